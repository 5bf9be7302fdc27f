export { Previews } from './previews.ts';
export { previewRoutes } from './routes.ts';
