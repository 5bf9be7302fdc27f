import { isDayFirst } from '../../../ui/writer.ts';

/** A year, a month or a day, as people name it; a month and a day also without a year. */
interface Named {
  year: number | null;
  /** From one on. */
  month?: number | undefined;
  day?: number | undefined;
}

/** How dates are written here. */
interface Writing {
  /** The words that stand for a month. */
  months: ReadonlyMap<string, number>;
  /** Those that only stand between figures ('de', '年'). */
  between: ReadonlySet<string>;
  isDayFirst: boolean;
  /** Dates are shown in figures alone. */
  isFigures: boolean;
}

const parts = (dateStyle: 'long' | 'medium', month = 0) =>
  new Intl.DateTimeFormat(undefined, { dateStyle, calendar: 'gregory' }).formatToParts(
    new Date(2026, month, 25),
  );

let known: Writing | null = null;
/** How dates are written here; found out when it is asked for first. */
export function writing(): Writing {
  if (known) return known;
  const months = new Map<string, number>();
  const between = new Set<string>();
  for (const style of ['long', 'medium'] as const)
    for (let month = 1; month <= 12; month++)
      for (const { type, value } of parts(style, month - 1))
        for (const word of value.toLowerCase().match(/\p{L}+/gu) ?? []) {
          // What stands in several months' names tells none of them.
          if (type !== 'month' || (months.get(word) ?? month) !== month) between.add(word);
          else months.set(word, month);
        }
  known = {
    months,
    between,
    isDayFirst: isDayFirst(),
    isFigures: parts('medium').every(({ type, value }) => type !== 'month' || /^\d+$/.test(value)),
  };
  return known;
}

/** The day, month or year that a text names, in any way that dates are written here or by ISO 8601; else null. */
function named(text: string): Named | null {
  if (!/^[\p{L}\p{N}\s.,/-]+$/u.test(text)) return null;
  const { months, between, isDayFirst, isFigures } = writing();
  const words = (text.toLowerCase().match(/\p{L}+|\d+/gu) ?? []).filter((one) => !between.has(one));
  const isWord = (one: string) => /\D/.test(one);
  const spelled = words.filter(isWord);
  const figures = words.filter((one) => !isWord(one));
  const years = figures.filter((one) => /^[1-9]\d{3}$/.test(one));
  const others = figures.filter((one) => one.length < 3).map(Number);
  const year = years[0] === undefined ? null : Number(years[0]);
  if (years.length > 1 || others.length + years.length !== figures.length) return null;
  if (spelled.length > 1) return null;
  const [first, second] = others;
  if (spelled[0] !== undefined) {
    const month = months.get(spelled[0]);
    return month && second === undefined ? { year, month, day: first } : null;
  }
  if (others.length > 2) return null;
  // Without a year only what stands so in the cells: elsewhere '1/5' is anything.
  if (
    year === null &&
    !(isFigures && second !== undefined && /^\d+[./]\s*\d+\.?$/.test(text.trim()))
  )
    return null;
  if (second !== undefined && isDayFirst && (year === null || figures[0] !== years[0]))
    return { year, month: second, day: first };
  return { year, month: first, day: second };
}

/** From the first moment to the one behind the last. */
export interface Span {
  from: Date;
  to: Date;
}

/** A year with all days that there are. */
const LEAP = 2028;

/** The time, here, that a text names, of each year where it names none; null where it names no day, month or year. */
export function spanOf(text: string): (Span & { isEachYear: boolean }) | null {
  const found = named(text);
  if (!found) return null;
  const { month, day } = found;
  const year = found.year ?? LEAP;
  const from = new Date(year, (month ?? 1) - 1, day ?? 1);
  // The 31st of June is none.
  if (from.getMonth() !== (month ?? 1) - 1 || from.getDate() !== (day ?? 1)) return null;
  const to = day
    ? new Date(year, month! - 1, day + 1)
    : month
      ? new Date(year, month, 1)
      : new Date(year + 1, 0, 1);
  return { from, to, isEachYear: found.year === null };
}
