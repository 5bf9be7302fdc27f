import { createReadStream } from 'node:fs';
import type { ImportLayout } from '@trellis/contract';
import { encodingOf, separatorOf } from '../parsing/index.ts';

/** How a text file is written: what its first bytes say, and whether all of it is UTF-8. */
export async function layoutOf(path: string, fileName: string): Promise<ImportLayout> {
  const { encoding, head } = await encodingOf(createReadStream(path));
  const text = new TextDecoder(encoding).decode(head);
  const separator = /\.tsv$/i.test(fileName) ? '\t' : separatorOf(text);
  return { encoding, separator, sheet: null, headerRow: 1 };
}
