import { isPictureName } from '../picture-name.ts';
import { plainText } from '../plain.ts';
import type { FieldType } from '../type.ts';

/** Words of any length. What is of no other type is shown as one. */
export const text = {
  id: 'text',
  label: 'Text',
  // A name that says it is a picture is not believed.
  schema: ({ name }) => ({ type: 'string', ...(isPictureName(name) && { 'x-display': 'text' }) }),
  is: () => true,
  parse: (given) => ({ value: given }),
  format: (value) => plainText(value),
  infer: () => ({ type: 'string' }),
  convert: (value) => (Array.isArray(value) ? value.join(', ') : plainText(value)),
  order: 'text',
  cell: { view: 'text', editor: 'text' },
  describe: () => 'a text',
} as const satisfies FieldType;
