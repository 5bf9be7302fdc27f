import { ENCODINGS } from '@trellis/contract';
import { analyse } from 'chardet';
import type { Encoding } from './encoding.ts';

/** Of a guess at an alphabet that is less sure, in percent, nothing is held: a few western words look like many. */
const SURE = 50;
const HEAD = 64_000;

/** How a text is written: what its first bytes say, and whether all of it is UTF-8; and these bytes. */
export async function encodingOf(
  pieces: AsyncIterable<Uint8Array>,
): Promise<{ encoding: Encoding; head: Buffer }> {
  let head = Buffer.alloc(0);
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  for await (const piece of pieces) {
    if (head.length < HEAD) head = Buffer.concat([head, piece]).subarray(0, HEAD);
    isUtf8 &&= reads(utf8, piece);
  }
  isUtf8 &&= reads(utf8);
  return { encoding: saidBy(head, isUtf8), head };
}

function reads(decoder: InstanceType<typeof TextDecoder>, piece?: Uint8Array): boolean {
  try {
    decoder.decode(piece, { stream: piece !== undefined });
    return true;
  } catch {
    return false;
  }
}

/** A byte order mark counts; without one, UTF-16 of western texts has every other byte empty. */
function saidBy(head: Buffer, isUtf8: boolean): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const empty = [0, 0];
  for (const [at, byte] of head.subarray(0, 2_000).entries()) if (byte === 0) empty[at % 2]!++;
  const enough = Math.min(head.length, 2_000) / 5;
  if (empty[1]! > enough && empty[1]! > empty[0]!) return 'utf-16le';
  if (empty[0]! > enough) return 'utf-16be';
  if (isUtf8) return 'utf-8';
  const guess = analyse(head).find(({ name }) => name !== 'UTF-8');
  const label = guess && guess.confidence >= SURE ? guess.name.toLowerCase() : '';
  return ENCODINGS.find((encoding) => encoding === label) ?? 'windows-1252';
}
