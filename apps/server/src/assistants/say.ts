import { MESSAGES, type ReplyChunk } from '@trellis/contract';
import { emptyReply } from '@trellis/tools';
import { settingsOf } from '../apps/index.ts';
import { newId } from '../ids.ts';
import { keepMessage } from '../integrations/index.ts';
import { runPayer, takeCredits, tierLimitsOf } from '../payments/index.ts';
import { Refusal } from '../refusal.ts';
import { noModel } from '../runs/index.ts';
import { LiveStream, openStream } from '../streams/index.ts';
import { limitsOf, takeRun } from '../tools/index.ts';
import type { Replies } from './live.ts';
import type { AssistantNeeds } from './needs.ts';
import type { Speaker } from './speaker.ts';
import { lockTalk, messagesOf, type StoredMessage, talkOf } from './talks.ts';

interface Said {
  talkId: string;
  text: string;
  requestKey?: string | undefined;
}

/**
 * Says something: it is counted, paid for by a member's credits as a run is, stored, and its reply begun in one transaction, and then the reply comes by itself.
 * The same key says it once. What is refused says so before anything is counted, and stays with who typed it.
 */
export async function say(
  needs: AssistantNeeds & { replies: Replies },
  speaker: Speaker,
  said: Said,
): Promise<{ replyId: string }> {
  const appId = speaker.app.app_id;
  // Whether there is such a talk is nobody else's to learn, also where nothing can be answered.
  await talkOf(needs.db, appId, said.talkId, speaker.owner);
  if (needs.models.isBuiltIn) throw noModel();
  const ids = { said: newId(), reply: newId() };
  const stream = new LiveStream<ReplyChunk>(needs.db, appId, ids.reply);
  const settings = settingsOf(speaker.app);
  const payer = runPayer(speaker);
  const tier = payer && (await tierLimitsOf(needs.db, payer));
  const limits = await limitsOf(
    needs,
    { ...speaker, settings, memberRuns: tier?.dailyRuns ?? null },
    {
      key: 'assistant',
      daily: MESSAGES.dailyMessages,
      weekly: MESSAGES.weeklyMessages,
    },
  );
  const stored = await needs.db.transaction().execute(async (trx) => {
    await lockTalk(trx, appId, said.talkId, speaker.owner);
    const before = await messagesOf(trx, appId, said.talkId);
    const known = replyOfKey(before, said.requestKey);
    if (known) return { replyId: known, messages: null };
    if (before.at(-1)?.state === 'loading')
      throw new Refusal('conflict', 'Wait for the answer, or stop it', { code: 'reply_goes_on' });
    const counted = await takeRun(trx, limits, new Date());
    if (payer)
      await takeCredits(trx, payer, {
        id: ids.reply,
        cost: settings.creditsPerRun,
        granted: tier?.monthlyCredits ?? null,
      });
    const { text, requestKey, talkId } = said;
    const message: StoredMessage = { ...saidBy(text), requestKey };
    await keepMessage(trx, { appId, talkId, id: ids.said }, message);
    const { id: _, ...reply } = emptyReply(ids.reply);
    await keepMessage(trx, { appId, talkId, id: ids.reply }, { ...reply, counted });
    await openStream(trx, stream, {
      kind: 'reply',
      subjectId: talkId,
      userId: 'userId' in speaker.owner ? speaker.owner.userId : '',
      owner: needs.serverId,
    });
    return { replyId: ids.reply, messages: [...before, { ...message, id: ids.said }] };
  });
  const { replyId, messages } = stored;
  if (messages) needs.replies.begin(stream, { ...speaker, messages });
  else stream.end();
  return { replyId };
}

const saidBy = (text: string): StoredMessage => ({
  role: 'user',
  text,
  state: 'success',
  runs: [],
  failure: null,
});

/** The reply to what was said by a key before. */
function replyOfKey(
  messages: readonly (StoredMessage & { id: string })[],
  key: string | undefined,
): string | null {
  const at = key ? messages.findIndex(({ requestKey }) => requestKey === key) : -1;
  return (at >= 0 && messages[at + 1]?.id) || null;
}
