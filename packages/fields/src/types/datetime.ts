import { dateFormat } from '../formatters.ts';
import { plainText } from '../plain.ts';
import { momentOf } from '../time-text.ts';
import type { FieldType } from '../type.ts';

export const NO_DATE = { problem: 'This is not a date' } as const;
const ISO = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** A moment, as ISO 8601 in UTC. */
export const datetime = {
  id: 'datetime',
  label: 'Date and time',
  schema: () => ({ type: 'string', format: 'date-time' }),
  is: ({ format }) => format === 'date-time',
  parse: (text, _field, reading) => {
    const moment = momentOf(text, reading);
    if (!moment) return NO_DATE;
    return { value: moment.toISOString(), isChanged: !/^\d{4}-\d{2}-\d{2}T/.test(text) };
  },
  format: (value, _field, { locale }) => {
    if (typeof value !== 'string' && typeof value !== 'number') return '';
    const date = new Date(value);
    if (Number.isNaN(date.getTime())) return String(value);
    return dateFormat('time', locale).format(date);
  },
  infer: (texts, _header, { isDayFirst }) =>
    texts.every(
      (one) =>
        (ISO.test(one) || (isDayFirst !== undefined && !/^\d+$/.test(one))) &&
        momentOf(one, { isDayFirst }) !== null,
    )
      ? { type: 'string', format: 'date-time' }
      : null,
  convert: (value) => momentOf(plainText(value), {})?.toISOString(),
  order: 'time',
  cell: { view: 'text', editor: 'datetime' },
  describe: () => 'a moment, as ISO 8601',
} as const satisfies FieldType;
