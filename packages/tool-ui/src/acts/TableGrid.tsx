import { tableMarkdown, valueInWords } from '@trellis/tools';
import { useState } from 'react';

interface Props {
  label: string;
  /** The table in Markdown. */
  text: string;
  onText(text: string): void;
}

function cellsOf(text: string): string[][] {
  const { columns, rows } = valueInWords('table', text) ?? { columns: [], rows: [] };
  return [columns, ...rows];
}

/** A table whose cells are written in. */
export function TableGrid({ label, text, onText }: Props) {
  // As it is typed: in words, a space at an end would be lost.
  const [all, setAll] = useState(() => cellsOf(text));
  const columns = all[0] ?? [];
  const set = (row: number, cell: number, value: string) => {
    const next = all.map((cells, n) =>
      n === row ? columns.map((_, at) => (at === cell ? value : (cells[at] ?? ''))) : cells,
    );
    setAll(next);
    const [head = [], ...rows] = next;
    onText(tableMarkdown({ columns: head, rows }));
  };
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="wide">
        <table>
          <tbody>
            {all.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows may be alike, and none is moved
              <tr key={row}>
                {columns.map((_, cell) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells may be alike, and none is moved
                  <td key={cell}>
                    <input
                      value={cells[cell] ?? ''}
                      aria-label={
                        row === 0 ? `Column ${cell + 1}` : `Row ${row}, column ${cell + 1}`
                      }
                      onChange={(event) => set(row, cell, event.target.value)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </fieldset>
  );
}
