import { FilterError } from './ast.ts';
import { type FieldShapes, placeOf } from './fields.ts';
import { jsonAt } from './sql.ts';

/**
 * `-createdAt` → SQL; the id breaks ties, so that pages never overlap. Empty values come last.
 * `createdBy`: what the rows' `created_by` is to who asks, as SQL of ours; null where there is no such thing.
 */
export function orderBy(
  sort: string | undefined,
  fields: FieldShapes,
  createdBy: (() => string) | null = null,
): string {
  const text = sort || '-createdAt';
  const descending = text.startsWith('-');
  const name = text.replace(/^[+\- ]/, '');
  if (name.includes(',')) throw new FilterError('Sort by one field');
  const direction = descending ? 'DESC' : 'ASC';
  const then = `id COLLATE "C" ${direction}`;
  if (name === 'created_by' && createdBy) return `${createdBy()} ${direction} NULLS LAST, ${then}`;
  const { place, shape } = placeOf(name, fields);
  if ('column' in place)
    return place.column === 'id' ? then : `${place.column} ${direction}, ${then}`;
  const at = jsonAt(place);
  const text_ = shape.type === 'string' || shape.type === undefined;
  const value = text_ ? `nullif(${at} #>> '{}', '') COLLATE "und-x-icu"` : `nullif(${at}, 'null')`;
  return `${value} ${direction} NULLS LAST, ${then}`;
}
