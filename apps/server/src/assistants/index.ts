export { Replies } from './live.ts';
export { knownAssistant, publicAssistant } from './record.ts';
export { assistantRoutes } from './routes.ts';
export { forgetTalks } from './talks.ts';
