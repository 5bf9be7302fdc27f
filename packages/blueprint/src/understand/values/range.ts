import type { Line } from './items.ts';

const FROM = /^(?:from|von|vom|de|du|desde|dal?|van)$/;
const TO = /^(?:to|till|until|through|over|bis|über|zu|à|au|a|al|hasta|até|ao|fino|tot|naar)$/;
const LONGEST = 3;
const MOST = 8;
/** What is between the first and the last, where nothing else is said. */
const BETWEEN = {
  en: 'in progress',
  de: 'in Arbeit',
  fr: 'en cours',
  es: 'en curso',
  it: 'in corso',
  pt: 'em andamento',
  nl: 'in behandeling',
} as const;

/** 'Status from received to resolved', 'stage from idea to draft to published': a way with its stations, from a token on. */
export function rangeFrom(
  { tokens, lexicon }: Line,
  from: number,
): { to: number; values: string[] } | null {
  if (!FROM.test(tokens[from]?.low ?? '')) return null;
  const values: string[] = [];
  let words: string[] = [];
  let at = from + 1;
  for (; at <= tokens.length; at++) {
    const token = tokens[at];
    const isEnd = token?.kind !== 'word' || lexicon.wordClass(token.low) === 'and';
    const isNext = !isEnd && words.length > 0 && TO.test(token.low);
    if (!isEnd && !isNext) {
      words.push(token.text);
      if (words.length > LONGEST) return null;
      continue;
    }
    if (words.length > 0) values.push(words.join(' '));
    words = [];
    if (isEnd) break;
  }
  if (values.length < 2 || values.length > MOST) return null;
  if (values.length === 2) values.splice(1, 0, BETWEEN[lexicon.lang]);
  return { to: at, values };
}
