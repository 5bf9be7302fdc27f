import { chatCalls, LIMITS, MESSAGES } from '@trellis/contract';
import { builderOf, type Route, route } from '../http/route.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { lastMessages } from './messages.ts';
import { streamResponse } from './stream.ts';

export function chatRoutes({ db, turns }: Services): Route[] {
  return [
    route(chatCalls.send, async (ask) => {
      const { appId } = ask.params;
      const message = ask.body.messages.at(-1)!;
      const text = message.parts.flatMap((part) => part.text ?? []).join('');
      if (message.role !== 'user' || text.trim() === '')
        throw new Refusal('invalid', 'Write a message first');
      if (text.length > LIMITS.chat.maxLength)
        throw new Refusal(
          'invalid',
          `A message may be ${LIMITS.chat.maxLength.toLocaleString('en')} characters long; this one has ${text.length.toLocaleString('en')}.`,
        );
      const known = await db
        .selectFrom('messages')
        .select('id')
        .where('app_id', '=', appId)
        .where('id', '=', message.id)
        .executeTakeFirst();
      if (known) throw new Refusal('conflict', MESSAGES.sendFailed, { code: 'message_exists' });
      const turn = await turns.start(appId, builderOf(ask), message);
      return streamResponse(turn.follow(ask.request.signal));
    }),
    route(chatCalls.resume, async ({ params, request, c }) => {
      const chunks = await turns.follow(params.appId, request.signal);
      return chunks ? streamResponse(chunks) : c.body(null, 204);
    }),
    route(chatCalls.stop, async ({ params }) => ({ stopped: await turns.stop(params.appId) })),
    route(chatCalls.messages, async ({ params, query }) => {
      const messages = await lastMessages(db, params.appId, query.limit + 1, query.before);
      const more = messages.length > query.limit;
      return { messages: more ? messages.slice(1) : messages, more };
    }),
  ];
}
