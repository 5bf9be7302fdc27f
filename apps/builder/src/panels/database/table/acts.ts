import type { After } from '../cells/editor.ts';
import type { Place } from './place.ts';

/** What cells ask of the grid; the same object for the life of the table. */
export interface GridActs {
  press(place: Place, isShift: boolean): void;
  open(place: Place): void;
  /** What is written in the cell that is edited. */
  write(text: string): void;
  commit(place: Place, value: unknown, after: After): void;
  cancel(after?: After): void;
  check(row: number, isShift: boolean): void;
  expand(row: number): void;
  remove(row: number): void;
  confirm(key: number): void;
  discard(key: number): void;
}
