import { FIELD_TYPES, type FieldTypeId } from './registry.ts';
import type { FieldSchema } from './schema.ts';
import type { FieldType, Notation, Parsed, Reading } from './type.ts';

type Known = FieldType & { readonly id: FieldTypeId };

const ALL: readonly Known[] = FIELD_TYPES;
const BY_ID = new Map<string, Known>(ALL.map((type) => [type.id, type]));

export const typeById = (id: FieldTypeId): Known => BY_ID.get(id)!;

/** A field's type, by its schema, and by its name where that says that it is a picture. */
export function fieldTypeOf(field: FieldSchema, name = ''): Known {
  return ALL.find((type) => type.is(field, name)) ?? typeById('text');
}

/** A text as a value of a field; no value where it is empty. */
export function parseText(
  text: string,
  field: FieldSchema,
  reading: Reading,
  type: FieldType = fieldTypeOf(field),
): Parsed {
  const bare = text.trim();
  if (bare === '') return { value: undefined };
  // A typed text may begin and end with spaces; what a file has around its cells is its layout.
  const isAsWritten = reading.from === 'typed' && type.cell.editor === 'text';
  return type.parse(isAsWritten ? text : bare, field, reading);
}

/** A value in words; what is of another type than its field is written as it is. */
export function formatValue(
  value: unknown,
  field: FieldSchema,
  locale?: string,
  type: FieldType = fieldTypeOf(field),
): string {
  if (value === null || value === undefined) return '';
  return type.format(value, field, locale === undefined ? HERE : { locale });
}
/** As whoever looks at it writes. Made once: tables write thousands of values in a frame. */
const HERE = {};

/** A stored value as another field's, or undefined where it does not convert. */
export function convertValue(value: unknown, field: FieldSchema): unknown {
  if (value === null || value === undefined) return undefined;
  // A field of no type takes anything.
  return field.type === undefined ? value : fieldTypeOf(field).convert(value, field);
}

/**
 * The schema of a field that holds all values of a column, and loses nothing of them; text where there are none.
 * `notation` is how they are written: without it only what code and JSON write is a number, a date or a yes.
 */
export function inferField(
  values: readonly unknown[],
  header = '',
  notation: Notation = {},
): FieldSchema {
  const some = values.filter((value) => value !== null && value !== undefined && value !== '');
  if (some.some(Array.isArray)) return { type: 'array' };
  if (some.some((value) => typeof value === 'object')) return { type: 'object' };
  const texts = some.map((value) => String(value).trim()).filter((text) => text !== '');
  if (texts.length === 0) return { type: 'string' };
  for (const type of ALL) {
    const schema = type.infer(texts, header, notation);
    if (schema) return schema;
  }
  return { type: 'string' };
}
