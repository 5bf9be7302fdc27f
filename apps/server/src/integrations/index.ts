export { followedConversation } from './agents/follow.ts';
export { readDocument } from './documents.ts';
export { installedIn } from './packages/told.ts';
export { integrationRoutes } from './routes.ts';
export { serveFile, servePrivateFile } from './serve-file.ts';
export { PRIVATE, storeFile } from './upload.ts';
