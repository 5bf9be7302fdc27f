import type { ActionCard } from '@trellis/contract';
import { eventsOf } from '@trellis/tool-ui/events';
import { expect, it } from 'vitest';
import type { ChatItem } from '../types.ts';
import { type Chunk, withChunk } from './answer.ts';

const card = (lines: number): ActionCard => ({
  type: 'add_file',
  title: 'Tasks',
  file: 'pages/Tasks.tsx',
  content: '',
  index: 0,
  state: 'writing',
  isComplete: false,
  isTruncated: false,
  lines,
});
const CHUNKS: Chunk[] = [
  { type: 'start', messageId: 'a1', messageMetadata: { status: 'streaming' } },
  { type: 'reasoning-start', id: 'reasoning-0' },
  { type: 'reasoning-delta', id: 'reasoning-0', delta: 'Hm.' },
  { type: 'reasoning-end', id: 'reasoning-0' },
  { type: 'text-start', id: 'text-1' },
  { type: 'text-delta', id: 'text-1', delta: 'A page ' },
  { type: 'text-delta', id: 'text-1', delta: 'for täsks.' },
  { type: 'text-end', id: 'text-1' },
  { type: 'tool-input-available', toolCallId: 't1', toolName: 'read', input: { file: 'a' } },
  { type: 'data-action', id: 'action-0', data: card(0) },
  { type: 'tool-output-available', toolCallId: 't1', output: 'text' },
  { type: 'data-action', id: 'action-0', data: card(20) },
  { type: 'finish', messageMetadata: { status: 'ready' } },
];
const read = (chunks: readonly Chunk[], list: ChatItem[] = []) => chunks.reduce(withChunk, list);

it('an answer grows by its pieces, each part in its place', () => {
  const [message] = read(CHUNKS);
  expect(message).toEqual({
    id: 'a1',
    role: 'assistant',
    parts: [
      { type: 'reasoning', text: 'Hm.' },
      { type: 'text', text: 'A page for täsks.' },
      {
        type: 'dynamic-tool',
        toolName: 'read',
        toolCallId: 't1',
        input: { file: 'a' },
        state: 'output-available',
        output: 'text',
      },
      { type: 'data-action', id: 'action-0', data: card(20) },
    ],
    metadata: { status: 'ready' },
  });
});

it('told once more from its beginning, it is the same answer', () => {
  expect(read(CHUNKS, read(CHUNKS.slice(0, 8)))).toEqual(read(CHUNKS));
});

it('its stream is read in whatever pieces it comes', async () => {
  const events = [...CHUNKS.map((chunk) => JSON.stringify(chunk)), '[DONE]'];
  const bytes = new TextEncoder().encode(events.map((event) => `data: ${event}\n\n`).join(''));
  for (const size of [1, 7, 64, bytes.length]) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size)
          controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    const read: Chunk[] = [];
    for await (const chunk of eventsOf<Chunk>({ body })) read.push(chunk);
    expect(read).toEqual(CHUNKS);
  }
});

it('a sign of life adds nothing, and is something that came', () => {
  const before = read(CHUNKS.slice(0, -1));
  const after = withChunk(before, { type: 'data-alive' });
  expect(after).toEqual(before);
  expect(after.at(-1)).not.toBe(before.at(-1));
});
