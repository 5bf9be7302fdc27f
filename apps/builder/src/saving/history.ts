import { UndoStack } from '../edits/undo.ts';
import type { FieldKey } from './state.ts';

/** One step that can be undone. */
export interface Step {
  key: FieldKey;
  before: unknown;
  after: unknown;
}

/** Typing in one field within this time is one step. */
const TOGETHER_MS = 1_000;

/** What was done in the panels, for undo and redo. */
export class History {
  readonly #steps = new UndoStack<Step>();
  /** Until when typing in the field of the last step belongs to it. */
  #until = 0;

  record(step: Step, now = Date.now()): void {
    const last = this.#steps.last;
    if (last?.key === step.key && now < this.#until && !this.#steps.canRedo)
      last.after = step.after;
    else this.#steps.did({ ...step });
    this.#until = now + TOGETHER_MS;
  }

  undo(): Step | null {
    const step = this.#steps.last;
    if (step) this.#steps.undone(step);
    this.#until = 0;
    return step ?? null;
  }

  redo(): Step | null {
    const step = this.#steps.next;
    if (step) this.#steps.redone(step);
    this.#until = 0;
    return step ?? null;
  }

  get canUndo(): boolean {
    return this.#steps.canUndo;
  }
  get canRedo(): boolean {
    return this.#steps.canRedo;
  }
}
