export { publishRoutes } from './routes.ts';
