import type { EntitySchema, LostField, ViewShape } from '@trellis/contract';
import { keyOf } from '@trellis/filter';

/** Columns that every entity has: they are no fields, and their names are their keys. */
const OWN = new Set(['id', 'createdAt', 'updatedAt', 'creatorId']);

/** A view as it is stored: by keys, which a rename leaves alone and a change of type does not (ruling 2). */
export interface StoredView {
  shape: ViewShape;
  /** By key: the name when it was saved, to say what is missed. */
  names: Record<string, string>;
}

/** The view by keys. What the schema does not have is left out. */
export function stored(shape: ViewShape, schema: EntitySchema): StoredView {
  const names: Record<string, string> = {};
  const toKey = (name: string): string | null => {
    if (OWN.has(name)) return name;
    const field = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    if (!field) return null;
    const key = keyOf(name, field);
    names[key] = name;
    return key;
  };
  return { shape: mapped(shape, toKey), names };
}

/** The view by the names of today, and what it had that is there no more. */
export function shown(
  { shape, names }: StoredView,
  schema: EntitySchema,
): { shape: ViewShape; lost: LostField[] } {
  const nameOf = new Map(
    Object.entries(schema.properties).map(([name, field]) => [keyOf(name, field), name]),
  );
  const lost = new Map<string, LostField>();
  // Only what changes the rows that are shown is missed; a width or an order is not.
  const missed = (key: string): null => {
    const name = names[key] ?? key;
    lost.set(key, { name, why: Object.hasOwn(schema.properties, name) ? 'retyped' : 'deleted' });
    return null;
  };
  const toName = (key: string, matters: boolean): string | null =>
    OWN.has(key) ? key : (nameOf.get(key) ?? (matters ? missed(key) : null));
  return { shape: mapped(shape, toName), lost: [...lost.values()] };
}

function mapped(
  shape: ViewShape,
  to: (column: string, matters: boolean) => string | null,
): ViewShape {
  const all = (columns: readonly string[]) => columns.flatMap((column) => to(column, false) ?? []);
  const sorted = shape.sort && to(shape.sort.column, true);
  return {
    kind: shape.kind,
    field: shape.field && to(shape.field, true),
    filters: shape.filters.flatMap((filter) => {
      const column = to(filter.column, true);
      return column === null ? [] : [{ ...filter, column }];
    }),
    sort: shape.sort && sorted ? { ...shape.sort, column: sorted } : null,
    hidden: all(shape.hidden),
    order: all(shape.order),
    widths: Object.fromEntries(
      Object.entries(shape.widths).flatMap(([column, width]) => {
        const name = to(column, false);
        return name === null ? [] : [[name, width]];
      }),
    ),
    pins: all(shape.pins),
  };
}
