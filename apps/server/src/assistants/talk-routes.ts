import { replyCalls } from '@trellis/contract';
import { type Ask, eventStream, jsonText, type Route, route } from '../http/index.ts';
import { callerOf } from '../integrations/index.ts';
import { notFound } from '../refusal.ts';
import { ownerOf } from '../tools/index.ts';
import { handOver } from './hand-over.ts';
import type { Replies } from './live.ts';
import type { AssistantNeeds } from './needs.ts';
import { knownAssistant, publicAssistant } from './record.ts';
import { say } from './say.ts';
import type { Speaker } from './speaker.ts';
import { beginTalk, lastTalk, listTalks, removeTalk, talkOf } from './talks.ts';

type VisitorAsk = Pick<
  Ask<{ appId: string }, unknown, unknown>,
  'actor' | 'address' | 'c' | 'params'
>;

/** Talks of visitors with the assistant of an app. */
export function talkRoutes(needs: AssistantNeeds & { replies: Replies }): Route[] {
  const { db, replies } = needs;
  /** A draft is for people with a role on the app alone; to all others it is not there. */
  const opened = async (ask: VisitorAsk): Promise<Omit<Speaker, 'owner'>> => {
    const { app, caller, environment } = await callerOf(needs, ask, ask.params.appId);
    const assistant = await knownAssistant(db, app.app_id);
    if (!assistant || (assistant.status !== 'active' && environment !== 'preview'))
      throw notFound('This app has no chat assistant');
    return { app, assistant, caller, environment };
  };
  const speaking = async (ask: VisitorAsk & { request: Request }): Promise<Speaker> => {
    const found = await opened(ask);
    return { ...found, owner: ownerOf(found.caller, ask.request) };
  };
  return [
    route(replyCalls.open, async (ask) => {
      const { app, assistant } = await opened(ask);
      return publicAssistant(assistant, app);
    }),
    route(replyCalls.begin, async (ask) => {
      const { app, owner } = await speaking(ask);
      await needs.limits.take('talks', ask.address, MOST_TALKS, 3_600, TOO_MANY);
      return beginTalk(db, app.app_id, owner);
    }),
    route(replyCalls.last, async (ask) => {
      const { app, owner } = await speaking(ask);
      return { talk: await lastTalk(db, app.app_id, owner) };
    }),
    route(replyCalls.list, async (ask) => {
      const { app, owner } = await speaking(ask);
      return listTalks(db, app.app_id, owner, ask.query.before);
    }),
    route(replyCalls.get, async (ask) => {
      const { app, owner } = await speaking(ask);
      return talkOf(db, app.app_id, ask.params.talkId, owner);
    }),
    route(replyCalls.remove, async (ask) => {
      const { app, owner } = await speaking(ask);
      const last = (await talkOf(db, app.app_id, ask.params.talkId, owner)).messages.at(-1);
      // Nobody is written to any more; what it would say has no place to be kept.
      if (last?.state === 'loading') await replies.stop({ appId: app.app_id, id: last.id });
      await removeTalk(db, app.app_id, ask.params.talkId, owner);
      return { removed: true };
    }),
    route(replyCalls.say, async (ask) => {
      const { talkId } = ask.params;
      const speaker = await speaking(ask);
      const { wait, ...said } = ask.body;
      const { replyId } = await say(needs, speaker, { ...said, talkId });
      const { app, owner } = speaker;
      const chunks = replies.follow({ appId: app.app_id, id: replyId })(ask.request.signal);
      if (!wait) return eventStream(chunks);
      for await (const _ of chunks) void _;
      return jsonText(ask.c, JSON.stringify(await talkOf(db, app.app_id, talkId, owner)));
    }),
    route(replyCalls.follow, async (ask) => {
      const { app, owner } = await speaking(ask);
      const last = (await talkOf(db, app.app_id, ask.params.talkId, owner)).messages.at(-1);
      if (last?.state !== 'loading') return ask.c.body(null, 204);
      return eventStream(replies.follow({ appId: app.app_id, id: last.id })(ask.request.signal));
    }),
    route(replyCalls.stop, async (ask) => {
      const { app, owner } = await speaking(ask);
      const last = (await talkOf(db, app.app_id, ask.params.talkId, owner)).messages.at(-1);
      if (last?.state !== 'loading') return { stopped: false };
      return { stopped: await replies.stop({ appId: app.app_id, id: last.id }) };
    }),
    route(replyCalls.handOver, async (ask) => handOver(needs, await speaking(ask), ask.body)),
  ];
}

/** Talks that one address begins in an hour. */
const MOST_TALKS = 120;
const TOO_MANY = 'Too many conversations were begun from here. Try again later.';
