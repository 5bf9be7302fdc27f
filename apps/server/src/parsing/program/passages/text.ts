import { FOREIGN, FOREIGN_WORDS } from '@trellis/contract/parsing';
import { type Part, partsOfPlain } from '@trellis/retrieval';
import { within } from '../fault.ts';
import type { Source } from '../source.ts';

const { bytes: MOST_BYTES, words: MOST_WORDS } = FOREIGN.document;

/** A plain text, or one in Markdown; it comes as UTF-8. */
export async function partsOfText(source: Source): Promise<Iterable<Part>> {
  const bytes = await source.whole(MOST_BYTES, 'A document can be up to 20 MB');
  const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n').replaceAll('\0', '');
  within(text.length, MOST_BYTES, FOREIGN_WORDS.tooLong(MOST_WORDS, 'A document'));
  return partsOfPlain(text);
}
