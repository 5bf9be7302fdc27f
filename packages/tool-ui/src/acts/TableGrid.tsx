import { useGrid } from './useGrid.ts';

interface Props {
  label: string;
  /** The table in Markdown. */
  text: string;
  onText(text: string): void;
}

/** A table whose cells are written in. */
export function TableGrid({ label, text, onText }: Props) {
  const { rows, set } = useGrid(text, onText);
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="wide">
        <table>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows may be alike, and none is moved
              <tr key={row}>
                {cells.map((value, cell) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells may be alike, and none is moved
                  <td key={cell}>
                    <input
                      value={value}
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
