import { isDeepStrictEqual } from 'node:util';
import {
  type CellNotation,
  NEW_FIELD_TYPES,
  type NewField,
  RESERVED_FIELDS,
} from '@trellis/contract';
import { fieldTypeOf, inferField } from '@trellis/fields';

/** What each column would be as a field of its own: its name, and a type that loses none of the texts that are known of it. */
export function proposeFields(
  headers: readonly string[],
  texts: readonly (readonly string[])[],
  notations: readonly CellNotation[],
): NewField[] {
  const taken = new Set<string>(RESERVED_FIELDS.map((name) => name.toLowerCase()));
  return headers.map((header, at) => {
    const name = nameOf(header, taken);
    taken.add(name);
    return { name, ...typeOf(header, texts[at] ?? [], notations[at] ?? {}) };
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

function typeOf(
  header: string,
  texts: readonly string[],
  notation: CellNotation,
): Omit<NewField, 'name'> {
  // Dates that fit either order are dates; a person says which.
  const { isDayFirst = true } = notation;
  const inferred = inferField(texts, header, { ...notation, isDayFirst });
  const { id, schema } = fieldTypeOf(inferred);
  const currency = inferred['x-currency'];
  const isAll = isDeepStrictEqual(schema({ name: header, currency }), inferred);
  if (!isAll || !NEW_FIELD_TYPES.includes(id)) return { type: 'text' };
  return { type: id, ...(currency && { currency }) };
}
