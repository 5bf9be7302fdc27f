/**
 * A piece of what a model says: words for the person, what it thinks to itself, or what may be said next. `thought` comes
 * where a tag ends that never began: all before it was thought, since the model's server had written the beginning itself.
 */
export interface Piece {
  kind: 'text' | 'reasoning' | 'next' | 'thought';
  text: string;
}

/** Some models write their tags with a space, or with brackets of their own. */
const OPEN = /<(think|thinking|thought|reasoning|next) ?>|◁(think)▷/i;
const NEXT = 'next';
const BARE = /<\/(?:think|thinking|thought|reasoning) ?>|◁\/think▷/i;
/** The longest beginning of a tag that may still become one. */
const LONGEST = '</reasoning >'.length;

const openTag = (name: string): RegExp => new RegExp(`<${name} ?>|◁${name}▷`, 'i');
const closeTag = (name: string): RegExp => new RegExp(`</${name} ?>|◁/${name}▷`, 'i');
const nameIn = (tag: string): string => /[a-z]+/i.exec(tag)?.[0].toLowerCase() ?? '';

/** Characters behind a tag within a line, or behind the end of a thought in a thought, that are waited for an end. */
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
  /** The name of the tag whose end is waited for. */
  #open = '';
  /** How often it was opened again inside. */
  #depth = 0;
  /** Nothing was thought of yet in tags of its own. */
  #isFirst = true;
  /** What was said on the line so far. */
  #line = '';
  #isFenced = false;
  /** The lines stand in an action, whose code has fences of its own. */
  #isInCode = false;
  /** The fence stands around actions, and ends behind them. */
  #isAround = false;

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

  /** A response ended: what was thought in it is thought to its end, and the next one begins anew. */
  *endResponse(): Generator<Piece> {
    if (!this.#open) return;
    yield* this.#take(this.#held.length);
    this.#open = '';
    this.#depth = 0;
  }

  *#read(chunk: string, isEnd: boolean): Generator<Piece> {
    this.#held += chunk;
    for (;;) {
      const found = this.#open ? this.#insideTag() : earlier(OPEN, BARE, this.#held);
      if (!found) break;
      yield* this.#take(found.at);
      const meant = this.#open
        ? this.#meantInside(found.text, isEnd)
        : this.#meant(found.text, isEnd);
      if (meant === 'unclear') return;
      if (meant === 'words') {
        yield* this.#take(found.text.length);
        continue;
      }
      this.#held = this.#held.slice(found.text.length);
      if (meant === 'end') this.#open = '';
      else if (meant === 'begin') this.#open = nameIn(found.text);
      else {
        this.#line = '';
        yield { kind: 'thought', text: '' };
      }
      if (meant === 'thought' || (meant === 'begin' && this.#open !== NEXT)) this.#isFirst = false;
    }
    const open = Math.max(this.#held.lastIndexOf('<'), this.#held.lastIndexOf('◁'));
    const isWaiting = open >= 0 && this.#held.length - open < LONGEST;
    yield* this.#take(isWaiting ? open : this.#held.length);
  }

  #insideTag(): Tag | null {
    const close = closeTag(this.#open);
    return this.#open === NEXT
      ? tagAt(this.#held, close)
      : earlier(openTag(this.#open), close, this.#held);
  }

  /** What a tag means inside what is open: a thought may hold another one, or only speak of the tag. */
  #meantInside(tag: string, isEnd: boolean): 'words' | 'end' | 'unclear' {
    if (!/^.\//.test(tag)) {
      this.#depth++;
      return 'words';
    }
    if (this.#depth === 0) return 'end';
    const rest = this.#held.slice(tag.length);
    if (closeTag(this.#open).test(rest)) {
      this.#depth--;
      return 'words';
    }
    if (!isEnd && rest.length <= MOST_WAITED) return 'unclear';
    this.#depth = 0;
    return 'end';
  }

  /** What a tag means at the place where it stands. */
  #meant(tag: string, isEnd: boolean): 'words' | 'begin' | 'thought' | 'unclear' {
    const isQuoted = this.#isFenced || this.#line.split('`').length % 2 === 0;
    if (isQuoted || this.#isInAction()) return 'words';
    const isAtStart = this.#line.trim() === '';
    const rest = this.#held.slice(tag.length);
    if (/^.\//.test(tag)) {
      // Servers end a thought on a line of its own or right behind its last word; a mention has a space or a quote there.
      if (this.#isFirst) return isAtStart || /[^\s"'“‘«(]$/.test(this.#line) ? 'thought' : 'words';
      // Behind a thought that was whole another one ends where an answer follows, and by a line of its own.
      if (!isAtStart || (isEnd && rest.trim() === '')) return 'words';
      return rest.trim() === '' ? 'unclear' : 'thought';
    }
    if (isAtStart) return 'begin';
    const close = tagAt(rest, closeTag(nameIn(tag)));
    const action = tagAt(rest, ACTION);
    if (close && (!action || close.at < action.at)) return 'begin';
    // Behind a whole sentence, and with no space behind it, it is no mention, whether it ends or not.
    if (/[.!?:]\s*$/.test(this.#line) && /^(?:\S|\s*\n)/.test(rest)) return 'begin';
    return action || isEnd || rest.length > MOST_WAITED ? 'words' : 'unclear';
  }

  get #kind(): Piece['kind'] {
    if (!this.#open) return 'text';
    return this.#open === NEXT ? 'next' : 'reasoning';
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
    for (const line of lines) this.#readFence(line);
    this.#isInCode = this.#isInAction();
    if (this.#isInCode) this.#enterAction();
  }

  #readFence(line: string): void {
    if (this.#isInCode) this.#isInCode = !/<\/action(?::[\w-]+)?>\s*$/.test(line);
    else if (/^\s*<action\s/.test(line)) {
      this.#enterAction();
      this.#isInCode = !/(?:\/|<\/action)>\s*$/.test(line);
    } else if (this.#isAround && /^\s*```\s*$/.test(line)) this.#isAround = false;
    else if (/^\s*```/.test(line)) this.#isFenced = !this.#isFenced;
  }

  #enterAction(): void {
    this.#isAround ||= this.#isFenced;
    this.#isFenced = false;
  }
}

interface Tag {
  at: number;
  text: string;
}

function earlier(one: RegExp, other: RegExp, text: string): Tag | null {
  const first = tagAt(text, one);
  const second = tagAt(text, other);
  return first && second ? (first.at < second.at ? first : second) : (first ?? second);
}

function tagAt(text: string, tag: RegExp): Tag | null {
  const match = tag.exec(text);
  return match && { at: match.index, text: match[0] };
}
