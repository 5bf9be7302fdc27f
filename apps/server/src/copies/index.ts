export { readProject } from './project/project.ts';
export { takeRoots } from './project/roots.ts';
export { copyRoutes } from './routes.ts';
