export { Functions, functionsToldOf } from './functions.ts';
export { functionRoutes } from './routes.ts';
