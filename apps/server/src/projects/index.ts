export { copyTemplate } from './duplicate.ts';
export { readProject } from './foreign/project.ts';
export { takeRoots } from './foreign/roots.ts';
export type { ProjectNeeds } from './needs.ts';
export { projectRoutes } from './routes.ts';
