import { setTimeout as sleep } from 'node:timers/promises';
import type { LlmEvent } from '@trellis/llm';
import { openModel } from '@trellis/testing';
import { expect, it } from 'vitest';
import { llmOf } from './send.ts';

const model = await openModel();
const choice = {
  provider: 'compatible' as const,
  model: 'fake-1',
  apiKey: null,
  baseUrl: model.env.LLM_BASE_URL ?? null,
  timeoutMs: 500,
};

it('a tool of ours may take longer than a model may be silent', async () => {
  model.will({ tool: 'look', input: {} }, { text: 'Seen.' }, { stall: 'Well' });
  const ask = async () => {
    const events: LlmEvent[] = [];
    const request = {
      system: '',
      messages: [{ role: 'user' as const, text: 'Look' }],
      signal: new AbortController().signal,
      tools: {
        look: {
          description: 'Looks',
          input: { type: 'object' },
          run: async () => {
            await sleep(1_500);
            return 'There it is';
          },
        },
      },
    };
    for await (const event of llmOf(choice).send(request)) events.push(event);
    return events;
  };
  const events = await ask();
  expect(events.filter(({ type }) => type === 'failure')).toEqual([]);
  expect(events).toContainEqual(expect.objectContaining({ type: 'tool', state: 'done' }));
  // Silence of its own is one.
  expect(await ask()).toContainEqual({
    type: 'failure',
    failure: expect.objectContaining({ kind: 'stalled' }),
  });
});
