import { jsonrepair } from 'jsonrepair';

/** What of a text belongs to a value that begins at a place: to its end where there is one, else all that is there. */
interface Piece {
  text: string;
  /** Closes what is open. */
  close: string;
  isWhole: boolean;
}

function pieceAt(text: string, from: number): Piece {
  let close = '';
  let isText = false;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (isText) {
      if (sign === '\\') at++;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '{') close = `}${close}`;
    else if (sign === '[') close = `]${close}`;
    else if (sign === '}' || sign === ']') {
      close = close.slice(1);
      if (close === '') return { text: text.slice(from, at + 1), close, isWhole: true };
    }
  }
  return { text: text.slice(from), close: isText ? `"${close}` : close, isWhole: false };
}

/** Whether a text that begins like this is meant as JSON: nothing but a word of introduction and a fence before it. */
const BEGIN = /^\s*(?:[^\n{[]{0,200}\n+){0,4}\s*(?:[`~]{3}[a-z0-9]*\s*)?(?:\{|\[\s*\{)/i;
/** JSON behind words that have braces of their own, or a name on its line. */
const LATER = /(?:^|\n)[ \t]*(?:[\w* ]{1,30}:[ \t]*)?(?:\{|\[\s*\{)/g;
const MOST_TRIED = 4;

/** The places at which the JSON of an answer may begin, the likeliest first. */
function begins(text: string): number[] {
  const places = new Set<number>();
  const at = (found: RegExpExecArray | RegExpMatchArray) =>
    places.add((found.index ?? 0) + found[0].search(/\{$|\[\s*\{$/));
  const first = BEGIN.exec(text);
  if (first) at(first);
  for (const found of text.matchAll(LATER)) {
    if (places.size >= MOST_TRIED) break;
    at(found);
  }
  return [...places];
}

export interface FoundObject {
  value: Record<string, unknown>;
  isWhole: boolean;
}

/** The objects of an answer, also broken off, or wrapped in words; a list stands under no name. */
export function* partialObjects(text: string): Generator<FoundObject> {
  for (const place of begins(text)) {
    const piece = pieceAt(text, place);
    const value = readPiece(piece);
    if (typeof value !== 'object' || value === null) continue;
    const { isWhole } = piece;
    yield { value: Array.isArray(value) ? { '': value } : { ...value }, isWhole };
  }
}

/** Most that is still written is right but for its end, which is quickly seen; mending looks at every letter. */
function readPiece({ text, close }: Piece): unknown {
  for (const read of [() => JSON.parse(text + close), () => JSON.parse(jsonrepair(text))])
    try {
      return read();
    } catch {
      // What is no JSON is perhaps nearly JSON; and what is not even that is read as words.
    }
  return undefined;
}
