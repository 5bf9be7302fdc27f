import { tableMarkdown, valueInWords } from '@trellis/tools/answers';
import { useState } from 'react';

function cellsOf(text: string): string[][] {
  const { columns, rows } = valueInWords('table', text) ?? { columns: [], rows: [] };
  return [columns, ...rows];
}

/** A table in Markdown as cells that are written in; the names of its columns are the first row. */
export function useGrid(text: string, onText: (text: string) => void) {
  // As it is typed: in words, a space at an end would be lost.
  const [cells, setCells] = useState(() => cellsOf(text));
  const columns = cells[0] ?? [];
  return {
    rows: cells.map((row) => columns.map((_, at) => row[at] ?? '')),
    set(row: number, cell: number, value: string) {
      const next = cells.map((all, n) =>
        n === row ? columns.map((_, at) => (at === cell ? value : (all[at] ?? ''))) : all,
      );
      setCells(next);
      const [head = [], ...rows] = next;
      onText(tableMarkdown({ columns: head, rows }));
    },
  };
}
