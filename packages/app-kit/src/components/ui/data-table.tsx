import type { ReactNode } from 'react';
import { cn } from '../../lib/utils.ts';
import { ShowMore } from './show-more.tsx';
import { TableRoom } from './table-room.tsx';

export interface DataColumn<T> {
  label: string;
  cell: (row: T) => ReactNode;
  /** What the row is called by: first, and the heading of the row's card on a phone. */
  primary?: boolean;
  /** 'end' for figures. Other words are as 'start'. */
  align?: 'start' | 'end' | (string & {});
  /** Long words may go over several lines; dates, amounts and the like stay whole. */
  wrap?: boolean;
}

/** A table that turns into a list of cards on a phone. */
export function DataTable<T extends { id: string }>({
  label,
  rows,
  columns,
  actions,
  rowClass,
}: {
  label: string;
  rows: readonly T[];
  columns: readonly DataColumn<T>[];
  actions?: (row: T) => ReactNode;
  rowClass?: (row: T) => string | undefined;
}) {
  // Two may be called alike.
  const keyed = columns.map((column, at) => ({ column, key: `${at} ${column.label}` }));
  // On a phone the actions stand in the card's corner, beside whichever line is first.
  return (
    <ShowMore items={rows} step={100}>
      {(shown) => (
        <TableRoom>
          <table aria-label={label} className="w-full text-sm max-sm:block">
            <thead className="max-sm:sr-only">
              <tr className="border-b">
                {keyed.map(({ column, key }) => (
                  <th
                    key={key}
                    scope="col"
                    className={cn(
                      'table-head whitespace-nowrap px-4 sm:group-data-tight/table:whitespace-normal sm:group-data-tight/table:px-2 text-start font-medium text-muted-foreground text-xs',
                      column.align === 'end' && 'text-end',
                    )}
                  >
                    {column.label}
                  </th>
                ))}
                {actions && <td />}
              </tr>
            </thead>
            <tbody data-slot="table-body" className="max-sm:flex max-sm:flex-col max-sm:gap-3">
              {shown.map((row) => (
                <tr
                  key={row.id}
                  className={cn(
                    'group/row relative border-b transition-colors last:border-0 hover:bg-muted max-sm:block max-sm:rounded-xl max-sm:border! max-sm:bg-card max-sm:p-3 max-sm:shadow-xs',
                    rowClass?.(row),
                  )}
                >
                  {keyed.map(({ column, key }) => (
                    <td
                      key={key}
                      data-label={column.primary ? undefined : column.label}
                      className={cn(
                        'px-4 py-[var(--row-room,0.75rem)] sm:group-data-tight/table:px-2 align-middle max-sm:flex max-sm:items-center max-sm:justify-between max-sm:gap-4 max-sm:px-1 max-sm:py-1 max-sm:has-[>[dir]:empty]:hidden max-sm:empty:hidden',
                        column.align === 'end' && 'text-end tabular-nums',
                        !column.primary && (column.wrap ? 'sm:min-w-28' : 'sm:whitespace-nowrap'),
                        column.primary && actions && 'max-sm:pe-12',
                        column.primary
                          ? 'font-medium max-sm:min-h-9 max-sm:text-base sm:min-w-40 sm:group-data-tight/table:min-w-32'
                          : 'max-sm:before:text-muted-foreground max-sm:before:content-[attr(data-label)]',
                      )}
                    >
                      <Value isNumber={column.align === 'end'}>{column.cell(row)}</Value>
                    </td>
                  ))}
                  {actions && (
                    // Where the table is wider than its place, the buttons stay in sight if they are few. `data-actions`: styles/theme.css.
                    <td
                      data-actions=""
                      className="w-px whitespace-nowrap bg-[var(--row-ground,hsl(var(--card)))] px-2 transition-colors group-hover/row:bg-muted max-sm:mt-1 max-sm:flex max-sm:w-full max-sm:justify-end max-sm:border-t max-sm:px-0 max-sm:pt-2 max-sm:empty:hidden sm:group-data-held/table:sticky sm:end-0 sm:z-20"
                    >
                      {actions(row)}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </TableRoom>
      )}
    </ShowMore>
  );
}

/** Words stand in the direction of their own script, whatever the app's is; figures stay in line with their heading. */
function Value({ isNumber, children }: { isNumber: boolean; children: ReactNode }) {
  if (isNumber || children === null || children === undefined || children === '') return children;
  return (
    <div dir="auto" className="min-w-0">
      {children}
    </div>
  );
}
