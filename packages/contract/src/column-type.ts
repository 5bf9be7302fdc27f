import { isPictureName } from './columns.ts';
import type { EntitySchema, FieldSchema } from './entity.ts';

/** Types of the builder's table (spec 2, section 3), and `relation`: the id of another entity's row. */
export type ColumnType =
  | 'text'
  | 'number'
  | 'select'
  | 'multiselect'
  | 'image'
  | 'json'
  | 'datetime'
  | 'boolean'
  | 'relation';

/** A field's type in the table, derived as the specification says (spec 2, section 3). */
export function columnTypeOf(name: string, field: FieldSchema): ColumnType {
  if (field['x-relation']) return 'relation';
  const isPicture = field['x-display'] ? field['x-display'] === 'image' : isPictureName(name);
  if (isPicture && (field.type ?? 'string') === 'string' && !field.enum) return 'image';
  if (field.format === 'date-time' || field.format === 'date') return 'datetime';
  if (field.type === 'boolean') return 'boolean';
  if (field.enum) return 'select';
  if (field.type === 'number' || field.type === 'integer') return 'number';
  if (field.type === 'array' && field.items?.enum) return 'multiselect';
  if (field.type === 'array' || field.type === 'object') return 'json';
  return 'text';
}

/** The field by which people know a row: the first short text of its entity. */
export function titleFieldOf({ properties }: Pick<EntitySchema, 'properties'>): string | null {
  const texts = Object.keys(properties).filter(
    (name) => columnTypeOf(name, properties[name]!) === 'text',
  );
  return texts.find((name) => /^(name|title|label|subject)$/i.test(name)) ?? texts[0] ?? null;
}
