import type { Filter, Json, MemberTest, Place, Test } from './ast.ts';
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
  if ('path' in place) return inside('data', place.path);
  if (place.column.endsWith('_at'))
    return `to_jsonb(to_char(${place.column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;
  return `to_jsonb(${place.column})`;
}

/**
 * The condition in PostgreSQL. Where a negation stands around it, each part is true or false for each
 * row (`isExact`); elsewhere NULL is as good as false, and plain comparisons let an index serve them.
 */
export function toSql(filter: Filter, params: Params, isExact = false): string {
  switch (filter.kind) {
    case 'always':
      return 'TRUE';
    case 'never':
      return 'FALSE';
    case 'and':
      return `(${filter.filters.map((f) => toSql(f, params, isExact)).join(' AND ')})`;
    case 'or':
      return `(${filter.filters.map((f) => toSql(f, params, isExact)).join(' OR ')})`;
    case 'not':
      return `(NOT ${toSql(filter.filter, params, true)})`;
    case 'test':
      return testOfOne(filter, params, isExact);
    case 'shows':
      return showsSql(filter, params);
    case 'points': {
      const { table, appId, entityId } = filter.to;
      const rows = `app_id = ${params.add(appId)} AND entity_id = ${params.add(entityId)}`;
      const ids = `SELECT id FROM ${table} WHERE ${rows} AND ${toSql(filter.filter, params)}`;
      return sure(`(${jsonAt(filter.place)} #>> '{}') IN (${ids})`, isExact);
    }
  }
}

/** All texts of a row are put one under the other and looked through at once, whatever their case. */
function showsSql({ text, texts }: Extract<Filter, { kind: 'shows' }>, params: Params): string {
  if (texts.length === 0) return 'FALSE';
  const values = texts.map(({ place, except }) => {
    const value = textAt(place);
    if (!except) return value;
    return `CASE WHEN ${value} = ANY(${params.add(except)}::text[]) THEN NULL ELSE ${value} END`;
  });
  // The database's own locale may know ASCII alone, which is quicker; other letters are ICU's to fold.
  const collation = /^[\x20-\x7e]*$/.test(text) ? '' : ' COLLATE "und-x-icu"';
  const fold = (one: string) => `lower(${one}${collation})`;
  const wanted = `${params.add(text.replace(/\n/g, ' '))}::text`;
  // Not LIKE: PostgreSQL takes what that finds for so rare that it puts all rows in order before it shows the first.
  return `(position(${fold(wanted)} IN ${fold(`concat_ws(E'\\n', ${values.join(', ')})`)}) > 0)`;
}

/** The value at a place as a text; a field's own in one step. */
function textAt(place: Place): string {
  const [key, ...inner] = 'path' in place ? place.path : [];
  return key !== undefined && inner.length === 0
    ? `(data ->> ${literal(key)})`
    : `(${jsonAt(place)} #>> '{}')`;
}

function testOfOne(
  filter: Extract<Filter, { kind: 'test' }>,
  params: Params,
  isExact: boolean,
): string {
  const { place } = filter;
  const isTime = 'column' in place && place.column.endsWith('_at');
  const test = isTime ? timesOf(filter.test) : filter.test;
  const at: At = {
    sql: jsonAt(place),
    isScalar: 'column' in place || place.isScalar === true,
    isExact,
  };
  return columnTest(place, test, { params, isExact }) ?? testSql(at, test, params);
}

/** What values that are no texts are put in order by, and compared by: nothing where there is none. */
export const sortable = (at: string): string => `nullif(${at}, 'null')`;

/** A value to be tested: where it stands, whether it can be a list, whether NULL may be the answer. */
interface At {
  sql: string;
  isScalar: boolean;
  isExact: boolean;
}

const sure = (condition: string, isExact: boolean) =>
  isExact ? `coalesce(${condition}, FALSE)` : `(${condition})`;

/** Tests on plain columns that PostgreSQL can answer from the key, or from an index on a time. */
function columnTest(
  place: Place,
  test: Test,
  { params, isExact }: { params: Params; isExact: boolean },
): string | null {
  if (!('column' in place)) return null;
  const { column } = place;
  if (column.endsWith('_at')) {
    if (!('value' in test) || !isTime(test.value)) return null;
    return `(${column} ${SIGNS[test.op]} ${params.add(test.value)}::timestamptz)`;
  }
  if (test.op === 'eq' && typeof test.value === 'string')
    return sure(`${column} = ${params.add(test.value)}::text`, isExact);
  if (test.op === 'in' && test.values.every((v) => typeof v === 'string'))
    return sure(`${column} = ANY(${params.add(test.values)}::text[])`, isExact);
  return null;
}

/** The times that text and instant order alike: four-digit years. */
const isTime = (value: Json | boolean) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value);
const SIGNS: Record<string, string> = {
  eq: '=',
  ne: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
};

function testSql({ sql: at, isScalar, isExact }: At, test: Test, params: Params): string {
  const value = (json: Json) => `${params.add(JSON.stringify(json))}::jsonb`;
  const list = (values: Json[]) =>
    `${params.add(values.map((v) => JSON.stringify(v)))}::text[]::jsonb[]`;
  const members = `jsonb_array_elements(CASE WHEN jsonb_typeof(${at}) = 'array' THEN ${at} ELSE '[]'::jsonb END) AS item(v)`;
  const isNull = `coalesce(${at}, 'null') = 'null'`;
  const anyOf = (values: Json[], exact: boolean): string => {
    const some = values.filter((v) => v !== null);
    const conditions: string[] = [];
    if (some.length < values.length) conditions.push(isNull);
    if (some.length === 1) conditions.push(sure(`${at} = ${value(some[0]!)}`, exact));
    else if (some.length > 1) conditions.push(sure(`${at} = ANY(${list(some)})`, exact));
    // A list passes when it holds one of the values; a list that is asked for is only itself.
    const held = isScalar ? [] : values.filter((v) => !Array.isArray(v));
    // Texts, which lists mostly hold, are found without taking the list apart.
    if (held.length > 0 && held.every((v) => typeof v === 'string'))
      conditions.push(
        `(CASE WHEN jsonb_typeof(${at}) = 'array' THEN ${at} ?| ${params.add(held)}::text[] ELSE FALSE END)`,
      );
    else if (held.length > 0)
      conditions.push(`EXISTS (SELECT 1 FROM ${members} WHERE item.v = ANY(${list(held)}))`);
    return conditions.length === 0 ? 'FALSE' : `(${conditions.join(' OR ')})`;
  };
  switch (test.op) {
    case 'eq':
      return anyOf([test.value], isExact);
    case 'ne':
      return `(NOT ${anyOf([test.value], true)})`;
    case 'in':
      return anyOf(test.values, isExact);
    case 'nin':
      return `(NOT ${anyOf(test.values, true)})`;
    case 'exists':
      return `(coalesce(${at}, 'null') ${test.value ? '<>' : '='} 'null')`;
    case 'all':
      if (test.values.length === 0) return 'TRUE';
      return `(NOT EXISTS (SELECT 1 FROM unnest(${list(test.values)}) AS wanted(v)
        WHERE NOT EXISTS (SELECT 1 FROM ${members} WHERE item.v = wanted.v)))`;
    case 'size':
      return `coalesce(CASE WHEN jsonb_typeof(${at}) = 'array' THEN jsonb_array_length(${at}) = ${params.add(test.value)}::int END, FALSE)`;
    case 'elemMatch': {
      const memberSql = (part: MemberTest): string => {
        if ('test' in part) {
          const member = { sql: inside('item.v', part.path), isScalar: false, isExact: true };
          return testSql(member, part.test, params);
        }
        const all = part.any.map((parts) => `(${parts.map(memberSql).join(' AND ') || 'TRUE'})`);
        return `(${part.not ? 'NOT ' : ''}(${all.join(' OR ') || 'FALSE'}))`;
      };
      const passing = test.parts.map(memberSql);
      return `EXISTS (SELECT 1 FROM ${members} WHERE ${passing.join(' AND ') || 'TRUE'})`;
    }
    case 'regex':
      return `coalesce(CASE WHEN jsonb_typeof(${at}) = 'string' THEN (${at} #>> '{}') ${
        test.ignoreCase ? '~*' : '~'
      } ${params.add(`(?n)${test.pattern}`)}::text END, FALSE)`;
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte': {
      const sign = SIGNS[test.op];
      // jsonb keeps numbers in their order; texts are ordered by their code points. Compared is what `orderBy` sorts by,
      // so that one index serves both. A plain `=` in the check of the type would have PostgreSQL expect next to no row.
      if (typeof test.value === 'number')
        return sure(
          `${sortable(at)} ${sign} ${value(test.value)} AND CASE WHEN jsonb_typeof(${at}) = 'number' THEN TRUE ELSE FALSE END`,
          isExact,
        );
      return sure(
        `(${at} #>> '{}') COLLATE "C" ${sign} ${params.add(test.value)}::text AND jsonb_typeof(${at}) = 'string'`,
        isExact,
      );
    }
  }
}

/** The value at a path inside another; only names that a schema holds come here. */
const inside = (at: string, path: readonly string[]) =>
  path.reduce((outer, key) => `(${outer} -> ${literal(key)})`, at);
