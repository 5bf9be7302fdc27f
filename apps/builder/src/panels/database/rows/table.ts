import { MESSAGES, type Row } from '@trellis/contract';
import { ApiError, messageOf } from '../../../session/api.ts';
import { heldToken } from '../../../session/session.ts';
import type { EntityCalls } from './calls.ts';
import { RowSource } from './source.ts';
import { Steps } from './steps.ts';

/** A row that is being written and is not stored yet (spec 2, section 4). */
export interface PendingRow {
  key: number;
  data: Record<string, unknown>;
  isSaving: boolean;
  /** Why it was refused, by field; '' for the row as a whole. */
  problems: Record<string, string>;
}

/** Several fields of one row. */
export interface Change {
  row: Row;
  data: Record<string, unknown>;
}

export interface BulkDelete {
  done: number;
  total: number;
}

/** Rows deleted at once, and the pause between (spec 2, section 9). */
const CHUNK = 5;
const PAUSE_MS = 200;

/** Says what failed; null when it is mended. */
type Notify = (message: string | null, cause?: string) => void;

/** The table of one entity: its rows, what is being changed in them, what is selected. */
export class Table {
  readonly calls: EntityCalls;
  readonly source: RowSource;
  readonly steps: Steps;
  readonly #notify: Notify;
  readonly #listeners = new Set<() => void>();
  /** `row field` → the value that could not be sent yet: nobody is signed in, or the server is away. */
  readonly #unsent = new Map<string, { row: Row; field: string; value: unknown }>();
  readonly selected = new Set<string>();
  pending: PendingRow[] = [];
  bulk: BulkDelete | null = null;
  #cancelled = false;
  #nextKey = 1;
  revision = 0;

  constructor(calls: EntityCalls, notify: Notify) {
    this.calls = calls;
    this.#notify = notify;
    this.source = new RowSource(calls);
    this.source.subscribe(this.#changed);
    this.source.overlay = (row) => {
      const mine = [...this.#unsent.values()].filter(({ row: { id } }) => id === row.id);
      return { ...row, ...Object.fromEntries(mine.map(({ field, value }) => [field, value])) };
    };
    this.steps = new Steps(this.#changed);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #changed = (): void => {
    this.revision++;
    for (const listener of this.#listeners) listener();
  };

  isUnsent(id: string, field: string): boolean {
    return this.#unsent.has(`${id} ${field}`);
  }

  get hasUnsent(): boolean {
    return this.#unsent.size > 0;
  }

  /** Changes one field: on the screen at once, on the server after; the server's answer stands. */
  async edit(row: Row, field: string, value: unknown): Promise<void> {
    const before = row[field] ?? null;
    if (JSON.stringify(before) === JSON.stringify(value)) return;
    if (!(await this.#send(row, field, value, before))) return;
    this.steps.did({
      label: `the change of ${field}`,
      undo: () => this.#put(row.id, field, before),
      redo: () => this.#put(row.id, field, value),
    });
  }

  /** Changes many cells as one step; those that are refused stay as they were, and are said together. */
  async editMany(changes: readonly Change[]): Promise<void> {
    const before = changes.map(({ row, data }) => ({
      row,
      data: Object.fromEntries(Object.keys(data).map((field) => [field, row[field] ?? null])),
    }));
    const isNew = (change: Change, at: number) =>
      JSON.stringify(change.data) !== JSON.stringify(before[at]!.data);
    const wanted = changes.filter(isNew);
    if (wanted.length === 0) return;
    const failure = await this.#putAll(wanted);
    if (failure) this.#notify(MESSAGES.updateRowFailed, messageOf(failure));
    const old = before.filter((_, at) => isNew(changes[at]!, at));
    const again = (which: readonly Change[]) => async () => {
      const problem = await this.#putAll(which);
      if (problem) throw problem;
    };
    this.steps.did({ label: 'the changed cells', undo: again(old), redo: again(wanted) });
  }

  /** Some at a time; answers the first failure. */
  async #putAll(changes: readonly Change[]): Promise<unknown> {
    let failure: unknown = null;
    for (let at = 0; at < changes.length; at += CHUNK) {
      const chunk = changes.slice(at, at + CHUNK);
      const results = await Promise.allSettled(
        chunk.map(async ({ row, data }) => this.source.put(await this.calls.change(row.id, data))),
      );
      for (const result of results) if (result.status === 'rejected') failure ??= result.reason;
    }
    return failure;
  }

  /** Whether it is stored, or will be; what was refused is as it was. */
  async #send(row: Row, field: string, value: unknown, before: unknown): Promise<boolean> {
    this.source.put({ ...(this.source.find(row.id) ?? row), [field]: value });
    try {
      const stored = await this.calls.change(row.id, { [field]: value });
      this.#unsent.delete(`${row.id} ${field}`);
      this.source.put(stored);
      return true;
    } catch (error) {
      if (isPassing(error)) {
        this.#unsent.set(`${row.id} ${field}`, { row, field, value });
        this.#changed();
        return true;
      }
      this.#unsent.delete(`${row.id} ${field}`);
      this.source.put({ ...(this.source.find(row.id) ?? row), [field]: before });
      this.#notify(MESSAGES.updateRowFailed, messageOf(error));
      return false;
    }
  }

  async #put(id: string, field: string, value: unknown): Promise<void> {
    this.source.put(await this.calls.change(id, { [field]: value }));
  }

  /** Sends again what could not be sent: somebody signed in again, or the server is back. */
  async sendAgain(): Promise<void> {
    if (heldToken() === null) return;
    for (const { row, field, value } of [...this.#unsent.values()])
      await this.#send(row, field, value, row[field] ?? null);
  }

  addPending(data: Record<string, unknown> = {}): PendingRow {
    const row = { key: this.#nextKey++, data, isSaving: false, problems: {} };
    this.pending = [...this.pending, row];
    this.#changed();
    return row;
  }

  setPending(key: number, field: string, value: unknown): void {
    this.#pendingIs(key, (row) => ({
      ...row,
      data: { ...row.data, [field]: value },
      problems: Object.fromEntries(Object.entries(row.problems).filter(([name]) => name !== field)),
    }));
  }

  discard(key: number): void {
    this.pending = this.pending.filter((row) => row.key !== key);
    this.#changed();
  }

  #pendingIs(key: number, make: (row: PendingRow) => PendingRow): void {
    this.pending = this.pending.map((row) => (row.key === key ? make(row) : row));
    this.#changed();
  }

  /** Stores a pending row. What is refused stays as it was written, with the reason. */
  async confirm(key: number): Promise<void> {
    const row = this.pending.find((one) => one.key === key);
    if (!row || row.isSaving) return;
    const data = Object.fromEntries(
      Object.entries(row.data).filter(([, value]) => value !== null && value !== ''),
    );
    if (Object.keys(data).length === 0) {
      console.warn('An empty row cannot be saved');
      this.#pendingIs(key, (one) => ({ ...one, problems: { '': 'Write something in it first' } }));
      return;
    }
    this.#pendingIs(key, (one) => ({ ...one, isSaving: true, problems: {} }));
    try {
      const made = await this.calls.create(data);
      this.#notify(null);
      this.discard(key);
      this.steps.did({
        label: 'the new row',
        undo: async () => {
          await this.calls.remove(made.id);
          await this.source.reload();
        },
        redo: async () => {
          await this.calls.restore(made.id);
          await this.source.reload();
        },
      });
      await this.source.reload();
    } catch (error) {
      const problems = error instanceof ApiError ? error.fields : {};
      this.#pendingIs(key, (one) => ({
        ...one,
        isSaving: false,
        problems: { ...problems, '': messageOf(error) },
      }));
      this.#notify(MESSAGES.createRowFailed, messageOf(error));
    }
  }

  select(ids: Iterable<string>, isSelected: boolean): void {
    for (const id of ids) {
      if (isSelected) this.selected.add(id);
      else this.selected.delete(id);
    }
    this.#changed();
  }

  /** Selects every row of the current filter, also those that are not on the screen. */
  async selectAll(): Promise<void> {
    for await (const rows of this.source.all('id'))
      this.select(
        rows.map(({ id }) => id),
        true,
      );
  }

  cancelBulk(): void {
    this.#cancelled = true;
  }

  /** Deletes in chunks of 5 with a pause of 200 ms between, until it is done or cancelled (spec 2, section 9). */
  async remove(ids: readonly string[]): Promise<void> {
    if (this.bulk) return;
    this.#cancelled = false;
    this.bulk = { done: 0, total: ids.length };
    this.#changed();
    const gone: string[] = [];
    let failure: unknown = null;
    for (let at = 0; at < ids.length && !this.#cancelled && !failure; at += CHUNK) {
      if (at > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const chunk = ids.slice(at, at + CHUNK);
      const results = await Promise.allSettled(chunk.map((id) => this.calls.remove(id)));
      for (const [index, result] of results.entries()) {
        if (result.status === 'fulfilled') gone.push(chunk[index]!);
        else failure ??= result.reason;
      }
      this.bulk = { done: gone.length, total: ids.length };
      this.select(gone, false);
    }
    this.bulk = null;
    if (failure) this.#notify(MESSAGES.deleteRowFailed, messageOf(failure));
    if (gone.length > 0) this.steps.did(this.#deletion(gone));
    await this.source.reload();
  }

  #deletion(ids: readonly string[]) {
    const each = async (act: (id: string) => Promise<unknown>) => {
      for (const id of ids) await act(id);
      await this.source.reload();
    };
    return {
      label: ids.length === 1 ? 'the deleted row' : `${ids.length} deleted rows`,
      undo: () => each((id) => this.calls.restore(id)),
      redo: () => each((id) => this.calls.remove(id)),
    };
  }
}

/** Nobody is signed in, or the server cannot be reached: not the value's fault. */
function isPassing(error: unknown): boolean {
  if (heldToken() === null) return true;
  return !(error instanceof ApiError) || error.status === 401 || error.status === 0;
}
