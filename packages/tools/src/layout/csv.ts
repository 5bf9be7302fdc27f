import type { BlockPart, ToolBlock } from '@trellis/contract';
import { CSV_MARK, csvLine, guardedCell } from '@trellis/fields/csv';

/** The tables of an answer, its charts among them, each as a file of CSV. */
export function tableFiles(
  blocks: readonly Pick<ToolBlock, 'id' | 'title'>[],
  parts: readonly BlockPart[],
): { title: string; csv: string }[] {
  return parts.flatMap((part) => {
    const lines = linesOf(part);
    if (!lines) return [];
    const title = blocks.find(({ id }) => id === part.id)?.title || 'Table';
    const csv = lines.map((cells) => csvLine(cells.map(guardedCell))).join('');
    return [{ title, csv: CSV_MARK + csv }];
  });
}

function linesOf(part: BlockPart): string[][] | null {
  if (part.value === null) return null;
  if (part.type === 'table') return [part.value.columns, ...part.value.rows];
  if (part.type !== 'chart') return null;
  const { labels, series } = part.value;
  return [
    ['', ...series.map(({ name }) => name)],
    ...labels.map((label, at) => [label, ...series.map(({ values }) => String(values[at] ?? ''))]),
  ];
}
