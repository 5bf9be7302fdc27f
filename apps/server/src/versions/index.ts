export { putBackDeleted } from './data/trash.ts';
export { versionRoutes } from './routes.ts';
export { runnerOf } from './runner.ts';
export type { FileChange } from './save.ts';
export { Versions } from './versions.ts';
