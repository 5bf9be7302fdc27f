import { type Db, dbNow, isLongAgo } from '../db/index.ts';
import type { StreamEnd, StreamKey, StreamKind } from './stream.ts';

/** Whoever writes a stream says so this often. */
export const BEAT_MS = 2_000;
/** A stream whose server has not been heard of for this long is over. */
export const LOST_MS = 15_000;

/** Begins a stream in the caller's transaction. @throws a violation of `streams_turn` where the app has a turn under way. */
export async function openStream(
  trx: Db,
  { appId, id }: StreamKey,
  of: { kind: StreamKind; subjectId: string; userId: string; owner: string },
): Promise<void> {
  await trx
    .insertInto('streams')
    .values({
      app_id: appId,
      id,
      kind: of.kind,
      subject_id: of.subjectId,
      user_id: of.userId,
      state: 'active',
      owner: of.owner,
      heartbeat_at: dbNow(),
    })
    .execute();
}

/** The stream of a kind that is under way in an app; null when there is none. */
export async function underWay(db: Db, appId: string, kind: StreamKind): Promise<string | null> {
  const stream = await db
    .selectFrom('streams')
    .select('id')
    .where('app_id', '=', appId)
    .where('kind', '=', kind)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return stream?.id ?? null;
}

/** Asks whoever writes it to stop; false where it is over. */
export async function requestStop(db: Db, key: StreamKey): Promise<boolean> {
  const stream = await update(db, key)
    .set({ stop_requested: true })
    .where('state', '=', 'active')
    .returning('id')
    .executeTakeFirst();
  return stream !== undefined;
}

/** Says that its server is there; false when it is to stop. */
export async function beat(db: Db, key: StreamKey): Promise<boolean> {
  const stream = await update(db, key)
    .set({ heartbeat_at: dbNow() })
    .returning(['stop_requested', 'state'])
    .executeTakeFirst();
  return stream === undefined || (!stream.stop_requested && stream.state === 'active');
}

export async function endStream(trx: Db, key: StreamKey, state: StreamEnd): Promise<void> {
  await update(trx, key).set({ state }).execute();
}

/** Holds the stream for a commit; refuses one that was given up meanwhile, its server not having been heard of. */
export async function lockStream(trx: Db, { appId, id }: StreamKey): Promise<void> {
  const stream = await trx
    .selectFrom('streams')
    .select('state')
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (stream?.state !== 'active') throw new Error('The stream is not under way any more');
}

/** Streams whose server was lost. */
export async function lostStreams(db: Db, kind: StreamKind): Promise<StreamKey[]> {
  const lost = await db
    .selectFrom('streams')
    .select(['app_id', 'id'])
    .where('kind', '=', kind)
    .where('state', '=', 'active')
    .where(isLongAgo('heartbeat_at', LOST_MS))
    .execute();
  return lost.map(({ app_id: appId, id }) => ({ appId, id }));
}

/** Marks a stream as one whose server was lost: this one goes. */
export async function leaveStream(db: Db, key: StreamKey): Promise<void> {
  await update(db, key)
    .set({ heartbeat_at: new Date(0) })
    .where('state', '=', 'active')
    .execute();
}

/** Ends a stream whose server was lost, in the caller's transaction; null where somebody did, or it lives. */
export async function takeLost(
  trx: Db,
  key: StreamKey,
): Promise<{ subjectId: string; userId: string } | null> {
  const stream = await update(trx, key)
    .set({ state: 'interrupted' })
    .where('state', '=', 'active')
    .where(isLongAgo('heartbeat_at', LOST_MS))
    .returning(['subject_id', 'user_id'])
    .executeTakeFirst();
  return stream ? { subjectId: stream.subject_id, userId: stream.user_id } : null;
}

const update = (db: Db, { appId, id }: StreamKey) =>
  db.updateTable('streams').where('app_id', '=', appId).where('id', '=', id);
