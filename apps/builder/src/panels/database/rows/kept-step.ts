import type { RowStepAsk } from '@trellis/contract';
import { tabShelf } from '../../../session/device.ts';
import type { Step } from './steps.ts';

/** What was done to rows, and the request that takes it back. */
export interface AskedStep {
  label: string;
  undo: RowStepAsk;
}

const OPPOSITE = { restore: 'remove', remove: 'restore' } as const;

/** The request that takes back what this one does. */
function opposite(ask: RowStepAsk): RowStepAsk {
  if (ask.kind !== 'change') return { kind: OPPOSITE[ask.kind], ids: ask.ids };
  return {
    kind: 'change',
    edits: ask.edits.map(({ id, data, base = {} }) => ({ id, data: base, base: data })),
  };
}

/** How many rows a request is about. */
export const sizeOf = (ask: RowStepAsk): number =>
  ask.kind === 'change' ? ask.edits.length : ask.ids.length;

/**
 * The last thing that was done to several rows of an entity, kept for this tab: who loads the page anew can still take it
 * back. One row is as quickly put right by hand.
 */
export class KeptStep {
  readonly #shelf = tabShelf();
  readonly #key: string;
  readonly #run: (ask: RowStepAsk) => Promise<void>;
  /** What was kept before the step that is being done. */
  #before: string | null | undefined;

  /** `entity`: of which app, and which. `run`: does it. */
  constructor(
    entity: { appId: string; entityName: string },
    run: (ask: RowStepAsk) => Promise<void>,
  ) {
    this.#key = `step:${entity.appId}:${entity.entityName}`;
    this.#run = run;
  }

  /** It is being done, and kept before it is sent: the page may go meanwhile. */
  does(step: AskedStep): void {
    if (this.#before === undefined) this.#before = this.#shelf.get(this.#key);
    this.#keep(step);
  }

  /** Nothing came of it: what was done before is the last thing again. */
  didNothing(): void {
    if (this.#before) this.#shelf.set(this.#key, this.#before);
    else if (this.#before === null) this.#forget();
    this.#before = undefined;
  }

  /** It was done: kept, and how it is taken back and done again. */
  did(step: AskedStep): Step {
    this.#before = undefined;
    this.#keep(step);
    return this.#stepOf(step);
  }

  /** What the page before had done; null where there is nothing of it. */
  left(): Step | null {
    const text = this.#shelf.get(this.#key);
    return text ? this.#stepOf(JSON.parse(text) as AskedStep) : null;
  }

  #stepOf(step: AskedStep): Step {
    const again = opposite(step.undo);
    return {
      label: step.label,
      undo: async () => {
        // Once begun it is the server's, whatever becomes of the page.
        this.#forget();
        await this.#run(step.undo).catch((error: unknown) => {
          this.#keep(step);
          throw error;
        });
      },
      redo: async () => {
        await this.#run(again);
        this.#keep(step);
      },
    };
  }

  #keep(step: AskedStep): void {
    if (sizeOf(step.undo) <= 1) return;
    // More than the browser has room for: then only this page can take it back, and nothing older stands for it.
    if (!this.#shelf.set(this.#key, JSON.stringify(step))) this.#forget();
  }

  #forget(): void {
    this.#shelf.remove(this.#key);
  }
}
