import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { softColor, strongColor } from '../../lib/colors.ts';
import { formatDate, formatTime } from '../../lib/format.ts';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';

export interface CalendarItem {
  id: string;
  title: string;
  /** A day, or a moment whose time is then shown. */
  date: string;
  /** The last day of something longer. */
  end?: string | null;
  color?: string;
}

/** 'Monday 9 March' */
export const dayName = (day: string): string =>
  formatDate(day, { weekday: 'long', day: 'numeric', month: 'long' });

/** A day's figure in the month: chosen by a press or the arrow keys. */
export function DayButton({
  day,
  count,
  isToday,
  isChosen,
  isOutside,
  onChoose,
  onOpen,
  onKeyDown,
}: {
  day: string;
  count: number;
  isToday: boolean;
  isChosen: boolean;
  isOutside: boolean;
  onChoose: () => void;
  onOpen?: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const name = formatDate(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <button
      type="button"
      data-day={day}
      data-on-paper=""
      tabIndex={isChosen ? 0 : -1}
      aria-label={count ? `${name} (${count})` : name}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isChosen}
      onClick={onChoose}
      onDoubleClick={onOpen}
      onKeyDown={onKeyDown}
      className={cn(
        // A finger may press beside the figure.
        'relative flex size-7 items-center justify-center rounded-full text-sm tabular-nums transition-colors after:absolute after:-inset-2 hover:bg-accent sm:after:hidden',
        isOutside && 'text-muted-foreground',
        isChosen && 'ring-2 ring-primary',
        isToday && 'bg-primary font-semibold text-primary-foreground hover:bg-primary',
      )}
    >
      {Number(day.slice(8))}
    </button>
  );
}

/** What stands on a day, and where each leads. */
export interface ItemsProps {
  items: CalendarItem[];
  hrefOf?: (id: string) => string;
  onSelectItem?: (id: string) => void;
}

/** One item: a link to its page, or a button. */
function Item({
  id,
  hrefOf,
  onSelectItem,
  className,
  children,
}: Omit<ItemsProps, 'items'> & { id: string; className: string; children: ReactNode }) {
  if (hrefOf)
    return (
      <Link to={hrefOf(id)} className={className}>
        {children}
      </Link>
    );
  return (
    <button type="button" data-on-paper="" onClick={() => onSelectItem?.(id)} className={className}>
      {children}
    </button>
  );
}

const chipClasses =
  'rounded-sm px-1.5 py-0.5 text-start text-xs hover:brightness-95 dark:hover:brightness-125';

/** A month's day has room for three; the others open with the day. */
export function DayItems({
  items,
  day,
  onMore,
  ...target
}: ItemsProps & { day: string; onMore: () => void }) {
  return (
    <>
      <div aria-hidden="true" className="mt-1 flex flex-wrap gap-0.5 px-1 sm:hidden">
        {items.slice(0, 4).map((item) => (
          <span key={item.id} className={cn('size-1.5 rounded-full', strongColor(item.color))} />
        ))}
      </div>
      <div className="mt-1 hidden flex-col gap-1 sm:flex">
        {items.slice(0, 3).map((item) => (
          <Item
            key={item.id}
            id={item.id}
            {...target}
            className={cn('truncate', chipClasses, softColor(item.color))}
          >
            {item.title}
          </Item>
        ))}
        {items.length > 3 && (
          <button
            type="button"
            aria-label={`${word('more', items.length - 3)}: ${dayName(day)}`}
            onClick={onMore}
            className="rounded-sm px-1.5 py-0.5 text-start text-muted-foreground text-xs hover:bg-accent hover:text-foreground"
          >
            {word('more', items.length - 3)}
          </button>
        )}
      </div>
    </>
  );
}

/** All of a day in a narrow column, each with its time. */
export function ColumnItems({ items, ...target }: ItemsProps) {
  return items.map((item) => (
    <Item
      key={item.id}
      id={item.id}
      {...target}
      className={cn('finger block w-full break-words', chipClasses, softColor(item.color))}
    >
      {item.date.length > 10 && (
        <span className="me-1.5 tabular-nums opacity-80">{formatTime(item.date)}</span>
      )}
      {item.title}
    </Item>
  ));
}

/** All of a day as lines. */
export function ChosenItems({ items, ...target }: ItemsProps) {
  if (!items.length) return <p className="text-muted-foreground text-sm">{word('nothingHere')}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {items.map((item) => (
        <li key={item.id}>
          <Item
            id={item.id}
            {...target}
            className="flex w-full items-center gap-3 rounded-lg border bg-card px-4 py-3 text-start transition-colors hover:bg-accent/50"
          >
            <span className={cn('h-8 w-1 shrink-0 rounded-full', strongColor(item.color))} />
            <span className="min-w-0 flex-1 truncate font-medium">{item.title}</span>
            {item.date.length > 10 && (
              <span className="text-muted-foreground text-sm tabular-nums">
                {formatTime(item.date)}
              </span>
            )}
          </Item>
        </li>
      ))}
    </ul>
  );
}
