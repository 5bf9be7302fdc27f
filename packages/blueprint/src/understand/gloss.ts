import {
  FOREIGN_LANGS,
  FOREIGN_NAMES,
  type ForeignLang,
  glossOf,
  stemsOf,
} from '../lexicon/foreign.ts';
import { type Lang, languageScores, lexiconFor } from '../lexicon/index.ts';
import { type Token, tokenise } from '../lexicon/tokens.ts';

/** A text of a language that the lexicon does not speak, put into English as far as its words are known. */
export interface Glossed {
  lang: ForeignLang;
  text: string;
  /** How many of its nouns were known: below two it is better to ask. */
  known: number;
}

const UNSPACED: Partial<Record<ForeignLang, true>> = { ja: true, zh: true };
const LITTLE = new Set(['for', 'with', 'and', 'my', 'our', 'app', 'list', 'track']);

/**
 * The English gloss of a text in Polish, Swedish, Japanese and the like, or null where the lexicon's own
 * languages explain it better. `script` is the language that its letters tell, where they do.
 */
export function glossed(
  text: string,
  tokens: readonly Token[],
  script: string | null,
): Glossed | null {
  const candidates = script ? FOREIGN_LANGS.filter((lang) => lang === script) : LATIN;
  let best: Glossed | null = null;
  for (const lang of candidates) {
    const one = UNSPACED[lang] ? unspaced(text, lang) : spaced(tokens, lang);
    if (one.known > (best?.known ?? 0)) best = one;
  }
  if (!best || best.known < 2) return null;
  return script || foreignness(tokens, best.lang) ? best : null;
}

const LATIN: readonly ForeignLang[] = ['pl', 'sv', 'da', 'cs', 'tr', 'ro', 'fi'];

/** Whether another language knows clearly more of the words than any of the lexicon's own. */
function foreignness(tokens: readonly Token[], lang: ForeignLang): boolean {
  const words = tokens.filter((token) => token.kind === 'word');
  const scores = languageScores(tokens);
  const own = Math.max(...Object.values(scores));
  const foreign = words.filter((token) => glossOf(token.low, lang)).length;
  return foreign > own && foreign >= words.length * 0.3;
}

/** Word by word; what has no gloss stays as typed where it looks like a name of something. */
function spaced(tokens: readonly Token[], lang: ForeignLang): Glossed {
  let known = 0;
  const words = tokens.map((token) => {
    if (token.kind !== 'word') return token.kind === 'quote' ? `“${token.text}”` : token.text;
    const english = glossOf(token.low, lang);
    if (english && !LITTLE.has(english)) known++;
    return english ?? (token.low.length < 4 ? '' : token.text);
  });
  return { lang, known, text: tidy(words.join(' ')) };
}

const SEPARATORS: [RegExp, string][] = [
  [/[、，·・]/g, ', '],
  [/[。！？]/g, '. '],
  [/：/g, ': '],
];

function unspaced(text: string, lang: ForeignLang): Glossed {
  let rest = SEPARATORS.reduce((line, [sign, plain]) => line.replace(sign, plain), text);
  let known = 0;
  const found: string[] = [];
  for (const [stem, english] of stemsOf(lang))
    rest = rest.replaceAll(stem, () => {
      if (!LITTLE.has(english)) known++;
      found.push(english);
      return ` \u0001${found.length - 1}\u0002 `;
    });
  const glossedText = rest
    .replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu, ' ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the marks stand where a gloss goes.
    .replace(/\u0001(\d+)\u0002/g, (_, at: string) => found[Number(at)] ?? '');
  return { lang, known, text: tidy(glossedText) };
}

/** 'recipe app. ingredients and photo' → a recipe app with these. */
function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/\b(\w+(?: \w+)?) \1\b/g, '$1')
    .replace(/\blist (?!of\b|for\b)(?=\w)/g, 'list of ')
    .replace(/\b(?:for |app )?track\b/, (words) =>
      words.startsWith('app') ? 'app to track' : 'to track',
    )
    .replace(/\brental (\w+)/, '$1 rental')
    .replace(/^(.{3,40}?\bapp)\. /, '$1 with ')
    .trim();
}

/** What to tell the person: that it was read by its words, and how to say more. */
export const languageName = (lang: ForeignLang): string =>
  `${FOREIGN_NAMES[lang].english} (${FOREIGN_NAMES[lang].name})`;

/** 'Kaminholz: Raummeter, Holzart, Restfeuchte': a name, and what is noted of such rows, in whatever words. */
const PLAIN_LIST =
  /^[^:,.;!?\n]{2,40}:\s*[^\s:,.;!?\n]+(?: [^\s:,.;!?\n]+){0,2}(?:,\s*[^\s:,.;!?\n]+(?: [^\s:,.;!?\n]+){0,2})+\.?$/u;

/** Whether none of a text's words belong to a language that the lexicon speaks, so that it is not known what they say of each other. */
export function isUnknownTongue(text: string, lang: Lang): boolean {
  if (PLAIN_LIST.test(text.trim())) return false;
  const tokens = tokenise(text).filter((token) => token.kind === 'word');
  const lexicon = lexiconFor(lang);
  const told = tokens.filter(
    (token, at) =>
      lexicon.wordClass(token.low) || lexicon.verbClass(token.low) || lexicon.match(tokens, at),
  );
  return tokens.length >= 4 && told.length < tokens.length * 0.25;
}
