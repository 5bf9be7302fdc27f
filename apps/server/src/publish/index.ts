export { isSignupOpen } from './publish.ts';
export { publishRoutes } from './routes.ts';
