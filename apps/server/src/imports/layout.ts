import { createReadStream } from 'node:fs';
import type { ImportLayout } from '@trellis/contract';

type Encoding = ImportLayout['encoding'];
type Separator = ImportLayout['separator'];
const SEPARATORS: readonly Separator[] = [',', ';', '\t', '|'];
const HEAD = 64_000;

/** How a text file is written: what its first bytes say, and whether all of it is UTF-8. */
export async function layoutOf(path: string, fileName: string): Promise<ImportLayout> {
  let head = Buffer.alloc(0);
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    if (head.length < HEAD) head = Buffer.concat([head, piece]).subarray(0, HEAD);
    isUtf8 &&= reads(utf8, piece);
  }
  isUtf8 &&= reads(utf8);
  const encoding = encodingOf(head, isUtf8);
  const text = new TextDecoder(encoding).decode(head);
  return { encoding, separator: separatorOf(text, fileName), sheet: null, headerRow: 1 };
}

function reads(decoder: InstanceType<typeof TextDecoder>, piece?: Buffer): boolean {
  try {
    decoder.decode(piece, { stream: piece !== undefined });
    return true;
  } catch {
    return false;
  }
}

/** A byte order mark counts; without one, UTF-16 of western texts has every other byte empty. */
function encodingOf(head: Buffer, isUtf8: boolean): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const empty = [0, 0];
  for (const [at, byte] of head.subarray(0, 2_000).entries()) if (byte === 0) empty[at % 2]!++;
  const enough = Math.min(head.length, 2_000) / 5;
  if (empty[1]! > enough && empty[1]! > empty[0]!) return 'utf-16le';
  if (empty[0]! > enough) return 'utf-16be';
  return isUtf8 ? 'utf-8' : 'windows-1252';
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
