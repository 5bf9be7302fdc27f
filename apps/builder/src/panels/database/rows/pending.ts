import { MESSAGES, type Row } from '@trellis/contract';
import { ApiError, messageOf } from '../../../session/api.ts';
import type { EntityCalls } from './calls.ts';

/** A row that is being written and is not stored yet (spec 2, section 4). */
export interface PendingRow {
  key: number;
  data: Record<string, unknown>;
  isSaving: boolean;
  /** Why it was refused, by field; '' for the row as a whole. */
  problems: Record<string, string>;
}

/** A row that was stored, and what was written for it. */
interface Stored {
  made: Row;
  data: Record<string, unknown>;
}

/** All new rows. What is refused stays as it was written, with the reason. */
export class PendingRows {
  readonly #calls: EntityCalls;
  readonly #notify: (message: string | null, cause?: unknown) => void;
  readonly #changed: () => void;
  #nextKey = 1;
  all: PendingRow[] = [];

  constructor(
    calls: EntityCalls,
    notify: (message: string | null, cause?: unknown) => void,
    changed: () => void,
  ) {
    this.#calls = calls;
    this.#notify = notify;
    this.#changed = changed;
  }

  /** Whether something is written in one of them. */
  get isWritten(): boolean {
    return this.all.some(({ data }) => Object.keys(written(data)).length > 0);
  }

  add(data: Record<string, unknown>): PendingRow {
    const row = { key: this.#nextKey++, data, isSaving: false, problems: {} };
    this.all = [...this.all, row];
    this.#changed();
    return row;
  }

  set(key: number, field: string, value: unknown): void {
    this.#is(key, (row) => ({
      ...row,
      data: { ...row.data, [field]: value },
      problems: Object.fromEntries(Object.entries(row.problems).filter(([name]) => name !== field)),
    }));
  }

  discard(key: number): void {
    this.all = this.all.filter((row) => row.key !== key);
    this.#changed();
  }

  #is(key: number, make: (row: PendingRow) => PendingRow): void {
    this.all = this.all.map((row) => (row.key === key ? make(row) : row));
    this.#changed();
  }

  /** Stores one; null where it is refused, or being stored already. */
  async store(key: number): Promise<Stored | null> {
    const row = this.all.find((one) => one.key === key);
    if (!row || row.isSaving) return null;
    const data = written(row.data);
    if (Object.keys(data).length === 0) {
      console.warn('An empty row cannot be saved');
      this.#is(key, (one) => ({ ...one, problems: { '': 'Enter something first' } }));
      return null;
    }
    this.#is(key, (one) => ({ ...one, isSaving: true, problems: {} }));
    try {
      const made = await this.#calls.create(data);
      this.#notify(null);
      this.discard(key);
      return { made, data };
    } catch (error) {
      const problems = error instanceof ApiError ? error.fields : {};
      this.#is(key, (one) => ({
        ...one,
        isSaving: false,
        problems: { ...problems, '': messageOf(error) },
      }));
      this.#notify(MESSAGES.createRowFailed, error);
      return null;
    }
  }
}

/** What is no value is not sent. */
const written = (data: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== ''));
