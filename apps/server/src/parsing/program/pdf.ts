import { FOREIGN, FOREIGN_WORDS } from '@trellis/contract/parsing';
import { extractText, getDocumentProxy } from 'unpdf';
import { broken, Fault, within } from './fault.ts';
import type { Source } from './source.ts';

const { bytes: MOST_BYTES, pages, words: MOST_WORDS } = FOREIGN.document;

/** The words of a PDF. */
export async function pdf(source: Source): Promise<string> {
  const document = await openedPdf(source, pages);
  return readPdf(async () => {
    const { text } = await extractText(document, { mergePages: true });
    within(text.length, MOST_WORDS, FOREIGN_WORDS.tooLong(MOST_WORDS, 'A document'));
    await document.cleanup();
    return text;
  });
}

/** A PDF that has no more pages than it may. */
export async function openedPdf(source: Source, most: number) {
  const bytes = await source.whole(MOST_BYTES, 'A document can be up to 20 MB');
  return readPdf(async () => {
    const document = await getDocumentProxy(new Uint8Array(bytes));
    if (document.numPages > most)
      throw new Fault('too_many_pages', `A PDF can have up to ${most.toLocaleString('en')} pages`);
    return document;
  });
}

/** Does something with a PDF; what it is not read for is the file's fault. */
export async function readPdf<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Fault) throw error;
    if ((error as Error).name === 'PasswordException')
      throw new Fault('locked', FOREIGN_WORDS.locked, { cause: error });
    throw broken('This PDF cannot be read. Save or export it anew, and upload that.', error);
  }
}
