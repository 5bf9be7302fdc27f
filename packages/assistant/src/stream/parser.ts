import type { Action } from '@trellis/contract';
import { actionOf } from './attributes.ts';

/** What the parser tells while it reads. Offsets of `index` count the actions of one text from 0. */
export interface ParserEvents {
  text?(text: string): void;
  start?(action: Action, index: number): void;
  /** A line break of the action's content went by. */
  line?(index: number, lines: number): void;
  end?(action: Action, index: number): void;
}

const CLOSE = '</action>';
const OPEN = '<action';
const LF = 10;
const CR = 13;
const SPACE = 32;
const TAB = 9;
const LT = 60;
const GT = 62;
const DOUBLE = 34;
const SINGLE = 39;
/** An opening tag that has not ended after this many characters is prose. */
const LONGEST_TAG = 4_000;

// Where in the text the parser stands. PROSE: outside actions. TAG: inside a possible opening tag.
// The others are inside an action: INDENT before the first character of a line, MATCH within a
// possible `</action>`, TAIL after one, LINE elsewhere.
type State = 'prose' | 'tag' | 'indent' | 'match' | 'tail' | 'line';

/**
 * Reads the assistant's text as it streams and takes the action tags out of it. Works on any
 * chunking and looks at each character once, whatever the chunks' size, so its time is linear.
 *
 * An action's content ends at a line that holds `</action>` and nothing else; the line breaks next
 * to the tags do not belong to the content, all else does, byte for byte. A model that sets the
 * closing tag behind its last line of code is understood too: such a tag ends the action when the
 * text ends there, or when the next thing after it is another opening tag. With `end="x"` on the
 * opening tag only `</action:x>` ends it, for content that holds the plain tag on a line of its own.
 */
export class ActionStreamParser {
  readonly actions: Action[] = [];
  readonly #events: ParserEvents;
  #state: State = 'prose';
  /** Characters of OPEN or of the closing tag that were matched. */
  #matched = 0;
  #quote = 0;
  /** The possible opening tag so far, or the content of the action so far. A rope: flattened once, when it ends. */
  #held = '';
  #action: Action | null = null;
  #close = CLOSE;
  #lineStart = 0;
  #lines = 0;
  /** The line with the possible closing tag had nothing before it. */
  #alone = false;
  /** Where a closing tag behind code stood, and where the text went on after it; -1: none. */
  #behindCode = -1;
  #afterBehind = -1;
  /** Since that tag only white space came by. */
  #onlyBlankSince = false;
  /** What waits goes on in the line of that tag. */
  #isBeside = false;
  /** How many characters of `<action` the start of this line matched, while a tag behind code waits. */
  #reopen = -1;
  #ended = false;

  constructor(events: ParserEvents = {}) {
    this.#events = events;
  }

  /** Whether an action is open. */
  get isInAction(): boolean {
    return this.#action !== null;
  }

  /** The next piece of the text. */
  push(chunk: string): void {
    if (this.#ended) throw new Error('The text has ended');
    let at = 0;
    while (at < chunk.length)
      at = this.#action ? this.#content(chunk, at) : this.#outside(chunk, at);
  }

  /** The text is over: what is open is closed, or truncated. `isCut`: more was to come, so half a tag is nobody's words. */
  end(isCut = false): Action[] {
    if (this.#ended) return this.actions;
    this.#ended = true;
    const isHalfTag = this.#state === 'tag' && this.#matched > OPEN.length;
    if (this.#action) this.#endInside();
    else if (this.#held && !(isCut && isHalfTag)) this.#text(this.#held);
    this.#held = '';
    return this.actions;
  }

  #text(text: string): void {
    if (text) this.#events.text?.(text);
  }

  // ── outside ──────────────────────────────────────────────────────────────────────────────

  #outside(chunk: string, from: number): number {
    if (this.#state === 'prose') {
      const lt = chunk.indexOf('<', from);
      if (lt < 0) {
        this.#text(from === 0 ? chunk : chunk.slice(from));
        return chunk.length;
      }
      if (lt > from) this.#text(chunk.slice(from, lt));
      this.#state = 'tag';
      this.#matched = 0;
      this.#quote = 0;
      this.#held = '';
      from = lt;
    }
    for (let i = from; i < chunk.length; i++) {
      const c = chunk.charCodeAt(i);
      if (this.#matched < OPEN.length) {
        if (c === OPEN.charCodeAt(this.#matched)) {
          this.#matched++;
          continue;
        }
        return this.#notATag(chunk, from, i);
      }
      if (this.#matched === OPEN.length) {
        if (c !== SPACE && c !== TAB && c !== LF && c !== CR) return this.#notATag(chunk, from, i);
        this.#matched++;
        continue;
      }
      if (this.#quote) {
        if (c === this.#quote) this.#quote = 0;
      } else if (c === DOUBLE || c === SINGLE) {
        this.#quote = c;
      } else if (c === GT) {
        this.#open(this.#held + chunk.slice(from, i + 1));
        return i + 1;
      } else if (c === LT) {
        return this.#notATag(chunk, from, i);
      }
    }
    this.#held += chunk.slice(from);
    if (this.#held.length > LONGEST_TAG) {
      this.#text(this.#held);
      this.#held = '';
      this.#state = 'prose';
    }
    return chunk.length;
  }

  #notATag(chunk: string, from: number, to: number): number {
    // A `<` that begins another possible tag is read again; anything else is prose.
    const end = Math.max(to, from + (this.#held ? 0 : 1));
    this.#text(this.#held + chunk.slice(from, end));
    this.#held = '';
    this.#state = 'prose';
    return end;
  }

  #open(tag: string): void {
    const selfClosed = tag.endsWith('/>');
    const { action, end } = actionOf(tag.slice(OPEN.length, selfClosed ? -2 : -1));
    this.#action = action;
    this.#close = end ? `</action:${end}>` : CLOSE;
    this.#held = '';
    this.#state = 'line';
    this.#lineStart = 0;
    this.#lines = 0;
    this.#behindCode = -1;
    this.#reopen = -1;
    this.actions.push(this.#action);
    this.#events.start?.(this.#action, this.actions.length - 1);
    if (selfClosed) this.#finish('', true);
  }

  // ── inside ───────────────────────────────────────────────────────────────────────────────

  /** Reads content until the action ends or the chunk does; answers where it stopped. */
  #content(chunk: string, from: number): number {
    const close = this.#close;
    const base = this.#held.length - from;
    let state = this.#state;
    for (let i = from; i < chunk.length; i++) {
      const c = chunk.charCodeAt(i);
      if (c === LF) {
        if (state === 'tail') {
          const end = this.#closeLine(chunk, from, i, base + i + 1);
          if (end >= 0) return end;
        }
        state = 'indent';
        this.#lineStart = base + i + 1;
        if (this.#isBeside) this.#noReopen();
        this.#reopen = 0;
        this.#lines++;
        this.#events.line?.(this.actions.length - 1, this.#lines);
        continue;
      }
      if (this.#behindCode >= 0 && this.#onlyBlankSince && state !== 'tail') {
        const reopened = this.#watchReopen(c, chunk, from, i);
        if (reopened >= 0) return reopened;
      }
      switch (state) {
        case 'line':
          if (c === LT) {
            state = 'match';
            this.#matched = 1;
            this.#alone = false;
          }
          break;
        case 'indent':
          if (c === LT) {
            state = 'match';
            this.#matched = 1;
            this.#alone = true;
          } else if (c !== SPACE && c !== TAB) state = 'line';
          break;
        case 'match':
          if (c === close.charCodeAt(this.#matched)) {
            if (++this.#matched === close.length) {
              state = 'tail';
              this.#afterBehind = base + i + 1;
              const ended = this.#lines === 0 ? this.#closeOnLine(chunk, from, i + 1) : -1;
              if (ended >= 0) return ended;
            }
          } else if (c === LT) {
            this.#matched = 1;
            this.#alone = false;
          } else state = 'line';
          break;
        case 'tail':
          if (c === LT && this.#alone) {
            // `</action><action …>`: the next one follows on the same line.
            this.#held += chunk.slice(from, i);
            this.#finish(this.#held.slice(0, this.#lineStart), true);
            return i;
          }
          if (c === LT) {
            state = 'match';
            this.#matched = 1;
            this.#waitBeside();
          } else if (c !== SPACE && c !== TAB && c !== CR) state = 'line';
          break;
      }
    }
    this.#held += from === 0 ? chunk : chunk.slice(from);
    this.#state = state;
    return chunk.length;
  }

  /** An action in one line that holds nothing, or JSON from its first to its last bracket, ends at its closing tag. */
  #closeOnLine(chunk: string, from: number, next: number): number {
    const all = this.#held + chunk.slice(from, next);
    const content = all.slice(0, all.length - this.#close.length);
    if (!/^\s*(?:\{.*\}|\[.*\])?\s*$/.test(content)) return -1;
    this.#finish(content, true);
    return next;
  }

  /** Behind code and a closing tag, `<` begins the next action or belongs to the code. */
  #waitBeside(): void {
    this.#behindCode = this.#afterBehind - this.#close.length;
    this.#onlyBlankSince = true;
    this.#isBeside = true;
    this.#reopen = 1;
  }

  /** A line ended behind a closing tag. Alone on its line it ends the action; behind code it may. */
  #closeLine(chunk: string, from: number, lf: number, next: number): number {
    const tagAt = this.#afterBehind - this.#close.length;
    if (this.#alone || this.#lines === 0) {
      this.#held += chunk.slice(from, lf + 1);
      this.#finish(this.#held.slice(0, this.#alone ? this.#lineStart : tagAt), true);
      return lf + 1;
    }
    this.#behindCode = tagAt;
    this.#onlyBlankSince = true;
    this.#isBeside = false;
    this.#lineStart = next;
    return -1;
  }

  /** After a closing tag behind code: an opening tag as the next thing shows that it was one. */
  #watchReopen(c: number, chunk: string, from: number, i: number): number {
    if (this.#reopen === OPEN.length) {
      if (c === SPACE || c === TAB) {
        this.#held += chunk.slice(from, i);
        const rest = this.#held.slice(this.#afterBehind);
        this.#finish(this.#held.slice(0, this.#behindCode), true);
        const open = rest.lastIndexOf(OPEN);
        this.#state = 'tag';
        this.#matched = OPEN.length;
        this.#quote = 0;
        this.#text(rest.slice(0, open));
        this.#held = OPEN;
        return i;
      }
      this.#noReopen();
    } else if (c === OPEN.charCodeAt(this.#reopen)) this.#reopen++;
    else if (this.#reopen > 0 || (c !== SPACE && c !== TAB && c !== CR)) this.#noReopen();
    return -1;
  }

  #noReopen(): void {
    this.#onlyBlankSince = false;
    if (this.#isBeside) this.#behindCode = -1;
  }

  #endInside(): void {
    const text = this.#held;
    if (this.#state === 'tail') {
      const at = this.#alone ? this.#lineStart : this.#afterBehind - this.#close.length;
      this.#finish(text.slice(0, at), true);
    } else if (this.#behindCode >= 0) {
      const rest = text.slice(this.#afterBehind);
      this.#finish(text.slice(0, this.#behindCode), true);
      this.#text(rest);
    } else {
      // What was cut inside the closing tag itself is not content.
      const partial = this.#state === 'match' && this.#alone ? this.#lineStart : text.length;
      this.#finish(text.slice(0, partial), false);
    }
    this.#held = '';
  }

  #finish(raw: string, complete: boolean): void {
    const action = this.#action!;
    const start = raw.startsWith('\r\n') ? 2 : raw.startsWith('\n') ? 1 : 0;
    const end =
      !complete || raw.length <= start
        ? raw.length
        : raw.endsWith('\r\n')
          ? raw.length - 2
          : raw.endsWith('\n')
            ? raw.length - 1
            : raw.length;
    action.content = raw.slice(start, Math.max(start, end));
    action.isComplete = complete;
    action.isTruncated = !complete;
    this.#action = null;
    this.#held = '';
    this.#state = 'prose';
    this.#events.end?.(action, this.actions.length - 1);
  }
}

/** All actions of a whole text. */
export function parseActions(text: string): { actions: Action[]; prose: string } {
  let prose = '';
  const parser = new ActionStreamParser({ text: (piece) => (prose += piece) });
  parser.push(text);
  return { actions: parser.end(), prose };
}
