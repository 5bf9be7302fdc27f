export { changeSchema } from './change-schema.ts';
export { databaseRoutes } from './routes.ts';
