import { COLUMNS, type RowPlace, type Runner, type StoredRow } from './place.ts';

/** Rows as they were at a revision that is past. */
export async function selectPast(
  run: Runner,
  place: RowPlace,
  rows: readonly { id: string; rev: number }[],
): Promise<StoredRow[]> {
  const { rows: found } = await run.query<StoredRow>(
    `SELECT h.id, h.creator_id, h.row_created_at AS created_at, h.row_updated_at AS updated_at, h.rev, h.data
     FROM row_history h JOIN unnest($3::text[], $4::int[]) AS t(id, rev) ON h.id = t.id AND h.rev = t.rev
     WHERE h.app_id = $1 AND h.entity_id = $2`,
    [place.appId, place.entityId, rows.map(({ id }) => id), rows.map(({ rev }) => rev)],
  );
  return found;
}

/** A deleted row as it last was, and who deleted it; null when it was never there or is there again. */
export async function lastDeleted(
  run: Runner,
  place: RowPlace,
  id: string,
): Promise<(StoredRow & { by_user: string | null }) | null> {
  const { rows } = await run.query<StoredRow & { by_user: string | null; op: string }>(
    `SELECT id, creator_id, row_created_at AS created_at, row_updated_at AS updated_at, rev, data, by_user, op
     FROM row_history h WHERE app_id = $1 AND entity_id = $2 AND id = $3
       AND NOT EXISTS (SELECT 1 FROM ${place.table} r WHERE r.app_id = $1 AND r.entity_id = $2 AND r.id = $3)
     ORDER BY rev DESC LIMIT 1`,
    [place.appId, place.entityId, id],
  );
  return rows[0]?.op === 'delete' ? rows[0] : null;
}

/** Puts a deleted row back as it was, with the next revision. */
export async function reinsertRow(
  run: Runner,
  place: RowPlace,
  row: StoredRow,
): Promise<StoredRow> {
  const { rows } = await run.query<StoredRow>(
    `INSERT INTO ${place.table} (app_id, entity_id, id, creator_id, created_at, updated_at, rev, data)
     VALUES ($1, $2, $3, $4, $5, now(), $6, $7) RETURNING ${COLUMNS}`,
    [
      place.appId,
      place.entityId,
      row.id,
      row.creator_id,
      row.created_at,
      row.rev + 1,
      JSON.stringify(row.data),
    ],
  );
  return rows[0]!;
}

/** Who made a row's value under a key what it is; null where nobody is known. */
export async function changerOf(
  run: Runner,
  place: RowPlace,
  id: string,
  key: string,
  value: unknown,
): Promise<string | null> {
  const { rows } = await run.query<{ by_user: string | null }>(
    `SELECT by_user FROM row_history WHERE app_id = $1 AND entity_id = $2 AND id = $3
       AND coalesce(data -> $4, 'null') <> $5::jsonb ORDER BY rev DESC LIMIT 1`,
    [place.appId, place.entityId, id, key, JSON.stringify(value)],
  );
  return rows[0]?.by_user ?? null;
}
