import type { Line } from './items.ts';

const FROM = /^(?:from|von|vom|de|du|desde|dal?|van)$/;
const TO = /^(?:to|till|until|through|over|bis|uber|zu|au|a|al|hasta|ate|ao|para|fino|tot|naar)$/;
/** 'Then to ready', 'puis prête': a word that leads on to the next station, before or for a word of `TO`. */
const THEN =
  /^(?:then|finally|dann|schliesslich|puis|ensuite|luego|despues|poi|quindi|depois|dan|daarna)$/;
/** How what stands at its stations gets on. */
const MOVES =
  /^(?:go|goes|moves?|changes?|runs?|passes|travels?|progress(?:es)?|advances?|geht|gehen|wechselt|wechseln|lauft|laufen|wandert|wandern|springt|passe|passent|va|vont|vanno|evoluent?|pasan?|cambian?|avanzan?|passa|passano|passam|cambia|cambiano|avanza|avanzano|vai|vao|muda|mudam|avancam?|gaat|gaan|loopt|lopen|wisselt)$/;
const DAYS =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:mon|diens|donners|frei|sams|sonn)tags?$|^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;
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

/** A way with its stations: behind which token it ends, and what they are called. */
interface Range {
  to: number;
  values: string[];
}

/** 'Status from received to resolved', 'stage goes from idea to draft to published': a way with its stations, from a token on. */
export function rangeFrom(line: Line, from: number): Range | null {
  const range = stationsFrom(line, movesAt(line, from) ?? from);
  if (range?.values.length === 2) range.values.splice(1, 0, BETWEEN[line.lexicon.lang]);
  return range;
}

/** 'Each order moves from placed to packed to delivered': a way of what the sentence is about, which has no name. */
export function wayFrom(line: Line, at: number): Range | null {
  const from = movesAt(line, at);
  const range = from === null ? null : stationsFrom(line, from);
  return range && range.values.length > 2 ? range : null;
}

/** Where 'from' stands behind a word for getting on; null where none stands there. */
const movesAt = ({ tokens }: Line, at: number): number | null =>
  MOVES.test(tokens[at]?.low ?? '') && FROM.test(tokens[at + 1]?.low ?? '') ? at + 1 : null;

function stationsFrom(line: Line, from: number): Range | null {
  const { tokens } = line;
  if (!FROM.test(tokens[from]?.low ?? '')) return null;
  const values: string[] = [];
  let words: string[] = [];
  let at = from + 1;
  for (; at <= tokens.length; at++) {
    const next = words.length > 0 ? leadsOn(line, at) : 0;
    const token = tokens[at];
    const isEnd = next === 0 && endsAt(line, at);
    if (next === 0 && !isEnd) {
      if (!token || token.kind === 'number' || DAYS.test(token.low)) return null;
      words.push(token.text);
      if (words.length > LONGEST) return null;
      continue;
    }
    if (words.length > 0) values.push(words.join(' '));
    words = [];
    if (isEnd) break;
    at += next - 1;
  }
  return values.length < 2 || values.length > MOST ? null : { to: at, values };
}

/** How many tokens lead on to the next station: 'to', ', then to', 'puis'; 0 where none does ('and' alone leads out of the way). */
function leadsOn({ tokens, lexicon }: Line, at: number): number {
  const low = (place: number) => tokens[place]?.low ?? '';
  let to = at;
  if (tokens[to]?.text === ',') to++;
  if (lexicon.wordClass(low(to)) === 'and' && !THEN.test(low(to))) to++;
  const isThen = THEN.test(low(to));
  if (isThen) to++;
  if (TO.test(low(to))) return to + 1 - at;
  return isThen ? to - at : 0;
}

/** Any sign but a hyphen ends a way, and so does 'and'. */
const endsAt = ({ tokens, lexicon }: Line, at: number): boolean => {
  const token = tokens[at];
  const isWord = token?.kind === 'word' || token?.kind === 'number' || token?.text === '-';
  return !isWord || lexicon.wordClass(token.low) === 'and';
};
