export { readProject } from './foreign/project.ts';
export { takeRoots } from './foreign/roots.ts';
export { projectRoutes } from './routes.ts';
