export { integrationRoutes } from './routes.ts';
export { serveFile } from './serve-file.ts';
