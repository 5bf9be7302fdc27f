export { integrationRoutes } from './routes.ts';
export { serveFile } from './upload.ts';
