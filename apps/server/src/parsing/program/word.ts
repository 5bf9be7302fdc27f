import { FOREIGN, FOREIGN_WORDS } from '@trellis/contract/parsing';
import mammoth from 'mammoth';
import { broken, Fault, within } from './fault.ts';
import type { Source } from './source.ts';
import { XmlReader } from './xml.ts';
import { Zip } from './zip.ts';

const { bytes: MOST_BYTES, elements, words: MOST_WORDS } = FOREIGN.document;
const LIMITS = { elements, depth: FOREIGN.xml.depth };

/** The words of a Word file. */
export async function word(source: Source): Promise<string> {
  const buffer = await checkedWord(source);
  const text = (await readWord(() => mammoth.extractRawText({ buffer }))).trim();
  within(text.length, MOST_WORDS, FOREIGN_WORDS.tooLong(MOST_WORDS, 'A document'));
  return text;
}

/** The bytes of a Word file. Its library makes a tree of all that is in it, so that is counted before. */
export async function checkedWord(source: Source): Promise<Buffer> {
  const bytes = await source.whole(MOST_BYTES, 'A document can be up to 20 MB');
  const zip = new Zip(bytes);
  for (const name of zip.names) {
    const reader = /\.(xml|rels)$/i.test(name) ? new XmlReader(NOTHING, LIMITS) : null;
    const decoder = new TextDecoder();
    for await (const piece of zip.file(name))
      reader?.write(decoder.decode(piece, { stream: true }));
    reader?.end();
  }
  return bytes;
}

const NOTHING = { open: () => undefined, close: () => undefined };

/** What its library makes of it; what it does not read is the file's fault. */
export async function readWord(read: () => Promise<{ value: string }>): Promise<string> {
  try {
    return (await read()).value;
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw broken('This Word file cannot be read. Save it anew, and upload that.', error);
  }
}
