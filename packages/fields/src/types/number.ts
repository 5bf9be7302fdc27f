import { numberIn, saysTheSame } from '../number-text.ts';
import { plainText } from '../plain.ts';
import type { FieldSchema } from '../schema.ts';
import type { FieldType, Parsed, Reading } from '../type.ts';

/** A text as a number, whole where the field is. */
export function parseNumber(
  text: string,
  field: FieldSchema,
  reading: Reading,
  isGrouped = false,
): Parsed {
  const number = numberIn(text, reading, isGrouped);
  if (number === null) return { problem: 'This is not a number' };
  if (reading.from === 'typed' && field.type === 'integer' && !Number.isInteger(number))
    return { problem: 'This takes whole numbers' };
  return { value: number, isChanged: !saysTheSame(text, number) };
}

/** A stored value as a number: of a yes 1, of a no 0. */
export function convertNumber(value: unknown, field: FieldSchema): number | undefined {
  if (typeof value === 'boolean') return value ? 1 : 0;
  const number = numberIn(plainText(value), { from: 'stored' });
  if (number === null) return undefined;
  return field.type === 'integer' ? Math.round(number) : number;
}

/** Digits that are no figure: to count with them would lose a leading zero or a plus sign. */
const NO_FIGURE =
  /phone|tel(?:efon)?\b|mobile|fax|zip|post(?:al)?.?code|plz|iban|account|isbn|ean|sku|\bid\b|number$|code$/i;
const FIGURE = /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/;

export const number = {
  id: 'number',
  label: 'Number',
  schema: () => ({ type: 'number' }),
  is: ({ type }) => type === 'number' || type === 'integer',
  parse: (text, field, reading) => parseNumber(text, field, reading),
  format: plainText,
  infer: (texts, header) =>
    texts.every((one) => FIGURE.test(one)) && !NO_FIGURE.test(header) ? { type: 'number' } : null,
  convert: convertNumber,
  order: 'number',
  cell: { view: 'text', editor: 'number' },
  describe: ({ type }) => (type === 'integer' ? 'a whole number' : 'a number'),
} as const satisfies FieldType;
