import { ROW_CONFLICT, type Row } from '@trellis/contract';
import { expect, it, vi } from 'vitest';
import { Drafts } from '../../../edits/drafts.ts';
import { ApiError } from '../../../session/api.ts';
import type { EntityCalls } from './calls.ts';
import { type CellDraft, CellEdits } from './cells.ts';
import { Names } from './names.ts';
import { RowSource } from './source.ts';

vi.mock('../../../session/session.ts', () => ({ heldToken: () => 'token' }));

const ROW: Row = { id: 'a', createdAt: '', updatedAt: '', creatorId: null, title: 'one' };

/** A device that keeps drafts in the memory, as if this page were the next one. */
class Kept extends Drafts<CellDraft> {
  readonly all = new Map<string, CellDraft>();
  constructor() {
    super('cells');
  }
  override keep = (id: string, draft: CellDraft) => this.all.set(id, draft).size > 0;
  override drop = (id: string) => void this.all.delete(id);
  override take = async () => [...this.all].map(([id, draft]) => ({ id, draft }));
}

/** A server with one row, which compares what is sent with what is there. */
function table() {
  const stored: Row = { ...ROW };
  const sent: unknown[] = [];
  const calls = {
    names: new Names(),
    get: async () => ({ ...stored }),
    change: async (_id: string, data: Record<string, unknown>, base: Record<string, unknown>) => {
      sent.push([data.title, base.title]);
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (stored.title !== base.title)
        throw new ApiError(409, 'Ann changed this', ROW_CONFLICT, { title: 'Ann' });
      if ('title' in stored) Object.assign(stored, data);
      return { ...stored };
    },
  } as unknown as EntityCalls;
  const notices: string[] = [];
  const lost: unknown[] = [];
  const drafts = new Kept();
  const cells = new CellEdits({
    calls,
    source: new RowSource(calls),
    drafts,
    notify: (message) => notices.push(message),
    changed: () => undefined,
    lose: ({ field, value, why }) => lost.push([field, value, why]),
  });
  return { stored, sent, cells, notices, lost, calls, drafts };
}

it('quick changes of one cell go one after the other, and meet none but others’', async () => {
  const { stored, sent, cells, notices } = table();
  const first = cells.edit('a', 'title', 'two', 'one');
  const second = cells.edit('a', 'title', 'three', 'two');
  const steps = await Promise.all([first, second]);
  expect(sent).toEqual([
    ['two', 'one'],
    ['three', 'two'],
  ]);
  stored.title = 'theirs';
  await steps[1]!.undo();
  expect(cells.conflicts).toMatchObject([{ mine: 'two', theirs: 'theirs', by: 'Ann' }]);
  // What is written meanwhile is one's own side; kept, it is a change like any.
  await cells.edit('a', 'title', 'four', 'two');
  expect(cells.conflicts).toMatchObject([{ mine: 'four' }]);
  await cells.choose(cells.conflicts[0]!, 'mine');
  expect([stored.title, cells.conflicts, cells.hasUnsent, notices]).toEqual([
    'four',
    [],
    false,
    [],
  ]);
});

it('what was written is handed on where its field or its row is gone, or does not take it', async () => {
  const { stored, cells, lost, notices, calls } = table();
  // Deleted before this window heard of it: the server takes the row without it.
  delete stored.title;
  calls.change = async () => ({ ...stored }) as Row;
  expect(await cells.edit('a', 'title', 'two', 'one')).toBe(null);
  calls.change = () => Promise.reject(new ApiError(404, 'gone'));
  expect(await cells.edit('a', 'title', 'three', 'one')).toBe(null);
  calls.change = () => Promise.reject(new ApiError(0, 'away'));
  expect(await cells.edit('a', 'title', 'four', 'one')).not.toBe(null);
  cells.follow(new Set(['other']));
  expect(lost).toEqual([
    ['title', 'two', null],
    ['title', 'three', 'row'],
    ['title', 'four', null],
  ]);
  expect([notices, cells.hasUnsent]).toEqual([['Failed to update row'], false]);
});

it('an answer that was lost is nobody else’s change', async () => {
  const { stored, sent, cells, calls, drafts } = table();
  const { change } = calls;
  calls.change = async (...args) => {
    await change(...args);
    throw new ApiError(0, 'cut');
  };
  await cells.edit('a', 'title', 'two', 'one');
  expect([...drafts.all]).toEqual([['a title', { value: 'two', base: 'one', unanswered: 'two' }]]);
  calls.change = change;
  await cells.edit('a', 'title', 'three', 'two');
  expect([stored.title, cells.conflicts, drafts.all.size]).toEqual(['three', [], 0]);
  expect(sent.at(-1)).toEqual(['three', 'two']);
});

it('what a page that is gone had kept is sent, and argued over where it must be', async () => {
  const { stored, cells, drafts } = table();
  drafts.keep('a title', { value: 'two', base: 'one' });
  await cells.restore();
  expect([stored.title, drafts.all.size]).toEqual(['two', 0]);
  drafts.keep('a title', { value: 'three', base: 'one' });
  await cells.restore();
  expect(cells.conflicts).toMatchObject([{ mine: 'three', theirs: 'two' }]);
  expect([...drafts.all]).toEqual([['a title', { value: 'three', base: 'one' }]]);
});
