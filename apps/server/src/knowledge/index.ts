export { Knowledge } from './knowledge.ts';
export { knowledgeRoutes } from './routes.ts';
