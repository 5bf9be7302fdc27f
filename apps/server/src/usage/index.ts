export { usageRoutes } from './routes.ts';
export { budgetNotice, recordUsage, requireBudget } from './usage.ts';
