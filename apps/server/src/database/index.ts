export { changeSchema } from './change-schema.ts';
export { databaseRoutes } from './routes.ts';
export { NamedView, namedViews, takeViews } from './views/copies.ts';
