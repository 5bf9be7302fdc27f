import { UndoStack } from '../edits/undo.ts';
import type { FieldKey } from './state.ts';

/** A field that was changed. */
interface Edit {
  key: FieldKey;
  before: unknown;
  after: unknown;
}

/** What was done at once and stands in no field, as an item that was deleted: it can be taken back, and is not done again. */
export interface Act {
  takeBack(): Promise<unknown>;
}

/** One step that can be undone. */
type Step = Edit | Act;

export const isAct = (step: Step): step is Act => 'takeBack' in step;

/** Typing in one field within this time is one step. */
const TOGETHER_MS = 1_000;

/** What was done in the panels, for undo and redo. */
export class History {
  readonly #steps = new UndoStack<Step>();
  /** Until when typing in the field of the last step belongs to it. */
  #until = 0;

  record(step: Edit, now = Date.now()): void {
    const last = this.#steps.last;
    const isSame = last !== undefined && !isAct(last) && last.key === step.key;
    if (isSame && now < this.#until && !this.#steps.canRedo) last.after = step.after;
    else this.#steps.did({ ...step });
    this.#until = now + TOGETHER_MS;
  }

  did(act: Act): void {
    this.#steps.did(act);
  }

  /** Whether it could still be taken back; from now on it cannot. */
  forget(act: Act): boolean {
    const isThere = this.#steps.has(act);
    this.#steps.forget(act);
    return isThere;
  }

  undo(): Step | null {
    const step = this.#steps.last;
    if (step && !isAct(step)) this.#steps.undone(step);
    this.#until = 0;
    return step ?? null;
  }

  redo(): Edit | null {
    const step = this.#steps.next;
    this.#until = 0;
    if (!step || isAct(step)) return null;
    this.#steps.redone(step);
    return step;
  }

  get canUndo(): boolean {
    return this.#steps.canUndo;
  }
  get canRedo(): boolean {
    return this.#steps.canRedo;
  }
}
