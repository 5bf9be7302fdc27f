import { plainDigits } from '../digits.ts';
import { decimalOf, figureIn, numberIn, saysTheSame, writtenNumber } from '../number-text.ts';
import { plainText } from '../plain.ts';
import type { FieldSchema } from '../schema.ts';
import type { FieldType, Notation, Parsed, Reading, Shown } from '../type.ts';

/** A text as a number, whole where the field is. */
export function parseNumber(
  text: string,
  field: FieldSchema,
  reading: Reading,
  isGrouped = false,
): Parsed {
  const number = numberIn(text, reading, isGrouped);
  if (number === null) return { problem: noNumber(text, reading) };
  if (reading.from === 'typed' && field.type === 'integer' && !Number.isInteger(number))
    return { problem: 'This takes whole numbers' };
  return { value: number, isChanged: isOpen(text, reading) || !saysTheSame(text, number) };
}

/** Of `1.200` in a column that does not show how it is written, what it is read as is said. */
function isOpen(text: string, { isDecimalOpen }: Reading): boolean {
  const [comma, point] = isDecimalOpen ? [figureIn(text, ','), figureIn(text, '.')] : [];
  return Boolean(comma && point && comma.figure !== point.figure);
}

/** Of a figure that is written in another way than its column that is the reason. */
function noNumber(text: string, reading: Reading): string {
  const decimal = decimalOf(reading);
  const other = decimal === ',' ? '.' : ',';
  if (!decimal || !figureIn(text, other)) return 'This is not a number';
  return `This is not a number with a decimal ${decimal === ',' ? 'comma' : 'point'}`;
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

/** Whether all of a text is a figure, as code writes it or as its column is written. */
export function isFigure(text: string, notation: Notation): boolean {
  const decimal = decimalOf(notation);
  // Groups between spaces alone are as likely a telephone number's.
  const plain = plainDigits(text);
  const isPhone = /^\d+(?:\s\d+){2,}$/.test(plain);
  const read = decimal && !isPhone ? figureIn(plain, decimal) : null;
  return FIGURE.test(read?.isAll ? read.figure : plain);
}

export const number = {
  id: 'number',
  label: 'Number',
  schema: () => ({ type: 'number' }),
  is: ({ type }) => type === 'number' || type === 'integer',
  parse: (text, field, reading) => parseNumber(text, field, reading),
  format: (value, _field?: FieldSchema, shown?: Shown) =>
    typeof value === 'number' ? writtenNumber(value, shown?.locale) : plainText(value),
  infer: (texts, header, notation) =>
    texts.every((one) => isFigure(one, notation)) && !NO_FIGURE.test(header)
      ? { type: 'number' }
      : null,
  convert: convertNumber,
  order: 'number',
  cell: { view: 'text', editor: 'number' },
  describe: ({ type }) => (type === 'integer' ? 'a whole number' : 'a number'),
} as const satisfies FieldType;
