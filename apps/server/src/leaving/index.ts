export { leavingRoutes } from './routes.ts';
