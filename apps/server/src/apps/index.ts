export { appUserOf } from './app-user.ts';
export { type AppRow, appById, nameApp } from './apps.ts';
export { appRoutes } from './routes.ts';
