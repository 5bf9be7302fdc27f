export { countMessage, uncountMessage } from './message-limits.ts';
export { accountRoutes } from './routes.ts';
export { checkLogin, createUser } from './users.ts';
export { publicOrigin } from './verification.ts';
