/**
 * BM25 (Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009): how much a text is about a term, by how often
 * it says it, how long it is, and how few texts say it at all.
 */
export interface Bm25 {
  /** How soon saying a term again counts for less. */
  k1: number;
  /** How much a long text is expected to say a term by chance: 0 not at all, 1 in full. */
  b: number;
}

/** As Lucene-based baselines have it (Anserini); the passages here are short. */
export const BM25: Bm25 = { k1: 0.9, b: 0.4 };

/** How much it says that a term stands in a text, where it stands in so many of all texts. */
export const rarity = (holding: number, all: number): number =>
  Math.log(1 + (Math.max(all, holding) - holding + 0.5) / (holding + 0.5));

/** What a term that stands so often in a text of that length adds to it, in parts of its rarity. */
export const weightOf = (
  often: number,
  length: number,
  average: number,
  { k1, b } = BM25,
): number => (often * (k1 + 1)) / (often + k1 * (1 - b + (b * length) / average));
