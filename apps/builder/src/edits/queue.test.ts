import { EDIT_CONFLICT } from '@trellis/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../session/api.ts';
import { Drafts } from './drafts.ts';
import type { Edit } from './meet.ts';
import { EditQueue } from './queue.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

/** A device whose drafts are seen; `isFull`: it has no room for another. */
class Kept extends Drafts<Edit<string>> {
  readonly all = new Map<string, Edit<string>>();
  isFull = false;
  constructor() {
    super('texts');
  }
  override keep = (id: string, draft: Edit<string>) => !this.isFull && !!this.all.set(id, draft);
  override drop = (id: string) => void this.all.delete(id);
  override async take() {
    const left = [...this.all].map(([id, draft]) => ({ id, draft }));
    this.all.clear();
    return left;
  }
}

/** A server that compares what is sent with what it holds, of texts such as `page.title`. */
function world() {
  const stored: Record<string, string> = { 'page.title': 'one', 'page.text': 'one', 'other.a': '' };
  const log: string[] = [];
  const drafts = new Kept();
  const server = { fault: null as ApiError | null };
  const queue: EditQueue<string> = new EditQueue<string>({
    rules: { isSame: (a, b) => a === b },
    drafts,
    pause: 1_000,
    keepAfter: 100,
    groupOf: (key) => key.split('.')[0]!,
    send: async (edits, group) => {
      log.push(`${group}: ${Object.values(edits).map(({ value }) => value)}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
      if (server.fault) throw server.fault;
      for (const [key, { base }] of Object.entries(edits))
        if (stored[key] !== base) throw new ApiError(409, 'changed', EDIT_CONFLICT);
      for (const [key, { value }] of Object.entries(edits)) stored[key] = value;
      return undefined;
    },
    reread: async () => queue.hearAll(stored, () => 'Ann'),
    refusalOf: (error) => (error instanceof ApiError && error.status === 422 ? error.fields : null),
    changed: () => undefined,
    failed: () => log.push('failed'),
    repaired: () => log.push('repaired'),
  });
  queue.hearAll(stored);
  return { queue, stored, log, drafts, server };
}

it('what is changed together goes in one call, after a pause; what is typed meanwhile goes after it', async () => {
  const { queue, stored, log } = world();
  queue.edit('page.title', 'two');
  queue.edit('page.text', 'two');
  await vi.advanceTimersByTimeAsync(1_005);
  queue.edit('page.title', 'three');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(log).toEqual(['page: two,two', 'page: three']);
  expect([stored['page.title'], queue.isClean]).toEqual(['three', true]);
});

it('a failure is told once, tried again ever more rarely, and told when it is over; others go on', async () => {
  const { queue, stored, log, server } = world();
  server.fault = new ApiError(503, 'away');
  queue.edit('page.title', 'two');
  await vi.advanceTimersByTimeAsync(1_100 + 2_100 + 4_100);
  expect(log).toEqual(['page: two', 'failed', 'page: two', 'page: two']);
  expect([...queue.troubles.keys()]).toEqual(['page']);
  server.fault = null;
  queue.edit('other.a', 'x');
  await vi.advanceTimersByTimeAsync(1_100);
  expect([stored['other.a'], queue.troubles.size]).toEqual(['x', 1]);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(log.slice(-2)).toEqual(['page: two', 'repaired']);
  expect([stored['page.title'], queue.isClean]).toEqual(['two', true]);
});

it('what somebody else changed waits for the person, and what was sent beside it does not', async () => {
  const { queue, stored, log } = world();
  stored['page.title'] = 'theirs';
  queue.edit('page.title', 'mine');
  queue.edit('page.text', 'mine');
  await queue.flush();
  expect(queue.state.conflicts).toEqual({ 'page.title': { theirs: 'theirs', by: 'Ann' } });
  expect([stored['page.text'], queue.isClean]).toEqual(['mine', false]);
  queue.choose('page.title', 'mine');
  await vi.advanceTimersByTimeAsync(20);
  expect([stored['page.title'], queue.isClean, log.includes('failed')]).toEqual([
    'mine',
    true,
    false,
  ]);
});

it('a conflict over nothing that can be seen is no reason to ask again at once', async () => {
  const { queue, log, server } = world();
  server.fault = new ApiError(409, 'changed', EDIT_CONFLICT);
  queue.edit('page.title', 'mine');
  await queue.flush();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(log).toEqual(['page: mine', 'failed']);
});

it('what is refused waits to be changed, and is no failure', async () => {
  const { queue, log, server } = world();
  server.fault = new ApiError(422, 'no', '', { 'page.title': 'Too long' });
  queue.edit('page.title', 'long');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([log, queue.state.refused]).toEqual([['page: long'], { 'page.title': 'Too long' }]);
  server.fault = null;
  queue.edit('page.title', 'short');
  await queue.flush();
  expect([queue.isClean, queue.troubles.size]).toEqual([true, 0]);
});

it('this device keeps what is not stored and nothing else, and the next page sends it', async () => {
  const { queue, drafts, server } = world();
  server.fault = new ApiError(0, 'cut');
  queue.edit('page.title', 'two');
  await vi.advanceTimersByTimeAsync(100);
  expect([...drafts.all]).toEqual([['page.title', { value: 'two', base: 'one' }]]);
  drafts.isFull = true;
  queue.edit('page.text', 'two');
  await vi.advanceTimersByTimeAsync(100);
  expect(queue.isAtRisk).toBe(true);
  queue.drop(['page.text']);
  expect(queue.isAtRisk).toBe(false);
  queue.close();

  const next = world();
  next.drafts.all.set('page.title', drafts.all.get('page.title')!);
  expect(await next.queue.recover((draft) => draft)).toEqual(['page.title']);
  expect(next.drafts.all.size).toBe(1);
  await next.queue.flush();
  await vi.advanceTimersByTimeAsync(100);
  expect([next.stored['page.title'], next.drafts.all.size]).toEqual(['two', 0]);
});
