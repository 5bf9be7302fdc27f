import type { FieldKey } from './state.ts';

/** One step that can be undone. */
export interface Step {
  key: FieldKey;
  before: unknown;
  after: unknown;
}

/** Typing in one field within this time is one step. */
const TOGETHER_MS = 1_000;
const MOST = 200;

/** What was done in the panels, for undo and redo. */
export class History {
  #done: (Step & { at: number })[] = [];
  #undone: Step[] = [];

  record(step: Step, now = Date.now()): void {
    this.#undone = [];
    const last = this.#done.at(-1);
    if (last && last.key === step.key && now - last.at < TOGETHER_MS) {
      last.after = step.after;
      last.at = now;
      return;
    }
    this.#done.push({ ...step, at: now });
    if (this.#done.length > MOST) this.#done.shift();
  }

  undo(): Step | null {
    const step = this.#done.pop() ?? null;
    if (step) this.#undone.push(step);
    return step;
  }

  redo(): Step | null {
    const step = this.#undone.pop() ?? null;
    // Long ago, so that typing that follows is a step of its own.
    if (step) this.#done.push({ ...step, at: 0 });
    return step;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }
  get canRedo(): boolean {
    return this.#undone.length > 0;
  }
}
