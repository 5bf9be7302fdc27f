import type { RunChunk, RunSource } from '@trellis/contract';
import { placeWords } from '../data/cited.ts';
import { ONE_TEXT } from '../layout/read.ts';

const SAID =
  'No language model is connected here, so this is not an answer: these passages of the data fit best.';
const NOTHING = 'No language model is connected here, and nothing in the data fits.';

/** What a tool with data says while nothing answers: its best passages and where they are from (ruling 47). */
export function* withoutModel(sources: readonly RunSource[]): Generator<RunChunk> {
  const quotes = sources.map(
    (source) => `${quoted(source.text)}\n>\n> — ${placeWords(source)} [${source.n}]`,
  );
  const value = sources.length > 0 ? [SAID, ...quotes].join('\n\n') : NOTHING;
  yield { type: 'part', part: { id: ONE_TEXT.id, type: 'text', state: 'done', value } };
}

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
