import { FOREIGN_WORDS } from '@trellis/contract/parsing';
import { broken, within } from './fault.ts';

/** What is done with the parts of an XML text, as they come. */
export interface XmlHandler {
  /** `attributes` as they are written; `attribute` reads one. */
  open(name: string, attributes: string, isEmpty: boolean): void;
  close(name: string): void;
  text?(text: string): void;
}

export interface XmlLimits {
  elements: number;
  depth: number;
}

/** Characters of one tag. */
const LONGEST_TAG = 5_000_000;

/**
 * Reads XML piece by piece: no document types, hence no entities but the five of XML, and no file is whole in
 * memory. Elements are counted, and how deep they stand.
 */
export class XmlReader {
  readonly #handler: XmlHandler;
  readonly #limits: XmlLimits;
  #rest = '';
  readonly #open: string[] = [];
  #elements = 0;

  constructor(handler: XmlHandler, limits: XmlLimits) {
    this.#handler = handler;
    this.#limits = limits;
  }

  write(piece: string): void {
    const xml = this.#rest + piece;
    let at = 0;
    for (;;) {
      const start = xml.indexOf('<', at);
      const textEnd = start < 0 ? xml.length : start;
      // An entity may go on in the next piece.
      const isWhole = start >= 0 || xml.lastIndexOf('&') < Math.max(at, xml.length - 12);
      if (isWhole && textEnd > at) {
        if (this.#open.length > 0) this.#handler.text?.(plainText(xml.slice(at, textEnd)));
        at = textEnd;
      }
      if (start < 0) break;
      const end = endOfTag(xml, start);
      if (end < 0) {
        at = start;
        break;
      }
      this.#tag(xml, start, end);
      at = end;
    }
    this.#rest = xml.slice(at);
    if (this.#rest.length > LONGEST_TAG) throw broken('A tag of this file does not end');
  }

  end(): void {
    if (this.#rest.startsWith('<') || this.#open.length > 0)
      throw broken('This file ends in the midst of its XML');
  }

  #tag(xml: string, start: number, end: number): void {
    const second = xml[start + 1];
    if (second === '?') return;
    if (second === '!') {
      if (xml.startsWith('<![CDATA[', start)) this.#handler.text?.(xml.slice(start + 9, end - 3));
      // Entities of a document's own can multiply: nobody's tables and texts need them.
      else if (!xml.startsWith('<!--', start)) throw broken('XML with a document type is not read');
      return;
    }
    if (second === '/') {
      const name = xml.slice(start + 2, end - 1).trim();
      if (this.#open.pop() !== name) throw broken('The XML of this file is not well-formed');
      this.#handler.close(name);
      return;
    }
    const isEmpty = xml[end - 2] === '/';
    const inner = xml.slice(start + 1, end - (isEmpty ? 2 : 1));
    const space = inner.search(/\s/);
    const name = space < 0 ? inner : inner.slice(0, space);
    const { elements, depth } = this.#limits;
    within(++this.#elements, elements, FOREIGN_WORDS.tooMany(elements, 'elements'));
    within(this.#open.length + 1, depth, `A file can have elements up to ${depth} deep`);
    this.#handler.open(name, space < 0 ? '' : inner.slice(space), isEmpty);
    if (isEmpty) this.#handler.close(name);
    else this.#open.push(name);
  }
}

/** Behind the tag, comment or the like that begins at `start`; −1 where it goes on in the next piece. */
function endOfTag(xml: string, start: number): number {
  if (xml[start + 1] === '!' || xml[start + 1] === '?') {
    for (const [open, close] of SPECIAL)
      if (xml.startsWith(open, start)) {
        const end = xml.indexOf(close, start + open.length);
        return end < 0 ? -1 : end + close.length;
      }
    // What is shorter than its own beginning may still become one of these.
    if (xml.length - start < 9) return -1;
  }
  let quote = 0;
  for (let at = start + 1; at < xml.length; at++) {
    const character = xml.charCodeAt(at);
    if (quote !== 0) {
      if (character === quote) quote = 0;
    } else if (character === 34 || character === 39) quote = character;
    else if (character === 62) return at + 1;
  }
  return -1;
}

const SPECIAL = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** A name without the prefix of its namespace. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const READERS = new Map<string, RegExp>();

/** The value of an attribute, whatever the prefix before its name. */
export function attribute(attributes: string, name: string): string | undefined {
  let reader = READERS.get(name);
  if (!reader) {
    reader = new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    READERS.set(name, reader);
  }
  const found = reader.exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : plainText(value);
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A text without entities. */
export function plainText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return NAMED[name as string] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
      return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
    },
  );
}
