import { broken } from '../fault.ts';

type Value = string | number | boolean | null;

export interface SheetTexts {
  texts: readonly string[];
  dates: readonly boolean[];
  is1904: boolean;
}

const DAY = 24 * 60 * 60 * 1_000;
/** Days from the workbook's first to 1970; its 29 February 1900 never was. */
const TO_1970 = 25_569;
const TO_1904 = 1_462;
/** The year 9999 ends here: later is no date to anybody. */
const LAST_DATE = 253_402_300_799_999;

const wrong = (at: string) => broken(`The cell ${at} cannot be read`);

/** What a cell holds: dates as ISO texts, errors and what was not worked out as nothing. */
export function cellValue(
  at: string,
  type: string,
  style: string | undefined,
  shown: string | null,
  inline: string | null,
  { texts, dates, is1904 }: SheetTexts,
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
      return shown ? dateOf(Date.parse(shown), at) : null;
    case 'n': {
      if (!shown) return null;
      const number = Number(shown);
      if (Number.isNaN(number)) throw wrong(at);
      if (style === undefined || !dates[Number(style)]) return number;
      return dateOf(Math.floor((number - TO_1970 + (is1904 ? TO_1904 : 0)) * DAY), at);
    }
    default:
      throw wrong(at);
  }
}

const textOf = (text: string | null): string | null => text?.trim() || null;

function dateOf(time: number, at: string): string {
  if (Number.isNaN(time) || Math.abs(time) > LAST_DATE) throw wrong(at);
  return new Date(time).toISOString();
}
