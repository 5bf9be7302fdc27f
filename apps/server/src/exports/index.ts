export { exportRoutes } from './routes.ts';
export { serveExport } from './serve.ts';
