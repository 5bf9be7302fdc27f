import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCK, lengthByte, livePostings, PostingList, postingsIn } from './postings.ts';
import { bestChunks, type Index, type IndexRow } from './search.ts';

/** An index of chunks by their words. */
function indexOf(chunks: readonly string[][], first: number): Index {
  const list = new PostingList();
  const lengths = new Map<number, Buffer>();
  for (const [at, words] of chunks.entries()) {
    const ordinal = first + at;
    const often = new Map<string, number>();
    for (const word of words) often.set(word, (often.get(word) ?? 0) + 1);
    list.add(ordinal, often);
    const block = Math.floor(ordinal / BLOCK);
    const bytes = lengths.get(block) ?? Buffer.alloc(BLOCK);
    lengths.set(block, bytes);
    bytes[ordinal % BLOCK] = lengthByte(words.length);
  }
  return { rows: [...list.rows()], lengths, chunks: chunks.length, average: 4 };
}

const of = (index: Index, ...terms: string[]): Index => ({
  ...index,
  rows: index.rows.filter(({ term }) => terms.includes(term)),
});

describe('a search', () => {
  const chunks = [
    ['bee', 'honey', 'jar'],
    ['bee', 'bee', 'hive'],
    ['wood', 'hive', 'paint'],
    ['frost'],
  ];

  it('prefers what says a rare word, and says it often', () => {
    const index = indexOf(chunks, 0);
    const all = [[0, 3]] as const;
    expect(bestChunks(of(index, 'bee'), all, 9).map(({ ordinal }) => ordinal)).toEqual([1, 0]);
    expect(bestChunks(of(index, 'bee', 'honey'), all, 9)[0]?.ordinal).toBe(0);
    expect(bestChunks(of(index, 'nothing'), all, 9)).toEqual([]);
  });

  it('finds only what is live, also across blocks', () => {
    const from = BLOCK - 2;
    const index = indexOf(chunks, from);
    const found = (...spans: [number, number][]) =>
      bestChunks(of(index, 'bee', 'hive', 'frost'), spans, 9).map(({ ordinal }) => ordinal - from);
    expect(found([from, from + 3]).sort()).toEqual([0, 1, 2, 3]);
    expect(found([from, from], [from + 3, from + 3]).sort()).toEqual([0, 3]);
    expect(found()).toEqual([]);
  });

  it('postings that are freed of what is gone hold the rest as it was', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(BLOCK - 1), { maxLength: 80 }), fc.nat(), (places, odd) => {
        const list = new PostingList();
        for (const place of places.sort((a, b) => a - b))
          list.add(place, [['x', (place % 15) + 1]]);
        const [row] = [...list.rows()] as IndexRow[];
        if (!row) return;
        const isLive = (place: number) => (place + odd) % 3 > 0;
        const left = livePostings(row.postings, isLive);
        expect(postingsIn(left)).toBe(places.filter(isLive).length);
        expect([...livePostings(left, () => true)]).toEqual([...left]);
      }),
    );
  });
});
