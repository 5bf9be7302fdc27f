import type { Row } from '@trellis/contract';
import { expect, it, vi } from 'vitest';
import { Drafts } from '../../../edits/drafts.ts';
import { ApiError } from '../../../session/api.ts';
import { columnsOf } from '../columns/columns.ts';
import { EntityCalls, type ListAsk } from './calls.ts';
import { Table } from './table.ts';

vi.mock('../../../session/session.ts', () => ({ heldToken: () => 'token' }));

const columns = columnsOf({
  name: 'Task',
  type: 'object',
  properties: { title: { type: 'string' }, urgent: { type: 'boolean' } },
});

/** Rows in the memory, as a server has them. */
class Rows extends EntityCalls {
  readonly rows = new Map<string, Row>();
  readonly gone = new Map<string, Row>();
  /** Whether the server is away. */
  isAway = false;
  #next = 1;

  constructor() {
    super('app', 'Task');
  }
  override list = async (_ask: ListAsk) => [...this.rows.values()];
  override async create(data: Record<string, unknown>) {
    const row = { id: `r${this.#next++}`, createdAt: '', updatedAt: '', creatorId: null, ...data };
    this.rows.set(row.id, row);
    return row;
  }
  override remove = async (id: string) => void this.#move(id, this.rows, this.gone);
  override restore = async (id: string) => this.#move(id, this.gone, this.rows);
  override async change(id: string, data: Record<string, unknown>) {
    const row = this.rows.get(id);
    if (!row) throw new ApiError(404, 'There is no such row');
    this.rows.set(id, { ...row, ...data });
    return this.rows.get(id)!;
  }
  #move(id: string, from: Map<string, Row>, to: Map<string, Row>): Row {
    if (this.isAway) throw new ApiError(503, 'away');
    const row = from.get(id);
    if (!row) throw new ApiError(404, 'There is no such row');
    from.delete(id);
    to.set(id, row);
    return row;
  }
}

async function table(titles: readonly string[]) {
  const calls = new Rows();
  const notices: (string | null)[] = [];
  const made = new Table(calls, new Drafts('cells'), (message) => notices.push(message));
  made.follow('Task', columns);
  for (const title of titles) await calls.create({ title });
  await made.source.open({ sort: 'id' });
  return { made, calls, notices, ids: () => [...calls.rows.keys()].sort() };
}

it('what somebody else deleted or erased stops no deletion, and no way back', async () => {
  const { made, calls, notices, ids } = await table(['a', 'b', 'c']);
  made.select(['r1', 'r2', 'r3'], true);
  await calls.remove('r2');
  await made.remove(['r1', 'r2', 'r3']);
  expect([ids(), made.selected.size, notices]).toEqual([[], 0, []]);
  calls.gone.delete('r1');
  await made.steps.undo();
  expect([ids(), notices]).toEqual([['r3'], ['1 of 2 rows could not be restored']]);

  // Where the server is away the next try goes on with what is left.
  await made.remove(['r3']);
  calls.isAway = true;
  await expect(made.steps.undo()).rejects.toThrow('away');
  calls.isAway = false;
  await made.steps.undo();
  expect(ids()).toEqual(['r3']);
});

it('a step that can never be taken back stands in the way of none before it', async () => {
  const { made, calls } = await table(['a', 'b']);
  await made.edit(calls.rows.get('r1')!, 'title', 'A');
  await made.edit(calls.rows.get('r2')!, 'title', 'B');
  await calls.remove('r2');
  await expect(made.steps.undo()).rejects.toThrow('There is no such row');
  await made.steps.undo();
  expect(calls.rows.get('r1')?.title).toBe('a');
});

it('what is taken back before it is stored is the newest change', async () => {
  const { made, calls } = await table(['a']);
  const row = calls.rows.get('r1')!;
  await made.edit(row, 'title', 'b');
  const edited = made.edit(calls.rows.get('r1')!, 'title', 'c');
  await Promise.all([edited, made.steps.undo()]);
  expect(calls.rows.get('r1')?.title).toBe('b');
});

it('what is taken back while many rows are deleted is what was done of that', async () => {
  const { made, calls, ids } = await table(Array.from({ length: 12 }, (_, n) => `row ${n}`));
  const all = ids();
  await made.edit(calls.rows.get('r1')!, 'title', 'edited');
  const going = made.remove(all);
  await vi.waitFor(() => expect(calls.gone.size).toBe(5));
  await Promise.all([going, made.steps.undo()]);
  expect([ids(), calls.rows.get('r1')?.title]).toEqual([all, 'edited']);
  await made.steps.undo();
  expect(calls.rows.get('r1')?.title).toBe('row 0');
});

it('new rows are stored as one step, and are what is at risk until then', async () => {
  const { made, ids } = await table([]);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const title of ['x', 'y', '']) made.addPending({ title });
  expect(made.isAtRisk).toBe(true);
  await made.confirmAll(made.pending.map(({ key }) => key));
  expect([ids(), made.pending.length, made.isAtRisk]).toEqual([['r1', 'r2'], 1, false]);
  await made.steps.undo();
  expect(ids()).toEqual([]);
  await made.steps.redo();
  expect(ids()).toEqual(['r1', 'r2']);

  made.addPending({ title: 'half', urgent: true });
  expect(made.end().map(({ text }) => text)).toEqual(['half']);
});

it('all rows are selected at once when all are known, and none while they are not or another filter stands', async () => {
  const { made, calls } = await table(['a']);
  const rows = Array.from({ length: 4_500 }, (_, n) => ({ id: `g${n}` }) as Row);
  calls.list = async ({ skip = 0, limit = 0 }: ListAsk) => rows.slice(skip, skip + limit);
  const seen: unknown[] = [];
  const forget = made.subscribe(() => seen.push([made.gathering.found, made.selected.size]));
  await made.selectAll();
  forget();
  expect(seen).toEqual([
    [0, 0],
    [2_000, 0],
    [4_000, 0],
    [4_500, 0],
    [null, 0],
    [null, 4_500],
  ]);

  made.select([...made.selected], false);
  const work = made.selectAll();
  void made.source.open({ sort: 'id', q: '{}' });
  await work;
  expect([made.gathering.found, made.selected.size]).toEqual([null, 0]);
  const ended = made.selectAll();
  made.gathering.end();
  await ended;
  expect([made.gathering.found, made.selected.size]).toEqual([null, 0]);
});
