import { Plus, X } from 'lucide-react';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { Button } from './button.tsx';

export interface LineColumn {
  name: string;
  label: string;
  type: 'text' | 'number' | 'money' | (string & {});
}
export type Line = Record<string, string | number | null>;

/** Rows of a small table, such as an invoice's items. */
export function LinesEditor({
  columns,
  value,
  onChange,
  totalOf,
  format = String,
  id,
  className,
  'aria-labelledby': labelledBy,
}: {
  columns: readonly LineColumn[];
  value: readonly Line[] | null | undefined;
  onChange: (value: Line[]) => void;
  /** The sum of one line, shown at its end. */
  totalOf?: (line: Line) => number;
  format?: (value: number) => string;
  id?: string;
  className?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
}) {
  const empty = Object.fromEntries(
    columns.map((column) => [column.name, column.type === 'text' ? '' : null]),
  );
  const lines = value?.length ? value : [empty];
  const set = (index: number, column: LineColumn, text: string) =>
    onChange(
      lines.map((line, at) => {
        if (at !== index) return line;
        const number = text === '' ? null : Number(text);
        return { ...line, [column.name]: column.type === 'text' ? text : number };
      }),
    );
  return (
    <fieldset
      aria-labelledby={labelledBy}
      className={cn('flex flex-col gap-2 rounded-lg border p-3', className)}
    >
      {lines.map((line, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its place
          key={index}
          className="flex flex-wrap items-end gap-2 border-b pb-3 last-of-type:border-0 last-of-type:pb-1"
        >
          {columns.map((column, at) => (
            <label
              key={column.name}
              className={cn(
                'flex min-w-16 flex-col gap-1 text-muted-foreground text-xs',
                column.type === 'text' ? 'flex-[1_1_100%] sm:flex-[3_1_0]' : 'flex-[1_1_0]',
              )}
            >
              <span className={index ? 'sm:sr-only' : undefined}>{column.label}</span>
              <input
                id={index === 0 && at === 0 ? id : undefined}
                type={column.type === 'text' ? 'text' : 'number'}
                dir={column.type === 'text' ? 'auto' : undefined}
                step="any"
                inputMode={column.type === 'text' ? undefined : 'decimal'}
                value={line[column.name] ?? ''}
                onChange={(event) => set(index, column, event.target.value)}
                className="control"
              />
            </label>
          ))}
          {totalOf && (
            <span className="flex h-10 min-w-20 items-center justify-end text-sm tabular-nums">
              {format(totalOf(line))}
            </span>
          )}
          <button
            type="button"
            aria-label={word('remove', word('item', index + 1))}
            onClick={() => onChange(lines.filter((_, at) => at !== index))}
            className="finger flex h-10 w-8 items-center justify-center rounded-md text-muted-foreground hover:bg-accent hover:text-foreground"
          >
            <X className="size-4" />
          </button>
        </div>
      ))}
      <Button
        type="button"
        variant="ghost"
        size="sm"
        className="w-fit"
        onClick={() => onChange([...lines, empty])}
      >
        <Plus />
        {word('addLine')}
      </Button>
    </fieldset>
  );
}
