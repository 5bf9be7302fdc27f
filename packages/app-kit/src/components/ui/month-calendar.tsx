import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { softColor, strongColor } from '../../lib/colors.ts';
import { addDays, formatDate, formatTime, isoDay, toDate, weekStart } from '../../lib/format.ts';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { Button } from './button.tsx';

export interface CalendarItem {
  id: string;
  title: string;
  /** A day, or a moment whose time is then shown. */
  date: string;
  /** The last day of something longer. */
  end?: string | null;
  color?: string;
}

/**
 * A month with what happens on its days. Days are reached by arrow keys, items by Tab. On a phone
 * the days show dots, and the chosen day's items stand below.
 */
export function MonthCalendar({
  items,
  hrefOf,
  onSelectItem,
  onSelectDay,
  dayLabel,
}: {
  items: readonly CalendarItem[];
  /** The page of an item: items are then links. */
  hrefOf?: (id: string) => string;
  onSelectItem?: (id: string) => void;
  /** What pressing a free place of a day does, such as making an item there. */
  onSelectDay?: (day: string) => void;
  /** The name of that for screen readers: 'New event'. */
  dayLabel?: string;
}) {
  const today = isoDay();
  const [chosen, setChosen] = useState(today);
  const grid = useRef<HTMLTableElement>(null);
  const month = chosen.slice(0, 7);
  const days = daysOf(month);

  function choose(day: string) {
    setChosen(day);
    requestAnimationFrame(() =>
      grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus(),
    );
  }

  function move(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -7,
      ArrowDown: 7,
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    choose(isoDay(addDays(chosen, step)));
  }

  const turn = (by: number) => {
    const [year = 0, index = 1] = month.split('-').map(Number);
    setChosen(isoDay(new Date(year, index - 1 + by, 1)));
  };
  const ofDay = (day: string) => items.filter((item) => isOn(item, day)).sort(byTime);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  );

  return (
    <div>
      <div className="mb-4 flex items-center gap-2">
        <h2 aria-live="polite" className="flex-1 font-heading font-semibold text-xl capitalize">
          {formatDate(`${month}-01`, { month: 'long', year: 'numeric' })}
        </h2>
        <Button variant="outline" size="sm" onClick={() => setChosen(today)}>
          {word('today')}
        </Button>
        <Button
          variant="outline"
          size="icon"
          aria-label={word('previousMonth')}
          onClick={() => turn(-1)}
        >
          <ChevronLeft />
        </Button>
        <Button
          variant="outline"
          size="icon"
          aria-label={word('nextMonth')}
          onClick={() => turn(1)}
        >
          <ChevronRight />
        </Button>
      </div>
      <div className="overflow-hidden rounded-xl border bg-card shadow-xs">
        <table ref={grid} className="w-full table-fixed border-collapse">
          <thead>
            <tr className="border-b">
              {days.slice(0, 7).map((day) => (
                <th
                  key={day}
                  scope="col"
                  className="py-2 text-center font-medium text-muted-foreground text-xs"
                >
                  <abbr title={formatDate(day, { weekday: 'long' })} className="no-underline">
                    {formatDate(day, { weekday: 'short' })}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]} className="border-b last:border-0">
                {week.map((day) => (
                  <td
                    key={day}
                    className={cn(
                      'h-14 border-e p-1 align-top last:border-0 sm:h-28 sm:p-1.5',
                      day.slice(0, 7) !== month && 'bg-muted/50',
                    )}
                  >
                    <DayButton
                      day={day}
                      count={ofDay(day).length}
                      isToday={day === today}
                      isChosen={day === chosen}
                      isOutside={day.slice(0, 7) !== month}
                      onChoose={() => setChosen(day)}
                      onOpen={onSelectDay && (() => onSelectDay(day))}
                      onKeyDown={move}
                    />
                    <DayItems items={ofDay(day)} hrefOf={hrefOf} onSelectItem={onSelectItem} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-5">
        <div className="mb-2 flex items-center gap-3">
          <h3 className="flex-1 font-heading font-semibold">
            {formatDate(chosen, { weekday: 'long', day: 'numeric', month: 'long' })}
          </h3>
          {onSelectDay && dayLabel && (
            <Button variant="ghost" size="sm" onClick={() => onSelectDay(chosen)}>
              {dayLabel}
            </Button>
          )}
        </div>
        <ChosenItems items={ofDay(chosen)} hrefOf={hrefOf} onSelectItem={onSelectItem} />
      </div>
    </div>
  );
}

function DayButton({
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

interface ItemsProps {
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
    <button type="button" onClick={() => onSelectItem?.(id)} className={className}>
      {children}
    </button>
  );
}

function DayItems({ items, ...target }: ItemsProps) {
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
            className={cn(
              'truncate rounded-sm px-1.5 py-0.5 text-start text-xs hover:brightness-95 dark:hover:brightness-125',
              softColor(item.color),
            )}
          >
            {item.title}
          </Item>
        ))}
        {items.length > 3 && (
          <span className="px-1.5 text-muted-foreground text-xs">
            {word('more', items.length - 3)}
          </span>
        )}
      </div>
    </>
  );
}

function ChosenItems({ items, ...target }: ItemsProps) {
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

/** The days of the whole weeks that a month touches. */
function daysOf(month: string): string[] {
  const start = weekStart(`${month}-01`);
  const days: string[] = [];
  for (let at = 0; at % 7 || at === 0 || isoDay(addDays(start, at)).slice(0, 7) === month; at += 1)
    days.push(isoDay(addDays(start, at)));
  return days;
}

function isOn(item: CalendarItem, day: string): boolean {
  const first = isoDay(toDate(item.date));
  if (!item.end) return day === first;
  return day === first || (day > first && day <= isoDay(toDate(item.end)));
}

function byTime(a: CalendarItem, b: CalendarItem): number {
  return a.date.localeCompare(b.date);
}
