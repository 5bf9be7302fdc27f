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
export { holdFolder } from './holder.ts';
export { MIGRATIONS } from './migrations/index.ts';
export { after, byTime, placeOf } from './page.ts';
export {
  type BoundEntities,
  type BoundEntity,
  BUILDERS,
  type Conversion,
  type DataImportTable,
  type HostRecord,
  type Tables,
  type TableViewTable,
} from './tables.ts';
