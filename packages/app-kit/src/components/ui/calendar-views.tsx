import { Plus } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { addDays, formatDate, isoDay, weekStart } from '../../lib/format.ts';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { Button } from './button.tsx';
import {
  type CalendarItem,
  ChosenItems,
  ColumnItems,
  dayName,
  type ItemsProps,
} from './calendar-parts.tsx';

interface ViewProps extends Omit<ItemsProps, 'items'> {
  days: string[];
  ofDay: (day: string) => CalendarItem[];
}

/** The weeks of a month as a table. */
export function MonthGrid({
  month,
  grid,
  renderDay,
}: {
  month: string;
  grid: RefObject<HTMLTableElement | null>;
  renderDay: (day: string) => ReactNode;
}) {
  const days = daysOf(month);
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7));
  return (
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
                  {renderDay(day)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A week in columns, on a phone below one another. */
export function Week({
  days,
  ofDay,
  onSelectDay,
  dayLabel,
  ...target
}: ViewProps & { onSelectDay?: (day: string) => void; dayLabel?: string }) {
  return (
    <ol className="grid gap-px overflow-hidden rounded-xl border bg-border shadow-xs sm:grid-cols-7">
      {days.map((day) => (
        <li key={day} className="flex min-w-0 flex-col gap-1 bg-card p-2 sm:min-h-72">
          <div className="flex min-h-9 items-center justify-between gap-1">
            <h3 className={cn('font-medium text-sm', day === isoDay() && 'text-primary')}>
              {formatDate(day, { weekday: 'short', day: 'numeric' })}
            </h3>
            {onSelectDay && dayLabel && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={`${dayLabel}: ${dayName(day)}`}
                onClick={() => onSelectDay(day)}
                className="finger px-2 text-muted-foreground"
              >
                <Plus />
              </Button>
            )}
          </div>
          <ColumnItems items={ofDay(day)} {...target} />
        </li>
      ))}
    </ol>
  );
}

/** Only the days on which something is. */
export function Agenda({ days, ofDay, ...target }: ViewProps) {
  const full = days.filter((day) => ofDay(day).length > 0);
  if (!full.length)
    return (
      <p className="rounded-xl border border-dashed py-14 text-center text-muted-foreground">
        {word('nothingHere')}
      </p>
    );
  return (
    <div className="flex flex-col gap-6">
      {full.map((day) => (
        <section key={day}>
          <h3 className="mb-2 font-heading font-semibold first-letter:uppercase">{dayName(day)}</h3>
          <ChosenItems items={ofDay(day)} {...target} />
        </section>
      ))}
    </div>
  );
}

/** The days of the whole weeks that a month touches. */
export function daysOf(month: string): string[] {
  const start = weekStart(`${month}-01`);
  const days: string[] = [];
  for (let at = 0; at % 7 || at === 0 || isoDay(addDays(start, at)).slice(0, 7) === month; at += 1)
    days.push(isoDay(addDays(start, at)));
  return days;
}
