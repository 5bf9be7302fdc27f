export { visitorRoutes } from './routes.ts';
export { mayOpenPages } from './session.ts';
