import { FOREIGN, FOREIGN_WORDS } from '@trellis/contract/parsing';
import { extractText, getDocumentProxy } from 'unpdf';
import { broken, Fault, within } from './fault.ts';
import type { Source } from './source.ts';

const { bytes: MOST_BYTES, pages, words: MOST_WORDS } = FOREIGN.document;

/** The words of a PDF. */
export async function pdf(source: Source): Promise<string> {
  const bytes = await source.whole(MOST_BYTES, 'A document may be 20 MB');
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes));
    if (document.numPages > pages)
      throw new Fault('too_many_pages', `A PDF may have ${pages} pages`);
    const { text } = await extractText(document, { mergePages: true });
    within(text.length, MOST_WORDS, FOREIGN_WORDS.tooLong(MOST_WORDS, 'A document'));
    await document.cleanup();
    return text;
  } catch (error) {
    if (error instanceof Fault) throw error;
    if ((error as Error).name === 'PasswordException')
      throw new Fault('locked', FOREIGN_WORDS.locked, { cause: error });
    throw broken('This PDF cannot be read', error);
  }
}
