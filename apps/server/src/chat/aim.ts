import type { Db } from '../db/index.ts';
import { wishOf } from './continued.ts';
import { instructionsFor } from './instructions.ts';
import { lastMessages, REMEMBERED } from './messages.ts';
import { withPlanned } from './planned.ts';

/** What an answer of the assistant was to do, in the person's words, and what the app's builders want of every answer. */
export async function aimOf(
  db: Db,
  appId: string,
  messageId: string,
): Promise<{ wish: string; instructions: string }> {
  const before = await lastMessages(db, appId, REMEMBERED, messageId);
  const at = before.findLastIndex(({ role }) => role === 'user');
  const asked = before[at];
  return {
    wish: asked ? wishOf(withPlanned(asked, before.slice(0, at)), before.slice(0, at + 1)) : '',
    instructions: await instructionsFor(db, appId),
  };
}
