import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { calendarWord } from '../../lib/calendar-words.ts';
import { addDays, formatDate, isoDay, toDate } from '../../lib/format.ts';
import { weekOf } from '../../lib/streak.ts';
import { word } from '../../lib/words.ts';
import { Button } from './button.tsx';
import { type CalendarItem, ChosenItems, DayButton, DayItems, dayName } from './calendar-parts.tsx';
import { Agenda, daysOf, MonthGrid, Week } from './calendar-views.tsx';

export type { CalendarItem } from './calendar-parts.tsx';

const MODES = ['month', 'week', 'agenda'] as const;
type Mode = (typeof MODES)[number];

/**
 * A month with what happens on its days, or a week of it, or only what happens, day by day. Days are reached
 * by arrow keys, items by Tab. On a phone a month's days show dots, and the chosen day's items stand below.
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
  const [mode, setMode] = useState<Mode>('month');
  const list = useRef<HTMLHeadingElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const month = chosen.slice(0, 7);

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

  /** The day's items stand below the month. */
  function openDay(day: string) {
    setChosen(day);
    list.current?.scrollIntoView({ block: 'nearest' });
    list.current?.focus();
  }

  const turn = (by: number) => {
    if (by === 0) return setChosen(today);
    if (mode === 'week') return setChosen(isoDay(addDays(chosen, 7 * by)));
    const [year = 0, index = 1] = month.split('-').map(Number);
    setChosen(isoDay(new Date(year, index - 1 + by, 1)));
  };
  const ofDay = (day: string) => items.filter((item) => isOn(item, day)).sort(byTime);
  /** A week in which nothing is shows the next in which something is. */
  function show(next: Mode) {
    setMode(next);
    if (next === 'week' && !weekOf(chosen).some((day) => ofDay(day).length > 0))
      setChosen(nextDay(items, chosen) ?? chosen);
  }
  const target = { hrefOf, onSelectItem };
  const week = weekOf(chosen);
  const title =
    mode === 'week'
      ? `${formatDate(week[0])} – ${formatDate(week[6])}`
      : formatDate(`${month}-01`, { month: 'long', year: 'numeric' });

  return (
    <div>
      <CalendarHead title={title} mode={mode} onMode={show} onTurn={turn} />
      {mode === 'month' && (
        <>
          <MonthGrid
            month={month}
            grid={grid}
            renderDay={(day) => (
              <>
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
                <DayItems items={ofDay(day)} day={day} onMore={() => openDay(day)} {...target} />
              </>
            )}
          />
          <div className="mt-5">
            <div className="mb-2 flex items-center gap-3">
              <h3
                ref={list}
                tabIndex={-1}
                className="flex-1 font-heading font-semibold outline-none"
              >
                {dayName(chosen)}
              </h3>
              {onSelectDay && dayLabel && (
                <Button variant="ghost" size="sm" onClick={() => onSelectDay(chosen)}>
                  {dayLabel}
                </Button>
              )}
            </div>
            <ChosenItems items={ofDay(chosen)} {...target} />
          </div>
        </>
      )}
      {mode === 'week' && (
        <Week days={week} ofDay={ofDay} onSelectDay={onSelectDay} dayLabel={dayLabel} {...target} />
      )}
      {mode === 'agenda' && (
        <Agenda
          days={daysOf(month).filter((day) => day.slice(0, 7) === month)}
          ofDay={ofDay}
          {...target}
        />
      )}
    </div>
  );
}

/** What is shown, the ways to see it, and the ways on and back. */
function CalendarHead({
  title,
  mode,
  onMode,
  onTurn,
}: {
  title: string;
  mode: Mode;
  onMode: (mode: Mode) => void;
  /** By so many months or weeks; none leads to today. */
  onTurn: (by: number) => void;
}) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <h2
        aria-live="polite"
        className="min-w-0 flex-1 font-heading font-semibold text-xl first-letter:uppercase"
      >
        {title}
      </h2>
      <div className="flex gap-2 sm:order-last">
        <Button variant="outline" size="sm" onClick={() => onTurn(0)}>
          {word('today')}
        </Button>
        <Button
          variant="outline"
          size="icon"
          aria-label={word(mode === 'week' ? 'previous' : 'previousMonth')}
          onClick={() => onTurn(-1)}
        >
          <ChevronLeft className="rtl:rotate-180" />
        </Button>
        <Button
          variant="outline"
          size="icon"
          aria-label={word(mode === 'week' ? 'next' : 'nextMonth')}
          onClick={() => onTurn(1)}
        >
          <ChevronRight className="rtl:rotate-180" />
        </Button>
      </div>
      <fieldset
        aria-label={calendarWord('view')}
        className="flex rounded-lg bg-muted p-0.5 max-sm:w-full"
      >
        {MODES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={mode === one}
            onClick={() => onMode(one)}
            className="h-[var(--button-height-sm,2rem)] flex-1 rounded-md px-3 font-medium text-muted-foreground text-sm transition-colors hover:text-foreground aria-pressed:bg-card aria-pressed:text-foreground aria-pressed:shadow-xs"
          >
            {calendarWord(one)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function isOn(item: CalendarItem, day: string): boolean {
  const first = isoDay(toDate(item.date));
  if (!item.end) return day === first;
  return day === first || (day > first && day <= isoDay(toDate(item.end)));
}

function byTime(a: CalendarItem, b: CalendarItem): number {
  return a.date.localeCompare(b.date);
}

/** The first day from this one on at which something begins, else the last before; null where nothing is. */
function nextDay(items: readonly CalendarItem[], day: string): string | null {
  const days = items.flatMap(({ date }) => (date ? isoDay(toDate(date)) : [])).sort();
  return days.find((one) => one >= day) ?? days.at(-1) ?? null;
}
