import type { AssistantModel, ModelEvent, ModelFailure, ModelRequest } from '@trellis/assistant';
import {
  againPrompt,
  assistedTurn,
  blueprintTurn,
  type Prompt,
  REDUCED_SCHEMA,
  type ReducedSpec,
  readReduced,
  specPrompt,
  type Unusable,
  unassistedTurn,
} from '@trellis/blueprint';
import type { Usage } from '@trellis/contract';
import { ask } from './ask.ts';
import { asModelEvents, blueprintInput, isComplaint } from './built-in.ts';
import { languageModel } from './provider.ts';
import type { ModelChoice } from './registry.ts';

/** Whether the server takes `response_format: json_schema`; null until it was asked. */
export interface SchemaSupport {
  takes: boolean | null;
}

/** A small model on a processor reads the prompt for a minute before its first word. */
const STALL_MS = 180_000;
/** Small models may go on in white space for ever. */
const MOST_TOKENS = 4_000;

/** Who is asked, and with what in hand. */
interface Asking {
  choice: ModelChoice;
  schemas: SchemaSupport;
  meter: Meter;
  signal: AbortSignal;
  onSent: ModelRequest['onSent'];
}

type Asked =
  | { kind: 'spec'; spec: ReducedSpec }
  | { kind: 'unusable'; why: Unusable; failure: ModelFailure | null };

/**
 * A model that fills a spec by structured output, which the built-in builder completes and writes; made
 * for one turn. A failure that may pass is told to the turn once, which tries again by its own rules;
 * after that, and for any other, the built-in builder answers alone and says why.
 */
export function specModel(
  choice: ModelChoice,
  name: string,
  schemas: SchemaSupport,
): AssistantModel {
  let failures = 0;
  return {
    name,
    async *stream(request) {
      const { signal } = request;
      if (isComplaint(request)) {
        yield { type: 'finish', reason: 'stop' };
        return;
      }
      const input = await blueprintInput(request);
      const prompt = specPrompt(input);
      const meter = new Meter();
      const by = { choice, schemas, meter, signal, onSent: request.onSent };
      if (!prompt) yield* asModelEvents(blueprintTurn(input), signal);
      else {
        const asked = yield* understood(by, prompt);
        if (signal.aborted) return;
        if (asked.kind === 'spec') {
          const turn = assistedTurn(input, asked.spec, choice.model);
          yield* asModelEvents(turn, signal);
        } else {
          if (asked.failure && mayPass(asked.failure) && ++failures === 1) {
            yield { type: 'failure', failure: asked.failure };
            return;
          }
          console.error(
            `model ${choice.model}: ${asked.why}: ${asked.failure?.cause ?? 'no spec'}`,
          );
          const turn = unassistedTurn(input, asked.why, choice.model);
          yield* asModelEvents(turn, signal);
        }
      }
      if (!signal.aborted) yield { type: 'finish', reason: 'stop', usage: meter.usage };
    },
  };
}

/** Who has waited for a model that stalled has waited long enough. */
const mayPass = ({ kind }: ModelFailure): boolean =>
  kind === 'rate-limit' || kind === 'network' || kind === 'provider';

/** The model's spec; it is asked a second time when its answer cannot be read. */
async function* understood(by: Asking, first: Prompt): AsyncGenerator<ModelEvent, Asked> {
  let prompt = first;
  for (let attempt = 1; ; attempt++) {
    const answer = yield* answered(by, prompt);
    if (answer.failure)
      return { kind: 'unusable', why: answer.failure.kind, failure: answer.failure };
    const spec = readReduced(answer.text);
    if (spec) return { kind: 'spec', spec };
    if (attempt === 2) return { kind: 'unusable', why: 'invalid', failure: null };
    prompt = againPrompt(first, answer.text);
  }
}

/** One answer; a server that refuses the schema is asked without, and not with it again. */
async function* answered(
  by: Asking,
  prompt: Prompt,
): AsyncGenerator<ModelEvent, { text: string; failure: ModelFailure | null }> {
  const { schemas } = by;
  if (schemas.takes !== false) {
    const answer = yield* collected(by, prompt, true);
    const kind = answer.failure?.kind;
    // Some servers have no better word for a schema that they cannot compile than an error of their own.
    const isAboutSchema = kind === 'refused' || (kind === 'provider' && schemas.takes === null);
    if (answer.text) schemas.takes = true;
    if (!isAboutSchema) return answer;
  }
  const answer = yield* collected(by, prompt, false);
  if (answer.text) schemas.takes = false;
  return answer;
}

async function* collected(
  { choice, meter, signal, onSent }: Asking,
  prompt: Prompt,
  isStructured: boolean,
): AsyncGenerator<ModelEvent, { text: string; failure: ModelFailure | null }> {
  onSent?.({
    system: prompt.system,
    messages: prompt.messages.map(({ role, content }) => ({ role, text: content })),
    ...(isStructured && { schema: REDUCED_SCHEMA }),
  });
  const events = ask({
    model: languageModel(choice),
    name: choice.model,
    ...prompt,
    signal,
    stallMs: choice.timeoutMs ?? STALL_MS,
    maxOutputTokens: MOST_TOKENS,
    ...(choice.provider === 'compatible' && { temperature: 0.2 }),
    ...(isStructured && { schema: { name: 'app', schema: REDUCED_SCHEMA } }),
  });
  let text = '';
  let failure: ModelFailure | null = null;
  for await (const event of events) {
    if (event.type === 'text') text += event.text;
    else if (event.type === 'reasoning') yield event;
    else if (event.type === 'failure') failure = event.failure;
    else if (event.type === 'finish') meter.add(event.usage);
  }
  return { text, failure };
}

/** Adds up what the requests of a turn used. */
class Meter {
  usage: Usage | undefined;

  add(used: Usage | undefined): void {
    const { usage } = this;
    if (!used || !usage) {
      this.usage = used ?? usage;
      return;
    }
    this.usage = {
      ...used,
      promptTokens: usage.promptTokens + used.promptTokens,
      completionTokens: usage.completionTokens + used.completionTokens,
      totalTokens: usage.totalTokens + used.totalTokens,
      cacheReadTokens: usage.cacheReadTokens + used.cacheReadTokens,
      cacheWriteTokens: usage.cacheWriteTokens + used.cacheWriteTokens,
    };
  }
}
