import { type Part, partsOfHtml } from '@trellis/retrieval';
import mammoth from 'mammoth';
import type { Source } from '../source.ts';
import { checkedWord, readWord } from '../word.ts';

/** A Word file as its headings, paragraphs and tables. */
export async function partsOfWord(source: Source): Promise<Part[]> {
  const buffer = await checkedWord(source);
  const html = await readWord(() =>
    // Pictures say nothing that is found by words.
    mammoth.convertToHtml({ buffer }, { convertImage: mammoth.images.imgElement(NO_PICTURE) }),
  );
  return partsOfHtml(html);
}

const NO_PICTURE = async () => ({ src: '' });
