import type { Db } from '../db/index.ts';
import { Refusal } from '../refusal.ts';

/** What the app's builders want of every answer. */
export async function instructionsFor(db: Db, appId: string): Promise<string> {
  const { chat_instructions } = await db
    .selectFrom('apps')
    .select('chat_instructions')
    .where('app_id', '=', appId)
    .executeTakeFirstOrThrow();
  return chat_instructions;
}

/** Saves them, over those that the caller knew of; refused where somebody else changed them meanwhile. */
export async function saveInstructions(
  db: Db,
  appId: string,
  { text, base }: { text: string; base: string },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('apps')
    .set({ chat_instructions: text })
    .where('app_id', '=', appId)
    .where('chat_instructions', 'in', [base, text])
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw new Refusal('conflict', 'Somebody changed the instructions meanwhile', {
      code: 'instructions_changed',
    });
}
