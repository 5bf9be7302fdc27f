import { fold } from './lang.ts';

/** A word, number, quotation or sign of a text, with where it stands. */
export interface Token {
  kind: 'word' | 'number' | 'quote' | 'sign';
  /** As typed; for a quotation without its marks. */
  text: string;
  /** Folded for comparison. */
  low: string;
  start: number;
  end: number;
}

const PATTERN =
  /"([^"]{1,80})"|“([^”]{1,80})”|„([^“”]{1,80})[“”]|«\s?([^»]{1,80}?)\s?»|(?<![\p{L}\p{N}])['‘]([^'’\n]{2,60})['’](?![\p{L}])|(\d+(?:[.,]\d+)*)|((?<![\p{L}\p{N}])\p{L}&\p{L}(?!\p{L})|[\p{L}\p{M}]+(?:['’](?:t|re|ve|ll|m|em))?\d*)|(&|\n|[^\s\p{L}\p{N}])/gu;
const ELISION = /^(?:l|d|j|qu|n|s|c|m|t|un|dell|all|nell|sull|dall|quest|jusqu|lorsqu|aujourd)$/;

/** Splits a text into tokens. Elisions (l', d', dell') stand as words of their own; possessive 's is dropped. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PATTERN)) {
    const [whole, q1, q2, q3, q4, q5, number, word] = match;
    const start = match.index;
    const end = start + whole.length;
    const quoted = q1 ?? q2 ?? q3 ?? q4 ?? q5;
    if (quoted !== undefined) {
      tokens.push({ kind: 'quote', text: quoted.trim(), low: fold(quoted.trim()), start, end });
    } else if (number !== undefined) {
      tokens.push({ kind: 'number', text: number, low: number, start, end });
    } else if (word !== undefined) {
      const before = tokens.at(-1);
      const apostrophe = before && /['’]/.test(before.text) && before.end === start;
      if (apostrophe && word.toLowerCase() === 's') {
        tokens.pop();
        continue;
      }
      if (apostrophe && ELISION.test(tokens.at(-2)?.low ?? '')) tokens.pop();
      tokens.push({ kind: 'word', text: word, low: fold(word).trim(), start, end });
    } else if (!/^[-‐‑]$/.test(whole) || isDash(text, start)) {
      tokens.push({ kind: 'sign', text: whole, low: whole, start, end });
    }
  }
  return tokens.filter((token) => token.low !== '');
}

/** A hyphen between letters joins; one with space around it parts. */
function isDash(text: string, at: number): boolean {
  return /\s/.test(text[at - 1] ?? ' ') && /\s/.test(text[at + 1] ?? ' ');
}

/** The key under which a phrase is found: its folded tokens, one space apart. */
export function phraseKey(text: string): string {
  return tokenise(text)
    .map((token) => token.low)
    .join(' ');
}
