import { labelled } from '../labels/index.ts';
import { type Lang, lexiconFor } from '../lexicon/index.ts';
import { tokenise } from '../lexicon/tokens.ts';
import { tagsOf } from '../understand/tagger.ts';

/** A stretch of a message, by its characters. */
export interface Stretch {
  start: number;
  end: number;
}

/** How sure the labels must be that a stretch is about who may do what. */
const SURE = 8;

/** Where a message speaks of who may see and change what, as the learned labels tell, understood or not. */
export function accessSpokenOf(message: string, lang: Lang): Stretch[] {
  const tokens = tokenise(message);
  const tags = lang === 'en' ? tagsOf(message, tokens) : new Map();
  const { spans } = labelled({ tokens, lexicon: lexiconFor(lang), tags });
  return spans
    .filter(({ kind, lead }) => kind === 'access' && lead >= SURE)
    .map(({ from, to }) => ({ start: tokens[from]!.start, end: tokens[to - 1]!.end }));
}
