import { FOREIGN, FOREIGN_WORDS } from '@trellis/contract/parsing';
import { type Part, partsOfPlain } from '@trellis/retrieval';
import { broken, within } from '../fault.ts';
import type { Source } from '../source.ts';

const { bytes: MOST_BYTES, words: MOST_WORDS } = FOREIGN.document;

/** Pages whose texts somebody read out: a list in JSON, the first page first. */
export async function* partsOfPages(source: Source): AsyncGenerator<Part> {
  const bytes = await source.whole(MOST_BYTES, 'A document can be up to 20 MB');
  const pages = JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  if (!Array.isArray(pages)) throw broken('These are no pages');
  let length = 0;
  for (const [at, text] of pages.entries()) {
    if (typeof text !== 'string') continue;
    length += text.length;
    within(length, MOST_WORDS, FOREIGN_WORDS.tooLong(MOST_WORDS, 'A document'));
    for (const part of partsOfPlain(text.replaceAll('\r\n', '\n').replaceAll('\0', '')))
      yield { ...part, page: at + 1 };
  }
}
