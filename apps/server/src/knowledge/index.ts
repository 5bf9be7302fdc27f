export { dataFor, dataSteps, findData, type UsedData } from './for-tools.ts';
export { Knowledge } from './knowledge.ts';
export { replaceItem } from './replace-item.ts';
export { knowledgeRoutes } from './routes.ts';
export { columnValues } from './search/column-values.ts';
export type { RowCondition } from './search/rows.ts';
