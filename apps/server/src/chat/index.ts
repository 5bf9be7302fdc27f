export { aimOf } from './aim.ts';
export { saveInstructions } from './instructions.ts';
export { lastMessages } from './messages.ts';
export { forOthers } from './present.ts';
export { chatRoutes } from './routes.ts';
export { ChatTurns } from './turns.ts';
