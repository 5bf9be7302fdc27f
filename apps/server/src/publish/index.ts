export { bundleOf } from './bundle.ts';
export { missingOnHost } from './missing.ts';
export type { PublishNeeds } from './needs.ts';
export { runtimeFiles, runtimePages, shellPage } from './pages.ts';
export { publish } from './publish.ts';
export { publishRoutes } from './routes.ts';
export { hostRobots, sitemap } from './search.ts';
