export { announceSaved } from './change.ts';
export { codeRoutes } from './routes.ts';
