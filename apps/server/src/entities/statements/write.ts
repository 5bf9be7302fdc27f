import { ALWAYS, Params } from '@trellis/filter';
import { answered, type Entry, entriesAs, entryOf } from './entries.ts';
import { COLUMNS, passing, type RowPlace, type Runner, standing } from './place.ts';
import { prepared } from './prepared.ts';
import type { Found, Projected, Projection } from './projection.ts';

export interface NewRow {
  id: string;
  creatorId: string | null;
  data: Record<string, unknown>;
}

/** Entries of one shape; what is answered of each stands in their order. */
type Entries = readonly [Entry, ...Entry[]];

/** Makes rows; what comes back is in the same order. */
export async function insertRows<P extends Projection>(
  run: Runner,
  place: RowPlace,
  rows: readonly NewRow[],
  projection: P,
): Promise<Projected<P>[]> {
  const [first, ...others] = rows.map((row) => newEntry(row, projection));
  const made = first ? await insertEntries<Projected<P>>(run, place, [first, ...others]) : [];
  return made.map((row) => row!);
}

export const newEntry = ({ id, creatorId, data }: NewRow, projection: Projection): Entry =>
  entryOf({ id, by: creatorId, data }, projection);

export function insertEntries<R extends Found>(
  run: Runner,
  place: RowPlace,
  entries: Entries,
): Promise<(R | undefined)[]> {
  const params = new Params();
  const text = `WITH ${entriesAs(entries, params)},
     made AS (${inserted(place, params)} RETURNING ${COLUMNS}) ${answered(entries[0], 'made')}`;
  return answersOf(run, text, params, entries);
}

/** Makes rows without reading them back. */
export async function addRows(
  run: Runner,
  place: RowPlace,
  rows: readonly NewRow[],
): Promise<void> {
  const params = new Params();
  const entries = rows.map((row) => newEntry(row, 'columns'));
  await run.query(`WITH ${entriesAs(entries, params)} ${inserted(place, params)}`, params.values);
}

const inserted = (place: RowPlace, params: Params): string =>
  `INSERT INTO ${place.table} (app_id, entity_id, id, creator_id, data)
     SELECT ${params.add(place.appId)}, ${params.add(place.entityId)}, t_id, t_by, t_data FROM t
     WHERE ${standing(place, params, 'writing') ?? 'TRUE'}`;

/** Writes a row's new data; what it was goes into the history in the same statement. */
export async function updateRow<P extends Projection>(
  run: Runner,
  place: RowPlace,
  id: string,
  data: Record<string, unknown>,
  by: string | null,
  projection: P,
): Promise<Projected<P>> {
  const entry = entryOf({ id, by, data, filter: ALWAYS }, projection);
  const [row] = await setEntries<Projected<P>>(run, place, [entry], { isWhole: true });
  return row!;
}

/**
 * Sets fields of different rows (with `isWhole`, all of their data), each as far as its own filter lets it through:
 * locked, kept as it was, changed. With `skipLocked`, rows that somebody else holds are left out, so that no write
 * waits for another's row, nor two statements for each other.
 */
export function setEntries<R extends Found>(
  run: Runner,
  place: RowPlace,
  entries: Entries,
  { isWhole = false, skipLocked = false } = {},
): Promise<(R | undefined)[]> {
  const params = new Params();
  const [app, entity] = [params.add(place.appId), params.add(place.entityId)];
  const stands = standing(place, params, 'writing') ?? 'TRUE';
  const text = `WITH ${entriesAs(entries, params)},
     old AS MATERIALIZED (SELECT ${COLUMNS}, t_by, t_data FROM t JOIN ${place.table} r ON r.id = t_id
       WHERE r.app_id = ${app} AND r.entity_id = ${entity} AND ${passing(entries[0].condition, stands)}
       FOR UPDATE OF r${skipLocked ? ' SKIP LOCKED' : ''}),
     kept AS (INSERT INTO row_history (${PAST}) SELECT ${app}, ${entity}, id, rev, 'update', creator_id,
       created_at, updated_at, data, t_by FROM old),
     changed AS (UPDATE ${place.table} r SET data = ${isWhole ? '' : 'r.data || '}old.t_data,
       updated_at = now(), rev = r.rev + 1 FROM old
       WHERE r.app_id = ${app} AND r.entity_id = ${entity} AND r.id = old.id
       RETURNING ${COLUMNS.split(', ').map((name) => `r.${name}`)}) ${answered(entries[0], 'changed')}`;
  return answersOf(run, text, params, entries);
}

async function answersOf<R extends Found>(
  run: Runner,
  text: string,
  params: Params,
  entries: Entries,
): Promise<(R | undefined)[]> {
  const { rows } = await run.query<R>(prepared(text, params.values));
  const found = new Map(rows.map((row) => [row.id, row]));
  return entries.map(({ id }) => found.get(id));
}

/** Deletes rows; what they were goes into the history. */
export async function deleteRows(
  run: Runner,
  place: RowPlace,
  ids: readonly string[],
  by: string | null,
): Promise<void> {
  await run.query(
    `WITH old AS (DELETE FROM ${place.table} WHERE app_id = $1 AND entity_id = $2 AND id = ANY($3) RETURNING *)
     INSERT INTO row_history (${PAST})
     SELECT app_id, entity_id, id, rev, 'delete', creator_id, created_at, updated_at, data, $4 FROM old`,
    [place.appId, place.entityId, ids, by],
  );
}

export const PAST =
  'app_id, entity_id, id, rev, op, creator_id, row_created_at, row_updated_at, data, by_user';
