export { kitModule } from './kit.ts';
export { Previews } from './previews.ts';
export { previewRoutes } from './routes.ts';
export { openRuntime, VENDOR_BASE } from './runtime-files.ts';
