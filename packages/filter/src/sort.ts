import { FilterError } from './ast.ts';
import { type FieldShapes, placeOf } from './fields.ts';
import { jsonAt, type Params, sortable } from './sql.ts';

/** What rows are put in order by. The id breaks ties, so that pages never overlap; empty values come last. */
export interface Order {
  /** The value, as SQL of ours; null where the id is all. */
  value: string | null;
  type: 'text' | 'jsonb' | 'timestamptz' | 'boolean';
  /** Whether rows may lack the value. */
  isNullable: boolean;
  direction: 'ASC' | 'DESC';
}

/** Rows' `created_by` to who asks, as SQL of ours; null where there is no such thing. */
export type CreatedBy = (() => { value: string; type: 'text' | 'boolean' }) | null;

/** `-createdAt` → how rows are put in order. */
export function orderOf(
  sort: string | undefined,
  fields: FieldShapes,
  createdBy: CreatedBy = null,
): Order {
  const text = sort || '-createdAt';
  const name = text.replace(/^[+\- ]/, '');
  if (name.includes(',')) throw new FilterError('Sort by one field');
  const direction = text.startsWith('-') ? 'DESC' : 'ASC';
  if (name === 'created_by' && createdBy) return { ...createdBy(), isNullable: true, direction };
  const { place, shape } = placeOf(name, fields);
  if ('column' in place) {
    const { column } = place;
    if (column === 'id') return { value: null, type: 'text', isNullable: false, direction };
    const isTime = column.endsWith('_at');
    return { value: column, type: isTime ? 'timestamptz' : 'text', isNullable: !isTime, direction };
  }
  const at = jsonAt(place);
  const isText = shape.type === 'string' || shape.type === undefined;
  return {
    value: isText ? `nullif(${at} #>> '{}', '') COLLATE "und-x-icu"` : sortable(at),
    type: isText ? 'text' : 'jsonb',
    isNullable: true,
    direction,
  };
}

/** The order as SQL. */
export function orderBy({ value, isNullable, direction }: Order): string {
  const id = `id COLLATE "C" ${direction}`;
  if (value === null) return id;
  return `${value} ${direction}${isNullable ? ' NULLS LAST' : ''}, ${id}`;
}

/** Where a walk through rows in order stands: the last row's value, as text, and its id. */
export interface Standing {
  value: string | null;
  id: string;
}

/** The condition that rows come behind one in order, whether or not that one is still there. */
export function behind(
  { value, type, isNullable, direction }: Order,
  at: Standing,
  params: Params,
) {
  const sign = direction === 'ASC' ? '>' : '<';
  const id = `${params.add(at.id)}::text`;
  const behindId = `id COLLATE "C" ${sign} ${id}`;
  if (value === null) return `(${behindId})`;
  if (at.value === null) return `(${value} IS NULL AND ${behindId})`;
  const then = `(${value}, id COLLATE "C") ${sign} (${params.add(at.value)}::${type}, ${id})`;
  return isNullable ? `(${then} OR ${value} IS NULL)` : `(${then})`;
}
