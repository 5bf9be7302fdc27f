import { partsOf, storedParts } from '../options.ts';
import { plainText } from '../plain.ts';
import type { FieldType } from '../type.ts';
import { typedJson } from './json.ts';
import { writtenList } from './multiselect.ts';

/** A list of texts. */
export const list = {
  id: 'list',
  label: 'List of texts',
  schema: () => ({ type: 'array', items: { type: 'string' } }),
  is: ({ type, items }) => type === 'array' && (items?.type ?? 'string') === 'string',
  parse: (text, _field, { from, separator }) => {
    if (from === 'typed' && text.startsWith('[')) return typedJson(text);
    return { value: writtenList(text) ?? partsOf(text, separator) };
  },
  format: (value) => plainText(value),
  infer: () => null,
  convert: (value) => (Array.isArray(value) ? value : storedParts(plainText(value))),
  order: null,
  cell: { view: 'text', editor: 'json' },
  describe: () => 'a list of texts',
} as const satisfies FieldType;
