import type { Part, Place } from './document.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** Characters of a chunk, and those that it begins with of the one before (spec 1, section 9). */
export const CHUNK = 1_000;
export const OVERLAP = 200;
/** A chunk that has come so far ends where a heading begins, or a paragraph that it cannot hold. */
const ENOUGH = 650;

/** A passage that is found as one. */
export interface Chunk {
  text: string;
  place: Place;
}

/**
 * Cuts a document into chunks: at headings, between paragraphs, then between sentences (ruling 55). Rows of a table are
 * never cut; each chunk of a table has its header.
 */
export function* chunksOf(parts: Iterable<Part>): Generator<Chunk> {
  const cut = new Cutter();
  for (const part of parts) yield* cut.take(part);
  yield* cut.end();
}

class Cutter {
  readonly #headings: { level: number; text: string }[] = [];
  #sentences: Sentence[] = [];
  #size = 0;
  /** How many of the sentences stand in the chunk before as well. */
  #repeated = 0;
  #begun: string[] = [];

  *take(part: Part): Generator<Chunk> {
    if (part.kind === 'table') {
      yield* this.end();
      yield* tableChunks(part, this.#path());
      return;
    }
    if (part.kind === 'heading') {
      if (this.#size >= ENOUGH) yield* this.end();
      while ((this.#headings.at(-1)?.level ?? 0) >= part.level) this.#headings.pop();
      this.#headings.push({
        level: part.level,
        text: (part.title ?? part.text).trim().slice(0, 200),
      });
      if (this.#isNew()) this.#begun = this.#path();
    }
    const sentences = sentencesOf(part, CHUNK);
    const size = sentences.reduce((sum, { text }) => sum + text.length, 0);
    if (this.#size >= ENOUGH && this.#size + size > CHUNK) yield* this.#close();
    for (const sentence of sentences) {
      if (this.#size + sentence.text.length > CHUNK && !this.#isNew()) yield* this.#close();
      // What it begins with of the one before gives way to a long sentence.
      while (this.#repeated > 0 && this.#size + sentence.text.length > CHUNK) this.#dropFirst();
      if (this.#sentences.length === 0) this.#begun = this.#path();
      this.#sentences.push(sentence);
      this.#size += sentence.text.length;
    }
  }

  *end(): Generator<Chunk> {
    if (!this.#isNew()) yield this.#chunk();
    this.#sentences = [];
    this.#size = 0;
    this.#repeated = 0;
  }

  *#close(): Generator<Chunk> {
    if (this.#isNew()) return;
    yield this.#chunk();
    this.#sentences = tailOf(this.#sentences, OVERLAP);
    this.#size = this.#sentences.reduce((sum, { text }) => sum + text.length, 0);
    this.#repeated = this.#sentences.length;
    this.#begun = this.#path();
  }

  #dropFirst(): void {
    this.#size -= this.#sentences.shift()?.text.length ?? 0;
    this.#repeated--;
  }

  /** Whether there is nothing in it that was not in the chunk before. */
  #isNew(): boolean {
    return this.#sentences.length === this.#repeated;
  }

  #path(): string[] {
    return this.#headings.map(({ text }) => text).filter(Boolean);
  }

  #chunk(): Chunk {
    const [first] = this.#sentences;
    const last = this.#sentences.at(-1);
    const text = this.#sentences
      .map((sentence) => sentence.text)
      .join('')
      .trim();
    const place: Place = {};
    if (first?.page !== undefined) place.page = first.page;
    if (this.#begun.length > 0) place.headings = this.#begun;
    if (first?.start !== undefined && last?.start !== undefined) {
      place.start = first.start;
      place.end = last.start + last.text.length;
    }
    return { text, place };
  }
}

/** The last sentences that have no more than so many characters together. */
function tailOf(sentences: readonly Sentence[], most: number): Sentence[] {
  const tail: Sentence[] = [];
  let left = most;
  for (const sentence of sentences.toReversed()) {
    if (sentence.text.length > left) break;
    tail.unshift(sentence);
    left -= sentence.text.length;
  }
  return tail;
}

/** Rows with their header in front, as many as fit; one row that does not is a chunk all the same. */
function* tableChunks(
  { header, rows, page }: Extract<Part, { kind: 'table' }>,
  headings: string[],
): Generator<Chunk> {
  const lines = rows.map((cells) => rowText(header, cells));
  let from = 0;
  let size = 0;
  const chunk = (to: number): Chunk => ({
    text: lines.slice(from, to).join('\n'),
    place: {
      ...(page !== undefined && { page }),
      ...(headings.length > 0 && { headings }),
      row: from + 1,
    },
  });
  for (const [at, line] of lines.entries()) {
    if (size > 0 && size + line.length > CHUNK) {
      yield chunk(at);
      from = at;
      size = 0;
    }
    size += line.length + 1;
  }
  if (size > 0) yield chunk(lines.length);
}

/** A row in words: each of its cells behind its column's name. */
export const rowText = (header: readonly string[], cells: readonly string[]): string =>
  cells
    .map((cell, at) => [header[at] ?? '', cell.trim()] as const)
    .filter(([, cell]) => cell !== '')
    .map(([name, cell]) => (name ? `${name}: ${cell}` : cell))
    .join(' · ');
