import { plainText } from '../plain.ts';
import type { FieldType } from '../type.ts';
import { writtenList } from './multiselect.ts';

/** No address has a space in it; a comma or a semicolon parts two only where another address begins behind it. */
const partsOf = (text: string): string[] =>
  writtenList(text) ?? text.split(/\s+|[,;](?=\/|https?:)/).filter((one) => one !== '');

/** Addresses of files. */
export const files = {
  id: 'files',
  label: 'Files',
  schema: () => ({
    type: 'array',
    format: 'files',
    items: { type: 'string', format: 'uri-reference' },
  }),
  is: ({ type, format }) => type === 'array' && format === 'files',
  parse: (given) => ({ value: partsOf(given) }),
  format: (value) => (Array.isArray(value) ? value.join(' ') : plainText(value)),
  infer: () => null,
  convert: (value) => (Array.isArray(value) ? value.map(String) : partsOf(plainText(value))),
  order: null,
  cell: { view: 'files', editor: 'files' },
  describe: () => 'a list of the addresses of files',
} as const satisfies FieldType;
