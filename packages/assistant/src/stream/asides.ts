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

/** Characters behind a tag within a line that are waited for its end. */
const MOST_WAITED = 8_000;
const ACTION = /^[ \t]*<action\s/m;

/**
 * Takes `<think>…</think>` and `<next>…</next>` out of a text as it streams: models whose servers know no field for it
 * write what they think between their words, and are asked to write what may be said next in a tag (`prompt/next.ts`).
 * Inside an action such a tag is the content's own, and in backticks it is spoken of. A thought begins with its line;
 * behind other words a tag begins one only where its end follows before anything is done, since it may be a mention.
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
  /** What was said on the line so far. */
  #line = '';
  #isFenced = false;

  constructor(isInAction: () => boolean) {
    this.#isInAction = isInAction;
  }

  *push(chunk: string): Generator<Piece> {
    yield* this.#read(chunk, false);
  }

  *end(): Generator<Piece> {
    yield* this.#read('', true);
    yield* this.#take(this.#held.length);
  }

  *#read(chunk: string, isEnd: boolean): Generator<Piece> {
    this.#held += chunk;
    for (;;) {
      const found = this.#close
        ? tagAt(this.#held, new RegExp(this.#close, 'i'))
        : earlier(tagAt(this.#held, OPEN), this.#isFirst ? tagAt(this.#held, BARE) : null);
      if (!found) break;
      yield* this.#take(found.at);
      const meant = this.#close ? 'end' : this.#meant(found.text, isEnd);
      if (meant === 'unclear') return;
      if (meant === 'words') {
        yield* this.#take(found.text.length);
        continue;
      }
      this.#held = this.#held.slice(found.text.length);
      if (meant === 'end') this.#close = '';
      else if (meant === 'begin') this.#close = `</${found.text.slice(1)}`.toLowerCase();
      else {
        this.#line = '';
        yield { kind: 'thought', text: '' };
      }
      if (meant === 'thought' || (meant === 'begin' && this.#close !== NEXT)) this.#isFirst = false;
    }
    const open = this.#held.lastIndexOf('<');
    const isWaiting = open >= 0 && this.#held.length - open < LONGEST;
    yield* this.#take(isWaiting ? open : this.#held.length);
  }

  /** What a tag means at the place where it stands. */
  #meant(tag: string, isEnd: boolean): 'words' | 'begin' | 'thought' | 'unclear' {
    const isQuoted = this.#isFenced || this.#line.split('`').length % 2 === 0;
    if (isQuoted || this.#isInAction()) return 'words';
    const isAtStart = this.#line.trim() === '';
    // Servers end a thought on a line of its own or right behind its last word; a mention has a space or a quote there.
    if (tag.startsWith('</'))
      return isAtStart || /[^\s"'“‘«(]$/.test(this.#line) ? 'thought' : 'words';
    if (isAtStart) return 'begin';
    const rest = this.#held.slice(tag.length);
    const close = tagAt(rest, new RegExp(`</${tag.slice(1)}`, 'i'));
    const action = tagAt(rest, ACTION);
    if (close && (!action || close.at < action.at)) return 'begin';
    return action || isEnd || rest.length > MOST_WAITED ? 'words' : 'unclear';
  }

  get #kind(): Piece['kind'] {
    if (!this.#close) return 'text';
    return this.#close === NEXT ? 'next' : 'reasoning';
  }

  *#take(length: number): Generator<Piece> {
    const text = this.#held.slice(0, length);
    this.#held = this.#held.slice(length);
    if (!text) return;
    const kind = this.#kind;
    yield { kind, text };
    if (kind === 'text') this.#said(text);
  }

  #said(text: string): void {
    const lines = (this.#line + text).split('\n');
    this.#line = lines.pop() ?? '';
    // Code has fences of its own.
    if (this.#isInAction()) this.#isFenced = false;
    else for (const line of lines) if (/^\s*```/.test(line)) this.#isFenced = !this.#isFenced;
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
