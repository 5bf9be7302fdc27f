import {
  type AssistantModel,
  instructionsOf,
  type ModelEvent,
  type ModelRequest,
} from '@trellis/assistant';
import {
  AGAIN,
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
import { fittingAnswer, type Llm, type LlmFailure, type Read } from '@trellis/llm';
import { asModelEvents, blueprintInput, isComplaint } from './built-in.ts';
import type { ModelChoice } from './choice.ts';
import { llmOf } from './send.ts';

/** A small model on a processor reads the prompt for a minute before its first word. */
const STALL_MS = 180_000;
/** Small models may go on in white space for ever. */
const MOST_TOKENS = 4_000;
/** Characters of an answer that it is shown again: it has little room. */
const MOST_SHOWN = 4_000;

type Asked =
  | { kind: 'spec'; spec: ReducedSpec; usage: Usage | undefined }
  | { kind: 'unusable'; why: Unusable; failure: LlmFailure | null; usage: Usage | undefined };

/**
 * A model that fills a spec by structured output, which the built-in builder completes and writes; made
 * for one turn. A failure that may pass is passed to the turn once, which tries again by its own rules;
 * after that, and for any other, the built-in builder answers alone and says why.
 */
export function specModel(choice: ModelChoice, name: string): AssistantModel {
  let failures = 0;
  return {
    name,
    isByRule: true,
    async *stream(request) {
      const { signal } = request;
      if (isComplaint(request)) {
        yield { type: 'finish', reason: 'stop' };
        return;
      }
      const input = await blueprintInput(request);
      const prompt = specPrompt(input);
      let usage: Usage | undefined;
      if (!prompt) yield* asModelEvents(blueprintTurn(input), signal);
      else {
        const asked = yield* understood(choice, prompt, request);
        ({ usage } = asked);
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
      if (!signal.aborted) yield { type: 'finish', reason: 'stop', usage };
    },
  };
}

/** Who has waited for a model that stalled has waited long enough. */
const mayPass = ({ kind }: LlmFailure): boolean =>
  kind === 'rate-limit' || kind === 'network' || kind === 'provider';

/** The model's spec; it is asked a second time when its answer cannot be read. */
async function* understood(
  choice: ModelChoice,
  { system: asked, messages }: Prompt,
  { signal, onSent, instructions }: ModelRequest,
): AsyncGenerator<ModelEvent, Asked> {
  const llm = llmOf(choice, STALL_MS);
  const system = instructions ? `${asked}\n\n${instructionsOf(instructions)}` : asked;
  const request = {
    system,
    messages: messages.map(({ role, content }) => ({ role, text: content })),
    signal,
    maxOutputTokens: MOST_TOKENS,
    ...(choice.provider === 'compatible' && { temperature: 0.2 }),
    schema: { name: 'app', schema: REDUCED_SCHEMA, isOurs: true },
  };
  // What really goes out is recorded, once for each request.
  const recorded: Llm = {
    ...llm,
    send(sent) {
      const schema = sent.schema?.schema;
      onSent?.({ system, messages: [...sent.messages], ...(schema && { schema }) });
      return llm.send(sent);
    },
  };
  const read: Read<ReducedSpec> = (text) => {
    const spec = readReduced(text);
    return spec ? { value: spec } : { fault: NO_SPEC };
  };
  const events = fittingAnswer(recorded, request, read, {
    complain: () => AGAIN,
    shown: MOST_SHOWN,
  });
  for (;;) {
    const { done, value } = await events.next();
    if (!done) {
      if (value.type === 'reasoning') yield value;
      continue;
    }
    const { usage } = value;
    if (value.kind === 'fits') return { kind: 'spec', spec: value.value, usage };
    if (value.kind === 'unfit') return { kind: 'unusable', why: 'invalid', failure: null, usage };
    return { kind: 'unusable', why: value.failure.kind, failure: value.failure, usage };
  }
}

const NO_SPEC = 'it is no spec';
