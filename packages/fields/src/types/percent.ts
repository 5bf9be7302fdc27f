import { numberFormat } from '../formatters.ts';
import type { FieldType } from '../type.ts';
import { isFigure, number, parseNumber } from './number.ts';

const figureIn = (text: string): string => text.replace(/[%％٪]\s*$/, '').trim();

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
  infer: (texts, _header, notation) =>
    texts.every((one) => /[%％٪]$/.test(one) && isFigure(figureIn(one), notation))
      ? { type: 'number', format: 'percent' }
      : null,
  describe: () => 'a share of a hundred, as a number (12.5 is 12.5 %)',
} as const satisfies FieldType;
