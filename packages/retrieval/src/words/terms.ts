import type { Language } from './languages.ts';

/** Scripts that write their words without spaces between. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** A word with what may stand inside of it: `don’t`, `3.5`, `AB-1204/7`, `v2_final`, `a@b.example`. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’.,:/@_+-][\p{L}\p{N}\p{M}]+)*/gu;
const PARTS = /[\p{L}\p{N}\p{M}]+/gu;
const HAS_DIGIT = /\p{N}/u;
/** Marks on letters of these scripts are left out when words are compared; elsewhere they are letters. */
const MARKS = /(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{M}+/gu;
/** Characters of a term; what is longer is no word. */
const LONGEST = 60;

let segmenter: Intl.Segmenter | null = null;

/**
 * The terms of a text in its order: words by their stems, without marks and empty words; numbers and codes whole, and
 * by their parts. The same text gives the same terms in a document and in a question of the same language.
 */
export function* termsOf(text: string, language: Language): Generator<string> {
  for (const [word] of text.normalize('NFKC').toLowerCase().matchAll(WORD)) {
    if (UNSPACED.test(word)) yield* segments(word, language);
    else if (HAS_DIGIT.test(word)) yield* codes(word);
    else yield* words(word, language);
  }
}

function* segments(text: string, { empty }: Language): Generator<string> {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'word' });
  for (const { segment, isWordLike } of segmenter.segment(text))
    if (isWordLike && !empty.has(segment)) yield segment.slice(0, LONGEST);
}

/** `AB-1204` as it stands and as `ab` and `1204`, so that it is found by either; `1,000` also as `1000`. */
function* codes(word: string): Generator<string> {
  const whole = bare(word);
  if (whole.length <= LONGEST) yield whole;
  const parts = whole.match(PARTS) ?? [];
  if (parts.length < 2) return;
  if (/^\p{N}{1,3}(,\p{N}{3})+$/u.test(whole)) yield whole.replaceAll(',', '');
  else for (const part of parts) if (part.length <= LONGEST) yield part;
}

function* words(word: string, language: Language): Generator<string> {
  const { empty } = language;
  if (empty.has(word)) return;
  const parts = word.match(PARTS) ?? [];
  for (const part of parts) {
    if (empty.has(part) || part.length > LONGEST) continue;
    // Behind an apostrophe stands what was joined to a word: `dog’s`, `l’eau`.
    if (part.length === 1 && parts.length > 1) continue;
    const term = termOf(part, language);
    if (term) yield term;
  }
}

/** Words whose terms are kept by language: a stem costs some microseconds, and texts say the same words again and again. */
const MOST_KEPT = 20_000;
const keptOf = new WeakMap<Language, Map<string, string>>();

function termOf(word: string, language: Language): string {
  const kept = keptOf.get(language) ?? new Map<string, string>();
  keptOf.set(language, kept);
  const known = kept.get(word);
  if (known !== undefined) return known;
  const term = bare(language.stem(word));
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(word, term);
  return term;
}

/** Without marks on its letters: `Café` and `cafe` are one. */
const bare = (word: string): string => word.normalize('NFD').replace(MARKS, '').normalize('NFC');
