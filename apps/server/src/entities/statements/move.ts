import { createHash } from 'node:crypto';
import type { RowPlace, Runner } from './place.ts';

/** The table that an entity of its own has. Ids are hex digits, so that this is a name. */
export function ownTable(entityId: string): string {
  if (!/^[0-9a-f]{24}$/.test(entityId)) throw new Error(`${entityId} is no entity's id`);
  return `rows_${entityId}`;
}

/** Whether an entity has this many rows in the shared table; counts no further. */
export async function hasRows(run: Runner, place: RowPlace, many: number): Promise<boolean> {
  const { rows } = await run.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM (SELECT 1 FROM ${place.table} WHERE app_id = $1 AND entity_id = $2 LIMIT $3) part`,
    [place.appId, place.entityId, many],
  );
  return (rows[0]?.n ?? 0) >= many;
}

/** Moves an entity's rows into a table of its own, with indexes. Inside the transaction that says so to all. */
export async function moveRows(
  run: Runner,
  place: RowPlace,
  table: string,
  indexes: readonly string[],
): Promise<void> {
  const of = [place.appId, place.entityId];
  await run.query(`CREATE TABLE ${table} (LIKE ${place.table} INCLUDING DEFAULTS)`, []);
  await run.query(
    `INSERT INTO ${table} SELECT * FROM ${place.table} WHERE app_id = $1 AND entity_id = $2 ORDER BY id`,
    of,
  );
  await run.query(`ALTER TABLE ${table} ADD PRIMARY KEY (id)`, []);
  for (const columns of indexes) await run.query(createIndex(table, columns), []);
  await run.query(`DELETE FROM ${place.table} WHERE app_id = $1 AND entity_id = $2`, of);
  await run.query(`ANALYZE ${table}`, []);
}

/** An index's name says what it is of. */
export function indexName(table: string, columns: string): string {
  return `${table}_${createHash('sha256').update(columns).digest('hex').slice(0, 12)}`;
}

/** The statement that makes an index; `online` lets writers go on, and cannot stand in a transaction. */
export function createIndex(table: string, columns: string, online = false): string {
  const name = indexName(table, columns);
  return `CREATE INDEX ${online ? 'CONCURRENTLY' : ''} IF NOT EXISTS ${name} ON ${table} (${columns})`;
}

/** The indexes of a table beside its key; one whose making was cut off is not valid. */
export async function indexesOf(
  run: Runner,
  table: string,
): Promise<{ name: string; isValid: boolean }[]> {
  const { rows } = await run.query<{ name: string; isValid: boolean }>(
    `SELECT c.relname AS name, i.indisvalid AS "isValid" FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indrelid = to_regclass($1) AND NOT i.indisprimary`,
    [table],
  );
  return rows;
}
