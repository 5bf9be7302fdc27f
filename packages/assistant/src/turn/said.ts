import { type Draft, keptDraft } from '../draft/draft.ts';
import { nextOf } from '../prompt/next.ts';
import { AsideSplitter, type Piece } from '../stream/asides.ts';
import { AppliedStream, type Applying } from './apply-stream.ts';
import type { ContinuedText } from './continuation.ts';
import type { TurnEvent } from './events.ts';

const THOUGHT = 'it was only thought of';

/** An answer as it comes: its words, what it thinks, what may be said next, and its actions, applied as they complete. */
export class SaidAnswer {
  /** Its words and actions so far, without what was thought. */
  text = '';
  readonly #draft: Draft;
  readonly #takeIndex: () => number;
  readonly #joined: ContinuedText | null;
  readonly #putBack: () => void;
  readonly #asides: AsideSplitter;
  #stream: AppliedStream;
  #next = '';

  /** `joined`: the answer goes on with an action that was cut, and stands inside it from its first word. */
  constructor(draft: Draft, takeIndex: () => number, joined: ContinuedText | null = null) {
    this.#draft = draft;
    this.#takeIndex = takeIndex;
    this.#joined = joined;
    this.#putBack = keptDraft(draft);
    this.#stream = new AppliedStream(draft, takeIndex);
    this.#asides = new AsideSplitter(() => joined !== null || this.#stream.isInAction);
  }

  /** What it did to the draft. */
  get applied(): Applying {
    return this.#stream.result;
  }

  *push(text: string): Generator<TurnEvent> {
    for (const piece of this.#asides.push(text)) yield* this.#take(piece);
  }

  /** A tool was asked for: what comes next is another response, and begins on a line of its own. */
  *endResponse(): Generator<TurnEvent> {
    for (const piece of this.#asides.endResponse()) yield* this.#take(piece);
    if (!this.text || this.text.endsWith('\n')) return;
    this.text += '\n';
    yield* this.#stream.push('\n');
  }

  /** `cutBy`: why an action that is not whole is none. `isCut`: more was to come. */
  *end(cutBy: string | null, isCut: boolean): Generator<TurnEvent> {
    for (const piece of this.#asides.end()) yield* this.#take(piece);
    if (this.#joined && this.text) yield* this.#stream.push(this.#joined.end());
    yield* this.#stream.end(cutBy, isCut);
    const messages = nextOf(this.#next);
    if (messages.length > 0) yield { type: 'next', messages };
  }

  *#take({ kind, text }: Piece): Generator<TurnEvent> {
    if (kind === 'reasoning') yield { type: 'reasoning', text };
    else if (kind === 'next') this.#next += text;
    else if (kind === 'thought') yield* this.#takeBack();
    else {
      this.text += text;
      yield* this.#stream.push(this.#joined ? this.#joined.push(text) : text);
    }
  }

  /** All so far was thought: nothing of it is done, and its cards say so. */
  *#takeBack(): Generator<TurnEvent> {
    const { done } = this.#stream;
    this.#putBack();
    this.#stream = new AppliedStream(this.#draft, this.#takeIndex);
    this.text = '';
    for (const event of done) yield { ...event, state: 'failed', message: THOUGHT };
    yield { type: 'thought' };
  }
}
