import { plainDigits } from './digits.ts';
import { monthNamed } from './month-names.ts';
import type { Reading } from './type.ts';

/** What is known of who wrote a date. */
export interface DateWriter {
  /** Of 1/2/2026 the day is the 1. */
  isDayFirst?: boolean | undefined;
  /** Their language, for the names of months; those of common languages are known anyway. */
  locale?: string | undefined;
  /** Of what is typed, a year before 1000 is half of another: `0202`. */
  from?: Reading['from'] | undefined;
}

/** A text's moment by the clock on the wall, in milliseconds as if that were in UTC. */
export interface Wall {
  time: number;
  /** The text names its zone itself. */
  isExact: boolean;
}

/** Before it nobody dates a row; half a year that is being typed is none (`0002`). */
const FIRST_YEAR = 1_000;
/** Of two figures: up to here they are of this century (POSIX). */
const LAST_SHORT = 68;

/** As programs write a day or a moment (RFC 3339): of any year. */
const WHOLE = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

const FIGURES = /^(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4}|\d{2})\.?$/;
const YEAR_FIRST = /^(\d{4})([./-])\s?(\d{1,2})\2\s?(\d{1,2})\.?$/;
/** As in Sweden: `3/4 2026`. */
const SPACED = /^(\d{1,2}\/\d{1,2})\s(?=\d{4}(?!\d))/;
const COMPACT = /^([12]\d{3})(\d{2})(\d{2})$/;
const CHINESE = /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]$/;
const WEEKDAY = /^\p{L}{2,12}\.?,?\s+(?=\d|\p{L})/u;
/** What stands between a day, its month and its year. */
const BETWEEN = /^(?:de|del|of|the|den|le|el|il|am|of)$/i;
const CLOCK =
  /(?:,?\s+(?:at|um|à|om|alle|a las|às|o|kl\.?)?\s*|T)(\d{1,2})(?:(?:[:.]|\s?h\s?)(\d{2}))?(?:[:.](\d{2})(?:[.,](\d{1,9}))?)?\s*(?:([ap])\.?m\.?)?(?:\s*(?:uhr|uur|h))?\s*(z|(?:utc|gmt)?[+-]\d{2}:?\d{2}|utc|gmt|[ECMP][SD]T)?(?:\s*\(.*\))?$/iu;
const MINUTE = 60_000;
/** Zones of North America by the letters that mails have. */
const HOURS: Record<string, number> = { E: -5, C: -6, M: -7, P: -8 };

/** The moment of a date with or without a clock, in figures or words; null for what is none (the 31st of June). */
export function wallOf(written: string, writer: DateWriter): Wall | null {
  const text = inDigits(written);
  const whole = WHOLE.exec(text)?.[1];
  if (whole) {
    const time = Date.parse(text);
    // Some engines take the 31st of June for the first of July.
    const isThere = new Date(Date.parse(whole) || 0).toISOString().startsWith(whole);
    // The first day of all is what programs write for none.
    const isNone = whole === '0001-01-01' || Number(whole.slice(0, 4)) === 0;
    const isHalf = writer.from === 'typed' && Number(whole.slice(0, 4)) < FIRST_YEAR;
    if (Number.isNaN(time) || !isThere || isNone || isHalf) return null;
    return { time, isExact: true };
  }
  const day = dayIn(text, writer);
  // A day of ISO 8601 is one in UTC.
  if (day !== null) return { time: day, isExact: /^\d{4}-\d{2}-\d{2}$/.test(text) };
  const clock = CLOCK.exec(text);
  if (!clock) return null;
  const date = dayIn(text.slice(0, clock.index).trim(), writer);
  const time = timeIn(clock);
  if (date === null || time === null) return null;
  const offset = offsetIn(clock[6]);
  return { time: date + time - (offset ?? 0), isExact: offset !== null };
}

const inDigits = (text: string): string => plainDigits(text).replace(SPACED, '$1/');

/** Whether a text names a day, and no time of it. */
export const isDayAlone = (text: string, writer: DateWriter): boolean =>
  dayIn(inDigits(text), writer) !== null;

/** Whether a text is a date in figures of which the order of day and month is to be known: `1/2/2026`. */
export function figuresOf(
  text: string,
): { first: number; second: number; isDotted: boolean } | null {
  const date = inDigits(text).replace(CLOCK, '').trim();
  const [, first, sign, second] = FIGURES.exec(date) ?? [];
  return first && second
    ? { first: Number(first), second: Number(second), isDotted: sign === '.' }
    : null;
}

/** Whether a text is a date in figures that may have its day or its month first. */
export const isDateInFigures = (text: string): boolean => figuresOf(text)?.isDotted === false;

/** The beginning of a day in UTC. */
function dayIn(text: string, writer: DateWriter): number | null {
  const [, first, sign, second, year] = FIGURES.exec(text) ?? [];
  if (first && second && year) {
    // With dots the day is first everywhere.
    const [day, month] = writer.isDayFirst || sign === '.' ? [first, second] : [second, first];
    return dayAt(fullYear(year), Number(month), Number(day));
  }
  const figures = CHINESE.exec(text) ?? COMPACT.exec(text);
  if (figures) return dayAt(Number(figures[1]), Number(figures[2]), Number(figures[3]));
  const [, from, , month, day] = YEAR_FIRST.exec(text) ?? [];
  if (from) return dayAt(Number(from), Number(month), Number(day));
  return inWords(text, writer.locale);
}

/** `3. März 2026`, `March 3rd, 2026`, `Tue 3-Mar-26`, `2026 Mar 3`. */
function inWords(text: string, locale: string | undefined): number | null {
  if (text.length > 60 || !/\p{L}/u.test(text)) return null;
  for (const said of [text, text.replace(WEEKDAY, '')]) {
    const words = said
      .replace(/(?<=\d)(?:st|nd|rd|th|er|[ºª.])(?![\p{L}\d])/giu, '')
      .split(/[\s,./-]+/u)
      .filter((word) => word !== '' && !BETWEEN.test(word));
    if (words.length !== 3) continue;
    const at = words.findIndex((word) => /^\p{L}+$/u.test(word));
    const month = at < 0 ? null : monthNamed(words[at]!, locale);
    const [one = '', two = ''] = words.filter((_word, index) => index !== at);
    if (month === null || !/^\d{1,4}$/.test(one) || !/^\d{1,4}$/.test(two)) continue;
    if (one.length === 4) return two.length < 3 ? dayAt(Number(one), month, Number(two)) : null;
    if (one.length < 3 && (two.length === 4 || (two.length === 2 && at === 1)))
      return dayAt(fullYear(two), month, Number(one));
  }
  return null;
}

function fullYear(text: string): number {
  if (text.length > 2) return Number(text);
  return Number(text) + (Number(text) > LAST_SHORT ? 1_900 : 2_000);
}

function dayAt(year: number, month: number, day: number): number | null {
  if (year < FIRST_YEAR) return null;
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? time : null;
}

/** Milliseconds since the day began. */
function timeIn([, hour = '', minute, second = '0', part = '', half]: RegExpExecArray):
  | number
  | null {
  // A figure alone is no clock: `3 March 20`.
  if (minute === undefined && !half) return null;
  const noon = Number(hour) % 12;
  if (half && (Number(hour) < 1 || Number(hour) > 12)) return null;
  const hours = half ? noon + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  const minutes = Number(minute ?? '0');
  if (hours > 23 || minutes > 59 || Number(second) > 59) return null;
  const thousandths = Number(part.slice(0, 3).padEnd(3, '0'));
  return (hours * 60 + minutes) * MINUTE + Number(second) * 1_000 + thousandths;
}

/** How far the clocks are ahead of UTC, in milliseconds; null where no zone is named. */
function offsetIn(zone: string | undefined): number | null {
  if (!zone) return null;
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  if (sign) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
  const letters = zone.toUpperCase();
  if (letters.length !== 3 || letters === 'UTC' || letters === 'GMT') return 0;
  return (HOURS[letters[0]!]! + (letters[1] === 'D' ? 1 : 0)) * 60 * MINUTE;
}
