import type { RunSource, Talk, TalkLine, TalkMessage } from '@trellis/contract';
import { type Db, keptJson, type RunCount, sql } from '../db/index.ts';
import { newId } from '../ids.ts';
import { ASSISTANT } from '../integrations/index.ts';
import { notFound } from '../refusal.ts';
import type { Owner } from '../tools/index.ts';

/** Stands before the hash of a visitor's secret: no end user has such an id, and no agent's visitor either. */
const VISITOR = 'visitor:';
/** Messages that a talk tells; the ones before are kept. */
const MOST_MESSAGES = 200;

/** A message as it is stored. */
export type StoredMessage = Omit<TalkMessage, 'id' | 'sources'> & {
  sources?: RunSource[];
  /** The key that it was said by, once. */
  requestKey?: string | undefined;
  /** What a reply was counted as, to be given back where it comes to nothing. */
  counted?: RunCount[];
};

/** Whose a talk is, as `agent_conversations` says it (ruling 66). */
const userIdOf = (owner: Owner): string =>
  'userId' in owner ? owner.userId : `${VISITOR}${owner.visitorHash}`;

const ofOwner = (db: Db, appId: string, owner: Owner) =>
  db
    .selectFrom('agent_conversations')
    .select('id')
    .where('app_id', '=', appId)
    .where('agent_name', '=', ASSISTANT)
    .where('user_id', '=', userIdOf(owner));

/** Holds a talk of somebody's own for what is said in it; anybody else's is as good as none (ruling 12). */
export async function lockTalk(trx: Db, appId: string, id: string, owner: Owner): Promise<void> {
  const talk = await ofOwner(trx, appId, owner).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!talk) throw noTalk();
}

const noTalk = () => notFound('There is no such conversation');

export async function beginTalk(db: Db, appId: string, owner: Owner): Promise<{ talkId: string }> {
  const id = newId();
  await db
    .insertInto('agent_conversations')
    .values({
      app_id: appId,
      id,
      agent_name: ASSISTANT,
      user_id: userIdOf(owner),
      metadata: '{}',
    })
    .execute();
  return { talkId: id };
}

export async function talkOf(db: Db, appId: string, id: string, owner: Owner): Promise<Talk> {
  const talk = await ofOwner(db, appId, owner).where('id', '=', id).executeTakeFirst();
  if (!talk) throw noTalk();
  const messages = await messagesOf(db, appId, id);
  return { talkId: id, messages: messages.map(shownMessage) };
}

/** The talk in which somebody said something last. */
export async function lastTalk(db: Db, appId: string, owner: Owner): Promise<Talk | null> {
  const talk = await ofOwner(db, appId, owner)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('agent_messages')
          .select('agent_messages.id')
          .whereRef('agent_messages.app_id', '=', 'agent_conversations.app_id')
          .whereRef('agent_messages.conversation_id', '=', 'agent_conversations.id'),
      ),
    )
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return talk ? talkOf(db, appId, talk.id, owner) : null;
}

/** Talks of one page of the list, and characters of what stands for one. */
const PAGE = 30;
const TITLE = 80;

/** Somebody's talks in which something was said, the last one first. */
export async function listTalks(
  db: Db,
  appId: string,
  owner: Owner,
  before: string | undefined,
): Promise<{ talks: TalkLine[]; more: boolean }> {
  const { rows } = await sql<{ id: string; title: string; at: Date }>`
    SELECT talk.id, talk.updated_at AS at, left(said.body->>'text', ${TITLE}) AS title
    FROM agent_conversations talk CROSS JOIN LATERAL (
      SELECT body FROM agent_messages WHERE app_id = talk.app_id AND conversation_id = talk.id
      ORDER BY id LIMIT 1) said
    WHERE talk.app_id = ${appId} AND talk.agent_name = ${ASSISTANT} AND talk.user_id = ${userIdOf(owner)}
      AND talk.updated_at < ${before ?? 'infinity'}::timestamptz
    ORDER BY talk.updated_at DESC LIMIT ${PAGE + 1}`.execute(db);
  const talks = rows.slice(0, PAGE).map(({ id, title, at }) => ({
    talkId: id,
    title: title.trim() || 'A conversation',
    updatedAt: at.toISOString(),
  }));
  return { talks, more: rows.length > PAGE };
}

/** Forgets a talk with what was said in it, and what was streamed of it. */
export async function removeTalk(db: Db, appId: string, id: string, owner: Owner): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockTalk(trx, appId, id, owner);
    await trx
      .deleteFrom('agent_conversations')
      .where('app_id', '=', appId)
      .where('id', '=', id)
      .execute();
    await trx
      .deleteFrom('streams')
      .where('app_id', '=', appId)
      .where('kind', '=', 'reply')
      .where('subject_id', '=', id)
      .execute();
  });
}

/** The last messages of a talk, in their order. */
export async function messagesOf(
  db: Db,
  appId: string,
  talkId: string,
): Promise<(StoredMessage & { id: string })[]> {
  const rows = await db
    .selectFrom('agent_messages')
    .select(['id', 'body'])
    .where('app_id', '=', appId)
    .where('conversation_id', '=', talkId)
    .orderBy('id', 'desc')
    .limit(MOST_MESSAGES)
    .execute();
  return rows.reverse().map(({ id, body }) => ({ ...(body as unknown as StoredMessage), id }));
}

/** Ends a reply, once: what came of it stands in its message. False where it is over, or its talk is forgotten. */
export async function endReply(
  trx: Db,
  { appId, id }: { appId: string; id: string },
  reply: Pick<TalkMessage, 'text' | 'runs' | 'failure' | 'sources'> & {
    state: 'success' | 'error';
  },
): Promise<RunCount[] | null> {
  const { rows } = await sql<{ counted: RunCount[] }>`
    UPDATE agent_messages SET body = body || ${keptJson(reply)}::jsonb
    WHERE app_id = ${appId} AND id = ${id} AND body->>'state' = 'loading'
    RETURNING body->'counted' AS counted`.execute(trx);
  return rows[0]?.counted ?? null;
}

export const shownMessage = ({
  id,
  role,
  text,
  state,
  runs,
  failure,
  sources = [],
}: StoredMessage & { id: string }): TalkMessage => ({
  id,
  role,
  text,
  state,
  runs,
  failure,
  sources,
});

/** Days for which talks of people who were not signed in are kept (ruling 66). */
const KEPT_DAYS = 30;

/** Forgets what people who were not signed in said long ago. */
export async function forgetTalks(db: Db): Promise<void> {
  const before = new Date(Date.now() - KEPT_DAYS * 24 * 3_600_000);
  const gone = await sql<{ app_id: string; id: string }>`
    DELETE FROM agent_conversations
    WHERE agent_name = ${ASSISTANT} AND user_id LIKE 'visitor:%' AND updated_at < ${before}
    RETURNING app_id, id`.execute(db);
  for (const { app_id, id } of gone.rows)
    await db
      .deleteFrom('streams')
      .where('app_id', '=', app_id)
      .where('kind', '=', 'reply')
      .where('subject_id', '=', id)
      .execute();
}
