import { EDITED_AT_ONCE, type Row, type RowEdit, type RowsChanged } from '@trellis/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { columnsOf } from '../columns/columns.ts';
import { EntityCalls, type ListAsk } from './calls.ts';

vi.mock('../../../session/session.ts', () => ({ heldToken: () => 'token' }));

const NEVER = new Promise<never>(() => undefined);
/** Fewer than the server would be asked to put back. */
const COUNT = EDITED_AT_ONCE - 10;

/** Rows in the memory of a server that outlives the page. */
class Rows extends EntityCalls {
  readonly rows = new Map<string, Row>();
  readonly gone = new Map<string, Row>();
  /** Whether the page goes with what is under way: before the server hears of it, or before the page does. */
  lost: 'asked' | 'answered' | null = null;

  constructor() {
    super('app', 'Task');
    for (let n = 0; n < COUNT; n++) {
      const id = `r${n}`;
      this.rows.set(id, { id, createdAt: '', updatedAt: '', creatorId: null, title: `T${n}` });
    }
  }
  override list = async ({ q = '{}' }: ListAsk) => {
    const { id } = JSON.parse(q) as { id?: { $in: string[] } };
    return [...this.rows.values()].filter((row) => !id || id.$in.includes(row.id));
  };
  override changeMany = async (edits: RowEdit[]) => {
    if (this.lost === 'asked') return NEVER;
    const answer: RowsChanged = { rows: [], left: [] };
    for (const { id, data, base } of edits) {
      const row = this.rows.get(id)!;
      const isOther = base && row.title !== base.title && row.title !== data.title;
      if (isOther) answer.left.push({ id, why: 'changed', message: 'It is another by now' });
      else {
        this.rows.set(id, { ...row, ...data });
        answer.rows.push({ row: this.rows.get(id)!, before: { title: row.title } });
      }
    }
    return this.lost === 'answered' ? NEVER : answer;
  };
  override remove = async (id: string) => {
    if (this.lost === 'asked') return NEVER;
    this.#move(id, this.rows, this.gone);
    return this.lost === 'answered' ? NEVER : undefined;
  };
  override restore = async (id: string) => this.#move(id, this.gone, this.rows);
  #move(id: string, from: Map<string, Row>, to: Map<string, Row>): Row {
    const row = from.get(id) ?? to.get(id)!;
    from.delete(id);
    to.set(id, row);
    return row;
  }
  titles = () => new Set([...this.rows.values()].map(({ title }) => title));
}

// Both read anew: who is signed in is one module's, and an earlier file may have left another.
vi.resetModules();
const { belongTo } = await import('../../../session/device.ts');
const { Table } = await import('./table.ts');

const open = async (calls: Rows) => {
  const table = new Table(calls, null, () => undefined);
  const properties = { title: { type: 'string' } } as const;
  table.follow('Task', columnsOf({ name: 'Task', type: 'object', properties }));
  await table.source.open({ sort: 'id' });
  await table.takeUp();
  return table;
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  belongTo('ann');
});
afterEach(() => {
  vi.unstubAllGlobals();
  belongTo(null);
});

it('a fill whose answer came after the page was gone is taken back whole by the next page', async () => {
  const calls = new Rows();
  const before = calls.titles();
  const page = await open(calls);
  calls.lost = 'answered';
  void page.setAll([...calls.rows.keys()], 'title', 'same');
  await vi.waitFor(() => expect(calls.titles()).toEqual(new Set(['same'])));
  calls.lost = null;
  // What somebody wrote over it since stays.
  await calls.changeMany([{ id: 'r3', data: { title: 'theirs' } }]);
  const next = await open(calls);
  await next.steps.undo();
  const theirs = [...before].map((title) => (title === 'T3' ? 'theirs' : title));
  expect(calls.titles()).toEqual(new Set(theirs));
  await next.steps.redo();
  expect(calls.titles()).toEqual(new Set(['same', 'theirs']));
});

it('of what never reached the server nothing is changed by taking it back', async () => {
  const calls = new Rows();
  const before = calls.titles();
  const page = await open(calls);
  calls.lost = 'asked';
  void page.setAll([...calls.rows.keys()], 'title', 'same');
  await new Promise((resolve) => setTimeout(resolve));
  calls.lost = null;
  const next = await open(calls);
  expect(next.steps.canUndo).toBe(true);
  await next.steps.undo();
  expect(calls.titles()).toEqual(before);
});

it('rows that are being deleted when the page goes come back', async () => {
  const calls = new Rows();
  const page = await open(calls);
  calls.lost = 'answered';
  void page.remove(['r0', 'r1', 'r2']);
  await vi.waitFor(() => expect(calls.rows.size).toBe(COUNT - 3));
  calls.lost = null;
  const next = await open(calls);
  await next.steps.undo();
  expect(calls.rows.size).toBe(COUNT);
});
