import type { BlockPart, BlockType, BlockValues, ToolBlock } from '@trellis/contract';

type Write = { [K in BlockType]: (value: BlockValues[K]) => string };

/** A cell of a table: nothing in it ends the cell or the row. */
const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\s*\n\s*/g, ' ');
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
/** A fence that is longer than any in the code. */
const fenced = (code: string, language = ''): string => {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
};

export const tableMarkdown = ({ columns, rows }: BlockValues['table']): string =>
  [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n');

const WRITE: Write = {
  text: (text) => text,
  list: bullets,
  table: tableMarkdown,
  cards: (cards) => cards.map(({ title, text }) => `**${title}**\n\n${text}`.trim()).join('\n\n'),
  image: ({ prompt, url }) => (url ? `![${prompt}](${url})` : prompt),
  chart: ({ labels, series }) => {
    const columns = ['', ...series.map(({ name }) => name)];
    const rows = labels.map((label, n) => [
      label,
      ...series.map(({ values }) => String(values[n] ?? '')),
    ]);
    return tableMarkdown({ columns, rows });
  },
  score: ({ score, reasons }) =>
    [`**${Math.round(score)} of 100**`, bullets(reasons)].filter(Boolean).join('\n\n'),
  checklist: (items) =>
    items.map(({ text, isDone }) => `- [${isDone ? 'x' : ' '}] ${text}`).join('\n'),
  code: ({ language, code }) => fenced(code, language),
  quote: ({ text, source }) =>
    [...text.split('\n'), ...(source ? ['', `— ${source}`] : [])]
      .map((line) => `> ${line}`)
      .join('\n'),
  json: (value) => fenced(JSON.stringify(value, null, 2), 'json'),
};

/** What a block holds, as Markdown. */
export const blockMarkdown = (part: BlockPart): string =>
  part.value === null ? '' : (WRITE[part.type] as (value: unknown) => string)(part.value);

/** An answer as Markdown, each block under its heading: to be copied, stored, or sent to a model. */
export function answerMarkdown(
  blocks: readonly Pick<ToolBlock, 'id' | 'title'>[],
  parts: readonly BlockPart[],
): string {
  return blocks
    .flatMap(({ id, title }) => {
      const part = parts.find((one) => one.id === id);
      if (!part || part.value === null) return [];
      const body = blockMarkdown(part);
      return [title ? `## ${title}\n\n${body}` : body];
    })
    .join('\n\n');
}
