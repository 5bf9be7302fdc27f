import { createInflateRaw } from 'node:zlib';
import { FOREIGN, FOREIGN_WORDS } from '@trellis/contract/parsing';
import { broken, Fault, within } from './fault.ts';

interface Entry {
  method: number;
  /** Bytes that it is packed in, and where they stand. */
  packed: number;
  at: number;
}

const EOCD = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const WIDE = 0xffffffff;

const noArchive = () => broken('This file is no archive, or a broken one');
const tooLarge = () => new Fault('import_inflates', FOREIGN_WORDS.inflates);

/**
 * An archive's files by name. What it says of them is checked before anything is unpacked: how many there are and how
 * large they say they become, that none of them lies in another (of which a few megabytes unpack to petabytes), and
 * that no name leads out of a folder. What they really become is counted while they are unpacked.
 */
export class Zip {
  readonly #bytes: Buffer;
  readonly #entries: Map<string, Entry>;
  #unpacked = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#entries = entriesOf(bytes);
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** A file's bytes, as they are unpacked; nothing for a file that is not there. */
  async *file(name: string): AsyncGenerator<Uint8Array> {
    const entry = this.#entries.get(name);
    if (!entry) return;
    const packed = this.#bytes.subarray(entry.at, entry.at + entry.packed);
    if (entry.method === 0) {
      this.#count(packed.length);
      yield packed;
      return;
    }
    if (entry.method !== 8) throw broken('This archive is packed in a way that is not read');
    const inflate = createInflateRaw({ chunkSize: 64 * 1_024 });
    inflate.end(packed);
    try {
      for await (const piece of inflate as AsyncIterable<Uint8Array>) {
        this.#count(piece.length);
        yield piece;
      }
    } catch (error) {
      if (error instanceof Fault) throw error;
      throw broken('This archive is broken', error);
    } finally {
      inflate.destroy();
    }
  }

  #count(size: number): void {
    this.#unpacked += size;
    if (this.#unpacked > FOREIGN.archive.bytes) throw tooLarge();
  }
}

function entriesOf(bytes: Buffer): Map<string, Entry> {
  const { entries: most, bytes: mostBytes } = FOREIGN.archive;
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== EOCD) throw noArchive();
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  const entries = new Map<string, Entry>();
  const places: { from: number; to: number }[] = [];
  let said = 0;
  let at = start;
  // The directory itself is counted: what the archive says of its length may be less.
  for (let n = 0; at + 46 <= end && bytes.readUInt32LE(at) === CENTRAL; n++) {
    within(n + 1, most, FOREIGN_WORDS.tooMany(most, 'files in it'));
    const nameLength = bytes.readUInt16LE(at + 28);
    const extraLength = bytes.readUInt16LE(at + 30);
    const next = at + 46 + nameLength + extraLength + bytes.readUInt16LE(at + 32);
    if (next > end) throw noArchive();
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const extra = bytes.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
    if (bytes.readUInt16LE(at + 8) & 1) throw new Fault('locked', FOREIGN_WORDS.locked);
    const [size, packed, local] = sizes(bytes, at, extra);
    said += size;
    if (said > mostBytes) throw tooLarge();
    if (entries.has(name) || isOutside(name)) throw broken('This archive is broken');
    if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== LOCAL) throw noArchive();
    const data = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    if (data + packed > bytes.length) throw noArchive();
    places.push({ from: local, to: data + packed });
    entries.set(name, { method: bytes.readUInt16LE(at + 10), packed, at: data });
    at = next;
  }
  if (entries.size === 0 || entries.size < count) throw noArchive();
  places.sort((a, b) => a.from - b.from);
  for (const [index, { from }] of places.entries())
    if (index > 0 && from < places[index - 1]!.to) throw broken('This archive is broken');
  return entries;
}

/** Size, packed size and place of an entry; where they are wide, they stand in its extra field. */
function sizes(bytes: Buffer, at: number, extra: Buffer): [number, number, number] {
  const said = [24, 20, 42].map((from) => bytes.readUInt32LE(at + from));
  let wide: Buffer = Buffer.alloc(0);
  for (let from = 0; from + 4 <= extra.length; ) {
    const length = extra.readUInt16LE(from + 2);
    if (extra.readUInt16LE(from) === 1) wide = extra.subarray(from + 4, from + 4 + length);
    from += 4 + length;
  }
  let from = 0;
  const [size = 0, packed = 0, local = 0] = said.map((value) => {
    if (value !== WIDE) return value;
    if (from + 8 > wide.length) throw noArchive();
    from += 8;
    return Number(wide.readBigUInt64LE(from - 8));
  });
  return [size, packed, local];
}

const isOutside = (name: string): boolean =>
  name.includes('\0') || /^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)/i.test(name);
