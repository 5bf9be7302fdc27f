export { repairRoutes } from './routes.ts';
export { checkTypes } from './types/check.ts';
