export { accessFilter, accessSentence, permissionsOf } from './access.ts';
export { forgetVersion, versionEntities } from './resolve.ts';
export { entityRoutes } from './routes.ts';
export * as rowStatements from './statements.ts';
export { EntityStore, type RowAsk } from './store.ts';
export { presentUser } from './users.ts';
export { checkData } from './validate.ts';
