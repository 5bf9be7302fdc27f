import { type FieldShapes, type Filter, orderBy, orderOf, Params } from '@trellis/filter';
import { COLUMNS, type RowPlace, type Runner, type StoredRow, where } from './place.ts';

/** Whoever takes nothing for so long is cut: what they read from is held for them meanwhile. */
const IDLE_MS = 60_000;
const STATEMENT_MS = 60_000;

/** Begins to read the rows that pass, from one snapshot; `run` is a connection of its own. */
export async function openCursor(
  run: Runner,
  place: RowPlace,
  filter: Filter,
  fields: FieldShapes,
  { sort }: { sort?: string | undefined },
): Promise<void> {
  await run.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  await run.query(`SET LOCAL idle_in_transaction_session_timeout = ${IDLE_MS}`);
  await run.query(`SET LOCAL statement_timeout = ${STATEMENT_MS}`);
  // All of them are wanted, not the first few soon.
  await run.query('SET LOCAL cursor_tuple_fraction = 1');
  const params = new Params();
  const condition = where(place, filter, params);
  const order = orderBy(orderOf(sort, fields));
  await run.query(
    `DECLARE walked NO SCROLL CURSOR FOR SELECT ${COLUMNS} FROM ${place.table} WHERE ${condition} ORDER BY ${order}`,
    params.values,
  );
}

/** The next rows of it; fewer than asked for at its end. */
export async function fetchCursor(run: Runner, count: number): Promise<StoredRow[]> {
  return (await run.query<StoredRow>(`FETCH ${count} FROM walked`)).rows;
}
