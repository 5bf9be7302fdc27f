import { describe, expect, it } from 'vitest';
import {
  ask,
  fittingAnswer,
  jsonIn,
  type Llm,
  type LlmEvent,
  type LlmFailure,
  type LlmRequest,
  resultOf,
  unknownSupport,
} from './index.ts';

type Script = (request: LlmRequest) => LlmEvent[];

/** A model that answers as it is told, and keeps what it was asked. */
function scripted(...script: Script[]) {
  const sent: LlmRequest[] = [];
  const llm: Llm = {
    name: 'scripted',
    support: unknownSupport(),
    async *send(request) {
      sent.push(request);
      const answer = script[Math.min(sent.length, script.length) - 1];
      yield* answer?.(request) ?? [];
    },
  };
  return { llm, sent };
}

const usage = (tokens: number) => ({
  promptTokens: tokens,
  completionTokens: tokens,
  totalTokens: 2 * tokens,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
  finishReason: 'stop',
  timestamp: '2026-01-01T00:00:00.000Z',
  modelInfo: { model: 'scripted' },
});
const says =
  (text: string): Script =>
  () => [
    { type: 'text', text },
    { type: 'finish', reason: 'stop', usage: usage(10) },
  ];
const fails =
  (kind: LlmFailure['kind'], cause = 'no', retryAfter?: number): Script =>
  () => [
    { type: 'failure', failure: { kind, cause, ...(retryAfter !== undefined && { retryAfter }) } },
  ];

const schema = { name: 'answer', schema: { type: 'object' } };
const tools = { look: { description: 'Looks', input: {}, run: async () => 'nothing' } };
const request = (more: Partial<LlmRequest> = {}): LlmRequest => ({
  system: 'You answer.',
  messages: [{ role: 'user', text: 'Hello' }],
  signal: new AbortController().signal,
  ...more,
});

async function eventsOf(llm: Llm, given: LlmRequest, waits?: number[]) {
  const sleep = async (ms: number) => void waits?.push(ms);
  const events = [];
  for await (const event of ask(llm, given, waits && sleep)) events.push(event);
  return events;
}

describe('a request', () => {
  it('is made again where it failed before its first word, as the provider says, and three times in all', async () => {
    const waits: number[] = [];
    const { llm, sent } = scripted(fails('rate-limit', '429', 7), fails('network'), says('Hi'));
    expect(await eventsOf(llm, request(), waits)).toMatchObject([
      { type: 'again', attempt: 1 },
      { type: 'again', attempt: 2 },
      { type: 'text', text: 'Hi' },
      { type: 'finish' },
    ]);
    expect([waits, sent.length]).toEqual([[7_000, 2_000], 3]);

    // Not before the provider says, and not where that is longer than somebody waits.
    const slow = scripted(fails('rate-limit', '429', 45), says('Hi'));
    await eventsOf(slow.llm, request(), waits);
    const busy = scripted(fails('rate-limit', '429', 3_600));
    expect(await eventsOf(busy.llm, request(), waits)).toMatchObject([{ type: 'failure' }]);
    expect([waits, busy.sent.length]).toEqual([[7_000, 2_000, 45_000], 1]);
  });

  it('is not made again after its first word, where it was refused, or where nobody waits', async () => {
    const cut = scripted(() => [
      { type: 'text', text: 'Half' },
      { type: 'failure', failure: { kind: 'network', cause: 'cut' } },
    ]);
    expect((await eventsOf(cut.llm, request(), [])).map(({ type }) => type)).toEqual([
      'text',
      'failure',
    ]);
    expect(cut.sent).toHaveLength(1);
    const refused = scripted(fails('refused'));
    await eventsOf(refused.llm, request(), []);
    expect(refused.sent).toHaveLength(1);
    const once = scripted(fails('network'));
    await eventsOf(once.llm, request());
    expect(once.sent).toHaveLength(1);
  });

  it('goes without what a model refuses, and is not sent with it again', async () => {
    const knowsNoTools: Script = (given) =>
      given.tools ? fails('refused', 'does not support tools')(given) : says('Hi')(given);
    const { llm, sent } = scripted(knowsNoTools);
    const without = { type: 'without', part: 'tools' };
    expect(await eventsOf(llm, request({ tools }))).toMatchObject([
      without,
      { type: 'text' },
      { type: 'finish' },
    ]);
    expect((await eventsOf(llm, request({ tools })))[0]).toEqual(without);
    expect(sent.map((one) => one.tools !== undefined)).toEqual([true, false, false]);
  });

  it('goes without pictures, and says so each time', async () => {
    const image = { data: new Uint8Array(1), mediaType: 'image/png' };
    const messages = [{ role: 'user' as const, text: 'What is it?', images: [image] }];
    const blind: Script = (given) =>
      given.messages[0]?.images ? fails('refused')(given) : says('Words')(given);
    const { llm, sent } = scripted(blind);
    for (let n = 0; n < 2; n++)
      expect((await eventsOf(llm, request({ messages })))[0]).toEqual({
        type: 'without',
        part: 'images',
      });
    expect(sent).toHaveLength(4);
  });

  it('goes without one schema that is refused, and keeps that of a schema that is always the same', async () => {
    const noSchema: Script = (given) =>
      given.schema ? fails('refused')(given) : says('{}')(given);
    const theirs = scripted(noSchema);
    await eventsOf(theirs.llm, request({ schema }));
    await eventsOf(theirs.llm, request({ schema }));
    expect(theirs.sent).toHaveLength(4);
    const ours = scripted(noSchema);
    await eventsOf(ours.llm, request({ schema: { ...schema, isOurs: true } }));
    await eventsOf(ours.llm, request({ schema: { ...schema, isOurs: true } }));
    expect(ours.sent).toHaveLength(3);
    // A server's own fault is one of the schema only as long as it took none.
    const broken = scripted(says('{}'), fails('provider'));
    await eventsOf(broken.llm, request({ schema }));
    expect((await eventsOf(broken.llm, request({ schema }))).at(-1)?.type).toBe('failure');
  });

  it('ends where whoever asked has gone', async () => {
    const stop = new AbortController();
    const { llm, sent } = scripted(fails('network'));
    const sleep = async () => stop.abort();
    const events = [];
    for await (const event of ask(llm, request({ signal: stop.signal }), sleep)) events.push(event);
    expect([events.map(({ type }) => type), sent.length]).toEqual([['again'], 1]);
  });
});

describe('an answer that is to fit', () => {
  const read = (text: string) => {
    const value = jsonIn(text);
    return value === undefined ? { fault: 'it is no JSON' } : { value };
  };

  it('is asked for once more with what was wrong, and both are counted', async () => {
    const { llm, sent } = scripted(says('Sorry'), says('```json\n{"a":1}\n```'));
    expect(await resultOf(fittingAnswer(llm, request({ schema }), read))).toMatchObject({
      kind: 'fits',
      value: { a: 1 },
      usage: { promptTokens: 20, totalTokens: 40 },
    });
    expect(sent[1]?.messages.map(({ role, text }) => [role, text])).toEqual([
      ['user', 'Hello'],
      ['assistant', 'Sorry'],
      ['user', 'That does not fit: it is no JSON. Answer again, with JSON alone.'],
    ]);
  });

  it('is unfit after the second, and failed where the model did', async () => {
    const never = scripted(says('Sorry'));
    expect(await resultOf(fittingAnswer(never.llm, request(), read))).toMatchObject({
      kind: 'unfit',
      fault: 'it is no JSON',
    });
    expect(never.sent).toHaveLength(2);
    const down = scripted(fails('provider', '500'));
    expect(await resultOf(fittingAnswer(down.llm, request(), read))).toMatchObject({
      kind: 'failed',
      failure: { cause: '500' },
    });
  });

  it.each([
    ['{"a":1}', { a: 1 }],
    ['Here it is: {"a":1}. Enjoy!', { a: 1 }],
    ['```\n[1]\n```', [1]],
    ['nothing', undefined],
  ])('is found in %j', (text, value) => {
    expect(jsonIn(text)).toEqual(value);
  });
});

it('speaks by turns, a person first, as strict chat templates want it', async () => {
  const { llm, sent } = scripted(says('Hi'));
  const image = { data: new Uint8Array([1]), mediaType: 'image/png' };
  const messages: LlmRequest['messages'] = [
    { role: 'assistant', text: 'Welcome' },
    { role: 'user', text: 'a', images: [image] },
    { role: 'user', text: 'b', images: [image] },
    { role: 'assistant', text: 'c' },
    { role: 'assistant', text: '' },
    { role: 'user', text: 'd' },
  ];
  for await (const _ of ask(llm, request({ messages })));
  expect(sent[0]!.messages).toEqual([
    { role: 'user', text: 'a\n\nb', images: [image, image] },
    { role: 'assistant', text: 'c' },
    { role: 'user', text: 'd' },
  ]);
});
