import type { RowPlace, Runner, StoredRow } from './place.ts';

export interface DeletedState {
  id: string;
  data: Record<string, unknown>;
  by_user: string | null;
  /** As exactly as the database knows it. */
  at: string;
}

/** What deleted rows are looked for by. */
export interface TrashSearch {
  /** In the values of these keys. */
  keys: readonly string[];
  text: string;
}

/**
 * The rows that are gone: their last state, which a deletion ended, of those that are not there again. Both are
 * asked row by row along a key: just after very many were deleted the statistics know nothing of them, and
 * PostgreSQL would compare all with all.
 */
const deleted = (
  table: string,
) => `row_history h WHERE h.app_id = $1 AND h.entity_id = $2 AND h.op = 'delete'
  AND (SELECT r.id FROM ${table} r WHERE r.app_id = $1 AND r.entity_id = $2 AND r.id = h.id LIMIT 1) IS NULL
  AND h.rev = (SELECT n.rev FROM row_history n WHERE n.app_id = $1 AND n.entity_id = $2 AND n.id = h.id
    ORDER BY n.rev DESC LIMIT 1)
  AND ($3::text IS NULL OR EXISTS (SELECT 1 FROM unnest($4::text[]) AS k(key) WHERE h.data ->> k.key ILIKE $3))`;

const searched = (search: TrashSearch | null) => [
  search && `%${search.text.replace(/[\\%_]/g, '\\$&')}%`,
  search?.keys ?? [],
];

/** Deleted rows, the last deleted first. */
export async function selectDeleted(
  run: Runner,
  place: RowPlace,
  search: TrashSearch | null,
  before: { at: string; id: string } | null,
  limit: number,
): Promise<DeletedState[]> {
  const { rows } = await run.query<DeletedState>(
    `SELECT h.id, h.data, h.by_user, h.at::text AS at FROM ${deleted(place.table)}
       AND ($5::timestamptz IS NULL OR (h.at, h.id) < ($5::timestamptz, $6::text))
     ORDER BY h.at DESC, h.id DESC LIMIT $7`,
    [
      place.appId,
      place.entityId,
      ...searched(search),
      before?.at ?? null,
      before?.id ?? null,
      limit,
    ],
  );
  return rows;
}

/** How many rows are deleted; counts no further than `most`. */
export async function countDeleted(
  run: Runner,
  place: RowPlace,
  search: TrashSearch | null,
  most: number,
): Promise<number> {
  const { rows } = await run.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM (SELECT 1 FROM ${deleted(place.table)} LIMIT $5) part`,
    [place.appId, place.entityId, ...searched(search), most],
  );
  return rows[0]?.n ?? 0;
}

/** Puts deleted rows back as they last were, each with the next revision. */
export async function reinsertRows(
  run: Runner,
  place: RowPlace,
  ids: readonly string[],
): Promise<Pick<StoredRow, 'id' | 'rev'>[]> {
  const { rows } = await run.query<Pick<StoredRow, 'id' | 'rev'>>(
    `INSERT INTO ${place.table} (app_id, entity_id, id, creator_id, created_at, updated_at, rev, data)
     SELECT h.app_id, h.entity_id, h.id, h.creator_id, h.row_created_at, now(), h.rev + 1, h.data
     FROM ${deleted(place.table)} AND h.id = ANY($5) RETURNING id, rev`,
    [place.appId, place.entityId, null, [], ids],
  );
  return rows;
}

/** Erases deleted rows with all that is known of them. */
export async function eraseDeleted(
  run: Runner,
  place: RowPlace,
  ids: readonly string[],
): Promise<number> {
  const { rows } = await run.query<{ n: number }>(
    `WITH gone AS (SELECT h.id FROM ${deleted(place.table)} AND h.id = ANY($5)),
     erased AS (DELETE FROM row_history p USING gone WHERE p.app_id = $1 AND p.entity_id = $2 AND p.id = gone.id)
     SELECT count(*)::int AS n FROM gone`,
    [place.appId, place.entityId, null, [], ids],
  );
  return rows[0]?.n ?? 0;
}
