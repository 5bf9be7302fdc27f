export { dataFor, dataSteps, findData, type UsedData } from './for-tools.ts';
export { Knowledge } from './knowledge.ts';
export { replaceItem } from './replace-item.ts';
export { knowledgeRoutes } from './routes.ts';
export { columnValues } from './search/column-values.ts';
export { type ListRow, rowOf } from './search/list-rows.ts';
export { pictureAddress, serveRowPicture } from './search/row-picture.ts';
export type { RowCondition } from './search/rows.ts';
export { passagesAround } from './search/whole.ts';
