export { allRoutes, createApp } from './app.ts';
export { type Config, readConfig } from './config.ts';
export { readProject } from './copies/project/project.ts';
export { takeRoots } from './copies/project/roots.ts';
export { startEmbedded } from './db/embedded.ts';
export { httpServer } from './http/listener.ts';
export { type Opened, openServices } from './open.ts';
export { checkTypes } from './repair/index.ts';
export type { Services } from './services.ts';
