import type { RowPlace, Runner } from './place.ts';

/** A row under its own id, with whose it is and since when. */
export interface CopiedData {
  id: string;
  creatorId: string | null;
  createdAt: string;
  updatedAt: string;
  data: Record<string, unknown>;
}

/** Makes rows that are not there under the ids that they had; what they were before in the history stands behind them. */
export async function addCopied(
  run: Runner,
  place: RowPlace,
  rows: readonly CopiedData[],
): Promise<{ id: string; rev: number }[]> {
  const made = await run.query<{ id: string; rev: number }>(
    `INSERT INTO ${place.table} (app_id, entity_id, id, creator_id, created_at, updated_at, rev, data)
     SELECT DISTINCT ON (id) $1, $2, id, creator_id, created_at, updated_at, coalesce((SELECT max(h.rev) + 1 FROM row_history h
       WHERE h.app_id = $1 AND h.entity_id = $2 AND h.id = t.id), 1), data
     FROM jsonb_to_recordset($3::jsonb) AS t(id text, creator_id text, created_at timestamptz, updated_at timestamptz, data jsonb)
     ORDER BY id ON CONFLICT DO NOTHING RETURNING id, rev`,
    [
      place.appId,
      place.entityId,
      JSON.stringify(
        rows.map(({ id, creatorId, createdAt, updatedAt, data }) => ({
          id,
          creator_id: creatorId,
          created_at: createdAt,
          updated_at: updatedAt,
          data,
        })),
      ),
    ],
  );
  return made.rows;
}
