import { firstWeekday } from '@trellis/tool-ui/first-weekday';
import { useMemo, useState } from 'react';
import { type DayKey, keyOf, plus, plusMonths, spanOf } from './days.ts';

export type Period = ReturnType<typeof usePeriod>;

/** The days that are shown: those of a month with the rest of its weeks, or those of a week. */
export function usePeriod() {
  const [around, setAround] = useState<DayKey>(() => keyOf(new Date()));
  const [mode, setMode] = useState<'month' | 'week'>('month');
  const first = useMemo(() => firstWeekday(navigator.language), []);
  const days = useMemo(() => spanOf(around, mode, first), [around, mode, first]);
  return {
    around,
    mode,
    days,
    setMode,
    /** To the month or the week before or after. */
    step: (by: -1 | 1) =>
      setAround((now) => (mode === 'month' ? plusMonths(now, by) : plus(now, 7 * by))),
    goToday: () => setAround(keyOf(new Date())),
    isOutside: (day: DayKey) => mode === 'month' && day.slice(0, 7) !== around.slice(0, 7),
  };
}
