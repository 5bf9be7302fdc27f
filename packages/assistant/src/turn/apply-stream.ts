import { type Action, MESSAGES } from '@trellis/contract';
import { type Applied, applyAction } from '../draft/apply-action.ts';
import type { Draft } from '../draft/draft.ts';
import { ActionStreamParser } from '../stream/parser.ts';
import type { TurnEvent } from './events.ts';

/** What one answer of a model did to the draft. */
export interface Applying {
  /** What failed, as it is sent to the model. */
  problems: string[];
  actions: number;
  /** An action that was cut off. */
  cut: Action | null;
}

/** Reads a model's text as it comes, applies each action as it completes, and tells of both. */
export class AppliedStream {
  readonly result: Applying = { problems: [], actions: 0, cut: null };
  readonly #parser: ActionStreamParser;
  readonly #events: TurnEvent[] = [];
  readonly #indexes: number[] = [];

  constructor(draft: Draft, takeIndex: () => number) {
    this.#parser = new ActionStreamParser({
      text: (text) => this.#events.push({ type: 'text', text }),
      start: (action, local) => {
        const index = takeIndex();
        this.#indexes[local] = index;
        this.#events.push({ type: 'action-start', index, action: { ...action } });
      },
      line: (local, lines) =>
        this.#events.push({ type: 'action-line', index: this.#indexes[local]!, lines }),
      end: (action, local) => this.#end(draft, action, this.#indexes[local]!),
    });
  }

  /** Takes the next piece; answers what came of it. */
  push(text: string): TurnEvent[] {
    this.#parser.push(text);
    return this.#events.splice(0);
  }

  end(): TurnEvent[] {
    this.#parser.end();
    return this.#events.splice(0);
  }

  #end(draft: Draft, action: Action, index: number): void {
    if (action.isTruncated) {
      this.result.cut = action;
      const message = MESSAGES.truncated;
      this.#events.push({ type: 'action-end', index, action, state: 'truncated', message });
      return;
    }
    this.result.actions++;
    const applied: Applied = applyAction(draft, action);
    if (!applied.ok) this.result.problems.push(applied.forModel);
    this.#events.push({
      type: 'action-end',
      index,
      action,
      state: applied.ok ? 'applied' : 'failed',
      message: applied.ok ? undefined : applied.message,
    });
    if (applied.ok && applied.path) this.#events.push({ type: 'file', path: applied.path });
  }
}
