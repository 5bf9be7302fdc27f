import {
  type AssistantModel,
  type Context,
  type ModelRequest,
  type SentPrompt,
  tokensOf,
} from '@trellis/assistant';
import { type SentRequest, sentCalls } from '@trellis/contract';
import { type Db, keptJson, sql } from '../db/index.ts';
import { type Route, route } from '../http/index.ts';
import type { ChatNeeds } from './needs.ts';

/** Answers of an app whose requests are kept. */
const KEPT = 10;

/**
 * The same model, of which is kept what it is sent: for an answer, with the parts that were chosen for it. A
 * model without context words its requests itself, and tells them.
 */
export function recorded(
  model: AssistantModel,
  db: Db,
  answer: { appId: string; messageId: string },
  context: Context | null,
): AssistantModel {
  let seq = 0;
  // A look behind the scenes is worth no turn: what cannot be kept is logged and not waited for.
  const note = (sent: SentRequest) => {
    keep(db, answer, seq++, sent).catch((error: Error) =>
      console.error(`what was sent for ${answer.messageId}: ${error.message}`),
    );
  };
  return {
    ...model,
    stream: (request) => {
      if (context) note(sentOf(model.name, request, context));
      return model.stream({ ...request, onSent: (sent) => note(worded(model.name, sent)) });
    },
  };
}

/** A request that a model worded itself. */
function worded(model: string, { system, messages, schema }: SentPrompt): SentRequest {
  const part = (name: string, why: string, text: string) => ({
    name,
    why,
    tokens: tokensOf(text),
    text,
  });
  return {
    at: new Date().toISOString(),
    model,
    isRepair: false,
    parts: [
      part('System', 'always', system),
      ...(schema ? [part('Schema', 'what the answer is held to', JSON.stringify(schema))] : []),
    ],
    leftOut: [],
    messages: messages.map(({ role, text }) => ({ role, text, images: 0 })),
  };
}

function sentOf(model: string, request: ModelRequest, context: Context): SentRequest {
  const isOfContext = request.system === context.system;
  const { system } = request;
  const whole = { name: 'System', why: 'always', tokens: tokensOf(system), text: system };
  return {
    at: new Date().toISOString(),
    model,
    isRepair: request.isRepair ?? false,
    parts: isOfContext ? context.parts : [whole],
    tools: toolsIn(request),
    leftOut: isOfContext ? context.leftOut : [],
    messages: request.messages.map(({ role, text, images }) => ({
      role,
      text,
      images: images?.length ?? 0,
    })),
  };
}

/** What it may have done, as it is described with every request. */
function toolsIn({ tools = {} }: ModelRequest): NonNullable<SentRequest['tools']> {
  return Object.entries(tools).map(([name, { description, input }]) => {
    const text = `${description}\n${JSON.stringify(input)}`;
    return { name, why: 'a tool', tokens: tokensOf(text), text };
  });
}

async function keep(
  db: Db,
  { appId, messageId }: { appId: string; messageId: string },
  seq: number,
  request: SentRequest,
): Promise<void> {
  await db
    .insertInto('llm_requests')
    .values({ app_id: appId, message_id: messageId, seq, request: keptJson(request) })
    .execute();
  await sql`DELETE FROM llm_requests WHERE app_id = ${appId} AND message_id NOT IN (
    SELECT message_id FROM llm_requests WHERE app_id = ${appId}
    GROUP BY message_id ORDER BY max(created_at) DESC LIMIT ${KEPT})`.execute(db);
}

export function sentRoutes({ db }: ChatNeeds): Route[] {
  return [
    route(sentCalls.sent, async ({ params }) => {
      const rows = await db
        .selectFrom('llm_requests')
        .select('request')
        .where('app_id', '=', params.appId)
        .where('message_id', '=', params.messageId)
        .orderBy('seq')
        .execute();
      return { requests: rows.map(({ request }) => request) };
    }),
  ];
}
