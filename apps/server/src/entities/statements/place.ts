import { type Filter, type Params, toSql } from '@trellis/filter';
import type pg from 'pg';

/** A stored row as the driver gives it. */
export interface StoredRow {
  id: string;
  creator_id: string | null;
  created_at: Date;
  updated_at: Date;
  rev: number;
  data: Record<string, unknown>;
}

/** Where an entity's rows stand. All SQL on rows is in this folder and takes the table's name (ruling 1). */
export interface RowPlace {
  table: string;
  appId: string;
  entityId: string;
  /** What was known of the entity when its place was looked up; a statement fails where it holds no more. */
  guard?: Guard;
}

/** What a place was found by: the version whose rules hold for the caller, and the entity's record. */
export interface Guard {
  versionId: string;
  /** `open`: of the published version, for who comes without being somebody of the app. */
  sees: 'draft' | 'published' | 'open';
  /** The state of the entity's record (its xmin): where its rows stand, which keys it ever had. */
  stamp: string;
}

export type Runner = Pick<pg.Pool, 'query'>;
export const COLUMNS = 'id, creator_id, created_at, updated_at, rev, data';

/** All rows of the entity. */
export const rowsOf = ({ appId, entityId }: RowPlace, params: Params): string =>
  `app_id = ${params.add(appId)} AND entity_id = ${params.add(entityId)}`;

/** The rows of the entity that pass, as long as the place is right; `writing` keeps it right until the commit. */
export function where(
  place: RowPlace,
  filter: Filter,
  params: Params,
  writing: 'writing' | 'reading' = 'reading',
): string {
  const rows = rowsOf(place, params);
  const stands = standing(place, params, writing) ?? 'TRUE';
  return `${rows} AND ${passing(toSql(filter, params), stands)}`;
}

/** A condition, as long as the place is right. Where nothing can pass PostgreSQL would ask nothing: that is asked all the same. */
export const passing = (condition: string, stands: string): string =>
  condition === 'FALSE' ? `NOT ${stands}` : `${stands} AND ${condition}`;

/**
 * The condition that the place is still right, asked in the statement's own snapshot and once for all
 * rows. Who writes to the shared table holds the entity there until the commit; a table of its own is
 * never left again, so that nobody need hold it.
 */
export function standing(
  { table, appId, entityId, guard }: RowPlace,
  params: Params,
  writing: 'writing' | 'reading' = 'reading',
): string | null {
  if (!guard) return null;
  const asked = [appId, entityId, guard.stamp, guard.versionId].map(
    (one) => `${params.add(one)}::text`,
  );
  const [app, entity, stamp, version] = asked;
  if (writing === 'writing' && table === SHARED)
    return `(SELECT entity_held(${asked}, ${params.add(guard.sees)}::text))`;
  const holds = guard.sees === 'draft' ? 'draft_version_id' : 'published_version_id';
  const isOpen =
    guard.sees === 'open'
      ? ` AND coalesce(a.settings ->> 'visibility', '') NOT IN ('signin', 'invite')`
      : '';
  return `(SELECT coalesce((SELECT TRUE FROM entities e, apps a WHERE e.app_id = ${app} AND e.id = ${entity}
    AND e.xmin = ${stamp}::xid AND a.app_id = ${app} AND a.deleted_at IS NULL AND a.${holds} = ${version}${isOpen}),
    entity_is_another(${app}, ${entity})))`;
}

/** The table of the entities that are small. */
export const SHARED = 'rows';

/** Whether a statement failed because its place is no longer right: it is looked up anew. */
export const isStale = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'TR001' || error.code === '42P01');
