import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heard } from './heard.ts';
import { type Chunk, MessageWriter } from './message-writer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function written() {
  const chunks: Chunk[] = [];
  const writer = new MessageWriter('msgc0', { status: 'streaming' }, (chunk) => chunks.push(chunk));
  return { writer, chunks, kinds: () => chunks.map(({ type }) => type) };
}
const ALIVE = { type: 'data-alive', id: 'alive', data: {}, transient: true };

it('what a model sends and nobody is shown is a sign of life, now and then, and is not kept', async () => {
  const { writer, chunks } = written();
  const model = heard(
    {
      name: 'slow',
      async *stream() {
        for (let piece = 0; piece < 10; piece++) {
          vi.advanceTimersByTime(1_000);
          yield { type: 'text' as const, text: 'x' };
        }
      },
    },
    () => writer.alive(),
  );
  const request = { system: '', messages: [], files: {}, signal: new AbortController().signal };
  for await (const event of model.stream(request)) expect(event.type).toBe('text');
  expect(chunks.slice(1)).toEqual([ALIVE, ALIVE]);
  expect(writer.message.parts).toEqual([]);
});

it('what is shown is sign enough', () => {
  const { writer, kinds } = written();
  for (let piece = 0; piece < 10; piece++) {
    vi.advanceTimersByTime(3_000);
    writer.write({ type: 'text', text: 'word ' });
    writer.alive();
  }
  expect(kinds()).not.toContain('data-alive');
});

it('says of the last card of a file alone that something of it is missing, and not where a card says so already', () => {
  const { writer } = written();
  const action = {
    type: 'edit_file',
    file: 'A.tsx',
    title: '',
    content: '',
    isComplete: true,
  } as const;
  const ends = (index: number, state: 'applied' | 'failed', message?: string) => {
    const whole = { ...action, isTruncated: false };
    writer.write({ type: 'action-start', index, action: whole });
    writer.write({ type: 'action-end', index, action: whole, state, message });
  };
  const said = () => writer.message.parts.map(({ data }) => (data as { message?: string }).message);
  ends(0, 'applied');
  ends(1, 'failed', 'did not fit');
  writer.amendLast(({ file }) => file === 'A.tsx', 'did not fit');
  expect(said()).toEqual([undefined, 'did not fit']);
  ends(2, 'applied');
  writer.amendLast(({ file }) => file === 'A.tsx', '1 of 2 did not fit');
  expect(said()).toEqual([undefined, 'did not fit', '1 of 2 did not fit']);
});
