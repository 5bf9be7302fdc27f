/** Of a list in JSON that is sent in one go. */
const MOST_ROWS = 500;
const MOST_LENGTH = 250_000;

/** Collects rows, written as JSON, into lists of a size that neither side notices. */
export class RowList {
  #rows: string[] = [];
  #length = 0;

  /** The list, once it is full. */
  add(row: string): string | null {
    this.#rows.push(row);
    this.#length += row.length;
    return this.#rows.length >= MOST_ROWS || this.#length >= MOST_LENGTH ? this.take() : null;
  }

  /** What is left; null where nothing is. */
  take(): string | null {
    if (this.#rows.length === 0) return null;
    const list = `[${this.#rows.join()}]`;
    this.#rows = [];
    this.#length = 0;
    return list;
  }
}
