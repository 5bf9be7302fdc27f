export { importRoutes } from './routes.ts';
export { DataImports } from './run.ts';
