/** One thing that was done to rows, and how it is taken back and done again. */
export interface Step {
  /** What it was, for the button: 'the change of Name'. */
  label: string;
  undo(): Promise<void>;
  redo(): Promise<void>;
}

const LONGEST = 200;

/** What was done, in order. One step is taken back or done again at a time. */
export class Steps {
  #done: Step[] = [];
  #undone: Step[] = [];
  #queue: Promise<void> = Promise.resolve();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  did(step: Step): void {
    this.#done = [...this.#done, step].slice(-LONGEST);
    this.#undone = [];
    this.#changed();
  }

  /** Rejects, with everything as it was, when the step cannot be taken back. */
  undo(): Promise<void> {
    return this.#back(() => this.#done.at(-1));
  }

  /** Takes back one step, whatever came after it; nothing where it is taken back already. */
  takeBack(step: Step): Promise<void> {
    return this.#back(() => this.#done.find((one) => one === step));
  }

  #back(which: () => Step | undefined): Promise<void> {
    return this.#next(async () => {
      const step = which();
      if (!step) return;
      await step.undo();
      this.#done = this.#done.filter((one) => one !== step);
      this.#undone = [...this.#undone, step];
    });
  }

  redo(): Promise<void> {
    return this.#next(async () => {
      const step = this.#undone.at(-1);
      if (!step) return;
      await step.redo();
      this.#undone = this.#undone.filter((one) => one !== step);
      this.#done = [...this.#done, step];
    });
  }

  #next(act: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(act).finally(this.#changed);
    // One that failed tells its caller; those behind it go on.
    this.#queue = done.catch(() => undefined);
    return done;
  }
}
