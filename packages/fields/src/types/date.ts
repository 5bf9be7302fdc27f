import { dateFormat } from '../formatters.ts';
import { plainText } from '../plain.ts';
import { dayOf } from '../time-text.ts';
import type { FieldType } from '../type.ts';
import { isDayAlone } from '../written-time.ts';
import { NO_DATE } from './datetime.ts';

/** A day, as `2026-05-31`. */
export const date = {
  id: 'date',
  label: 'Date',
  schema: () => ({ type: 'string', format: 'date' }),
  is: ({ format }) => format === 'date',
  parse: (text, _field, reading) => {
    const day = dayOf(text, reading);
    if (day === null) return NO_DATE;
    return { value: day, isChanged: text !== day && text !== `${day}T00:00:00.000Z` };
  },
  format: (value, _field, { locale }) => {
    if (typeof value !== 'string' && typeof value !== 'number') return '';
    const day = new Date(`${value}T00:00`);
    if (Number.isNaN(day.getTime())) return String(value);
    return dateFormat('day', locale).format(day);
  },
  infer: (texts, _header, { isDayFirst }) =>
    texts.every(
      (one) =>
        (/^\d{4}-\d{2}-\d{2}$/.test(one) || (isDayFirst !== undefined && !/^\d+$/.test(one))) &&
        isDayAlone(one, { isDayFirst }),
    )
      ? { type: 'string', format: 'date' }
      : null,
  convert: (value) => dayOf(plainText(value), {}) ?? undefined,
  order: 'day',
  cell: { view: 'text', editor: 'date' },
  describe: () => 'a day, as YYYY-MM-DD',
} as const satisfies FieldType;
