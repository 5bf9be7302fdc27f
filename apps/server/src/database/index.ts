export { changeSchema, makeEntity, takeBackChange } from './change-schema.ts';
export { newEntity } from './new-entity.ts';
export { databaseRoutes } from './routes.ts';
export { RowSteps } from './steps/steps.ts';
export { NamedView, namedViews, takeViews } from './views/copies.ts';
