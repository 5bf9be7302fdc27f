/**
 * A piece of what a model says: words for the person, what it thinks to itself, or what may be said next. `thought` comes
 * where a tag ends that never began: all before it was thought, since the model's server had written the beginning itself.
 */
export interface Piece {
  kind: 'text' | 'reasoning' | 'next' | 'thought';
  text: string;
}

const OPEN = /<(think|thinking|thought|reasoning|next)>/i;
const NEXT = '</next>';
const BARE = /<\/(think|thinking|thought|reasoning)>/i;
/** The longest beginning of a tag that may still become one. */
const LONGEST = '</reasoning>'.length;

/**
 * Takes `<think>…</think>` and `<next>…</next>` out of a text as it streams: models whose servers know no field for it
 * write what they think between their words, and are asked to write what may be said next in a tag (`prompt/next.ts`).
 * Inside an action such a tag is the content's own.
 *
 * The pieces come one by one: who reads them applies each before it asks for the next, so that `isInAction` is true
 * of the place where the tag stands.
 */
export class AsideSplitter {
  readonly #isInAction: () => boolean;
  #held = '';
  /** The closing tag that is waited for. */
  #close = '';
  /** Nothing was thought of yet in tags of its own. */
  #isFirst = true;

  constructor(isInAction: () => boolean) {
    this.#isInAction = isInAction;
  }

  *push(chunk: string): Generator<Piece> {
    this.#held += chunk;
    for (;;) {
      const found = this.#close
        ? tagAt(this.#held, new RegExp(this.#close, 'i'))
        : earlier(tagAt(this.#held, OPEN), this.#isFirst ? tagAt(this.#held, BARE) : null);
      if (!found) break;
      yield* this.#take(found.at);
      const tag = this.#held.slice(0, found.text.length);
      this.#held = this.#held.slice(found.text.length);
      if (this.#close) this.#close = '';
      else if (this.#isInAction()) yield { kind: 'text', text: tag };
      else if (tag.startsWith('</')) {
        this.#isFirst = false;
        yield { kind: 'thought', text: '' };
      } else {
        this.#close = `</${tag.slice(1)}`.toLowerCase();
        if (this.#close !== NEXT) this.#isFirst = false;
      }
    }
    const open = this.#held.lastIndexOf('<');
    const isWaiting = open >= 0 && this.#held.length - open < LONGEST;
    yield* this.#take(isWaiting ? open : this.#held.length);
  }

  *end(): Generator<Piece> {
    yield* this.#take(this.#held.length);
  }

  get #kind(): Piece['kind'] {
    if (!this.#close) return 'text';
    return this.#close === NEXT ? 'next' : 'reasoning';
  }

  *#take(length: number): Generator<Piece> {
    const text = this.#held.slice(0, length);
    this.#held = this.#held.slice(length);
    if (text) yield { kind: this.#kind, text };
  }
}

interface Tag {
  at: number;
  text: string;
}

const earlier = (one: Tag | null, other: Tag | null): Tag | null =>
  one && other ? (one.at < other.at ? one : other) : (one ?? other);

function tagAt(text: string, tag: RegExp): Tag | null {
  const match = tag.exec(text);
  return match && { at: match.index, text: match[0] };
}
