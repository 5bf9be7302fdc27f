import { MESSAGES, type Row } from '@trellis/contract';
import type { Drafts } from '../../../edits/drafts.ts';
import type { Edit } from '../../../edits/meet.ts';
import { EditQueue } from '../../../edits/queue.ts';
import { ApiError, messageOf } from '../../../session/api.ts';
import { heldToken } from '../../../session/session.ts';
import type { EntityCalls } from './calls.ts';
import type { LostValue } from './lost-values.ts';
import type { RowSource } from './source.ts';
import type { Step } from './steps.ts';

/** A value that somebody else changed meanwhile; the person chooses whose it shall be. */
export interface Conflict {
  row: Row;
  field: string;
  /** What it was when the person began. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
  /** Who it was; empty where nobody knows. */
  by: string;
}

/** A change of a cell as this device keeps it; what it is of stands in its name. */
export type CellDraft = Edit<unknown>;

/** A value that was written and cannot be stored. */
export interface Lost {
  field: string;
  value: unknown;
  why: LostValue['why'];
}

/** A value of a cell that was refused, or that found no field any more: then there is no error. */
interface Unstored {
  key: string;
  value: unknown;
  error: unknown;
}

interface Options {
  calls: EntityCalls;
  source: RowSource;
  /** Null where nothing is kept: through somebody else's eyes. */
  drafts: Drafts<CellDraft> | null;
  notify(message: string, cause?: unknown): void;
  changed(): void;
  lose(lost: Lost): void;
}

const keyOf = (id: string, field: string) => `${id} ${field}`;
const cellOf = (key: string) => {
  const at = key.indexOf(' ');
  return { id: key.slice(0, at), field: key.slice(at + 1) };
};
const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Changes of single cells: on the screen at once, on the server after, nothing of others overwritten. */
export class CellEdits {
  readonly #options: Options;
  readonly #queue: EditQueue<unknown>;
  /** The rows of cells that somebody else changed, as they were read last. */
  readonly #argued = new Map<string, Row>();
  /** Who writes a cell and waits for what becomes of it; and what was not stored of it, for those who wait. */
  readonly #writers = new Map<string, number>();
  #unstored: Unstored[] = [];

  constructor(options: Options) {
    this.#options = options;
    this.#queue = new EditQueue<unknown>({
      rules: { isSame },
      drafts: options.drafts,
      pause: 0,
      keepAfter: 0,
      groupOf: (key) => key,
      send: (edits, key) => this.#send(key, edits[key]!),
      reread: (key, error) => this.#reread(key, error),
      refusalOf: (error, [key = '']) => ({ [key]: messageOf(error) }),
      refused: (edits, error) => {
        for (const [key, edit] of Object.entries(edits)) this.#refused(key, edit, error);
      },
      changed: options.changed,
    });
    options.source.overlay = (row) => ({
      ...row,
      ...Object.fromEntries(
        this.#waiting()
          .filter(({ id }) => id === row.id)
          .map(({ field, edit }) => [field, edit.value]),
      ),
    });
  }

  /** What could not be sent yet, and what waits for a choice. */
  #waiting() {
    const pending = Object.entries(this.#queue.state.pending);
    return pending.map(([key, edit]) => ({ key, ...cellOf(key), edit }));
  }

  /** What waits goes on under the names that fields have now; where there is none any more it can wait for nothing. */
  follow(fields: ReadonlySet<string>): void {
    for (const { key, id, field: before, edit } of this.#waiting()) {
      const field = this.#options.calls.names.of(before);
      if (!fields.has(field)) {
        this.#queue.drop([key]);
        this.#options.lose({ field, value: edit.value, why: null });
      } else if (field !== before) this.#rename(key, keyOf(id, field));
    }
  }

  #rename(from: string, to: string): void {
    const row = this.#argued.get(from);
    if (row) this.#argued.set(to, row);
    this.#queue.rename(from, to);
  }

  get conflicts(): Conflict[] {
    const { conflicts, pending } = this.#queue.state;
    return Object.entries(conflicts).map(([key, { theirs, by }]) => {
      const { id, field } = cellOf(key);
      const { base, value: mine } = pending[key]!;
      const row = this.#argued.get(key) ?? { id, createdAt: '', updatedAt: '', creatorId: null };
      return { row, field, base, mine, theirs, by: by ?? '' };
    });
  }

  /** Whether something waits: not what is on its way for the first time. */
  get hasUnsent(): boolean {
    return Object.keys(this.#queue.state.pending).length > 0;
  }

  isUnsent(id: string, field: string): boolean {
    return keyOf(id, field) in this.#queue.state.pending;
  }

  /** Changes one field that was `seen`; the step that takes it back, or null where it was refused. */
  async edit(id: string, field: string, value: unknown, seen: unknown): Promise<Step | null> {
    return this.#stepOf({ id, field, value, base: seen }, () =>
      this.#write(id, field, value, seen),
    );
  }

  async #stepOf(
    { id, field, value, base }: { id: string; field: string; value: unknown; base: unknown },
    write: () => Promise<boolean>,
  ): Promise<Step | null> {
    const put = (next: unknown, before: unknown) => async () => {
      await this.#write(id, field, next, before);
    };
    try {
      if (!(await write())) return null;
      return { label: `the change of ${field}`, undo: put(base, value), redo: put(value, base) };
    } catch (error) {
      this.#tell(field, value, error);
      return null;
    }
  }

  #tell(field: string, value: unknown, error: unknown): void {
    this.#options.notify(MESSAGES.updateRowFailed, error);
    const isGone = error instanceof ApiError && error.status === 404;
    this.#options.lose({ field, value, why: isGone ? 'row' : 'refused' });
  }

  /** Ends a conflict. Keeping one's own is a change like any: perhaps there is a newer one again. */
  async choose(conflict: Conflict, whose: 'mine' | 'theirs'): Promise<Step | null> {
    const { row, mine: value, theirs: base } = conflict;
    const field = this.#options.calls.names.of(conflict.field);
    const key = keyOf(row.id, field);
    this.#argued.delete(key);
    this.#queue.choose(key, whose);
    if (whose === 'mine')
      return this.#stepOf({ id: row.id, field, value, base }, () => this.#arrive(key, value));
    this.#show(row.id, field, base);
    return null;
  }

  /** Sends again what could not be sent: somebody signed in again, or the server is back. */
  async sendAgain(): Promise<void> {
    if (heldToken() === null) return;
    for (const { key } of this.#waiting()) await this.#queue.flushGroup(key);
  }

  /** Sends what a page that is gone had kept of this table. */
  async restore(): Promise<void> {
    await this.#queue.recover((draft) => draft);
    await this.sendAgain();
  }

  /** The page goes: what is not stored is for the next one. */
  leave(): void {
    this.#queue.leave();
  }

  /** Whether it is stored or waits to be; rejects, with the cell as it was, when the value is refused. */
  #write(id: string, called: string, value: unknown, base: unknown): Promise<boolean> {
    const field = this.#options.calls.names.of(called);
    const key = keyOf(id, field);
    this.#show(id, field, value);
    this.#queue.edit(key, value, base ?? null);
    return this.#arrive(key, value);
  }

  async #arrive(key: string, value: unknown): Promise<boolean> {
    this.#writers.set(key, (this.#writers.get(key) ?? 0) + 1);
    await this.#queue.flushGroup(key);
    const left = this.#writers.get(key)! - 1;
    if (left > 0) this.#writers.set(key, left);
    else this.#writers.delete(key);
    const unstored = this.#unstored.find((one) => one.key === key && isSame(one.value, value));
    this.#unstored = this.#unstored.filter((one) => one !== unstored);
    if (unstored?.error) throw unstored.error;
    return !unstored && !(key in this.#queue.state.conflicts);
  }

  async #send(key: string, { value, base }: Edit<unknown>): Promise<Record<string, unknown>> {
    // Nobody is signed in: it waits until somebody is.
    if (heldToken() === null) throw new ApiError(401, MESSAGES.updateRowFailed);
    const { calls, lose } = this.#options;
    const { id, field: called } = cellOf(key);
    const field = calls.names.of(called);
    const stored = await calls.change(id, { [field]: value }, { [field]: base });
    this.#put(stored);
    // A field that is not there any more takes nothing, and the row is answered without it.
    if (value !== null && stored[field] === undefined) {
      if (this.#writers.has(key)) this.#unstored.push({ key, value, error: null });
      lose({ field, value, why: null });
    }
    return { [key]: stored[field] ?? null };
  }

  /** Somebody changed the cell since the person began: perhaps it was this page, whose answer was lost. */
  async #reread(key: string, error: unknown): Promise<void> {
    const { id, field } = cellOf(key);
    const now = await this.#options.calls.get(id);
    const by = error instanceof ApiError ? error.fields[field] : undefined;
    const met = this.#queue.hear(key, now[field] ?? null, by ?? null);
    if (met?.kind === 'conflict') this.#argued.set(key, now);
    this.#put(now);
  }

  /** The cell is as it was, unless something else was written in it since. */
  #refused(key: string, { value, base }: Edit<unknown>, error: unknown): void {
    const { id, field } = cellOf(key);
    if (key in this.#queue.state.refused) {
      this.#queue.drop([key]);
      this.#show(id, field, base);
    }
    if (this.#writers.has(key)) this.#unstored.push({ key, value, error });
    else this.#tell(field, value, error);
  }

  #show(id: string, field: string, value: unknown): void {
    const row = this.#options.source.find(id);
    if (row) this.#options.source.put({ ...row, [field]: value });
  }

  #put(row: Row): void {
    this.#options.source.put(this.#options.source.overlay(row));
  }
}
