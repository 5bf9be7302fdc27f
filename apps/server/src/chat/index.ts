export { lastMessages } from './messages.ts';
export { withoutUsage } from './present.ts';
export { chatRoutes } from './routes.ts';
export { ChatTurns } from './turns.ts';
