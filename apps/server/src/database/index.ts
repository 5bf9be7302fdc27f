export { databaseRoutes } from './routes.ts';
