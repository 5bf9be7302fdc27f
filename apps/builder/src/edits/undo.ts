const MOST = 200;

/** What was done, in order, and what of it was taken back. The oldest is forgotten where it gets long. */
export class UndoStack<S> {
  #done: S[] = [];
  #undone: S[] = [];

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** What would be taken back next. */
  get last(): S | undefined {
    return this.#done.at(-1);
  }

  /** What would be done again next. */
  get next(): S | undefined {
    return this.#undone.at(-1);
  }

  has(step: S): boolean {
    return this.#done.includes(step);
  }

  /** Something new was done: what was taken back before cannot be done again. */
  did(step: S): void {
    this.#done = [...this.#done, step].slice(-MOST);
    this.#undone = [];
  }

  undone(step: S): void {
    this.#done = this.#done.filter((one) => one !== step);
    this.#undone = [...this.#undone, step];
  }

  redone(step: S): void {
    this.#undone = this.#undone.filter((one) => one !== step);
    this.#done = [...this.#done, step];
  }

  /** It can be neither taken back nor done again. */
  forget(step: S): void {
    this.#done = this.#done.filter((one) => one !== step);
    this.#undone = this.#undone.filter((one) => one !== step);
  }
}
