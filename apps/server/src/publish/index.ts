export { bundleOf } from './bundle.ts';
export { publishRoutes } from './routes.ts';
