export { countOpening } from './count.ts';
export { analyticsRoutes } from './routes.ts';
export { forget as forgetVisits } from './store.ts';
export { Visits } from './visits.ts';
