export { dbNow, isLongAgo } from './clock.ts';
export {
  type Database,
  type Db,
  migrate,
  openDatabase,
  reportLost,
  sql,
  violates,
} from './database.ts';
export { choosePlaces, startEmbedded } from './embedded.ts';
export { holding } from './held.ts';
export { holdFolder } from './holder.ts';
export { keptJson } from './kept.ts';
export type { ContextEmbeddingTable, ContextItemTable } from './knowledge.ts';
export { MIGRATIONS } from './migrations/index.ts';
export { after, byTime, placeOf } from './page.ts';
export type { MembershipTable, PaymentState, StoredProduct, StoredTier } from './payments.ts';
export type {
  BoundEntities,
  BoundEntity,
  BoundTools,
  Conversion,
  Edits,
  HostRecord,
} from './stored.ts';
export {
  BUILDERS,
  type DataImportTable,
  type RowStepTable,
  type Tables,
  type TableViewTable,
} from './tables.ts';
export type { ToolBatchTable } from './tool-batches.ts';
export type { AppKeyTable, ChatAssistantTable, RunCount, ToolRunTable } from './tool-runs.ts';
