import type { RowPlace, Runner } from './place.ts';
import { PAST } from './write.ts';

/** A row that was put back: what that did to it, and its revision after it (or its last). */
export interface PutBackRow {
  id: string;
  rev: number;
  done: 'changed' | 'broughtBack' | 'removed';
}

/** Times of rows are kept to the millisecond, those of changes and versions exactly. */
const AT = '$3::timestamptz(3)';
/** The first state that ended after the time: the one of that time, if it had begun. */
const statesWhere = (
  condition: string,
) => `SELECT DISTINCT ON (id) id, creator_id, row_created_at, row_updated_at, data FROM row_history
  WHERE app_id = $1 AND entity_id = $2 AND ${condition}`;
const ENDED_LATER = statesWhere('at > $3::timestamptz');

/** One row, or one of its states: which of several that began in the same millisecond, its revision alone can say. */
export interface OneRow {
  id: string;
  rev: number | null;
}

/** When a past state of a row began; null where there is none. */
export async function stateBegan(
  run: Runner,
  place: RowPlace,
  id: string,
  rev: number,
): Promise<string | null> {
  const { rows } = await run.query<{ at: string }>(
    `SELECT row_updated_at::text AS at FROM row_history
     WHERE app_id = $1 AND entity_id = $2 AND id = $3 AND rev = $4`,
    [place.appId, place.entityId, id, rev],
  );
  return rows[0]?.at ?? null;
}

/**
 * Puts rows (one, or all of the entity) back to how they were at a time. What they are until then goes
 * into the history like any change, so that this can be undone by itself.
 */
export async function putBack(
  run: Runner,
  place: RowPlace,
  at: string,
  by: string | null,
  only: OneRow | null,
): Promise<PutBackRow[]> {
  const one = only ? 'AND id = $5' : '';
  const isState = only !== null && only.rev !== null;
  const states = isState ? statesWhere('rev = $6::int') : ENDED_LATER;
  const { table } = place;
  const { rows } = await run.query<PutBackRow>(
    `WITH later AS (${states} ${one} ORDER BY id, rev),
     past AS (SELECT * FROM later WHERE row_updated_at <= ${AT}),
     present AS MATERIALIZED (SELECT * FROM ${table} WHERE app_id = $1 AND entity_id = $2 ${one}
       AND (updated_at > ${AT} OR id IN (SELECT id FROM later)) FOR UPDATE),
     kept AS (INSERT INTO row_history (${PAST})
       SELECT p.app_id, p.entity_id, p.id, p.rev, CASE WHEN past.id IS NULL THEN 'delete' ELSE 'update' END,
         p.creator_id, p.created_at, p.updated_at, p.data, $4
       FROM present p LEFT JOIN past ON past.id = p.id WHERE past.id IS NULL OR past.data <> p.data),
     removed AS (DELETE FROM ${table} r USING present p
       WHERE r.app_id = $1 AND r.entity_id = $2 AND r.id = p.id AND p.id NOT IN (SELECT id FROM past)
       RETURNING r.id, r.rev),
     changed AS (UPDATE ${table} r SET data = past.data, updated_at = now(), rev = r.rev + 1 FROM present p, past
       WHERE r.app_id = $1 AND r.entity_id = $2 AND r.id = p.id AND past.id = p.id AND past.data <> p.data
       RETURNING r.id, r.rev),
     brought AS (INSERT INTO ${table} (app_id, entity_id, id, creator_id, created_at, updated_at, rev, data)
       SELECT $1, $2, past.id, past.creator_id, past.row_created_at, now(), h.rev + 1, past.data
       FROM past, LATERAL (SELECT max(rev) AS rev FROM row_history
         WHERE app_id = $1 AND entity_id = $2 AND id = past.id) h
       WHERE past.id NOT IN (SELECT id FROM present) RETURNING id, rev)
     SELECT id, rev, 'removed' AS done FROM removed
     UNION ALL SELECT id, rev, 'changed' FROM changed UNION ALL SELECT id, rev, 'broughtBack' FROM brought`,
    [
      ...[place.appId, place.entityId, at, by],
      ...(only ? [only.id] : []),
      ...(isState ? [only.rev] : []),
    ],
  );
  return rows;
}

/** A state of a row. */
export interface PastState {
  rev: number;
  began: Date;
  ended: Date | null;
  op: 'update' | 'delete' | null;
  by_user: string | null;
  creator_id: string | null;
  data: Record<string, unknown>;
}

/** All states of a row, the newest first. */
export async function statesOf(
  run: Runner,
  place: RowPlace,
  id: string,
  limit: number,
): Promise<PastState[]> {
  const of = 'WHERE app_id = $1 AND entity_id = $2 AND id = $3';
  const { rows } = await run.query<PastState>(
    `SELECT rev, updated_at AS began, NULL::timestamptz AS ended, NULL AS op, NULL AS by_user, creator_id, data FROM ${place.table} ${of}
     UNION ALL SELECT rev, row_updated_at, at, op, by_user, creator_id, data FROM row_history ${of}
     ORDER BY rev DESC LIMIT $4`,
    [place.appId, place.entityId, id, limit],
  );
  return rows;
}

/** Values of a key that changed since a time in rows where another key's did not. */
export async function valuesChangedSince(
  run: Runner,
  place: RowPlace,
  at: string,
  key: string,
  unlike: string,
): Promise<{ id: string; value: unknown }[]> {
  const { rows } = await run.query<{ id: string; value: unknown }>(
    `WITH later AS (${ENDED_LATER} ORDER BY id, rev)
     SELECT r.id, r.data -> $4::text AS value FROM ${place.table} r JOIN later ON later.id = r.id
     WHERE r.app_id = $1 AND r.entity_id = $2 AND r.data -> $4::text IS DISTINCT FROM later.data -> $4::text
       AND r.data -> $5::text IS NOT DISTINCT FROM later.data -> $5::text`,
    [place.appId, place.entityId, at, key, unlike],
  );
  return rows;
}
