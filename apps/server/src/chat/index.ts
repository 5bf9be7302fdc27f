export { lastMessages } from './messages.ts';
export { chatRoutes } from './routes.ts';
export { ChatTurns } from './turns.ts';
