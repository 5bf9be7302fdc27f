import { LIMITS, type Restored } from '@trellis/contract';
import { notFound, Refusal } from '../refusal.ts';
import { underWay } from '../streams/index.ts';
import { lastMessages, showLine, tipOf, wordsOf } from './messages.ts';
import type { ChatNeeds } from './needs.ts';
import { forOthers, presentMessage } from './present.ts';

/**
 * Goes back to a version and to its place in the conversation, in one transaction: behind an answer, or
 * before a person's message, whose words come back for the input. What is left is hidden, not deleted,
 * so that the same call with `undo` brings it back. `versionId` undefined: the version before the message.
 */
export async function restore(
  services: ChatNeeds,
  appId: string,
  { messageId, versionId }: { messageId: string; versionId?: string },
  seesUsage: boolean,
): Promise<Restored> {
  const { db, versions, previews, bus } = services;
  const done = await db.transaction().execute(async (trx) => {
    // Taken first, as a turn does it: either is seen whole by the other.
    const app = await trx
      .selectFrom('apps')
      .select('draft_version_id')
      .where('app_id', '=', appId)
      .forUpdate()
      .executeTakeFirst();
    if (!app) throw notFound('There is no such app');
    if (await underWay(trx, appId, 'turn'))
      throw new Refusal('conflict', 'The assistant is still working. Wait for it, or stop it.', {
        code: 'chat_busy',
      });
    const message = await trx
      .selectFrom('messages')
      .select(['role', 'body', 'parent'])
      .where('app_id', '=', appId)
      .where('id', '=', messageId)
      .executeTakeFirst();
    if (!message) throw notFound('There is no such message');
    const isAsked = message.role === 'user';
    if (versionId === undefined && !isAsked)
      throw new Refusal('invalid', 'Only a message of a person can be taken back');
    const before = await tipOf(trx, appId);
    const tip = isAsked ? message.parent : messageId;
    const wanted = versionId ?? message.body.metadata?.versionId ?? null;
    await showLine(trx, appId, tip);
    const { versionId: madeId, previousId } = await versions.restore(trx, appId, wanted, tip);
    return { madeId, previousId, before, userRequest: isAsked ? wordsOf(message.body) : '' };
  });
  const files = await versions.files(appId, done.madeId);
  await previews.committed(appId, done.madeId, files, true);
  bus.publish({ kind: 'version', appId, versionId: done.madeId });
  bus.publish({ kind: 'messages', appId });
  return {
    messages: (await lastMessages(db, appId, LIMITS.chat.shown)).map((message) =>
      presentMessage(seesUsage ? message : forOthers(message)),
    ),
    versionId: done.madeId,
    userRequest: done.userRequest,
    undo:
      done.previousId && done.before
        ? { versionId: done.previousId, messageId: done.before }
        : null,
  };
}
