import { attributes, type Lang, lexiconFor } from '../../lexicon/index.ts';
import { phraseKey, type Token } from '../../lexicon/tokens.ts';
import { VALUES } from '../../lexicon/values.ts';

/** Words of a known value at most. */
const LONGEST = 4;

interface Vocabulary {
  values: ReadonlySet<string>;
  /** First words of values, which most words of a text are not. */
  firsts: ReadonlySet<string>;
}
const known = new Map<Lang, Vocabulary>();

/** What choices hold in a language: the values that fields start with, and common states and grades. */
function vocabularyOf(lang: Lang): Vocabulary {
  const there = known.get(lang);
  if (there) return there;
  const all = new Set<string>();
  const lexicon = lexiconFor(lang);
  for (const { options } of attributes.values())
    for (const { label, ofTrade } of options ?? []) {
      const key = phraseKey(label[lang]);
      // A cue's 'Light' and a milk's 'Cow' are a field and a thing to everybody else.
      const isOther = ofTrade && (lexicon.phrase(key).length > 0 || lexicon.wordClass(key));
      if (!isOther) all.add(key);
    }
  for (const value of VALUES[lang].split(',')) all.add(phraseKey(value));
  const made = {
    values: all,
    firsts: new Set([...all].map((value) => value.split(' ')[0] ?? '')),
  };
  known.set(lang, made);
  return made;
}

/** How many tokens the longest known value has that begins here; 0 where none does. */
export function knownValue(tokens: readonly Token[], at: number, lang: Lang): number {
  const own = longest(tokens, at, vocabularyOf(lang), 1);
  if (own > 0) return own;
  const english = lang === 'en' ? 0 : longest(tokens, at, vocabularyOf('en'), 4);
  if (english > 0) return english;
  const isColour = lexiconFor(lang)
    .match(tokens, at)
    ?.entries.some(({ kind }) => kind === 'colour');
  return isColour ? 1 : 0;
}

function longest(
  tokens: readonly Token[],
  at: number,
  { values, firsts }: Vocabulary,
  letters: number,
): number {
  if (!firsts.has(tokens[at]?.low ?? '')) return 0;
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
    const part = tokens.slice(at, at + length);
    if (part.some(({ kind }) => kind === 'quote' || kind === 'sign')) continue;
    const key = part.map(({ low }) => low).join(' ');
    if (key.length >= letters && values.has(key)) return length;
  }
  return 0;
}
