import type { BlockType, ToolBlock } from '@trellis/contract';
import { namedBlocks } from './keys.ts';

/** How each kind of block is written where a model cannot be held to a schema. */
const FORM: Record<BlockType, (block: ToolBlock) => string> = {
  text: () => 'paragraphs',
  list: () => 'a bulleted list',
  table: ({ columns }) =>
    columns?.length
      ? `a Markdown table with the columns ${columns.join(', ')}`
      : 'a Markdown table',
  cards: () => 'a bulleted list, each entry as **title**: text',
  image: () => 'one sentence that says what the picture shows',
  chart: () => 'a Markdown table: labels in the first column, numbers in the others',
  score: () => 'a number from 0 to 100 on a line of its own, then its reasons as a bulleted list',
  checklist: () => 'a list with a box before each entry: - [ ] or - [x]',
  code: () => 'one fenced block of code',
  quote: () => 'a Markdown quote, and behind a dash on a line of its own where it is from',
  json: () => 'one fenced block of JSON',
};

/** The layout in words: the sections in which a model is to answer. */
export function answerWords(blocks: readonly ToolBlock[]): string {
  const sections = namedBlocks(blocks).map(({ block, heading }) => {
    const about = block.instructions.trim();
    return `## ${heading}\n(${FORM[block.type](block)}${about ? `: ${about}` : ''})`;
  });
  return [
    'Answer in these sections, in this order, each under its heading as it is written here, and write nothing beside them:',
    ...sections,
  ].join('\n\n');
}
