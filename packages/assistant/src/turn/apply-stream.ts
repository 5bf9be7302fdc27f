import type { Action } from '@trellis/contract';
import { type Applied, applyAction } from '../draft/apply-action.ts';
import type { Draft } from '../draft/draft.ts';
import type { Misfit } from '../draft/misfit.ts';
import { withStoredFile } from '../draft/paths.ts';
import { ActionStreamParser } from '../stream/parser.ts';
import { Unfenced } from '../stream/unfenced.ts';
import type { TurnEvent } from './events.ts';

/** Something that did not fit a file, or no file at all. */
export type Problem = Misfit & { path: string | null };

/** What one answer of a model did to the draft. */
export interface Applying {
  /** What did not fit, in the order in which it came. */
  problems: Problem[];
  /** Paths of what was applied, if only in part, with the number of blocks; without end where it was more than an edit. */
  applied: Map<string | null, number>;
  actions: number;
  /** An action that was cut off. */
  cut: Action | null;
}

/** Reads a model's text as it comes, applies each action as it completes, and tells of both. */
export class AppliedStream {
  readonly result: Applying = { problems: [], applied: new Map(), actions: 0, cut: null };
  /** The actions that have ended, as they were told of. */
  readonly done: Extract<TurnEvent, { type: 'action-end' }>[] = [];
  readonly #parser: ActionStreamParser;
  readonly #unfenced = new Unfenced();
  readonly #events: TurnEvent[] = [];
  readonly #indexes: number[] = [];
  #cutBy: string | undefined;

  constructor(draft: Draft, takeIndex: () => number) {
    this.#parser = new ActionStreamParser({
      text: (text) => this.#say(this.#unfenced.words(text)),
      start: (action, local) => {
        this.#say(this.#unfenced.action());
        const index = takeIndex();
        this.#indexes[local] = index;
        this.#events.push({
          type: 'action-start',
          index,
          action: withStoredFile({ ...action }, draft.files),
        });
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

  /** `cutBy`: why an action that is not whole is none; null where nothing is to be said of it. `isCut`: more was to come. */
  end(cutBy: string | null, isCut: boolean): TurnEvent[] {
    this.#cutBy = cutBy ?? undefined;
    this.#parser.end(isCut);
    this.#say(this.#unfenced.end());
    return this.#events.splice(0);
  }

  /** Whether the text stands inside an action, whose content is nobody's words. */
  get isInAction(): boolean {
    return this.#parser.isInAction;
  }

  #say(text: string): void {
    if (text) this.#events.push({ type: 'text', text });
  }

  #end(draft: Draft, action: Action, index: number): void {
    const told = {
      type: 'action-end',
      index,
      action: withStoredFile(action, draft.files),
    } as const;
    if (action.isTruncated) {
      this.result.cut = action;
      this.#events.push({ ...told, state: 'truncated', message: this.#cutBy });
      return;
    }
    this.result.actions++;
    const applied: Applied = applyAction(draft, action);
    const misfit = applied.ok ? applied.misfit : applied;
    if (misfit) {
      const { message, forModel, part } = misfit;
      this.result.problems.push({ path: applied.path, message, forModel, ...(part && { part }) });
    }
    const state = applied.ok ? 'applied' : 'failed';
    const ended = { ...told, state, message: misfit?.message } as const;
    this.done.push(ended);
    this.#events.push(ended);
    if (applied.ok) {
      const { applied: all } = this.result;
      const blocks = applied.blocks ?? Number.POSITIVE_INFINITY;
      all.set(applied.path, (all.get(applied.path) ?? 0) + blocks);
    }
    if (applied.ok && applied.path) this.#events.push({ type: 'file', path: applied.path });
  }
}
