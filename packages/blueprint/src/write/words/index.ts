import { de } from './de.ts';
import { en, type Phrase } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';

/** A fixed phrase in the app's language, `{0}` and so on filled with the values. */
export type Phrases = (phrase: Phrase, ...values: string[]) => string;

const languages: Record<string, Record<Phrase, string>> = { en, de, fr, es, it, pt, nl };

export function phrasesOf(language: string): Phrases {
  const texts = languages[language.slice(0, 2)] ?? en;
  return (phrase, ...values) =>
    texts[phrase].replace(/\{(\d)\}/g, (whole, index) => values[Number(index)] ?? whole);
}
