import { CHANGE_WORDS } from '../change/words.ts';
import { fold, LANGS } from '../lexicon/index.ts';

/**
 * What a message gives leave for. A small model that repeats a whole spec loses and alters parts of
 * it by accident: what is there already changes only where the message speaks of it.
 */
export interface Leave {
  /** Whether the message names it, in full or by its stem. */
  names(...parts: string[]): boolean;
  /** Whether it asks for anything to go. */
  readonly removes: boolean;
}

export function leaveOf(message: string): Leave {
  const text = fold(message);
  return {
    names: (...parts) =>
      parts.some((part) =>
        fold(part)
          .split(/[^\p{L}\p{N}]+/u)
          .some((word) => word.length > 1 && begins(text, stem(word))),
      ),
    removes: LANGS.some((lang) => {
      const { remove, hide } = CHANGE_WORDS[lang];
      return new RegExp(`(?<![\\p{L}])(?:${remove}|${hide})(?![\\p{L}])`, 'u').test(text);
    }),
  };
}

/** Without most endings: 'prices' and 'price', 'Zutaten' and 'Zutat'. */
const stem = (word: string): string =>
  word.length > 5 ? word.slice(0, Math.max(4, word.length - 2)) : word;

/** At the beginning of a word, where the script has words. */
function begins(text: string, part: string): boolean {
  const at = text.indexOf(part);
  if (at < 0) return false;
  const isLatin = /^[\p{Script=Latin}\p{N}]/u.test(part);
  return !isLatin || new RegExp(`(?<![\\p{L}\\p{N}])${part}`, 'u').test(text);
}
