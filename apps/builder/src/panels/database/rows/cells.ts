import { MESSAGES, ROW_CONFLICT, type Row } from '@trellis/contract';
import { ApiError, messageOf } from '../../../session/api.ts';
import { heldToken } from '../../../session/session.ts';
import type { EntityCalls } from './calls.ts';
import type { RowSource } from './source.ts';
import type { Step } from './steps.ts';
import type { Stray } from './strays.ts';

/** A value that somebody else changed meanwhile; the person chooses whose it shall be. */
export interface Conflict {
  row: Row;
  field: string;
  mine: unknown;
  theirs: unknown;
  /** Who it was; empty where nobody knows. */
  by: string;
}

/** A change of one cell: what it is to be, and what it was when the person began. */
interface Write {
  row: Row;
  field: string;
  value: unknown;
  base: unknown;
}

type Notify = (message: string, cause?: string) => void;
type Outcome = 'stored' | 'waits' | 'conflict' | 'lost';

/** A value that was written and cannot be stored. */
export interface Lost {
  field: string;
  value: unknown;
  why: Stray['why'];
}

const keyOf = (id: string, field: string) => `${id} ${field}`;

/** Changes of single cells: on the screen at once, on the server after, nothing of others overwritten. */
export class CellEdits {
  readonly #calls: EntityCalls;
  readonly #source: RowSource;
  readonly #notify: Notify;
  readonly #changed: () => void;
  readonly #lose: (lost: Lost) => void;
  /** What could not be sent yet: nobody is signed in, or the server is away. */
  readonly #unsent = new Map<string, Write>();
  readonly #conflicts = new Map<string, Conflict>();
  /** Of one cell one change is sent after the other, so that none meets the one before it. */
  readonly #lines = new Map<string, Promise<unknown>>();

  constructor(
    calls: EntityCalls,
    source: RowSource,
    notify: Notify,
    changed: () => void,
    lose: (lost: Lost) => void,
  ) {
    this.#lose = lose;
    this.#calls = calls;
    this.#source = source;
    this.#notify = notify;
    this.#changed = changed;
    source.overlay = (row) => {
      const mine = [...this.#unsent.values()].filter((one) => one.row.id === row.id);
      const argued = this.conflicts.filter((one) => one.row.id === row.id);
      return {
        ...row,
        ...Object.fromEntries(mine.map(({ field, value }) => [field, value])),
        ...Object.fromEntries(argued.map(({ field, mine: value }) => [field, value])),
      };
    };
  }

  /** What waits goes on under the names that fields have now; where there is none any more it can wait for nothing. */
  follow(fields: ReadonlySet<string>): void {
    for (const map of [this.#unsent, this.#conflicts] as Map<string, Write | Conflict>[])
      for (const [key, one] of [...map]) {
        const field = this.#calls.names.of(one.field);
        map.delete(key);
        if (fields.has(field)) map.set(keyOf(one.row.id, field), { ...one, field });
        else this.#lose({ field, value: 'mine' in one ? one.mine : one.value, why: null });
      }
  }

  get conflicts(): Conflict[] {
    return [...this.#conflicts.values()];
  }

  get hasUnsent(): boolean {
    return this.#unsent.size > 0 || this.#conflicts.size > 0;
  }

  isUnsent(id: string, field: string): boolean {
    return this.#unsent.has(keyOf(id, field)) || this.#conflicts.has(keyOf(id, field));
  }

  /** Changes one field that was `seen`; the step that takes it back, or null where it was refused. */
  async edit(row: Row, field: string, value: unknown, seen: unknown): Promise<Step | null> {
    try {
      const outcome = await this.#write({ row, field, value, base: seen });
      const isDone = outcome === 'stored' || outcome === 'waits';
      return isDone ? this.#step(row, field, value, seen) : null;
    } catch (error) {
      this.#notify(MESSAGES.updateRowFailed, messageOf(error));
      const isGone = error instanceof ApiError && error.status === 404;
      this.#lose({ field, value, why: isGone ? 'row' : 'refused' });
      return null;
    }
  }

  #step(row: Row, field: string, value: unknown, before: unknown): Step {
    const put = (next: unknown, base: unknown) => async () => {
      await this.#write({ row, field, value: next, base });
    };
    return {
      label: `the change of ${field}`,
      undo: put(before, value),
      redo: put(value, before),
    };
  }

  /** Ends a conflict. Keeping one's own is a change like any: perhaps there is a newer one again. */
  async choose(conflict: Conflict, whose: 'mine' | 'theirs'): Promise<Step | null> {
    const { row, field, mine, theirs } = conflict;
    this.#conflicts.delete(keyOf(row.id, field));
    this.#show(row, field, theirs);
    this.#changed();
    return whose === 'mine' ? this.edit(row, field, mine, theirs) : null;
  }

  /** Sends again what could not be sent: somebody signed in again, or the server is back. */
  async sendAgain(): Promise<void> {
    if (heldToken() === null) return;
    for (const { row, field, value, base } of [...this.#unsent.values()])
      await this.edit(row, field, value, base);
  }

  /** Rejects, with the cell as it was, when the value is refused. */
  #write({ field: called, ...rest }: Write): Promise<Outcome> {
    const write = { ...rest, field: this.#calls.names.of(called) };
    const { row, field, value } = write;
    const key = keyOf(row.id, field);
    const argued = this.#conflicts.get(key);
    if (argued) {
      // Still to be chosen: what is written meanwhile is one's own side of it.
      this.#conflicts.set(key, { ...argued, mine: value });
      this.#show(row, field, value);
      return Promise.resolve('conflict');
    }
    this.#show(row, field, value);
    const before = this.#lines.get(key) ?? Promise.resolve();
    const sent = before.then(() => this.#send(write));
    const line = sent
      .catch(() => undefined)
      .finally(() => this.#lines.get(key) === line && this.#lines.delete(key));
    this.#lines.set(key, line);
    return sent;
  }

  async #send({ row, field: called, value, base: seen }: Write): Promise<Outcome> {
    const field = this.#calls.names.of(called);
    const key = keyOf(row.id, field);
    // What never arrived is nothing that the server could know: the one before it counts.
    const base = this.#unsent.has(key) ? this.#unsent.get(key)!.base : seen;
    try {
      const stored = await this.#calls.change(row.id, { [field]: value }, { [field]: base });
      this.#unsent.delete(key);
      this.#put(stored);
      // A field that is not there any more takes nothing, and the row is answered without it.
      if (value === null || stored[field] !== undefined) return 'stored';
      this.#lose({ field, value, why: null });
      return 'lost';
    } catch (error) {
      if (isPassing(error)) {
        this.#unsent.set(key, { row, field, value, base });
        this.#changed();
        return 'waits';
      }
      this.#unsent.delete(key);
      if (error instanceof ApiError && error.code === ROW_CONFLICT) {
        const now = await this.#calls.get(row.id);
        const theirs = now[field] ?? null;
        this.#conflicts.set(key, {
          row: now,
          field,
          mine: value,
          theirs,
          by: error.fields[field] ?? '',
        });
        this.#put(now);
        return 'conflict';
      }
      this.#show(row, field, base);
      throw error;
    }
  }

  #show(row: Row, field: string, value: unknown): void {
    this.#source.put({ ...(this.#source.find(row.id) ?? row), [field]: value });
  }

  #put(row: Row): void {
    this.#source.put(this.#source.overlay(row));
  }
}

/** Nobody is signed in, or the server cannot be reached: not the value's fault. */
function isPassing(error: unknown): boolean {
  if (heldToken() === null) return true;
  return !(error instanceof ApiError) || error.status === 401 || error.status === 0;
}
