import type { Filter, Json, Place, Test } from './ast.ts';
import { timesOf } from './matches.ts';

/** Collects the values of one statement and hands out their placeholders. */
export class Params {
  readonly values: unknown[] = [];
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** A text as an SQL literal. Only keys that a schema holds come here. */
function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The JSON value at a place, as an SQL expression of type jsonb. */
export function jsonAt(place: Place): string {
  if ('path' in place) return place.path.reduce((at, key) => `(${at} -> ${literal(key)})`, 'data');
  if (place.column.endsWith('_at'))
    return `to_jsonb(to_char(${place.column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;
  return `to_jsonb(${place.column})`;
}

/** The condition in PostgreSQL, never NULL: true or false for each row. */
export function toSql(filter: Filter, params: Params): string {
  switch (filter.kind) {
    case 'always':
      return 'TRUE';
    case 'never':
      return 'FALSE';
    case 'and':
      return `(${filter.filters.map((f) => toSql(f, params)).join(' AND ')})`;
    case 'or':
      return `(${filter.filters.map((f) => toSql(f, params)).join(' OR ')})`;
    case 'not':
      return `(NOT ${toSql(filter.filter, params)})`;
    case 'test': {
      const fast = columnTest(filter.place, filter.test, params);
      if (fast) return fast;
      const isTime = 'column' in filter.place && filter.place.column.endsWith('_at');
      return testSql(jsonAt(filter.place), isTime ? timesOf(filter.test) : filter.test, params);
    }
  }
}

/** Tests on plain columns that PostgreSQL can answer from the key. */
function columnTest(place: Place, test: Test, params: Params): string | null {
  if (!('column' in place) || place.column.endsWith('_at')) return null;
  if (test.op === 'eq' && typeof test.value === 'string')
    return `coalesce(${place.column} = ${params.add(test.value)}::text, FALSE)`;
  if (test.op === 'in' && test.values.every((v) => typeof v === 'string'))
    return `coalesce(${place.column} = ANY(${params.add(test.values)}::text[]), FALSE)`;
  return null;
}

function testSql(at: string, test: Test, params: Params): string {
  const value = (json: Json) => `${params.add(JSON.stringify(json))}::jsonb`;
  const equals = (json: Json): string => {
    if (json === null)
      return `(coalesce(${at}, 'null') = 'null' OR coalesce(jsonb_typeof(${at}) = 'array' AND ${at} @> '[null]', FALSE))`;
    const v = value(json);
    if (Array.isArray(json)) return `coalesce(${at} = ${v}, FALSE)`;
    // A list passes when it holds the value; `@>` compares whole members only when it is asked for a list of one.
    const holds =
      typeof json === 'object'
        ? `EXISTS (SELECT 1 FROM jsonb_array_elements(${arrayOf(at)}) AS item(v) WHERE item.v = ${v})`
        : `coalesce(jsonb_typeof(${at}) = 'array' AND ${at} @> jsonb_build_array(${v}), FALSE)`;
    return `(coalesce(${at} = ${v}, FALSE) OR ${holds})`;
  };
  switch (test.op) {
    case 'eq':
      return equals(test.value);
    case 'ne':
      return `(NOT ${equals(test.value)})`;
    case 'in':
      return test.values.length === 0 ? 'FALSE' : `(${test.values.map(equals).join(' OR ')})`;
    case 'nin':
      return test.values.length === 0 ? 'TRUE' : `(NOT (${test.values.map(equals).join(' OR ')}))`;
    case 'exists':
      return `(coalesce(${at}, 'null') ${test.value ? '<>' : '='} 'null')`;
    case 'all':
      return `(${test.values
        .map(
          (v) =>
            `EXISTS (SELECT 1 FROM jsonb_array_elements(${arrayOf(at)}) AS item(v) WHERE item.v = ${value(v)})`,
        )
        .concat('TRUE')
        .join(' AND ')})`;
    case 'size':
      return `coalesce(CASE WHEN jsonb_typeof(${at}) = 'array' THEN jsonb_array_length(${at}) = ${params.add(test.value)}::int END, FALSE)`;
    case 'elemMatch':
      return `EXISTS (SELECT 1 FROM jsonb_array_elements(${arrayOf(at)}) AS item(v) WHERE ${
        test.tests.map((t) => testSql('item.v', t, params)).join(' AND ') || 'TRUE'
      })`;
    case 'regex':
      return `coalesce(CASE WHEN jsonb_typeof(${at}) = 'string' THEN (${at} #>> '{}') ${
        test.ignoreCase ? '~*' : '~'
      } ${params.add(`(?n)${test.pattern}`)}::text END, FALSE)`;
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte': {
      const sign = { gt: '>', gte: '>=', lt: '<', lte: '<=' }[test.op];
      const isNumber = typeof test.value === 'number';
      const operand = `${params.add(test.value)}::${isNumber ? 'numeric' : 'text'}`;
      const side = isNumber ? `(${at} #>> '{}')::numeric` : `(${at} #>> '{}') COLLATE "C"`;
      return `coalesce(CASE WHEN jsonb_typeof(${at}) = '${isNumber ? 'number' : 'string'}' THEN ${side} ${sign} ${operand} END, FALSE)`;
    }
  }
}

/** The list at a place, or an empty one. */
function arrayOf(at: string): string {
  return `CASE WHEN jsonb_typeof(${at}) = 'array' THEN ${at} ELSE '[]'::jsonb END`;
}
