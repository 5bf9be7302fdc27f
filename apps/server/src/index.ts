export { allRoutes, createApp } from './app.ts';
export { type Config, readConfig } from './config.ts';
export { readProject, takeRoots } from './copies/project/project.ts';
export { startEmbedded } from './db/embedded.ts';
export { type Opened, openServices } from './open.ts';
export { checkTypes } from './repair/index.ts';
export type { Services } from './services.ts';
