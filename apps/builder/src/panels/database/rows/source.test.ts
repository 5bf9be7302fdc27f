import { type Row, TABLE_PAGE } from '@trellis/contract';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../session/api.ts';
import type { EntityCalls, ListAsk } from './calls.ts';
import { RowSource } from './source.ts';

/** A server with this many rows, which answers when it is told to. */
function slow(count: number) {
  const waiting: { skip: number; answer(): void }[] = [];
  const list = ({ skip = 0, limit = 0 }: ListAsk) =>
    new Promise<Row[]>((resolve) => {
      const rows = Array.from({ length: Math.max(0, Math.min(limit, count - skip)) }, (_, at) => ({
        id: `r${skip + at}`,
        createdAt: '',
        updatedAt: '',
        creatorId: null,
      }));
      waiting.push({ skip, answer: () => resolve(rows) });
    });
  const calls = { list, count: async () => count } as unknown as EntityCalls;
  /** Answers what is asked from there on. */
  const answer = async (page: number) => {
    const at = waiting.findIndex(({ skip }) => skip === page * TABLE_PAGE);
    waiting.splice(at, 1)[0]!.answer();
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return { source: new RowSource(calls), answer };
}

it('rows that come into sight while all is read anew stay, whichever comes first', async () => {
  const { source, answer } = slow(3 * TABLE_PAGE);
  const opened = source.open({ sort: 'id' });
  await answer(0);
  await opened;
  const read = source.reload();
  source.need(2 * TABLE_PAGE, 2 * TABLE_PAGE + 10);
  await answer(2);
  await answer(0);
  await read;
  expect([source.at(0)?.id, source.at(2 * TABLE_PAGE)?.id]).toEqual(['r0', `r${2 * TABLE_PAGE}`]);

  // Also while somebody writes in a row that is out of sight meanwhile.
  source.hold(0);
  source.need(TABLE_PAGE, TABLE_PAGE + 10);
  const again = source.reload();
  await answer(1);
  await answer(1);
  await again;
  await answer(1);
  expect([source.at(0)?.id, source.at(TABLE_PAGE)?.id]).toEqual(['r0', `r${TABLE_PAGE}`]);
});

it('a failure goes when the server is back, without anybody trying; what was refused is not tried again', async () => {
  vi.useFakeTimers();
  let error: Error | null = new ApiError(503, 'away');
  const list = vi.fn(async () => {
    if (error) throw error;
    return [];
  });
  const source = new RowSource({ list, count: async () => 0 } as unknown as EntityCalls);
  const stop = source.subscribe(() => {});
  await source.open({ sort: 'id' });
  expect(source.failure).toBe(error);
  await vi.advanceTimersByTimeAsync(7_000);
  expect([list.mock.calls.length, source.failure]).toEqual([3, error]);
  error = null;
  await vi.advanceTimersByTimeAsync(3_000);
  expect([source.failure, source.count]).toEqual([null, 0]);
  error = new ApiError(403, 'not yours');
  await source.reload();
  const asked = list.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(list.mock.calls.length).toBe(asked);
  stop();
  vi.useRealTimers();
});
