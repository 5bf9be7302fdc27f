import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

const FOLDER = join(import.meta.dirname, '../../../evals/retrieval');
export const TEXTS = ['chatlogs', 'finance', 'pubmed', 'state_of_the_union', 'wikitexts'] as const;
export type TextName = (typeof TEXTS)[number];

export interface Asked {
  question: string;
  text: TextName;
  /** What answers it: from and to, in UTF-16 as our own places are. */
  answers: [from: number, to: number][];
}

export const textOf = (name: TextName): string => readFileSync(join(FOLDER, `${name}.md`), 'utf8');

/** The questions with the passages that answer them (evals/retrieval/README.md). */
export function questions(): Asked[] {
  const rows = parse(readFileSync(join(FOLDER, 'questions_df.csv'), 'utf8'), {
    columns: true,
  }) as { question: string; references: string; corpus_id: TextName }[];
  const places = new Map(TEXTS.map((name) => [name, placesIn(textOf(name))]));
  return rows.map(({ question, references, corpus_id: text }) => {
    const at = places.get(text)!;
    const found = JSON.parse(references) as { start_index: number; end_index: number }[];
    return {
      question,
      text,
      answers: found.map(({ start_index: from, end_index: to }) => [at[from]!, at[to]!]),
    };
  });
}

/** Where each character of a text begins: the set counts characters, JavaScript their halves. */
function placesIn(text: string): Uint32Array {
  const places = new Uint32Array(text.length + 1);
  let n = 0;
  let at = 0;
  for (const character of text) {
    places[n++] = at;
    at += character.length;
  }
  places[n] = at;
  return places;
}

export interface Span {
  text: string;
  from: number;
  to: number;
}

/** The share of the characters that answer a question which these passages hold. */
export function held({ text, answers }: Asked, spans: readonly Span[]): number {
  let all = 0;
  let found = 0;
  for (const [from, to] of answers) {
    all += to - from;
    let reached = from;
    const inside = spans
      .filter((span) => span.text === text && span.from < to && span.to > from)
      .sort((one, other) => one.from - other.from);
    for (const span of inside) {
      const begins = Math.max(span.from, reached);
      const ends = Math.min(span.to, to);
      if (ends > begins) {
        found += ends - begins;
        reached = ends;
      }
    }
  }
  return found / all;
}
