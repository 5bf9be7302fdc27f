import { broken } from '../fault.ts';
import { withZeros, type Zeros } from './zeros.ts';

type Value = string | number | boolean | null;

/** What a number of a workbook stands for, as its cell shows it. */
export type Look =
  | 'number'
  | 'percent'
  | 'day'
  /** A time of the day, or how long something took. */
  | 'clock'
  | 'moment'
  /** A moment of which the cell says that it is in UTC. */
  | 'utc'
  | Zeros;

export interface SheetTexts {
  texts: readonly string[];
  /** By a cell's style. */
  looks: readonly Look[];
  is1904: boolean;
}

const DAY = 24 * 60 * 60 * 1_000;
/** Days from the workbook's first to 1970; its 29 February 1900 never was. */
const TO_1970 = 25_569;
const TO_1904 = 1_462;
/** The year 9999 ends here: later is no date to anybody. */
const LAST_DATE = 253_402_300_799_999;

const wrong = (at: string) => broken(`The cell ${at} cannot be read`);

/**
 * What a cell holds: days, moments and times as its clock shows them, in figures of ISO 8601; percents as they are
 * shown; errors and what was not worked out as nothing.
 */
export function cellValue(
  at: string,
  type: string,
  style: string | undefined,
  shown: string | null,
  inline: string | null,
  { texts, looks, is1904 }: SheetTexts,
): Value {
  switch (type) {
    case 'str':
      return textOf(shown);
    case 'inlineStr':
      return textOf(inline);
    case 's': {
      if (!shown) return null;
      const text = texts[Number(shown)];
      if (text === undefined) throw wrong(at);
      return textOf(text);
    }
    case 'b':
      if (!shown) return null;
      if (shown !== '1' && shown !== '0') throw wrong(at);
      return shown === '1';
    case 'e':
      return null;
    case 'd':
      return shown ? isoText(shown, at) : null;
    case 'n': {
      if (!shown) return null;
      const number = Number(shown);
      if (Number.isNaN(number)) throw wrong(at);
      return shownAs(style === undefined ? 'number' : looks[Number(style)], number, is1904, at);
    }
    default:
      throw wrong(at);
  }
}

const textOf = (text: string | null): string | null => text?.trim() || null;

function shownAs(look: Look = 'number', number: number, is1904: boolean, at: string): Value {
  if (look === 'number') return number;
  if (typeof look === 'object') return withZeros(number, look);
  // Fifteen digits are what a workbook has of a number.
  if (look === 'percent') return `${Number((number * 100).toPrecision(15))}%`;
  if (look === 'clock' && number >= 0 && number < MOST_DAYS) return clockText(number * DAY);
  const time = Math.round((number - TO_1970 + (is1904 ? TO_1904 : 0)) * DAY);
  const [day, clock] = parted(time, at);
  if (look === 'day' && time % DAY === 0) return day;
  return look === 'utc' ? new Date(time).toISOString() : `${day} ${clock}`;
}

/** Longer than this a time of the day is the end of a date that its cell does not show. */
const MOST_DAYS = 366;

/** `9:05`, `27:30:15`: hours, minutes and, where there are any, seconds. */
function clockText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000);
  const two = (n: number) => String(n).padStart(2, '0');
  const rest = seconds % 60 === 0 ? '' : `:${two(seconds % 60)}`;
  return `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}${rest}`;
}

/** A moment as its day and its clock. */
function parted(time: number, at: string): [day: string, clock: string] {
  if (Number.isNaN(time) || Math.abs(time) > LAST_DATE) throw wrong(at);
  const [day = '', clock = ''] = new Date(time).toISOString().split('T');
  return [day, clock.replace(/(:00)?\.000Z$|Z$/, '')];
}

/** A date that is written as a text (ISO 8601): a day and a time of the day stay so, a moment is of its zone where it names one. */
function isoText(text: string, at: string): string {
  if (/^\d{2}:\d{2}/.test(text)) return text;
  const [day, clock] = parted(Date.parse(/[Z+]|T.*-/.test(text) ? text : `${text}Z`), at);
  if (!text.includes('T')) return day;
  return /[Z+]|T.*-/.test(text) ? new Date(text).toISOString() : `${day} ${clock}`;
}
