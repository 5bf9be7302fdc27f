import type { Span } from './set.ts';

/** Plain BM25 over chunks of 1,000 characters with an overlap of 200, in forty lines: the measure of the set. */
export class PlainBm25 {
  readonly #chunks: (Span & { words: Map<string, number>; length: number })[] = [];
  readonly #holding = new Map<string, number>();
  readonly #wordsOf: (text: string) => string[];
  #average = 0;

  constructor(wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []) {
    this.#wordsOf = wordsOf;
  }

  add(name: string, text: string): void {
    for (let from = 0; from < text.length; from += 800) {
      const to = Math.min(text.length, from + 1_000);
      const words = new Map<string, number>();
      const all = this.#wordsOf(text.slice(from, to));
      for (const word of all) words.set(word, (words.get(word) ?? 0) + 1);
      for (const word of words.keys()) this.#holding.set(word, (this.#holding.get(word) ?? 0) + 1);
      this.#chunks.push({ text: name, from, to, words, length: all.length });
      if (to === text.length) break;
    }
    this.#average = this.#chunks.reduce((sum, { length }) => sum + length, 0) / this.#chunks.length;
  }

  best(question: string, most: number): Span[] {
    const asked = this.#wordsOf(question);
    const all = this.#chunks.length;
    const scored = this.#chunks.map((chunk) => {
      let score = 0;
      for (const word of asked) {
        const often = chunk.words.get(word);
        if (!often) continue;
        const holding = this.#holding.get(word) ?? 0;
        const worth = Math.log(1 + (all - holding + 0.5) / (holding + 0.5));
        const length = 0.25 + (0.75 * chunk.length) / this.#average;
        score += (worth * often * 2.2) / (often + 1.2 * length);
      }
      return { chunk, score };
    });
    scored.sort((one, other) => other.score - one.score);
    return scored.slice(0, most).map(({ chunk }) => chunk);
  }
}
