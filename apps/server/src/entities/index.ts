export { permissionsOf } from './access.ts';
export { accessSentence } from './access-words.ts';
export type { RowAsk } from './context.ts';
export { versionEntities } from './resolve.ts';
export { entityRoutes } from './routes.ts';
export * as rowStatements from './statements.ts';
export { EntityStore } from './store.ts';
export { changeUser, presentUser, removeUser, updateProfile } from './users.ts';
export { checkData } from './validate.ts';
