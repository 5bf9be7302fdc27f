export { bundleOf } from './bundle.ts';
export { runtimeFiles, runtimePages, shellPage } from './pages.ts';
export { publishRoutes } from './routes.ts';
export { hostRobots, sitemap } from './search.ts';
