import { LANGS, type Lang, languageScores } from '../lexicon/index.ts';
import type { Token } from '../lexicon/tokens.ts';

/** The language a text is written in, English where nothing tells. */
export function languageOf(tokens: readonly Token[], fallback: Lang = 'en'): Lang {
  const scores = languageScores(tokens);
  let best = fallback;
  for (const lang of LANGS) if (scores[lang] > scores[best] + 0.01) best = lang;
  return best;
}

const SCRIPTS: [RegExp, string][] = [
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Thai}/gu, 'th'],
];

/** A language of another script that most of the text is written in, or null. */
export function foreignScript(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, code] of SCRIPTS)
    if ((text.match(script)?.length ?? 0) > letters / 2 && letters > 0) return code;
  return null;
}
