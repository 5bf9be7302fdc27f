import type { EntitySchema } from '@trellis/contract';
import { fieldTypeOf, type Order } from '@trellis/fields';

/** How a column's values are written: texts are guarded in CSV, numbers and times are what they are (ruling 27). */
export interface ExportColumn {
  name: string;
  order: Order;
}

/** The columns that there are among those that are asked for, each once. */
export function columnsOf(schema: EntitySchema, names: readonly string[]): ExportColumn[] {
  return [...new Set(names)].flatMap((name): ExportColumn[] => {
    if (name === 'createdAt' || name === 'updatedAt') return [{ name, order: 'time' }];
    if (name === 'id' || name === 'creatorId') return [{ name, order: 'text' }];
    const field = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    return field ? [{ name, order: fieldTypeOf(field).order }] : [];
  });
}
