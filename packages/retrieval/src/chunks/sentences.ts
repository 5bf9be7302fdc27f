import type { Part } from './document.ts';

/** A sentence with the space behind it. */
export interface Sentence {
  text: string;
  page?: number;
  start?: number;
}

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });
/** Between parts of a document that does not tell where they stand in its text. */
const BETWEEN = '\n\n';

/** The sentences of a heading or a paragraph; one that is longer than `most` in pieces, cut between words. */
export function sentencesOf(part: Exclude<Part, { kind: 'table' }>, most: number): Sentence[] {
  const sentences: Sentence[] = [];
  const { page, start } = part;
  const isPlain = start !== undefined;
  const text = isPlain || /\n$/.test(part.text) ? part.text : part.text + BETWEEN;
  for (const { segment, index } of segmenter.segment(text))
    for (const [at, piece] of pieces(segment, most))
      sentences.push({
        text: piece,
        ...(page !== undefined && { page }),
        ...(isPlain && { start: start + index + at }),
      });
  return sentences;
}

function* pieces(text: string, most: number): Generator<[at: number, piece: string]> {
  let at = 0;
  while (text.length - at > most) {
    const space = text.lastIndexOf(' ', at + most - 1);
    let to = space > at + most / 2 ? space + 1 : at + most;
    // Not between the halves of a character.
    if (/[\uD800-\uDBFF]/.test(text[to - 1]!)) to--;
    yield [at, text.slice(at, to)];
    at = to;
  }
  if (at < text.length) yield [at, text.slice(at)];
}
