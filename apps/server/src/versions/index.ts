export { versionRoutes } from './routes.ts';
export { Versions } from './versions.ts';
