import { type AppFiles, MESSAGES } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import type { ModelEvent, TurnEvent } from './events.ts';
import { add, play, scripted } from './turn.fixture.ts';

const cutAfter = (text: string): ModelEvent[] => [
  { type: 'text', text },
  { type: 'finish', reason: 'length' },
];
const said = (events: readonly TurnEvent[]) =>
  events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('');

describe('an answer that was too long, and cut outside of an action', () => {
  it('is kept as far as it came, and says that more was to come', async () => {
    const { outcome } = await play(scripted(cutAfter(add('pages/A.tsx', 'whole'))).model);
    expect(outcome).toMatchObject({ kind: 'done', isCut: true });
    const whole = await play(scripted(add('pages/A.tsx', 'whole')).model);
    expect(whole.outcome).not.toHaveProperty('isCut');
  });

  it('shows no half of a tag', async () => {
    for (const half of [
      '<action type="add_fi',
      '<action ',
      '<action type="add_file" file="pages/B',
    ])
      for (const end of [
        { type: 'finish', reason: 'length' },
        { type: 'failure', failure: { kind: 'network', cause: 'gone' } },
      ] satisfies ModelEvent[]) {
        const text = `First this.\n${add('pages/A.tsx', 'whole')}${half}`;
        const { events } = await play(scripted([{ type: 'text', text }, end]).model);
        expect(said(events).trim()).toBe('First this.');
      }
    const { events } = await play(scripted('A tag begins with <action and').model);
    expect(said(events)).toContain('<action and');
  });

  it('is said to be too long where it came to nothing but thoughts', async () => {
    const { outcome } = await play(
      scripted([
        { type: 'reasoning', text: 'Let me see' },
        { type: 'finish', reason: 'length' },
      ]).model,
    );
    expect(outcome).toMatchObject({ kind: 'failed', message: MESSAGES.truncated, isCut: true });
  });

  it('may be words alone, also those of a plan', async () => {
    for (const plan of [null, 'written'] as const) {
      const { outcome, events } = await play(scripted(cutAfter('You can')).model, {}, { plan });
      expect([said(events), outcome]).toMatchObject(['You can', { kind: 'done', isCut: true }]);
    }
  });

  it('is gone on with: what it did and was not stored is done again, by nobody', async () => {
    const check = async (files: AppFiles) =>
      files['pages/A.tsx'] && !files['pages/B.tsx'] ? [broken] : [];
    const first = await play(
      scripted(cutAfter(add('pages/A.tsx', 'import B'))).model,
      {},
      { check },
    );
    expect(first.outcome).toMatchObject({ kind: 'failed', isCut: true });
    const [done] = first.events.flatMap((event) =>
      event.type === 'action-end' ? [event.action] : [],
    );
    const next = scripted(add('pages/B.tsx', 'there'));
    const continued = { done: [done!], cut: null };
    const { outcome } = await play(next.model, {}, { check, continued });
    expect(next.requests[0]!.messages.at(-1)!.text).toMatch(/taken, do not .+: pages\/A\.tsx/);
    expect(outcome).toMatchObject({
      kind: 'done',
      draft: { files: { 'pages/A.tsx': 'import B\n', 'pages/B.tsx': 'there\n' } },
    });
  });
});

describe('a repair', () => {
  const check = async (files: AppFiles) => (files['pages/A.tsx']?.includes('bad') ? [broken] : []);

  it('is told of the wish and of what is wanted of every answer, whatever the last message says', async () => {
    const { model, requests } = scripted(add('pages/A.tsx', 'bad'), add('pages/A.tsx', 'good'));
    const extra = { check, wish: 'a list of boats', instructions: 'No animations' };
    await play(model, {}, { ...extra, messages: [{ role: 'user', text: 'Build it' }] });
    const asked = requests[1]!.messages.at(-1)!.text;
    expect(asked).toContain('a list of boats');
    expect(asked).toContain('No animations');
    expect(asked).not.toContain('Build it');
  });

  it('that is stopped is counted', async () => {
    const abort = new AbortController();
    const usage = { promptTokens: 7, completionTokens: 1, totalTokens: 8 };
    const first = scripted(add('pages/A.tsx', 'bad')).model;
    let requests = 0;
    const model = {
      ...first,
      async *stream(request: Parameters<typeof first.stream>[0]): AsyncGenerator<ModelEvent> {
        if (requests++ === 0) return yield* first.stream(request);
        abort.abort();
        yield { type: 'finish', reason: 'other', usage: usage as never };
      },
    };
    const { events, outcome } = await play(model, {}, { check, signal: abort.signal });
    expect(outcome.kind).toBe('stopped');
    const notes = events.flatMap((event) => (event.type === 'repair' ? [event.note] : []));
    expect(notes.at(-1)).toMatchObject({ usage });
  });
});

const broken = {
  detector: 'test',
  severity: 'error' as const,
  file: 'pages/A.tsx',
  line: 1,
  column: 1,
  message: 'is broken',
};

it('a lost connection leaves what was finished to be gone on with, and nothing where nothing was', async () => {
  const lost: ModelEvent = { type: 'failure', failure: { kind: 'network', cause: 'gone' } };
  const lostAfter = (text: string) => play(scripted([{ type: 'text', text }, lost]).model);
  const { outcome } = await lostAfter(add('pages/A.tsx', 'whole'));
  expect(outcome).toMatchObject({ kind: 'failed', message: MESSAGES.modelLost, isCut: true });
  expect((await lostAfter('I will')).outcome).not.toHaveProperty('isCut');
});

it('a builder by rules is asked for the wish again, where it is to go on', async () => {
  const { model, requests } = scripted(add('pages/A.tsx', 'whole'));
  const continued = { done: [], cut: null };
  await play({ ...model, isByRule: true }, {}, { continued, wish: 'Two pages' });
  expect(requests[0]!.messages).toEqual([{ role: 'user', text: 'Two pages' }]);
});
