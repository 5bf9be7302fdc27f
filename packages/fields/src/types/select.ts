import { labelOf, optionLike, parseOption } from '../options.ts';
import { plainText } from '../plain.ts';
import type { FieldType } from '../type.ts';

/** One of several options. */
export const select = {
  id: 'select',
  label: 'One of several options',
  schema: ({ options = [] }) => ({ type: 'string', enum: [...options] }),
  is: ({ enum: options }) => options !== undefined,
  parse: parseOption,
  format: (value, field) =>
    value === null || value === undefined ? '' : labelOf(String(value), field),
  infer: () => null,
  convert: (value, field) => optionLike(plainText(value), { enum: field.enum ?? [] }),
  order: 'text',
  cell: { view: 'tag', editor: 'option' },
  describe: ({ enum: options = [] }) => `one of ${options.slice(0, 30).join(', ')}`,
} as const satisfies FieldType;
