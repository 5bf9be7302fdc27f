export { allRoutes, createApp } from './app.ts';
export { type Config, readConfig } from './config.ts';
export { MIGRATIONS, migrate, openDatabase, startEmbedded } from './db/index.ts';
export { httpServer } from './http/index.ts';
export { type Opened, openServices } from './open.ts';
export { readProject, takeRoots } from './projects/index.ts';
export type { Services } from './services.ts';
export { checkTypes } from './types/index.ts';
export { Work } from './work/index.ts';
