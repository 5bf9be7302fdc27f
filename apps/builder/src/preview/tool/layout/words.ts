import type { BlockType } from '@trellis/contract';

/** What people call the blocks of an answer. */
export const BLOCK_WORDS: Record<BlockType, { name: string; about: string }> = {
  text: { name: 'Text', about: 'Paragraphs, with headings where they help' },
  list: { name: 'List', about: 'One point after another' },
  table: { name: 'Table', about: 'Rows and columns' },
  cards: { name: 'Cards', about: 'Things side by side, each with a title' },
  image: { name: 'Picture', about: 'Generated for the answer' },
  chart: { name: 'Chart', about: 'Bars, a line, a pie or a radar' },
  score: { name: 'Score', about: 'From 0 to 100, with reasons' },
  checklist: { name: 'Checklist', about: 'What is done and what is left to do' },
  code: { name: 'Code', about: 'Something to copy as is' },
  quote: { name: 'Quote', about: 'One sentence, with its source' },
  json: { name: 'JSON', about: 'Data for another program' },
};
