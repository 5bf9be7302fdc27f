import type { BlockPart, BlockType, BlockValues, ToolBlock } from '@trellis/contract';
import { layoutOf } from './read.ts';

type Sample = { [K in BlockType]: (block: ToolBlock) => BlockValues[K] };

const SENTENCE = 'This is where a sentence or two of the answer stands.';

/** What a block may hold, for whoever lays an answer out: nothing of it comes from a model. */
const SAMPLES: Sample = {
  text: () =>
    `${SENTENCE} Words that matter are **bold**, and longer answers have\n\n- points\n- of their own.`,
  list: () => ['The first point', 'The second, a little longer than the first', 'The third'],
  table: ({ columns }) => {
    const names = columns?.length ? columns : ['What', 'How much', 'When'];
    const row = (n: number) =>
      names.map((name, at) => (at === 0 ? `${name} ${n}` : `${n * 10 + at}`));
    return { columns: names, rows: [1, 2, 3].map(row) };
  },
  cards: () => ['One', 'Another', 'A third'].map((title) => ({ title, text: SENTENCE })),
  image: () => ({ prompt: 'The picture that the answer asks for' }),
  chart: () => ({
    labels: ['January', 'February', 'March', 'April'],
    series: [{ name: 'A value', values: [12, 19, 8, 15] }],
  }),
  score: () => ({ score: 72, reasons: ['What speaks for it', 'What speaks against it'] }),
  checklist: () => [
    { text: 'A step that is done', isDone: true },
    { text: 'A step that is left', isDone: false },
  ],
  code: () => ({ language: 'js', code: 'const answer = 6 * 7;' }),
  quote: () => ({ text: 'What was said, word by word.', source: 'Who said it' }),
  json: () => ({ name: 'An answer', values: [1, 2, 3] }),
};

/** A whole answer in a layout, made up; of an empty one its one text. */
export const sampleParts = (blocks: readonly ToolBlock[]): BlockPart[] =>
  layoutOf(blocks).map(
    (block) =>
      ({
        id: block.id,
        type: block.type,
        state: 'done',
        value: SAMPLES[block.type](block),
      }) as BlockPart,
  );
