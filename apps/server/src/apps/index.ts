export { appUserOf } from './app-user.ts';
export { type AppRow, appById, createApp, nameApp, presentDetail } from './apps.ts';
export { appRoutes } from './routes.ts';
