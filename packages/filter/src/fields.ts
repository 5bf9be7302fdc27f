import { FilterError, type Place } from './ast.ts';

/** What the grammar needs to know of a field; the shape of JSON Schema. */
export interface FieldShape {
  type?: string;
  format?: string;
  properties?: Record<string, FieldShape>;
  items?: FieldShape;
  /** The key of the field's value in stored rows, when it is not its name (ruling 2). */
  'x-key'?: string;
  /** Not all of the value is known to who asks: it is walked through, and never compared as a whole. */
  'x-partial'?: boolean;
}
export type FieldShapes = Record<string, FieldShape>;

const COLUMNS: Record<string, Extract<Place, { column: string }>['column']> = {
  id: 'id',
  createdAt: 'created_at',
  created_date: 'created_at',
  updatedAt: 'updated_at',
  updated_date: 'updated_at',
  creatorId: 'creator_id',
  created_by_id: 'creator_id',
};

const SCALARS = new Set(['string', 'number', 'integer', 'boolean']);

/** The stored key of a field. */
export function keyOf(name: string, field: FieldShape): string {
  return field['x-key'] ?? name;
}

/** Whether the schema, or every row, has a field of this (dotted) name. */
export function hasField(name: string, fields: FieldShapes): boolean {
  const found = located(name, fields);
  return found !== null && !found.shape['x-partial'];
}

function located(name: string, fields: FieldShapes): Located | null {
  try {
    return locate(name, fields);
  } catch (error) {
    if (error instanceof FilterError) return null;
    throw error;
  }
}

interface Located {
  place: Place;
  shape: FieldShape;
}

const noField = (name: string) =>
  new FilterError(`There is no field ${JSON.stringify(name.slice(0, 80))}`);

/**
 * Where the value of a (dotted) field name stands, through the schema only: a name that the schema
 * does not know is refused, so no name ever reaches SQL that is not the schema's own. So is a value
 * of which the subject knows a part alone.
 */
export function placeOf(name: string, fields: FieldShapes): Located {
  const found = locate(name, fields);
  if (found.shape['x-partial']) throw noField(name);
  return found;
}

function locate(name: string, fields: FieldShapes): Located {
  const column = Object.hasOwn(COLUMNS, name) ? COLUMNS[name] : undefined;
  if (column)
    return {
      place: { column },
      shape: { type: 'string', format: column.endsWith('_at') ? 'date-time' : undefined },
    };
  const [head = '', ...rest] = (name.startsWith('data.') ? name.slice(5) : name).split('.');
  let shape = Object.hasOwn(fields, head) ? fields[head] : undefined;
  if (!shape) throw noField(name);
  const path = [keyOf(head, shape)];
  for (const part of rest) {
    const inner: Record<string, FieldShape> | undefined = shape?.properties;
    const next: FieldShape | undefined =
      inner && Object.hasOwn(inner, part) ? inner[part] : undefined;
    if (!next) throw noField(name);
    path.push(part);
    shape = next;
  }
  const isScalar = SCALARS.has(shape?.type ?? '');
  return { place: { path, ...(isScalar && { isScalar }) }, shape: shape! };
}

/** Where a dotted name leads through a list: the list, and the path inside its members. */
export function throughList(
  name: string,
  fields: FieldShapes,
): { place: Place; path: string[] } | null {
  const parts = (name.startsWith('data.') ? name.slice(5) : name).split('.');
  for (let n = 1; n < parts.length; n++) {
    const head = parts.slice(0, n).join('.');
    const found = located(head, fields);
    if (!found) return null;
    const { place, shape } = found;
    if (shape.type !== 'array') continue;
    const rest = parts.slice(n).join('.');
    const isThere = hasField(rest, shape.items?.properties ?? {}) && !('column' in place);
    return isThere ? { place, path: pathInItems(rest, shape) } : null;
  }
  return null;
}

/** The path to a (dotted) name inside a list's members, through the schema of the list's items only. */
export function pathInItems(name: string, list: FieldShape): string[] {
  const path: string[] = [];
  let shape: FieldShape | undefined = list.items;
  for (const part of name.split('.')) {
    const inner: Record<string, FieldShape> | undefined = shape?.properties;
    shape = inner && Object.hasOwn(inner, part) ? inner[part] : undefined;
    if (!shape) throw noField(name);
    path.push(part);
  }
  return path;
}
