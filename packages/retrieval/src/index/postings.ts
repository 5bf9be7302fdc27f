/** Chunks that one row of postings tells of. */
export const BLOCK = 4_096;
/** A posting is two bytes: the chunk's place in its block (12 bits), and how often it says the term (4 bits). */
const BITS = 4;
const MOST_OFTEN = 15;
const BYTES = 2;

export const blockOf = (ordinal: number): number => Math.floor(ordinal / BLOCK);

/** What is to be added to the postings of a term, block by block; chunks are given in the order of their ordinals. */
export class PostingList {
  readonly #lists = new Map<string, Map<number, number[]>>();

  add(ordinal: number, terms: Iterable<readonly [term: string, often: number]>): void {
    const block = blockOf(ordinal);
    const place = ordinal - block * BLOCK;
    for (const [term, often] of terms) {
      const blocks = this.#lists.get(term) ?? new Map<number, number[]>();
      this.#lists.set(term, blocks);
      const list = blocks.get(block) ?? [];
      blocks.set(block, list);
      list.push((place << BITS) | Math.min(often, MOST_OFTEN));
    }
  }

  /** In the order of terms and blocks, so that whoever stores them at the same time locks them alike. */
  *rows(): Generator<{ term: string; block: number; postings: Buffer }> {
    for (const term of [...this.#lists.keys()].sort())
      for (const [block, list] of this.#lists.get(term)!) {
        const postings = Buffer.alloc(list.length * BYTES);
        for (const [at, value] of list.entries()) postings.writeUInt16LE(value, at * BYTES);
        yield { term, block, postings };
      }
  }
}

/** How many chunks a row of postings names. */
export const postingsIn = (postings: Uint8Array): number => postings.length / BYTES;

/** Calls back for each posting: the chunk's place in its block, and how often. */
export function eachPosting(
  postings: Uint8Array,
  take: (place: number, often: number) => void,
): void {
  for (let at = 0; at < postings.length; at += BYTES) {
    const value = postings[at]! | (postings[at + 1]! << 8);
    take(value >> BITS, value & MOST_OFTEN);
  }
}

/** The same without the chunks that are gone. */
export function livePostings(postings: Uint8Array, isLive: (place: number) => boolean): Buffer {
  const kept: number[] = [];
  eachPosting(postings, (place, often) => {
    if (isLive(place)) kept.push((place << BITS) | often);
  });
  const list = Buffer.alloc(kept.length * BYTES);
  for (const [at, value] of kept.entries()) list.writeUInt16LE(value, at * BYTES);
  return list;
}

/** A chunk's length in terms as one byte: by fours, as far as 1,020; zero where the chunk is gone. */
const STEP = 4;
export const lengthByte = (length: number): number =>
  Math.max(1, Math.min(255, Math.round(length / STEP)));
export const lengthOf = (byte: number): number => Math.max(1, byte * STEP);
