import { type Parsed, parseText, plainDigits, typeById } from '@trellis/fields';
import { writer } from '../../../ui/writer.ts';
import { ownDates } from './own-dates.ts';

const { timeZone, isDayFirst } = writer();
/** Where this person is, and how they write. */
export const HERE = { from: 'typed', locale: navigator.language, timeZone, isDayFirst } as const;

/** In figures, in the calendar that the grid shows. */
const figures = (isDay: boolean): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(navigator.language, {
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(!isDay && { hour: '2-digit', minute: '2-digit' }),
  });

const TYPES = { day: typeById('date'), moment: typeById('datetime') };
const WITHOUT_YEAR = /^(\d{1,2})\s?([./-])\s?(\d{1,2})\.?$/;
const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

/** What a text may mean, the likeliest first: as this language writes days, with a year, and without one in any language. */
function meant(text: string, isDay: boolean): string[] {
  const said = plainDigits(text).trim();
  const year = new Date().getFullYear();
  const [, first, sign, second] = WITHOUT_YEAR.exec(said) ?? [];
  // A day of ISO 8601 alone would begin in UTC.
  const own = ownDates(said, navigator.language).map((one) =>
    !isDay && DAY_ALONE.test(one) ? `${one} 00:00` : one,
  );
  return [
    ...own.filter(() => !DAY_ALONE.test(said)),
    first ? [first, second, year].join(sign) : said,
    ...(/\p{L}/u.test(said) && /\d/.test(said) ? [`${said} ${year}`] : []),
  ];
}

/** What was typed as a day or a moment; without a year it is this one's. Nothing is undefined. */
export function typedDate(text: string, isDay: boolean): Parsed {
  if (text.trim() === '') return { value: undefined };
  let problem = '';
  for (const one of meant(text, isDay)) {
    const parsed = parseText(one, {}, HERE, isDay ? TYPES.day : TYPES.moment);
    if (!('problem' in parsed)) return parsed;
    problem ||= parsed.problem;
  }
  return { problem: `${problem}. Write it as ${figures(isDay).format(new Date())}` };
}

/** A day or a moment as it is written here, in a form that `typedDate` reads; what is none as it is. */
export function writtenDate(value: string, isDay: boolean): string {
  const date = new Date(isDay ? `${value.slice(0, 10)}T00:00` : value);
  if (Number.isNaN(date.getTime())) return value;
  const text = figures(isDay).format(date);
  const again = typedDate(text, isDay);
  const [end, same] = isDay ? [10, value] : [16, date.toISOString()];
  const isReadable = 'value' in again && String(again.value).slice(0, end) === same.slice(0, end);
  return isReadable ? text : dateInput(value, isDay).replace('T', ' ');
}

/** A date as the browser's own inputs take it. */
export function dateInput(value: string, isDayAlone: boolean): string {
  if (isDayAlone) return value.slice(0, 10);
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
