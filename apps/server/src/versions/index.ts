export { versionRoutes } from './routes.ts';
export type { FileChange } from './save.ts';
export { runnerOf, Versions } from './versions.ts';
