import { COLUMN_CHANGED, MESSAGES, ROW_CONFLICT } from '@trellis/contract';
import { UndoStack } from '../../../edits/undo.ts';
import { ApiError } from '../../../session/api.ts';

/** One thing that was done to rows, and how it is taken back and done again. */
export interface Step {
  /** What it was, for the button: 'the change of Name'. */
  label: string;
  undo(): Promise<void>;
  redo(): Promise<void>;
}

/** How long taking back waits for what is on its way to the server. */
const PATIENCE_MS = 5_000;

/** What was done, in order. One step is taken back or done again at a time. */
export class Steps {
  readonly #steps = new UndoStack<Step>();
  #queue: Promise<void> = Promise.resolve();
  /** What is on its way, with what stops it where it goes on for long. */
  readonly #coming = new Map<Promise<unknown>, (() => void) | undefined>();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get canUndo(): boolean {
    return this.#steps.canUndo;
  }

  get canRedo(): boolean {
    return this.#steps.canRedo;
  }

  did(step: Step): void {
    this.#steps.did(step);
    this.#changed();
  }

  /**
   * What is on its way and becomes a step: whoever takes back meanwhile means it, not the one before. What `stop` ends
   * goes no further then, and the step is what was done until there.
   */
  during<T>(work: Promise<T>, stop?: () => void): Promise<T> {
    const settled = work.then(
      () => undefined,
      () => undefined,
    );
    this.#coming.set(settled, stop);
    void settled.then(() => this.#coming.delete(settled));
    return work;
  }

  async #arrived(): Promise<void> {
    if (this.#coming.size === 0) return;
    for (const stop of this.#coming.values()) stop?.();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS);
    });
    await Promise.race([Promise.all(this.#coming.keys()), patience]);
    clearTimeout(timer);
    if ([...this.#coming.values()].some(Boolean)) throw new Error(MESSAGES.stepUnderWay);
  }

  /**
   * Rejects, with everything as it was, when the step cannot be taken back. It can be tried again, unless the
   * server said that there is nothing to take back any more: then it stands in the way of no other.
   */
  undo(): Promise<void> {
    return this.#back(() => this.#steps.last);
  }

  /** Takes back one step, whatever came after it; nothing where it is taken back already. */
  takeBack(step: Step): Promise<void> {
    return this.#back(() => (this.#steps.has(step) ? step : undefined));
  }

  #back(which: () => Step | undefined): Promise<void> {
    return this.#next(async () => {
      const step = which();
      if (!step) return;
      await this.#try(step, () => step.undo());
      this.#steps.undone(step);
    });
  }

  redo(): Promise<void> {
    return this.#next(async () => {
      const step = this.#steps.next;
      if (!step) return;
      await this.#try(step, () => step.redo());
      this.#steps.redone(step);
    });
  }

  async #try(step: Step, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (isFinal(error)) this.#steps.forget(step);
      throw error;
    }
  }

  #next(act: () => Promise<void>): Promise<void> {
    const done = this.#queue
      .then(() => this.#arrived())
      .then(act)
      .finally(this.#changed);
    // One that failed tells its caller; those behind it go on.
    this.#queue = done.catch(() => undefined);
    return done;
  }
}

/** What is not there any more, is another by now, or does not fit any more will not be so at the next try. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  ([400, 404, 410, 422].includes(error.status) ||
    [ROW_CONFLICT, COLUMN_CHANGED].includes(error.code));
