import { expect, it } from 'vitest';
import { chunksOf } from './stream.ts';

it('gives the page its turn while many pieces come at once, and loses none', async () => {
  const sent = Array.from({ length: 100 }, (_, at) => ({
    type: 'text-delta',
    id: '1',
    delta: `${at}`,
  }));
  const text = sent.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('');
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const came: unknown[] = [];
  const body = new Blob([text]).stream();
  for await (const chunk of chunksOf(body)) came.push(chunk);
  isOver = true;
  expect(came).toEqual(sent);
  expect(turns).toBeGreaterThan(5);
});
