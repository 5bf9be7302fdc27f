export const APP_ID = 'a1b2c3d4e5f60718293a4b5c';
