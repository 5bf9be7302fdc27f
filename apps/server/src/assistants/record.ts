import { isDeepStrictEqual } from 'node:util';
import {
  type AssistantChange,
  type AssistantTexts,
  type ChatAssistant,
  EDIT_CONFLICT,
  MESSAGES,
  type PublicAssistant,
} from '@trellis/contract';
import type { Selectable } from 'kysely';
import { type AppRow, settingsOf } from '../apps/index.ts';
import type { ChatAssistantTable, Db } from '../db/index.ts';
import { randomId } from '../ids.ts';
import { Refusal } from '../refusal.ts';

/** The assistant of an app; there is one from the first time that somebody asks for it. */
export async function assistantOf(db: Db, appId: string): Promise<ChatAssistant> {
  return present(await found(db, appId));
}

/** The same for whoever shows an app: null where it was never opened. */
export async function knownAssistant(db: Db, appId: string): Promise<ChatAssistant | null> {
  const row = await rowOf(db, appId);
  return row ? present(row) : null;
}

/** The same as whoever talks to it sees it; questions that are being written are none yet. */
export const publicAssistant = (
  { welcomeMessage, examples }: ChatAssistant,
  app: Pick<AppRow, 'name' | 'description' | 'settings'>,
): PublicAssistant => ({
  name: app.name,
  description: app.description,
  welcomeMessage,
  examples: [...new Set(examples)].filter((one) => one !== ''),
  canHandOver: settingsOf(app).supportEmail !== null,
});

/** Saves parts of it; what somebody else made another meanwhile is not overwritten. */
export function saveAssistant(
  db: Db,
  appId: string,
  { change, base }: { change: AssistantChange; base?: AssistantChange | undefined },
): Promise<ChatAssistant> {
  return db.transaction().execute(async (trx) => {
    await found(trx, appId);
    const row = await trx
      .selectFrom('chat_assistants')
      .selectAll()
      .where('app_id', '=', appId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const before = present(row);
    const next = { ...before, ...settled(change) };
    refuseOverwriting(before, next, base);
    await trx
      .updateTable('chat_assistants')
      .set({
        welcome_message: next.welcomeMessage,
        instructions: next.instructions,
        examples: JSON.stringify(next.examples),
      })
      .where('app_id', '=', appId)
      .execute();
    return next;
  });
}

/** Lets people talk to it, or no longer. */
export async function activateAssistant(
  db: Db,
  appId: string,
  isActive: boolean,
): Promise<{ chatAppId: string }> {
  const { id } = await found(db, appId);
  await db
    .updateTable('chat_assistants')
    .set({ status: isActive ? 'active' : 'draft' })
    .where('app_id', '=', appId)
    .execute();
  return { chatAppId: id };
}

async function found(db: Db, appId: string): Promise<Selectable<ChatAssistantTable>> {
  const known = await rowOf(db, appId);
  if (known) return known;
  // Two who ask first at once are given the same one.
  await db
    .insertInto('chat_assistants')
    .values({ app_id: appId, id: randomId() })
    .onConflict((on) => on.column('app_id').doNothing())
    .execute();
  const made = await rowOf(db, appId);
  if (!made) throw new Error('An assistant that was stored is not there');
  return made;
}

const rowOf = (db: Db, appId: string) =>
  db.selectFrom('chat_assistants').selectAll().where('app_id', '=', appId).executeTakeFirst();

const settled = ({ examples, ...change }: AssistantChange): AssistantChange => ({
  ...change,
  ...(examples && { examples: examples.map((one) => one.trim()) }),
});

const present = (row: Selectable<ChatAssistantTable>): ChatAssistant => ({
  chatAppId: row.id,
  status: row.status,
  welcomeMessage: row.welcome_message,
  instructions: row.instructions,
  examples: row.examples,
});

function refuseOverwriting(
  before: AssistantTexts,
  next: AssistantTexts,
  base: AssistantChange = {},
): void {
  const parts = Object.keys(base) as (keyof AssistantTexts)[];
  const lost = parts.filter(
    (part) =>
      !isDeepStrictEqual(before[part], next[part]) && !isDeepStrictEqual(before[part], base[part]),
  );
  if (lost.length === 0) return;
  throw new Refusal('conflict', MESSAGES.editConflict, {
    code: EDIT_CONFLICT,
    fields: Object.fromEntries(lost.map((part) => [part, MESSAGES.editConflict])),
  });
}
