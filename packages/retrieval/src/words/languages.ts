import { franc } from 'franc-min';

/** What is known of a language's words. */
export interface Language {
  /** ISO 639-3. */
  code: string;
  /** A word's stem: what its forms have in common. */
  stem(word: string): string;
  /** Words that are everywhere and say nothing of what a text is about. */
  empty: ReadonlySet<string>;
}

type Words = () => Promise<{ stopwords: string[] }>;
type Stems = () => Promise<{ stemmer(word: string): string }>;

/** Languages with stems and empty words of their own; texts in others are compared by their words as they stand. */
const KNOWN: Readonly<Record<string, { stems?: Stems; words?: Words }>> = {
  arb: {
    stems: () => import('@orama/stemmers/arabic'),
    words: () => import('@orama/stopwords/arabic'),
  },
  bul: {
    stems: () => import('@orama/stemmers/bulgarian'),
    words: () => import('@orama/stopwords/bulgarian'),
  },
  cmn: { words: () => import('@orama/stopwords/mandarin') },
  deu: {
    stems: () => import('@orama/stemmers/german'),
    words: () => import('@orama/stopwords/german'),
  },
  eng: {
    stems: () => import('@orama/stemmers/english'),
    words: () => import('@orama/stopwords/english'),
  },
  fra: {
    stems: () => import('@orama/stemmers/french'),
    words: () => import('@orama/stopwords/french'),
  },
  hin: {
    stems: () => import('@orama/stemmers/indian'),
    words: () => import('@orama/stopwords/indian'),
  },
  hun: {
    stems: () => import('@orama/stemmers/hungarian'),
    words: () => import('@orama/stopwords/hungarian'),
  },
  ind: {
    stems: () => import('@orama/stemmers/indonesian'),
    words: () => import('@orama/stopwords/indonesian'),
  },
  ita: {
    stems: () => import('@orama/stemmers/italian'),
    words: () => import('@orama/stopwords/italian'),
  },
  jpn: { words: () => import('@orama/stopwords/japanese') },
  nld: {
    stems: () => import('@orama/stemmers/dutch'),
    words: () => import('@orama/stopwords/dutch'),
  },
  por: {
    stems: () => import('@orama/stemmers/portuguese'),
    words: () => import('@orama/stopwords/portuguese'),
  },
  ron: {
    stems: () => import('@orama/stemmers/romanian'),
    words: () => import('@orama/stopwords/romanian'),
  },
  rus: {
    stems: () => import('@orama/stemmers/russian'),
    words: () => import('@orama/stopwords/russian'),
  },
  spa: {
    stems: () => import('@orama/stemmers/spanish'),
    words: () => import('@orama/stopwords/spanish'),
  },
  swe: {
    stems: () => import('@orama/stemmers/swedish'),
    words: () => import('@orama/stopwords/swedish'),
  },
  tur: {
    stems: () => import('@orama/stemmers/turkish'),
    words: () => import('@orama/stopwords/turkish'),
  },
  ukr: {
    stems: () => import('@orama/stemmers/ukrainian'),
    words: () => import('@orama/stopwords/ukrainian'),
  },
};

/** No language: words as they stand. */
export const ANY = 'und';
const ONLY = Object.keys(KNOWN);
/** Characters that a language is told by; fewer than so many tell none. */
const SAMPLE = 4_000;
const LEAST = 40;

const opened = new Map<string, Promise<Language>>();

/** The language of that code; one that is not known has neither stems nor empty words. */
export function languageOf(code: string): Promise<Language> {
  const known = KNOWN[code];
  const name = known ? code : ANY;
  const language = opened.get(name) ?? open(name);
  opened.set(name, language);
  return language;
}

async function open(code: string): Promise<Language> {
  const { stems, words } = KNOWN[code] ?? {};
  const [stemmer, stopwords] = await Promise.all([stems?.(), words?.()]);
  const empty = new Set((stopwords?.stopwords ?? []).map((word) => word.normalize('NFC')));
  return { code, stem: stemmer?.stemmer ?? ((word) => word), empty };
}

/** The code of the language that a text is written in, as far as it is one of those known here; else `ANY`. */
export function codeOf(text: string): string {
  const sample = text.slice(0, SAMPLE);
  if (sample.length < LEAST) return ANY;
  const code = franc(sample, { only: ONLY, minLength: LEAST });
  return code in KNOWN ? code : ANY;
}
