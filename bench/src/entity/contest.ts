import type { Sent } from './load.ts';

/** Rows that everybody starts with; half of them are the caller's. */
export const ROWS = 100_000;
export const LANES = 32;
export const STATES = 10;

/** A server in the contest: the same rows, the same calls, the rule on rows switched on. */
export interface Contestant {
  name: string;
  url: string;
  headers: Record<string, string>;
  list(n: number): Sent;
  get(n: number): Sent;
  update(n: number): Sent;
  create(n: number): Sent;
  /** Some of the rows of a bulk creation, and how many they are. */
  bulk: { size: number; lanes: number; send(n: number): Sent };
  stop(): Promise<void>;
}

export const notes = 'Came with friends and stayed. '.repeat(4);
export const dataOf = (n: number) => ({
  title: `Task ${n}`,
  status: `s${n % STATES}`,
  n,
  done: n % 7 === 0,
  notes,
});

/** SQL that makes the value of each column of row `n`. */
export const SQL_DATA = `jsonb_build_object('title', 'Task ' || n, 'status', 's' || (n % ${STATES}), 'n', n, 'done', n % 7 = 0, 'notes', '${notes}')`;

/** The id of one of the caller's rows: the even ones. */
export const mine = (n: number) =>
  ((((n * 7_919) % (ROWS / 2)) + 1) * 2).toString(16).padStart(24, '0');
