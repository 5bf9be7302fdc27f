import { rarity, weightOf } from './bm25.ts';
import { BLOCK, blockOf, eachPosting, lengthOf, postingsIn } from './postings.ts';

/** Chunks by their ordinals: from the first to the last, both of them. */
export type Span = readonly [first: number, last: number];

export interface IndexRow {
  term: string;
  block: number;
  postings: Uint8Array;
}

export interface Index {
  /** The postings of the question's terms. */
  rows: readonly IndexRow[];
  /** Of each block, the lengths of its chunks as bytes. */
  lengths: ReadonlyMap<number, Uint8Array>;
  /** Of all chunks that are searched: how many, and their terms on average. */
  chunks: number;
  average: number;
}

export interface Found {
  ordinal: number;
  score: number;
}

/** The rarities of the question's terms that any chunk holds. */
export function raritiesIn({ rows, chunks }: Index): Map<string, number> {
  const held = new Map<string, number>();
  for (const { term, postings } of rows)
    held.set(term, (held.get(term) ?? 0) + postingsIn(postings));
  return new Map([...held].map(([term, count]) => [term, rarity(count, chunks)]));
}

/** The best chunks of some by BM25, the best one first. */
export function bestChunks(index: Index, live: readonly Span[], most: number): Found[] {
  const rarities = raritiesIn(index);
  const blocks = Map.groupBy(index.rows, ({ block }) => block);
  const best = new Best(most);
  for (const [block, rows] of blocks) {
    const scores = new Float32Array(BLOCK);
    const lengths = index.lengths.get(block);
    for (const { term, postings } of rows) {
      const worth = rarities.get(term) ?? 0;
      eachPosting(postings, (place, often) => {
        const length = lengthOf(lengths?.[place] ?? 0);
        scores[place]! += worth * weightOf(often, length, index.average);
      });
    }
    const from = block * BLOCK;
    for (const [first, last] of live) {
      if (blockOf(first) > block || blockOf(last) < block) continue;
      const to = Math.min(last - from, BLOCK - 1);
      for (let place = Math.max(0, first - from); place <= to; place++)
        if (scores[place]! > best.least)
          best.take({ ordinal: from + place, score: scores[place]! });
    }
  }
  return best.list();
}

/** The highest of many, by a list that is cut down now and then. */
class Best {
  readonly #most: number;
  #list: Found[] = [];
  /** What is not above it is none of them. */
  least = 0;

  constructor(most: number) {
    this.#most = most;
  }

  take(found: Found): void {
    this.#list.push(found);
    if (this.#list.length >= this.#most * 4) this.#cut();
  }

  list(): Found[] {
    this.#cut();
    return this.#list;
  }

  #cut(): void {
    this.#list.sort((one, other) => other.score - one.score || one.ordinal - other.ordinal);
    this.#list = this.#list.slice(0, this.#most);
    if (this.#list.length === this.#most) this.least = this.#list.at(-1)?.score ?? 0;
  }
}
