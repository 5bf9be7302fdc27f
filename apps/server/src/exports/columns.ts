import type { EntitySchema, FieldSchema } from '@trellis/contract';

/** How a column's values are written: texts are guarded in CSV, numbers and times are what they are (ruling 27). */
export type Kind = 'text' | 'number' | 'boolean' | 'time' | 'day' | 'other';

export interface ExportColumn {
  name: string;
  kind: Kind;
}

/** The columns that there are among those that are asked for, each once. */
export function columnsOf(schema: EntitySchema, names: readonly string[]): ExportColumn[] {
  return [...new Set(names)].flatMap((name): ExportColumn[] => {
    if (name === 'createdAt' || name === 'updatedAt') return [{ name, kind: 'time' }];
    if (name === 'id' || name === 'creatorId') return [{ name, kind: 'text' }];
    const field = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    return field ? [{ name, kind: kindOf(field) }] : [];
  });
}

function kindOf(field: FieldSchema): Kind {
  if (field.format === 'date') return 'day';
  if (field.format === 'date-time') return 'time';
  if (field.type === 'boolean') return 'boolean';
  if (field.enum) return 'text';
  if (field.type === 'number' || field.type === 'integer') return 'number';
  return field.type === 'array' || field.type === 'object' ? 'other' : 'text';
}
