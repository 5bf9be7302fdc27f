import { alternating } from './alternating.ts';
import type { LlmEvent, LlmFailure } from './events.ts';
import { keptPieces, keptText } from './kept.ts';
import type { Llm, LlmRequest, Support } from './request.ts';
import { waitBeforeRetry } from './retry.ts';

/** A part of a request that a model can do without. */
export type Part = keyof Support;
/** The model refused a part, and is asked once more without it. */
export interface Without {
  type: 'without';
  part: Part;
}

/** The same request again, since it failed before its first word; `attempt` is counted from 1. */
export interface Again {
  type: 'again';
  attempt: number;
}
/** Waits before a request is made again; it ends early where the signal does. */
export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/**
 * One request. What fails before its first word is tried again where `sleep` is given. A model that refuses it for its tools, its schema or its pictures is asked once more without them, and
 * not with them again: a provider's word for that is no more than that it refuses.
 */
export async function* ask(
  llm: Llm,
  request: LlmRequest,
  sleep?: Sleep,
): AsyncGenerator<LlmEvent | Without | Again> {
  let now: LlmRequest = { ...request, messages: alternating(request.messages) };
  for (const part of PARTS)
    if (llm.support[part] === false && partsOf(now)[part]) {
      yield { type: 'without', part };
      now = withoutPart(now, part);
    }
  for (let attempt = 0; ; ) {
    const failure = yield* first(llm, now);
    if (!failure || request.signal.aborted) return;
    const part = partRefused(now, failure, llm.support);
    if (part) {
      // That pictures are refused may be said of these pictures, and of a schema of that schema.
      if (part === 'tools' || (part === 'schema' && now.schema?.isOurs))
        llm.support[part] ??= false;
      yield { type: 'without', part };
      now = withoutPart(now, part);
      continue;
    }
    const wait = sleep ? waitBeforeRetry(failure, attempt) : null;
    if (wait === null || !sleep) {
      yield { type: 'failure', failure };
      return;
    }
    yield { type: 'again', attempt: ++attempt };
    await sleep(wait, request.signal);
    if (request.signal.aborted) return;
  }
}

/** The events of one try; a failure before its first word is returned instead of yielded. */
async function* first(
  llm: Llm,
  request: LlmRequest,
): AsyncGenerator<LlmEvent, LlmFailure | undefined> {
  let hasBegun = false;
  for await (const event of kept(llm.send(request))) {
    if (event.type === 'failure' && !hasBegun) return event.failure;
    if (event.type !== 'failure' && !hasBegun) {
      hasBegun = true;
      taken(request, llm.support);
    }
    yield event;
  }
  return undefined;
}

/** What a model says, whichever it is, as it can be kept. */
async function* kept(events: AsyncIterable<LlmEvent>): AsyncGenerator<LlmEvent> {
  const pieces = { text: keptPieces(), reasoning: keptPieces() };
  for await (const event of events)
    if (event.type === 'text' || event.type === 'reasoning')
      yield { type: event.type, text: pieces[event.type](event.text) };
    else if (event.type === 'failure')
      yield { ...event, failure: { ...event.failure, cause: keptText(event.failure.cause) } };
    else yield event;
}

const PARTS = ['tools', 'schema', 'images'] as const;
const partsOf = ({ schema, tools, messages }: LlmRequest): Record<Part, boolean> => ({
  tools: tools !== undefined,
  schema: schema !== undefined,
  images: messages.some(({ images = [] }) => images.length > 0),
});

function taken(request: LlmRequest, support: Support): void {
  const parts = partsOf(request);
  for (const part of PARTS) if (parts[part]) support[part] ??= true;
}

/** The part that it is likeliest to be refused for; none where it took them before, or where it is no refusal. */
function partRefused(request: LlmRequest, failure: LlmFailure, support: Support): Part | null {
  const parts = partsOf(request);
  if (failure.kind === 'provider') {
    // Some servers have no better word for a schema that they cannot compile than an error of their own.
    return parts.schema && support.schema === null ? 'schema' : null;
  }
  if (failure.kind !== 'refused' || failure.reason) return null;
  if (parts.tools && /tool|function/i.test(failure.cause)) return 'tools';
  if (parts.images) return 'images';
  if (parts.schema) return 'schema';
  return parts.tools && support.tools !== true ? 'tools' : null;
}

function withoutPart({ schema, tools, ...request }: LlmRequest, part: Part): LlmRequest {
  return {
    ...request,
    ...(schema && part !== 'schema' && { schema }),
    ...(tools && part !== 'tools' && { tools }),
    ...(part === 'images' && {
      messages: request.messages.map(({ role, text }) => ({ role, text })),
    }),
  };
}
