export { type Level, levelFilter, ruleFilter } from './access.ts';
export {
  ALWAYS,
  and,
  asksAny,
  type Filter,
  FilterError,
  type Json,
  NEVER,
  not,
  or,
  type Shown,
} from './ast.ts';
export { type FieldShape, type FieldShapes, hasField, keyOf, placeOf } from './fields.ts';
export { type MatchRow, matches } from './matches.ts';
export { parseFilter } from './parse.ts';
export { indexFor } from './shape.ts';
export { behind, type CreatedBy, orderBy, orderOf, type Standing } from './sort.ts';
export { jsonAt, Params, toSql } from './sql.ts';
export type { Subject } from './subject.ts';
