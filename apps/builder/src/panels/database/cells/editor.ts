import type { Column } from '../columns/columns.ts';

/** Where focus goes when an editor closes: back to the cell, or to the one below or beside it. */
export type After = 'stay' | 'down' | 'right' | 'left';

/** What every editor of a cell is given. */
export interface EditorProps {
  appId: string;
  column: Column;
  value: unknown;
  /** What was typed to open the editor: it takes the place of what stood there. */
  typed: string | null;
  /** Somebody else's value, where it changed while this was edited. */
  theirs: { value: unknown } | null;
  /** What is written and not stored yet, with each key: the cell may go while somebody writes in it. */
  onWrite(text: string): void;
  onCommit(value: unknown, after: After): void;
  /** Nothing is to be changed; `after` where one goes on all the same. */
  onCancel(after?: After): void;
}
