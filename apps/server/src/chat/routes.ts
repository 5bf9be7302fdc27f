import {
  appCalls,
  attachmentCalls,
  chatCalls,
  LIMITS,
  MESSAGES,
  versionCalls,
} from '@trellis/contract';
import { builderOf, type Route, route } from '../http/index.ts';
import { type Actor, isAdmin, whileMember } from '../identity/index.ts';
import { causeDetails } from '../models/index.ts';
import { Refusal } from '../refusal.ts';
import { requireElements } from './about.ts';
import { attach, attached, checkedMessage } from './attachments.ts';
import { instructionsFor, saveInstructions } from './instructions.ts';
import { lastMessages } from './messages.ts';
import type { ChatNeeds } from './needs.ts';
import { forOthers } from './present.ts';
import { restore } from './restore.ts';
import { giveScreenshot } from './screenshots.ts';
import { sentRoutes } from './sent.ts';
import { streamResponse } from './stream.ts';
import { attachedColumns } from './tables/attached-columns.ts';
import type { ChatTurns } from './turns.ts';

export function chatRoutes(services: ChatNeeds & { turns: ChatTurns }): Route[] {
  const { db, turns } = services;
  const seesUsage = (ask: { actor: Actor }) => isAdmin(db, builderOf(ask).userId);
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
          `A message can have up to ${LIMITS.chat.maxLength.toLocaleString('en')} characters; this one has ${text.length.toLocaleString('en')}.`,
        );
      const known = await db
        .selectFrom('messages')
        .select('id')
        .where('app_id', '=', appId)
        .where('id', '=', message.id)
        .executeTakeFirst();
      if (known) throw new Refusal('conflict', MESSAGES.sendFailed, { code: 'message_exists' });
      const builder = builderOf(ask);
      await requireElements(services, appId, message);
      const checked = await checkedMessage(services, appId, message);
      const turn = await turns.start(appId, builder, checked).catch(async (error: unknown) => {
        if (error instanceof Refusal || !(await seesUsage(ask))) throw error;
        // Admins see the cause (spec 2, section 8).
        const more = { cause: error, details: causeDetails(error) };
        throw new Refusal('internal', MESSAGES.chatFailed, more);
      });
      return streamResponse(
        whileMember(services, builder, appId, ask.request.signal, (signal) => turn.follow(signal)),
        await seesUsage(ask),
      );
    }),
    route(appCalls.giveScreenshot, async (ask) =>
      giveScreenshot(services, builderOf(ask), ask.params, ask.c),
    ),
    route(chatCalls.resume, async (ask) => {
      const { appId } = ask.params;
      const turn = await turns.underWay(appId);
      if (!turn) return ask.c.body(null, 204);
      return streamResponse(
        whileMember(services, builderOf(ask), appId, ask.request.signal, turn),
        await seesUsage(ask),
      );
    }),
    route(chatCalls.stop, async ({ params }) => ({ stopped: await turns.stopIn(params.appId) })),
    route(attachmentCalls.attach, async (ask) =>
      attach(services, ask.params.appId, builderOf(ask).userId, ask.c),
    ),
    route(attachmentCalls.columns, async ({ params }) => attachedColumns(services, params)),
    route(attachmentCalls.attached, async ({ params, c }) =>
      attached(services, params.appId, params.name, c),
    ),
    route(versionCalls.restore, async (ask) => {
      const to = { messageId: ask.body.messageId, versionId: ask.params.versionId };
      return restore(services, ask.params.appId, to, await seesUsage(ask));
    }),
    route(versionCalls.rewind, async (ask) =>
      restore(services, ask.params.appId, ask.body, await seesUsage(ask)),
    ),
    route(chatCalls.messages, async (ask) => {
      const { params, query } = ask;
      const messages = await lastMessages(db, params.appId, query.limit + 1, query.before);
      const more = messages.length > query.limit;
      const shown = more ? messages.slice(1) : messages;
      return { messages: (await seesUsage(ask)) ? shown : shown.map(forOthers), more };
    }),
    route(chatCalls.instructions, async ({ params }) => ({
      text: await instructionsFor(db, params.appId),
    })),
    route(chatCalls.saveInstructions, async ({ params, body }) => {
      await saveInstructions(db, params.appId, body);
      return { text: body.text };
    }),
    ...sentRoutes(services),
  ];
}
