import { type Parsed, parseText, typeById } from '@trellis/fields';
import { writer } from '../../../ui/writer.ts';

const { timeZone, isDayFirst } = writer();
/** Where this person is, and how they write. */
export const HERE = { from: 'typed', locale: navigator.language, timeZone, isDayFirst } as const;

/** In figures of today's calendar, whatever a language would have else: they are to be written anew. */
const figures = (isDay: boolean): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`${navigator.language}-u-nu-latn-ca-gregory`, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(!isDay && { hour: '2-digit', minute: '2-digit' }),
  });

const TYPES = { day: typeById('date'), moment: typeById('datetime') };
const WITHOUT_YEAR = /^(\d{1,2})\s?([./-])\s?(\d{1,2})\.?$/;

/** What was typed as a day or a moment; without a year it is this one's. Nothing is undefined. */
export function typedDate(text: string, isDay: boolean): Parsed {
  const [, first, sign, second] = WITHOUT_YEAR.exec(text.trim()) ?? [];
  const year = new Date().getFullYear();
  const whole = first ? [first, second, year].join(sign) : text;
  const parsed = parseText(whole, {}, HERE, isDay ? TYPES.day : TYPES.moment);
  if (!('problem' in parsed)) return parsed;
  return { problem: `${parsed.problem}. Write it as ${figures(isDay).format(new Date())}` };
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
