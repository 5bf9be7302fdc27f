import { isDeepStrictEqual } from 'node:util';
import { NEW_FIELD_TYPES, type NewField, RESERVED_FIELDS } from '@trellis/contract';
import { fieldTypeOf, inferField } from '@trellis/fields';
import { valuesOf } from './mapping.ts';

/** What each column would be as a field of its own: its name, and a type that loses none of its values. */
export function proposeFields(
  headers: readonly string[],
  previewData: readonly Record<string, unknown>[],
): NewField[] {
  const taken = new Set<string>(RESERVED_FIELDS.map((name) => name.toLowerCase()));
  return headers.map((header) => {
    const name = nameOf(header, taken);
    taken.add(name);
    return { name, type: typeOf(header, valuesOf(previewData, header)) };
  });
}

function nameOf(header: string, taken: ReadonlySet<string>): string {
  const words = header
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 50);
  const base = /^\p{L}/u.test(words) ? words : `column_${words}`.replace(/_$/, '');
  let name = base;
  for (let n = 2; taken.has(name); n++) name = `${base}_${n}`;
  return name;
}

/** Of the first rows alone: what a later one could be no value of is a text, and so are amounts of another currency than a new field's. */
function typeOf(header: string, values: readonly string[]): NewField['type'] {
  const inferred = inferField(values, header);
  const { id, schema } = fieldTypeOf(inferred);
  const isAll = isDeepStrictEqual(schema({ name: header }), inferred);
  return isAll && NEW_FIELD_TYPES.includes(id) ? id : 'text';
}
