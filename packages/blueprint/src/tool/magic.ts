import type { ToolField } from '@trellis/contract';
import { tokenise } from '../lexicon/tokens.ts';
import { languageOf } from '../understand/language.ts';
import { toolField } from './field.ts';
import { foreignField } from './foreign/field.ts';

/** An input by the words that name it, in the language that they are in; choices that are named with it are its options. */
export function fieldFrom(words: string): ToolField {
  const made = toolField(words);
  const lang = languageOf(tokenise(words));
  return lang === 'en' || made.type === 'select' ? made : foreignField(words, lang);
}
