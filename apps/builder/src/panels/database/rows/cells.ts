import { MESSAGES, type Row } from '@trellis/contract';
import { Backoff } from '../../../edits/backoff.ts';
import type { Drafts } from '../../../edits/drafts.ts';
import { type Edit, meet } from '../../../edits/meet.ts';
import { outcomeOf } from '../../../edits/outcome.ts';
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

/** A change of one cell that could not be sent yet. */
interface Waiting extends Edit<unknown> {
  id: string;
  field: string;
}

/** A change of a cell as this device keeps it; what it is of stands in its name. */
export type CellDraft = Edit<unknown>;

type Written = 'stored' | 'waits' | 'conflict' | 'lost';

/** A value that was written and cannot be stored. */
export interface Lost {
  field: string;
  value: unknown;
  why: LostValue['why'];
}

interface Options {
  calls: EntityCalls;
  source: RowSource;
  /** Null where nothing is kept: through somebody else's eyes. */
  drafts: Drafts<CellDraft> | null;
  notify(message: string, cause?: string): void;
  changed(): void;
  lose(lost: Lost): void;
}

const keyOf = (id: string, field: string) => `${id} ${field}`;
const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Changes of single cells: on the screen at once, on the server after, nothing of others overwritten. */
export class CellEdits {
  readonly #options: Options;
  /** What could not be sent yet: nobody is signed in, or the server is away. */
  readonly #unsent = new Map<string, Waiting>();
  readonly #conflicts = new Map<string, Conflict>();
  /** Of one cell one change is sent after the other, so that none meets the one before it. */
  readonly #lines = new Map<string, Promise<unknown>>();
  readonly #backoff = new Backoff(() => void this.sendAgain());

  constructor(options: Options) {
    this.#options = options;
    options.source.overlay = (row) => {
      const mine = [...this.#unsent.values()].filter((one) => one.id === row.id);
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
    const { calls, lose } = this.#options;
    for (const map of [this.#unsent, this.#conflicts] as Map<string, Waiting | Conflict>[])
      for (const [key, one] of [...map]) {
        const field = calls.names.of(one.field);
        const id = 'row' in one ? one.row.id : one.id;
        map.delete(key);
        if (fields.has(field)) map.set(keyOf(id, field), { ...one, field });
        else lose({ field, value: 'mine' in one ? one.mine : one.value, why: null });
        this.#keep(key);
        this.#keep(keyOf(id, field));
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
  async edit(id: string, field: string, value: unknown, seen: unknown): Promise<Step | null> {
    try {
      const outcome = await this.#write({ id, field, value, base: seen });
      const isDone = outcome === 'stored' || outcome === 'waits';
      return isDone ? this.#step(id, field, value, seen) : null;
    } catch (error) {
      this.#options.notify(MESSAGES.updateRowFailed, messageOf(error));
      const isGone = error instanceof ApiError && error.status === 404;
      this.#options.lose({ field, value, why: isGone ? 'row' : 'refused' });
      return null;
    }
  }

  #step(id: string, field: string, value: unknown, before: unknown): Step {
    const put = (next: unknown, base: unknown) => async () => {
      await this.#write({ id, field, value: next, base });
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
    this.#show(row.id, field, theirs);
    this.#keep(keyOf(row.id, field));
    this.#options.changed();
    return whose === 'mine' ? this.edit(row.id, field, mine, theirs) : null;
  }

  /** Sends again what could not be sent: somebody signed in again, or the server is back. */
  async sendAgain(): Promise<void> {
    if (heldToken() === null) return;
    for (const { id, field, value, base } of [...this.#unsent.values()])
      await this.edit(id, field, value, base);
  }

  /** Sends what a page that is gone had kept of this table. */
  async restore(): Promise<void> {
    const { drafts } = this.#options;
    for (const { id: key, draft } of (await drafts?.take()) ?? []) {
      const at = key.indexOf(' ');
      const [id, field] = [key.slice(0, at), key.slice(at + 1)];
      this.#unsent.set(key, { id, field, ...draft });
    }
    await this.sendAgain();
  }

  /** The page goes: what is not stored is for the next one. */
  leave(): void {
    this.#options.drafts?.leave();
  }

  /** Rejects, with the cell as it was, when the value is refused. */
  #write({ field: called, ...rest }: Waiting): Promise<Written> {
    const write = { ...rest, field: this.#options.calls.names.of(called) };
    const { id, field, value } = write;
    const key = keyOf(id, field);
    this.#show(id, field, value);
    const argued = this.#conflicts.get(key);
    if (argued) {
      // Still to be chosen: what is written meanwhile is one's own side of it.
      this.#conflicts.set(key, { ...argued, mine: value });
      this.#keep(key);
      return Promise.resolve('conflict');
    }
    const before = this.#lines.get(key);
    const waiting = this.#unsent.get(key) ?? write;
    // Until the answer is here: the page may go before it.
    this.#options.drafts?.keep(key, { value, base: waiting.base, unanswered: waiting.value });
    const sent = (before ?? Promise.resolve()).then(() => this.#send(write));
    const line = sent
      .catch(() => undefined)
      .finally(() => {
        if (this.#lines.get(key) !== line) return;
        this.#lines.delete(key);
        this.#keep(key);
      });
    this.#lines.set(key, line);
    return sent;
  }

  async #send(write: Waiting): Promise<Written> {
    const { calls } = this.#options;
    const field = calls.names.of(write.field);
    const { id, value } = write;
    const key = keyOf(id, field);
    // What never arrived is nothing that the server could know: the one before it counts.
    const { base, unanswered } = this.#unsent.get(key) ?? write;
    try {
      const stored = await calls.change(id, { [field]: value }, { [field]: base });
      this.#unsent.delete(key);
      this.#backoff.worked();
      return this.#stored(stored, field, value);
    } catch (error) {
      const outcome = heldToken() === null ? 'passing' : outcomeOf(error);
      if (outcome === 'passing' || outcome === 'unanswered') {
        const sent = outcome === 'unanswered' ? value : unanswered;
        this.#unsent.set(key, { id, field, value, base, unanswered: sent });
        this.#backoff.failed();
        this.#options.changed();
        return 'waits';
      }
      this.#unsent.delete(key);
      if (outcome === 'conflict' && error instanceof ApiError)
        return this.#meet({ id, field, value, base, unanswered }, error.fields[field] ?? '');
      this.#show(id, field, base);
      throw error;
    }
  }

  /** Somebody changed the cell since the person began: perhaps it was this page, whose answer was lost. */
  async #meet({ id, field, ...edit }: Waiting, by: string): Promise<Written> {
    const now = await this.#options.calls.get(id);
    const theirs = now[field] ?? null;
    const met = meet(edit, theirs, { isSame });
    if (met.kind === 'stored') return this.#stored(now, field, edit.value);
    if (met.kind === 'apart' && !isSame(met.edit.base, edit.base))
      return this.#send({ id, field, ...met.edit });
    this.#conflicts.set(keyOf(id, field), {
      row: now,
      field,
      base: edit.base,
      mine: edit.value,
      theirs,
      by,
    });
    this.#put(now);
    return 'conflict';
  }

  #stored(row: Row, field: string, value: unknown): Written {
    this.#put(row);
    // A field that is not there any more takes nothing, and the row is answered without it.
    if (value === null || row[field] !== undefined) return 'stored';
    this.#options.lose({ field, value, why: null });
    return 'lost';
  }

  /** What is not stored of a cell stays on this device, and nothing else of it. */
  #keep(key: string): void {
    const { drafts } = this.#options;
    const waiting = this.#unsent.get(key);
    const argued = this.#conflicts.get(key);
    if (waiting) {
      const { value, base, unanswered } = waiting;
      drafts?.keep(key, { value, base, unanswered });
    } else if (argued) drafts?.keep(key, { value: argued.mine, base: argued.base });
    else drafts?.drop(key);
  }

  #show(id: string, field: string, value: unknown): void {
    const row = this.#options.source.find(id);
    if (row) this.#options.source.put({ ...row, [field]: value });
  }

  #put(row: Row): void {
    this.#options.source.put(this.#options.source.overlay(row));
  }
}
