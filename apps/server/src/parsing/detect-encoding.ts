import { ENCODINGS } from '@trellis/contract';
import { analyse } from 'chardet';
import type { Encoding } from './encoding.ts';
import { beyondWestern } from './foreign.ts';

/** Of a guess at an alphabet that is less sure, in percent, nothing is held: a few western words look like many. */
const SURE = 50;
const HEAD = 64_000;
/** What Windows writes where the guess names its relative. */
const RELATIVES: Readonly<Record<string, Encoding>> = {
  'iso-8859-6': 'windows-1256',
  'iso-8859-7': 'windows-1253',
  'iso-8859-8': 'windows-1255',
  'iso-8859-9': 'windows-1254',
};

/** Alphabets of Latin letters that western Europe's code page lacks. */
const LATIN: ReadonlySet<Encoding> = new Set(['windows-1250', 'iso-8859-2', 'windows-1254']);

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

function saidBy(head: Buffer, isUtf8: boolean): Encoding {
  const wide = wideOf(head);
  if (wide) return wide;
  if (isUtf8) return 'utf-8';
  const guesses = analyse(head).flatMap(({ name, confidence }) => {
    const label = name.toLowerCase();
    const known = RELATIVES[label] ?? ENCODINGS.find((encoding) => encoding === label);
    return known && known !== 'utf-8' ? [{ known, confidence }] : [];
  });
  const sure = guesses.find(({ confidence }) => confidence >= SURE);
  if (sure) return sure.known;
  const beyond = beyondWestern(head);
  const likely = guesses.find(({ known }) => beyond === (LATIN.has(known) ? 'alphabet' : 'script'));
  return likely?.known ?? 'windows-1252';
}

/**
 * UTF-16, by its byte order mark or without one: of western letters every other byte is empty, and of any script one
 * beside each line's end. Stray empty bytes of other texts are beside none.
 */
function wideOf(head: Buffer): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const looked = head.subarray(0, 2_000);
  const empty = [0, 0];
  let [ends, before, behind] = [0, 0, 0];
  for (const [at, byte] of looked.entries()) {
    if (byte === 0) empty[at % 2]!++;
    if (byte !== 0x0a) continue;
    ends++;
    if (at % 2 === 1 && looked[at - 1] === 0) before++;
    if (at % 2 === 0 && looked[at + 1] === 0) behind++;
  }
  const enough = looked.length / 5;
  const [first, second] = empty as [number, number];
  if (behind > ends / 2 || (second > enough && second > first)) return 'utf-16le';
  return before > ends / 2 || first > enough ? 'utf-16be' : null;
}
