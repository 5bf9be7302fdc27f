import type { Column } from '../columns/columns.ts';

/** What somebody wrote that stands in no cell: shown until they have it elsewhere. */
export interface LostValue {
  key: number;
  column: Pick<Column, 'id' | 'key' | 'label'>;
  text: string;
  /** Why it stands in none, where that is not to be seen by the columns. */
  why: 'row' | 'refused' | 'left' | 'table' | null;
  /** The table that is gone. */
  of?: string;
}

/** All of it, until it is thrown away. */
export class LostValues {
  #next = 1;
  #all: readonly LostValue[] = [];
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get all(): readonly LostValue[] {
    return this.#all;
  }

  add(lost: Omit<LostValue, 'key'>): void {
    if (lost.text.trim() === '') return;
    this.#all = [...this.#all, { ...lost, key: this.#next++ }];
    this.#changed();
  }

  drop(lost: LostValue): void {
    this.#all = this.#all.filter((one) => one !== lost);
    this.#changed();
  }
}
