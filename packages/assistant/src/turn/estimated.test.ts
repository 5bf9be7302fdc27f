import { expect, it } from 'vitest';
import type { ModelEvent, TurnEvent } from './events.ts';
import { runTurn } from './run.ts';

async function usageOf(answer: ModelEvent[], stopsAfter = Number.POSITIVE_INFINITY, costs = 'm') {
  const abort = new AbortController();
  const events: TurnEvent[] = [];
  const turn = runTurn({
    model: {
      name: 'Scripted',
      async *stream() {
        for (const [nth, event] of answer.entries()) {
          if (nth === stopsAfter) abort.abort();
          yield event;
        }
      },
    },
    system: 's'.repeat(350),
    messages: [{ role: 'user', text: 'do it' }],
    files: {},
    signal: abort.signal,
    check: async () => [],
    repair: async (files) => ({ files, repairs: [] }),
    sleep: async () => {},
    costs: costs || null,
  });
  for await (const event of turn) events.push(event);
  return events.flatMap((event) => (event.type === 'usage' ? [event.usage] : []));
}
const text = (words: string): ModelEvent => ({ type: 'text', text: words });

it('a stopped answer is counted by what was sent and had come', async () => {
  const [usage, ...more] = await usageOf([text('a'.repeat(70)), text('b'.repeat(70))], 1);
  expect(more).toEqual([]);
  expect(usage).toMatchObject({ finishReason: 'stopped', modelInfo: { model: 'm' } });
  expect(usage!.promptTokens).toBeGreaterThan(99);
  expect(usage!.completionTokens).toBe(40);
});

it('one that was lost after its first words is, too; one that never began, or costs nothing, is not', async () => {
  const lost: ModelEvent = { type: 'failure', failure: { kind: 'network', cause: 'gone' } };
  expect(await usageOf([text('half'), lost])).toHaveLength(1);
  expect(await usageOf([{ type: 'failure', failure: { kind: 'refused', cause: 'no' } }])).toEqual(
    [],
  );
  expect(await usageOf([text('a'), text('b')], 1, '')).toEqual([]);
});
