import { createReadStream } from 'node:fs';
import type { ImportLayout } from '@trellis/contract';
import { encodingOf } from '../parsing/index.ts';

type Separator = ImportLayout['separator'];
const SEPARATORS: readonly Separator[] = [',', ';', '\t', '|'];

/** How a text file is written: what its first bytes say, and whether all of it is UTF-8. */
export async function layoutOf(path: string, fileName: string): Promise<ImportLayout> {
  const { encoding, head } = await encodingOf(createReadStream(path));
  const text = new TextDecoder(encoding).decode(head);
  return { encoding, separator: separatorOf(text, fileName), sheet: null, headerRow: 1 };
}

/** What stands between the headers most often, outside of quotes. */
function separatorOf(text: string, fileName: string): Separator {
  if (/\.tsv$/i.test(fileName)) return '\t';
  const [first = ''] = text
    .replace(/^\ufeff/, '')
    .trimStart()
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/);
  const count = (sign: string) => first.split(sign).length;
  return SEPARATORS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
