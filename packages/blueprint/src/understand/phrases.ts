import { DEGREE_PHRASES } from '../lexicon/degrees.ts';
import type { Lang } from '../lexicon/index.ts';
import { PHRASES, type Phrase } from '../lexicon/phrases.ts';
import type { Token } from '../lexicon/tokens.ts';

/** A turn of phrase found in a text, by its tokens. */
export interface Found {
  phrase: Phrase;
  text: string;
  from: number;
  to: number;
  /** Its words are spent; otherwise their nouns are read as well. */
  whole: boolean;
}

const WHOLE = new Set([
  'recurring_due',
  'overdue',
  'open_total',
  'low_stock',
  'borrow',
  'paid_state',
  'counted',
  'attendance',
]);
const compiled = new Map<string, RegExp>();

function pattern(source: string): RegExp {
  const known = compiled.get(source);
  if (known) {
    known.lastIndex = 0;
    return known;
  }
  const regex = new RegExp(`(?<![\\p{L}])(?:${source.replaceAll("'", "['’ ]")})(?![\\p{L}])`, 'gu');
  compiled.set(source, regex);
  return regex;
}

/** Joins tokens to one folded line, with the place of each. */
export function foldedLine(tokens: readonly Token[]): { line: string; starts: number[] } {
  let line = '';
  const starts: number[] = [];
  for (const token of tokens) {
    const tight = token.kind === 'sign' && /[,.;:!?)]/.test(token.text);
    if (line && !tight) line += ' ';
    starts.push(line.length);
    line += token.low;
  }
  return { line, starts };
}

/** All turns of phrase in a text, first come first served where they overlap. */
export function findPhrases(tokens: readonly Token[], lang: Lang): Found[] {
  const { line, starts } = foldedLine(tokens);
  const found: Found[] = [];
  for (const phrase of [...PHRASES, ...DEGREE_PHRASES]) {
    const source = phrase.patterns[lang];
    if (!source) continue;
    for (const match of line.matchAll(pattern(source))) {
      const from = starts.findIndex(
        (start, at) => start >= match.index || (starts[at + 1] ?? line.length) > match.index,
      );
      const end = match.index + match[0].trimEnd().length;
      let to = from;
      while (to < tokens.length && (starts[to] ?? 0) < end) to++;
      const whole =
        phrase.field !== undefined || WHOLE.has(phrase.does ?? '') || /^limited /.test(match[0]);
      if (to <= from) continue;
      const clash = found.some((other) => other.from < to && from < other.to);
      if (!clash || !whole)
        found.push({ phrase, text: match[0].trim(), from, to, whole: whole && !clash });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}
