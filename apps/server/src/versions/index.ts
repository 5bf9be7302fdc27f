export { schemasOf } from './bind.ts';
export { versionRoutes } from './routes.ts';
export { Versions } from './versions.ts';
