import type { Column } from '../columns/columns.ts';

/** What somebody wrote that stands in no cell: shown until they have it elsewhere. */
export interface Stray {
  key: number;
  column: Pick<Column, 'id' | 'key' | 'label'>;
  text: string;
  /** Why it stands in none, where that is not to be seen by the columns. */
  why: 'row' | 'refused' | 'left' | 'table' | null;
  /** The table that is gone. */
  of?: string;
}

/** All of it, until it is thrown away. */
export class Strays {
  #next = 1;
  #all: readonly Stray[] = [];
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get all(): readonly Stray[] {
    return this.#all;
  }

  add(stray: Omit<Stray, 'key'>): void {
    if (stray.text.trim() === '') return;
    this.#all = [...this.#all, { ...stray, key: this.#next++ }];
    this.#changed();
  }

  drop(stray: Stray): void {
    this.#all = this.#all.filter((one) => one !== stray);
    this.#changed();
  }
}
