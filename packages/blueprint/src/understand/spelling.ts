import { type Lang, lexiconFor, wordsOfLexicon } from '../lexicon/index.ts';
import { isOfPeopleList } from '../lexicon/people.ts';
import { type Token, tokenise } from '../lexicon/tokens.ts';
import { isEnglishWord } from './wordnet.ts';

/** How many unknown words of a text are looked at. */
const MOST = 12;

export interface Respelt {
  text: string;
  readings: { word: string; readAs: string }[];
}

/**
 * A text with its slips of the pen read as the lexicon's words ('recipies', 'cooking tiem'). Only words that
 * neither the lexicon nor WordNet has are touched, so that names and inventions stay; each is told.
 */
export function respelt(text: string, lang: Lang): Respelt {
  const readings: Respelt['readings'] = [];
  let out = '';
  let from = 0;
  const looked = new Map<string, string | null>();
  const tokens = tokenise(text);
  const lexicon = lexiconFor(lang);
  // Only in English does a dictionary tell which short words are words.
  const shortest = lang === 'en' ? 4 : 7;
  for (const [at, token] of tokens.entries()) {
    const infinitive = lang === 'de' ? withoutZu(token.low) : null;
    if (infinitive && lexicon.verbClass(infinitive)) {
      out += text.slice(from, token.start) + infinitive;
      from = token.end;
      continue;
    }
    if (!isUnknown(token, at)) continue;
    // Slips are few; a text full of unknown words is another language or none.
    if (!looked.has(token.low) && looked.size >= MOST) break;
    const meant = looked.get(token.low) ?? nearest(token.low, lang);
    looked.set(token.low, meant);
    if (!meant) continue;
    out += text.slice(from, token.start) + meant;
    from = token.end;
    if (!readings.some(({ word }) => word === token.text))
      readings.push({ word: token.text, readAs: `spelling:${meant}` });
  }
  return { text: out + text.slice(from), readings };

  function isUnknown(token: Token, at: number): boolean {
    if (token.kind !== 'word' || token.low.length < shortest || !/^[a-z]+$/.test(token.low))
      return false;
    const isName = /^\p{Lu}/u.test(token.text) && at > 0 && lang !== 'de';
    if (isName || /^\p{Lu}+$/u.test(token.text)) return false;
    if (lexicon.wordClass(token.low) || lexicon.verbClass(token.low)) return false;
    if (wordsOfLexicon(lang).has(token.low) || isOfPeopleList(token.low, lang)) return false;
    return !lexicon.match(tokens, at) && (lang !== 'en' || !isEnglish(token.low));
  }
}

/** 'anzufragen' is 'anfragen'. */
const withoutZu = (low: string): string | null => {
  const parts = /^(an|auf|aus|ein|ab|vor|nach|mit|bei|hinzu)zu(\p{L}{3,})$/u.exec(low);
  return parts ? `${parts[1]}${parts[2]}` : null;
};

/** A word of the dictionary, or a form of one ('planned', 'renting', 'tries', 'medieval'). */
function isEnglish(low: string): boolean {
  const stem = /^(.{3,}?)(?:ed|ing|er|ery|ly|s|ship|less|ful|ness)$/.exec(low)?.[1] ?? '';
  const once = /(.)\1$/.test(stem) ? stem.slice(0, -1) : stem;
  return [low, stem, once, stem && `${stem}e`].some((word) => word && isEnglishWord(word));
}

/**
 * The lexicon's word that one slip away (two in a long word) was meant, where only one fits best. Without a dictionary
 * of the language two slips may be another word of it ('abgeholt' is no 'abgehakt').
 */
function nearest(low: string, lang: Lang): string | null {
  const allowed = low.length >= (lang === 'en' ? 8 : 12) ? 2 : 1;
  let best: { word: string; distance: number; shared: number } | null = null;
  for (const word of wordsOfLexicon(lang)) {
    if (word[0] !== low[0] || Math.abs(word.length - low.length) > allowed) continue;
    if (word.length < 5 && !hasSameLetters(low, word)) continue;
    // Another ending is another form of the word, not a slip ('applied' is not 'applies').
    if (word.startsWith(low.slice(0, -1)) || low.startsWith(word.slice(0, -1))) continue;
    if (lang !== 'en' && hasOtherVowel(low, word)) continue;
    const distance = slips(low, word, allowed);
    if (distance > allowed || (low.length < 6 && !isTypical(low, word))) continue;
    const shared = sharedEnd(low, word);
    if (!best || distance < best.distance || (distance === best.distance && shared > best.shared))
      best = { word, distance, shared };
  }
  return best?.word ?? null;
}

/** In a short word only a left-out, doubled or swapped letter counts as a slip, not another one. */
function isTypical(low: string, word: string): boolean {
  return low.length !== word.length || hasSameLetters(low, word);
}

/** 'Wertungen' are no 'Wartungen': another vowel in the same place makes another word more often than a slip. */
function hasOtherVowel(low: string, word: string): boolean {
  const places = [...low].flatMap((letter, at) => (letter === word[at] ? [] : [at]));
  const [only] = places;
  if (low.length !== word.length || places.length !== 1 || only === undefined) return false;
  return /[aeiou]/.test(low[only] ?? '') && /[aeiou]/.test(word[only] ?? '');
}

const hasSameLetters = (a: string, b: string): boolean =>
  [...a].sort().join('') === [...b].sort().join('');

function sharedEnd(a: string, b: string): number {
  let shared = 0;
  while (shared < a.length && a.at(-1 - shared) === b.at(-1 - shared)) shared++;
  return shared;
}

/** Letters left out, added, changed or swapped between two words; more than `limit` is not counted out. */
function slips(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > limit) return limit + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? limit + 1;
}
