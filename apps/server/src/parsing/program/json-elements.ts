import { FOREIGN, FOREIGN_WORDS } from '@trellis/contract/parsing';
import { Fault, within } from './fault.ts';

/** Where the records stand: in a list, in the one list that an object holds, or one behind the other. */
export type Where = 'list' | 'object' | 'lines';

export const notJson = (cause?: unknown): Fault =>
  new Fault('broken', 'This file is not JSON', { cause });
export const noList = (): Fault => new Fault('broken', 'This file holds no list of records');

const { depth: DEEPEST, record: LONGEST } = FOREIGN.json;
const code = (character: string) => character.charCodeAt(0);
const [QUOTE, BACKSLASH, COMMA] = [code('"'), code('\\'), code(',')];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'[]{}'].map(code);
const isBlank = (character: number) => character <= 32;

/**
 * Splits JSON into the texts of its records, as it comes: each is small, whatever the file's length. It looks at
 * brackets, strings and commas alone; whether a record is JSON is for who parses it.
 */
export class Elements {
  readonly #where: Where;
  /** How deep the records stand. */
  readonly #at: number;
  #text = '';
  /** Where it goes on to look in the text, and where the record under way began; −1 for none. */
  #next = 0;
  #start = -1;
  #depth = 0;
  #isString = false;
  #isInList = false;
  #lists = 0;
  #isBehindComma = false;
  #isOver = false;
  readonly #longest: number;

  constructor(where: Where, longest: number = LONGEST) {
    this.#where = where;
    this.#longest = longest;
    this.#at = where === 'lines' ? 0 : where === 'list' ? 1 : 2;
  }

  /** The records that end in this piece. */
  push(piece: string): string[] {
    const found: string[] = [];
    const done = this.#start < 0 ? Math.min(this.#next, this.#text.length) : this.#start;
    this.#text = this.#text.slice(done) + piece;
    this.#next -= done;
    if (this.#start > 0) this.#start = 0;
    const text = this.#text;
    let at = this.#next;
    for (; at < text.length; at++) {
      const character = text.charCodeAt(at);
      if (this.#isString) {
        // A backslash at the end takes the next piece's first character with it.
        if (character === BACKSLASH) at++;
        else if (character === QUOTE) this.#isString = false;
        continue;
      }
      if (isBlank(character)) continue;
      if (this.#isOver) throw notJson();
      const isHere = this.#depth === this.#at && (this.#at === 0 || this.#isInList);
      const ends = isHere && this.#at > 0 && (character === COMMA || character === CLOSE_LIST);
      if (ends) this.#end(found, at, character === COMMA);
      else if (isHere && this.#start < 0) this.#start = at;
      if (character === QUOTE) this.#isString = true;
      else if (character === OPEN_LIST || character === OPEN_OBJECT) this.#open(character);
      else if (character === CLOSE_LIST || character === CLOSE_OBJECT) {
        if (--this.#depth < 0) throw notJson();
        if (this.#isInList && this.#depth < this.#at) this.#isInList = false;
        if (this.#depth === 0 && this.#at > 0) this.#isOver = true;
        else if (this.#depth === 0) this.#take(found, at + 1);
      }
    }
    this.#next = at;
    if (this.#start >= 0)
      within(text.length - this.#start, this.#longest, FOREIGN_WORDS.tooLong(LONGEST, 'A record'));
    return found;
  }

  #open(character: number): void {
    this.#depth++;
    within(this.#depth, DEEPEST, `A file can nest lists and objects ${DEEPEST} deep`);
    if (this.#at === 0 || character !== OPEN_LIST || this.#depth !== this.#at) return;
    if (++this.#lists > 1) throw noList();
    this.#isInList = true;
    this.#isBehindComma = false;
  }

  #end(found: string[], at: number, isComma: boolean): void {
    if (this.#start >= 0) this.#take(found, at);
    else if (isComma || this.#isBehindComma) throw notJson();
    this.#isBehindComma = isComma;
  }

  #take(found: string[], end: number): void {
    found.push(this.#text.slice(this.#start, end));
    this.#start = -1;
  }

  /** At the end of the file: refuses one that ends in the midst of something. */
  end(): void {
    if (this.#depth !== 0 || this.#start >= 0 || this.#isString) throw notJson();
    if (this.#where === 'object' && this.#lists === 0) throw noList();
  }
}
