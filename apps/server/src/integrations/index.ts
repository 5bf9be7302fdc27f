export { followedConversation } from './agents/follow.ts';
export { integrationRoutes } from './routes.ts';
export { serveFile, servePrivateFile } from './serve-file.ts';
export { storeFile } from './upload.ts';
