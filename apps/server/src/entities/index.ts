export { permissionsOf } from './access.ts';
export { accessSentence } from './access-words.ts';
export { versionEntities } from './resolve.ts';
export { entityRoutes } from './routes.ts';
export * as rowStatements from './statements.ts';
export { EntityStore } from './store.ts';
export { checkData } from './validate.ts';
