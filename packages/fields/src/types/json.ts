import { storedParts } from '../options.ts';
import { jsonIn, plainText } from '../plain.ts';
import type { FieldType } from '../type.ts';

/** JSON as a person types it: nothing is null, and what is none says where (spec 2, section 5). */
export function typedJson(text: string): { value: unknown } | { problem: string } {
  if (text.trim() === '') return { value: null };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { problem: `Invalid JSON: ${(error as Error).message}` };
  }
}

function objectOf(value: unknown): unknown {
  const read = typeof value === 'string' ? jsonIn(value) : value;
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : undefined;
}

/** Objects, and lists of anything but texts. */
export const json = {
  id: 'json',
  label: 'JSON',
  schema: () => ({ type: 'object' }),
  is: ({ type }) => type === 'array' || type === 'object',
  // What is no JSON stays a text (spec 2, section 5); whether such a field takes one is the schema's to say.
  parse: (text, _field, { from }) =>
    from === 'typed' ? typedJson(text) : { value: jsonIn(text) ?? text },
  format: (value) => plainText(value),
  infer: () => null,
  convert: (value, { type }) => {
    if (type !== 'array') return objectOf(value);
    return Array.isArray(value) ? value : storedParts(plainText(value));
  },
  order: null,
  cell: { view: 'text', editor: 'json' },
  describe: ({ type }) => (type === 'array' ? 'a list of JSON' : 'an object in JSON'),
} as const satisfies FieldType;
