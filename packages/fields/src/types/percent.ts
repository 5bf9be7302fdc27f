import { numberFormat } from '../formatters.ts';
import { exactNumber } from '../number-text.ts';
import type { FieldType } from '../type.ts';
import { number, parseNumber } from './number.ts';

const figureIn = (text: string): string => text.replace(/%\s*$/, '').trim();

/** A share of a hundred: 12.5 is 12.5 %. */
export const percent = {
  ...number,
  id: 'percent',
  label: 'Percent',
  schema: () => ({ type: 'number', format: 'percent' }),
  is: ({ type, format }) => number.is({ type }) && format === 'percent',
  parse: (text, field, reading) => parseNumber(figureIn(text), field, reading, true),
  format: (value, _field, { locale }) =>
    typeof value === 'number' ? `${numberFormat(locale).format(value)} %` : number.format(value),
  infer: (texts) =>
    texts.every((one) => one.endsWith('%') && exactNumber(figureIn(one)) !== null)
      ? { type: 'number', format: 'percent' }
      : null,
  describe: () => 'a share of a hundred, as a number (12.5 is 12.5 %)',
} as const satisfies FieldType;
