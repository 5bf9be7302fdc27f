import { EDITED_AT_ONCE, MESSAGES, ROW_STEP, type Row, type RowEdit } from '@trellis/contract';
import type { Drafts } from '../../../edits/drafts.ts';
import { isPassing } from '../../../session/api.ts';
import { phrase } from '../../../ui/phrase.ts';
import { plainText } from '../cells/text.ts';
import type { Column } from '../columns/columns.ts';
import { labelOf } from '../columns/label.ts';
import type { EntityCalls } from './calls.ts';
import { type CellDraft, CellEdits, type Conflict, type Lost } from './cells.ts';
import { FewRows } from './few-rows.ts';
import { Gathering } from './gathering.ts';
import { KeptStep, sizeOf } from './kept-step.ts';
import { type LostValue, LostValues } from './lost-values.ts';
import { changeRows, leftWords, type ManyChanged } from './many.ts';
import { type PendingRow, PendingRows } from './pending.ts';
import { removeRows } from './remove.ts';
import { type Bulk, ServerSteps } from './server-steps.ts';
import { RowSource } from './source.ts';
import { Steps } from './steps.ts';

/** Several fields of one row. */
export interface Change {
  row: Row;
  data: Record<string, unknown>;
}

/** In so long a failure is read by whoever looks. */
const READ_MS = 2_500;

/** Says what failed, and why: in words, or by the error; null when it is mended. */
type Notify = (message: string | null, cause?: unknown) => void;

/** The table of one entity: its rows, what is being changed in them, what is selected. */
export class Table {
  readonly calls: EntityCalls;
  readonly source: RowSource;
  readonly steps: Steps;
  readonly cells: CellEdits;
  readonly lostValues: LostValues;
  /** The fields that there are, as far as is known. */
  #columns: readonly Column[] = [];
  readonly #notify: Notify;
  readonly #listeners = new Set<() => void>();
  readonly selected = new Set<string>();
  /** What is to be selected, while it is found out. */
  readonly gathering: Gathering;
  readonly #new: PendingRows;
  bulk: Bulk | null = null;
  readonly #server: ServerSteps;
  readonly #kept: KeptStep;
  #cancelled = false;
  revision = 0;

  constructor(calls: EntityCalls, drafts: Drafts<CellDraft> | null, notify: Notify) {
    this.calls = calls;
    let awayAt: number | null = null;
    this.#notify = (message, cause) => {
      awayAt = message !== null && isPassing(cause) ? Date.now() : null;
      notify(message, cause);
    };
    this.source = new RowSource(calls);
    this.source.subscribe(this.#changed);
    // That the server was away is nothing to be told when it is back, once it could be read.
    this.source.onRead = () => {
      if (awayAt !== null && Date.now() - awayAt > READ_MS) this.#notify(null);
    };
    this.gathering = new Gathering(this.#changed);
    this.#new = new PendingRows(calls, this.#notify, this.#changed);
    this.lostValues = new LostValues(this.#changed);
    this.cells = new CellEdits({
      calls,
      source: this.source,
      drafts,
      notify: this.#notify,
      changed: this.#changed,
      lose: (lost) => this.#lose(lost),
    });
    this.steps = new Steps(this.#changed);
    this.#server = new ServerSteps({
      calls,
      isBusy: () => this.bulk !== null,
      show: (bulk) => {
        this.bulk = bulk;
        this.#changed();
      },
      reload: () => this.source.reload(),
      notify: this.#notify,
    });
    const few = new FewRows({
      calls,
      put: this.#put,
      reload: () => this.source.reload(),
      notify: this.#notify,
    });
    this.#kept = new KeptStep(calls.params, (ask) =>
      (sizeOf(ask) < ROW_STEP.from ? few : this.#server).run(ask),
    );
  }

  /** The entity and its fields are called so now; what is being written goes on, as far as its fields are there. */
  follow(entityName: string, columns: readonly Column[]): void {
    const { names } = this.calls;
    const isRenamed = this.calls.follow(entityName, columns);
    const fields = new Set(columns.map(({ id }) => id));
    const isGone = this.#columns.some(({ id }) => !fields.has(names.of(id)));
    if (isRenamed || isGone) {
      this.cells.follow(fields);
      this.#new.all = this.#new.all.map((row) => ({
        ...row,
        data: this.#stillThere(names.in(row.data), fields),
        problems: names.in(row.problems),
      }));
    }
    this.#columns = columns;
    if (isRenamed || isGone) this.#changed();
  }

  #stillThere(data: Record<string, unknown>, fields: ReadonlySet<string>): Record<string, unknown> {
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
    this.lostValues.add({ column: { id, key, label }, text, why });
  }

  /** Whether something is written that is not stored. */
  get isAtRisk(): boolean {
    return this.hasUnsent || this.#new.isWritten;
  }

  /** The entity is gone: answers what was written in it and is stored nowhere. */
  end(): readonly LostValue[] {
    const none = new Set<string>();
    this.cells.follow(none);
    for (const { data } of this.pending) this.#stillThere(data, none);
    this.#new.all = [];
    return this.lostValues.all;
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
    const stored = this.cells.edit(row.id, field, value, seen).then((step) => {
      if (step) this.steps.did(step);
    });
    await this.steps.during(stored);
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
    const label = 'the changed cells';
    await this.steps.during(
      this.#changeMany(wanted, () => label).then((done) => this.#didMany(done, label)),
    );
  }

  /** Gives one field of many rows the same value, whatever it was. */
  async setAll(ids: readonly string[], field: string, value: unknown): Promise<void> {
    const edits = ids.map((id) => ({ id, data: { [field]: value } }));
    await this.#inBulk(edits, `the change of ${field}`);
  }

  /** Gives one field of each of these rows a value of its own, as one step. */
  async setEach(edits: readonly RowEdit[], label: string): Promise<void> {
    if (edits.length > 0) await this.#inBulk(edits, label);
  }

  /** Changes more than one call does: with progress, until it is done or cancelled. */
  async #inBulk(edits: readonly RowEdit[], label: string): Promise<void> {
    if (this.bulk) return;
    this.#cancelled = false;
    this.bulk = { act: 'change', done: 0, total: edits.length };
    this.#changed();
    const named = (back: readonly RowEdit[]) => `${label} in ${back.length} rows`;
    const changed = this.#changeMany(edits, named).then((done) => {
      this.bulk = null;
      this.#didMany(done, named(done.back));
    });
    await this.steps.during(changed, this.#stopHere);
    await this.source.reload();
  }

  #put = (rows: readonly Row[]): void => {
    for (const row of rows) this.source.put(this.source.overlay(row));
    this.#changed();
  };

  #changeMany(
    edits: readonly RowEdit[],
    named: (back: readonly RowEdit[]) => string,
  ): Promise<ManyChanged> {
    return changeRows(this.calls, edits, {
      sends: (back) =>
        this.#kept.does({ label: named(back), undo: { kind: 'change', edits: [...back] } }),
      changed: (rows, done) => {
        if (this.bulk) this.bulk = { ...this.bulk, done };
        this.#put(rows);
      },
      isCancelled: () => this.bulk !== null && this.#cancelled,
    });
  }

  #didMany(done: ManyChanged, label: string): void {
    const words = leftWords(done);
    if (done.failure) this.#notify(MESSAGES.updateRowFailed, done.failure);
    else if (words) this.#notify(MESSAGES.updateRowFailed, words);
    if (done.back.length === 0) this.#kept.didNothing();
    else this.steps.did(this.#kept.did({ label, undo: { kind: 'change', edits: done.back } }));
  }

  /** Rows that are written and not stored yet. */
  get pending(): readonly PendingRow[] {
    return this.#new.all;
  }

  addPending(data: Record<string, unknown> = {}): PendingRow {
    return this.#new.add(data);
  }

  setPending(key: number, field: string, value: unknown): void {
    this.#new.set(key, field, value);
  }

  discard(key: number): void {
    this.#new.discard(key);
  }

  confirm(key: number): Promise<void> {
    return this.confirmAll([key]);
  }

  /** Stores pending rows, as one step. */
  async confirmAll(keys: readonly number[]): Promise<void> {
    const ids: string[] = [];
    for (const key of keys) {
      const stored = await this.#new.store(key);
      if (!stored) continue;
      const { made, data } = stored;
      ids.push(made.id);
      // A field that went meanwhile took nothing.
      for (const [field, value] of Object.entries(data))
        if (made[field] === undefined) this.#lose({ field, value, why: null });
    }
    if (ids.length === 0) return;
    const label = phrase('{n, plural, one {the new row} other {{n} new rows}}', { n: ids.length });
    this.#did(label, ids, 'remove');
    await this.source.reload();
  }

  select(ids: Iterable<string>, isSelected: boolean): void {
    for (const id of ids) {
      if (isSelected) this.selected.add(id);
      else this.selected.delete(id);
    }
    this.#changed();
  }

  /** Selects every row of the current filter, also those that are not on the screen; all at once, when all are known. */
  async selectAll(): Promise<void> {
    const ids = await this.gathering.all(this.source);
    if (ids) this.select(ids, true);
  }

  /** What this page does to many rows goes no further. */
  readonly #stopHere = (): void => {
    this.#cancelled = true;
  };

  cancelBulk(): void {
    this.#stopHere();
    this.#server.cancel().catch((error: unknown) => this.#notify(MESSAGES.updateRowFailed, error));
  }

  /** What was done to many rows before this page was loaded can be taken back; what the server still does of it is shown. */
  takeUp(): Promise<void> {
    const left = this.#kept.left();
    if (left) this.steps.did(left);
    return this.#server.takeUp();
  }

  /** Deletes rows, with progress, until it is done or cancelled. */
  async remove(ids: readonly string[]): Promise<void> {
    if (this.bulk) return;
    this.#cancelled = false;
    this.bulk = { act: 'delete', done: 0, total: ids.length };
    this.#changed();
    await this.steps.during(this.#removeAll(ids), this.#stopHere);
    await this.source.reload();
  }

  async #removeAll(ids: readonly string[]): Promise<void> {
    let done = 0;
    const named = ({ length: n }: readonly string[]) =>
      phrase('{n, plural, one {the deleted row} other {{n} deleted rows}}', { n });
    const { gone, failure } = await removeRows(this.calls, ids, {
      sends: (some) =>
        this.#kept.does({ label: named(some), undo: { kind: 'restore', ids: [...some] } }),
      over: (some) => {
        done += some.length;
        this.bulk = { act: 'delete', done, total: ids.length };
        this.select(some, false);
      },
      isCancelled: () => this.#cancelled,
    });
    this.bulk = null;
    if (failure) this.#notify(MESSAGES.deleteRowFailed, failure);
    if (gone.length > 0) this.#did(named(gone), gone, 'restore');
    else this.#kept.didNothing();
  }

  /** Rows came back from the trash. Very many are deleted again by selecting them, which can be stopped. */
  cameBack(ids: readonly string[]): void {
    if (ids.length === 0 || ids.length > ROW_STEP.most) return;
    const label = phrase('{n, plural, one {the row} other {{n} rows}} put back', { n: ids.length });
    this.#did(label, ids, 'remove');
  }

  /** Rows came or went: `back` is how that is taken back. */
  #did(label: string, ids: readonly string[], back: 'restore' | 'remove'): void {
    this.steps.did(this.#kept.did({ label, undo: { kind: back, ids: [...ids] } }));
  }
}
