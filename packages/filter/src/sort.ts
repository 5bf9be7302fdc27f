import { FilterError } from './ast.ts';
import { type FieldShapes, placeOf } from './fields.ts';
import { jsonAt } from './sql.ts';

/** `-createdAt` → SQL; the id breaks ties, so that pages never overlap. Empty values come last. */
export function orderBy(sort: string | undefined, fields: FieldShapes): string {
  const text = sort || '-createdAt';
  const descending = text.startsWith('-');
  const name = text.replace(/^[+\- ]/, '');
  if (name.includes(',')) throw new FilterError('Sort by one field');
  const { place, shape } = placeOf(name, fields);
  const direction = descending ? 'DESC' : 'ASC';
  if ('column' in place) return `${place.column} ${direction}, id COLLATE "C" ${direction}`;
  const at = jsonAt(place);
  const text_ = shape.type === 'string' || shape.type === undefined;
  const value = text_ ? `nullif(${at} #>> '{}', '') COLLATE "und-x-icu"` : `nullif(${at}, 'null')`;
  return `${value} ${direction} NULLS LAST, id COLLATE "C" ${direction}`;
}
