export { describeFunctions } from './found.ts';
export { Functions } from './functions.ts';
export { functionRoutes } from './routes.ts';
