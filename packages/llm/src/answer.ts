import type { Usage } from '@trellis/contract';
import { type Again, ask, type Sleep, type Without } from './ask.ts';
import type { LlmEvent, LlmFailure } from './events.ts';
import type { Llm, LlmMessage, LlmRequest } from './request.ts';
import { Thoughts } from './thoughts.ts';
import { addUsage } from './usage.ts';

/** What came of a request. */
interface Answer {
  text: string;
  failure: LlmFailure | null;
  usage: Usage | undefined;
}

/** The whole answer of one request; its events are passed on as they come. */
async function* wholeAnswer(
  llm: Llm,
  request: LlmRequest,
  sleep?: Sleep,
): AsyncGenerator<LlmEvent | Without | Again, Answer> {
  const answer: Answer = { text: '', failure: null, usage: undefined };
  const thoughts = new Thoughts();
  for await (const event of ask(llm, request, sleep)) {
    if (event.type === 'text') {
      const text = thoughts.push(event.text);
      answer.text += text;
      if (text !== '') yield { ...event, text };
      continue;
    }
    if (event.type === 'failure') answer.failure = event.failure;
    else if (event.type === 'finish') answer.usage = addUsage(answer.usage, event.usage);
    yield event;
  }
  const held = thoughts.end();
  if (held !== '') {
    answer.text += held;
    yield { type: 'text', text: held };
  }
  return answer;
}

/** An answer that was read, or why there is none. */
export type Fitting<T> =
  | { kind: 'fits'; value: T; usage: Usage | undefined }
  | { kind: 'unfit'; fault: string; usage: Usage | undefined }
  | { kind: 'failed'; failure: LlmFailure; usage: Usage | undefined };

/** Reads an answer's text as what was asked for; a text says what is wrong with it, for the model to read. */
export type Read<T> = (text: string) => { value: T } | { fault: string };

/** How often a model is asked for an answer that can be read. */
const TRIES = 2;
/** Characters of an answer that it is shown again. */
const SHOWN = 20_000;

/** Asks for an answer that `read` takes; once more, with what was wrong, where it does not. */
export async function* fittingAnswer<T>(
  llm: Llm,
  request: LlmRequest,
  read: Read<T>,
  {
    sleep,
    shown = SHOWN,
    complain = (fault) => `That does not fit: ${fault}. Answer again, with JSON alone.`,
  }: {
    sleep?: Sleep;
    shown?: number;
    complain?: (fault: string) => string;
  } = {},
): AsyncGenerator<LlmEvent | Without | Again, Fitting<T>> {
  let messages: readonly LlmMessage[] = request.messages;
  let usage: Usage | undefined;
  for (let attempt = 1; ; attempt++) {
    const answer = yield* wholeAnswer(llm, { ...request, messages }, sleep);
    usage = addUsage(usage, answer.usage);
    if (answer.failure) return { kind: 'failed', failure: answer.failure, usage };
    const found = read(answer.text);
    if ('value' in found) return { kind: 'fits', value: found.value, usage };
    if (attempt === TRIES) return { kind: 'unfit', fault: found.fault, usage };
    messages = [
      ...messages,
      { role: 'assistant', text: answer.text.slice(0, shown) || '-' },
      { role: 'user', text: complain(found.fault) },
    ];
  }
}

/** What comes of a request whose events nobody follows. */
export async function resultOf<T>(events: AsyncGenerator<unknown, T>): Promise<T> {
  for (;;) {
    const step = await events.next();
    if (step.done) return step.value;
  }
}

/** The JSON of an answer, also where a model has put words or a fence around it; undefined where there is none. */
export function jsonIn(text: string): unknown {
  const fenced = /```(?:json)?\s*([\s\S]*?)```/.exec(text)?.[1];
  const from = text.search(/[[{]/);
  const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  for (const candidate of [text, fenced, from >= 0 ? text.slice(from, to + 1) : undefined]) {
    if (candidate === undefined) continue;
    try {
      return JSON.parse(candidate);
    } catch {
      // The next form may be it.
    }
  }
  return undefined;
}
