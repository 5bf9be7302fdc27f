import { EDITED_AT_ONCE, MESSAGES, type Row, type RowEdit } from '@trellis/contract';
import { ApiError, messageOf } from '../../../session/api.ts';
import { plainText } from '../cells/text.ts';
import type { Column } from '../columns/columns.ts';
import { labelOf } from '../columns/label.ts';
import type { EntityCalls } from './calls.ts';
import { CellEdits, type Conflict, type Lost } from './cells.ts';
import { changeRows, leftWords, type ManyChanged } from './many.ts';
import { RowSource } from './source.ts';
import { Steps } from './steps.ts';
import { Strays } from './strays.ts';

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

/** What is being done with many rows, and how far it is. */
interface Bulk {
  act: 'delete' | 'change';
  done: number;
  total: number;
}

/** Rows deleted at once, and the pause between (spec 2, section 9). */
const CHUNK = 5;
const PAUSE_MS = 200;
/** Rows that came back from the trash and can be sent back by one step. */
const BACK_AT_ONCE = 1_000;

/** Says what failed; null when it is mended. */
type Notify = (message: string | null, cause?: string) => void;

/** The table of one entity: its rows, what is being changed in them, what is selected. */
export class Table {
  readonly calls: EntityCalls;
  readonly source: RowSource;
  readonly steps: Steps;
  readonly cells: CellEdits;
  readonly strays: Strays;
  /** The fields that there are, as far as is known. */
  #columns: readonly Column[] = [];
  readonly #notify: Notify;
  readonly #listeners = new Set<() => void>();
  readonly selected = new Set<string>();
  pending: PendingRow[] = [];
  bulk: Bulk | null = null;
  #cancelled = false;
  #nextKey = 1;
  revision = 0;

  constructor(calls: EntityCalls, notify: Notify) {
    this.calls = calls;
    this.#notify = notify;
    this.source = new RowSource(calls);
    this.source.subscribe(this.#changed);
    this.strays = new Strays(this.#changed);
    const lose = (lost: Lost) => this.#lose(lost);
    this.cells = new CellEdits(calls, this.source, notify, this.#changed, lose);
    this.steps = new Steps(this.#changed);
  }

  /** The entity and its fields are called so now; what is being written goes on, as far as its fields are there. */
  follow(entityName: string, columns: readonly Column[]): void {
    const { names } = this.calls;
    const isRenamed = this.calls.follow(entityName, columns);
    const fields = new Set(columns.map(({ id }) => id));
    const isGone = this.#columns.some(({ id }) => !fields.has(names.of(id)));
    if (isRenamed || isGone) {
      this.cells.follow(fields);
      this.pending = this.pending.map((row) => ({
        ...row,
        data: this.#kept(names.in(row.data), fields),
        problems: names.in(row.problems),
      }));
    }
    this.#columns = columns;
    if (isRenamed || isGone) this.#changed();
  }

  #kept(data: Record<string, unknown>, fields: ReadonlySet<string>): Record<string, unknown> {
    const entries = Object.entries(data);
    for (const [field, value] of entries)
      if (!fields.has(field)) this.#lose({ field, value, why: null });
    return Object.fromEntries(entries.filter(([field]) => fields.has(field)));
  }

  /** What was written is kept in sight; what was only pressed is no loss. */
  #lose({ field, value, why }: Lost): void {
    if (value === null || typeof value === 'boolean') return;
    const column = this.#columns.find(({ id }) => id === field);
    const text = column ? plainText(value, column) : String(value);
    const { id, key, label } = column ?? { id: field, key: field, label: labelOf(field) };
    this.strays.add({ column: { id, key, label }, text, why });
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
    return this.cells.isUnsent(id, field);
  }

  get hasUnsent(): boolean {
    return this.cells.hasUnsent;
  }

  /** Changes one field: on the screen at once, on the server after; the server's answer stands. */
  async edit(
    row: Row,
    field: string,
    value: unknown,
    /** What stood there when the person began. */
    seen: unknown = row[field] ?? null,
  ): Promise<void> {
    const now = row[field] ?? null;
    if (JSON.stringify(now) === JSON.stringify(value)) return;
    const step = await this.cells.edit(row, field, value, seen);
    if (step) this.steps.did(step);
  }

  /** Ends a conflict over a cell. */
  async choose(conflict: Conflict, whose: 'mine' | 'theirs'): Promise<void> {
    const step = await this.cells.choose(conflict, whose);
    if (step) this.steps.did(step);
  }

  /** Changes many cells as one step; those that are refused stay as they were, and are said together. */
  async editMany(changes: readonly Change[]): Promise<void> {
    const wanted = changes
      .map(({ row, data }) => ({
        id: row.id,
        data,
        base: Object.fromEntries(Object.keys(data).map((name) => [name, row[name] ?? null])),
      }))
      .filter(({ data, base }) => JSON.stringify(data) !== JSON.stringify(base));
    if (wanted.length === 0) return;
    if (wanted.length > EDITED_AT_ONCE) return this.#inBulk(wanted, 'the changed cells');
    this.#didMany(await this.#changeMany(wanted), 'the changed cells');
  }

  /** Gives one field of many rows the same value, whatever it was. */
  async setAll(ids: readonly string[], field: string, value: unknown): Promise<void> {
    const edits = ids.map((id) => ({ id, data: { [field]: value } }));
    await this.#inBulk(edits, `the change of ${field}`);
  }

  /** Changes more than one call does: with progress, until it is done or cancelled. */
  async #inBulk(edits: readonly RowEdit[], label: string): Promise<void> {
    if (this.bulk) return;
    this.#cancelled = false;
    this.bulk = { act: 'change', done: 0, total: edits.length };
    this.#changed();
    const done = await this.#changeMany(edits);
    this.bulk = null;
    this.#didMany(done, `${label} in ${done.back.length} rows`);
    await this.source.reload();
  }

  #changeMany(edits: readonly RowEdit[]): Promise<ManyChanged> {
    return changeRows(this.calls, edits, {
      changed: (rows, done) => {
        for (const row of rows) this.source.put(this.source.overlay(row));
        if (this.bulk) this.bulk = { ...this.bulk, done };
        this.#changed();
      },
      isCancelled: () => this.bulk !== null && this.#cancelled,
    });
  }

  #didMany(done: ManyChanged, label: string): void {
    const words = leftWords(done);
    if (done.failure) this.#notify(MESSAGES.updateRowFailed, messageOf(done.failure));
    else if (words) this.#notify(MESSAGES.updateRowFailed, words);
    if (done.back.length === 0) return;
    const put = (edits: RowEdit[]) => async () => {
      const { failure, ...rest } = await this.#changeMany(edits);
      if (failure) throw failure;
      const left = leftWords({ ...rest, failure });
      if (left) this.#notify(MESSAGES.updateRowFailed, left);
    };
    this.steps.did({ label, undo: put(done.back), redo: put(done.again) });
  }

  /** Sends again what could not be sent: somebody signed in again, or the server is back. */
  sendAgain(): Promise<void> {
    return this.cells.sendAgain();
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
      // A field that went meanwhile took nothing.
      for (const [field, value] of Object.entries(data))
        if (made[field] === undefined) this.#lose({ field, value, why: null });
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
    this.bulk = { act: 'delete', done: 0, total: ids.length };
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
      this.bulk = { act: 'delete', done: gone.length, total: ids.length };
      this.select(gone, false);
    }
    this.bulk = null;
    if (failure) this.#notify(MESSAGES.deleteRowFailed, messageOf(failure));
    if (gone.length > 0) this.steps.did(this.#deletion(gone));
    await this.source.reload();
  }

  /** Rows came back from the trash. Very many are deleted again by selecting them, which can be stopped. */
  cameBack(ids: readonly string[]): void {
    if (ids.length === 0 || ids.length > BACK_AT_ONCE) return;
    const { undo, redo } = this.#deletion(ids);
    const label = ids.length === 1 ? 'the row put back' : `${ids.length} rows put back`;
    this.steps.did({ label, undo: redo, redo: undo });
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
