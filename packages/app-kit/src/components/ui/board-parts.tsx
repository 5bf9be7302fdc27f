import { ArrowRightLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { strongColor } from '../../lib/colors.ts';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { SideScroll } from './side-scroll.tsx';

export interface BoardColumn {
  value: string;
  label: string;
  color?: string;
  /** Beside the column's name, such as a sum. */
  summary?: ReactNode;
}

export interface BoardProps<T extends { id: string }> {
  columns: readonly BoardColumn[];
  items: readonly T[];
  columnOf: (item: T) => string;
  /** The name of an item, for the menu that moves it. */
  nameOf: (item: T) => string;
  renderCard: (item: T) => ReactNode;
  /** Without it nothing can be moved. */
  onMove?: (item: T, column: string) => void;
  /** What stands below a column's cards, such as a button for a new one. */
  renderFooter?: (column: BoardColumn) => ReactNode;
}

export function itemsOf<T extends { id: string }>(props: BoardProps<T>, column: BoardColumn): T[] {
  const known = props.columns.map(({ value }) => value);
  const first = known[0] === column.value;
  return props.items.filter((item) => {
    const value = props.columnOf(item);
    return value === column.value || (first && !known.includes(value));
  });
}

export function BoardFrame({ children }: { children: ReactNode }) {
  return (
    <SideScroll className="snap-x snap-mandatory gap-4 pb-4 sm:snap-none">{children}</SideScroll>
  );
}

export function BoardLane<T extends { id: string }>({
  column,
  count,
  renderFooter,
  children,
}: BoardProps<T> & { column: BoardColumn; count: number; children: ReactNode }) {
  return (
    <section
      aria-label={column.label}
      className="flex w-[84%] min-w-64 shrink-0 snap-center flex-col rounded-xl bg-muted/70 p-3 sm:w-auto sm:min-w-44 sm:flex-1 sm:shrink"
    >
      <header className="mb-3 flex items-center gap-2 px-1">
        <span
          aria-hidden="true"
          className={cn('size-2.5 shrink-0 rounded-full', strongColor(column.color))}
        />
        <h2 className="truncate font-semibold text-sm">{column.label}</h2>
        <span className="text-muted-foreground text-sm tabular-nums">{count}</span>
        {column.summary && (
          <span className="ms-auto font-medium text-sm tabular-nums">{column.summary}</span>
        )}
      </header>
      {children}
      {renderFooter?.(column)}
    </section>
  );
}

export function BoardCard<T extends { id: string }>(props: BoardProps<T> & { item: T }) {
  const { item, columns, columnOf, nameOf, renderCard, onMove } = props;
  return (
    <div className="group relative rounded-lg border bg-card shadow-xs transition-shadow hover:shadow-md">
      {renderCard(item)}
      {onMove && (
        <span
          data-screen=""
          className="absolute end-2 bottom-2 flex size-[var(--button-height-sm,2rem)] items-center justify-center rounded-md text-muted-foreground hover:bg-accent hover:text-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring"
        >
          <ArrowRightLeft aria-hidden="true" className="size-4" />
          <select
            aria-label={word('moveTo', nameOf(item))}
            title={word('moveTo', nameOf(item))}
            value={columnOf(item)}
            onChange={(event) => onMove(item, event.target.value)}
            className="absolute inset-0 size-full cursor-pointer appearance-none text-[0px] opacity-0"
          >
            {columns.map((column) => (
              <option key={column.value} value={column.value} className="text-sm">
                {column.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </div>
  );
}
