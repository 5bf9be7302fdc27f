import { RE2JS } from 're2js';
import {
  type Filter,
  FilterError,
  type Json,
  type MemberTest,
  type Place,
  type Test,
} from './ast.ts';

/** A row as the in-memory evaluator sees it: the columns, and the data by stored keys. */
export interface MatchRow {
  id: string;
  creator_id: string | null;
  /** ISO 8601 in UTC. */
  created_at: string;
  updated_at: string;
  data: Record<string, Json>;
}

/** Whether the row passes. The same answers as `toSql` in PostgreSQL: a property test holds them together. */
export function matches(filter: Filter, row: MatchRow): boolean {
  switch (filter.kind) {
    case 'always':
      return true;
    case 'never':
      return false;
    case 'and':
      return filter.filters.every((f) => matches(f, row));
    case 'or':
      return filter.filters.some((f) => matches(f, row));
    case 'not':
      return !matches(filter.filter, row);
    case 'test':
      return 'column' in filter.place
        ? testColumn(filter.test, filter.place, row)
        : passes(filter.test, valueAt(filter.place.path, row.data), filter.place.isScalar === true);
    default:
      throw new FilterError('A search is answered by the database alone');
  }
}

function valueAt(path: readonly string[], data: Json): Json | undefined {
  let value: Json | undefined = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    value = Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return value;
}

/** Columns that hold times compare as times: both sides become the same ISO text first. */
function testColumn(test: Test, place: Extract<Place, { column: string }>, row: MatchRow): boolean {
  const value = row[place.column];
  if (!place.column.endsWith('_at')) return passes(test, value);
  return passes(timesOf(test), new Date(value ?? 0).toISOString());
}

/** The test with each text that is a time written as ISO 8601 in UTC with milliseconds. */
export function timesOf(test: Test): Test {
  const time = <T extends Json>(value: T): T => {
    if (typeof value !== 'string') return value;
    const at = Date.parse(value);
    return Number.isNaN(at) ? value : (new Date(at).toISOString() as T);
  };
  if ('values' in test) return { ...test, values: test.values.map(time) };
  if (test.op === 'eq' || test.op === 'ne') return { ...test, value: time(test.value) };
  if (test.op === 'gt' || test.op === 'gte' || test.op === 'lt' || test.op === 'lte')
    return { ...test, value: time(test.value) };
  return test;
}

/** Whether a value passes a test; `undefined` is no value. A scalar place is not searched for members. */
export function passes(test: Test, value: Json | undefined, isScalar = false): boolean {
  const same = isScalar ? isEqual : equalsOrHolds;
  switch (test.op) {
    case 'eq':
      return same(value, test.value);
    case 'ne':
      return !same(value, test.value);
    case 'in':
      return test.values.some((v) => same(value, v));
    case 'nin':
      return !test.values.some((v) => same(value, v));
    case 'exists':
      return (value !== undefined && value !== null) === test.value;
    case 'all':
      return test.values.every((v) => Array.isArray(value) && value.some((item) => equal(item, v)));
    case 'size':
      return Array.isArray(value) && value.length === test.value;
    case 'elemMatch':
      return (
        Array.isArray(value) &&
        value.some((item) => test.parts.every((part) => memberPasses(part, item)))
      );
    case 'regex':
      return typeof value === 'string' && regexOf(test).test(value);
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte': {
      const order = compare(value, test.value);
      if (order === null) return false;
      return test.op === 'gt'
        ? order > 0
        : test.op === 'gte'
          ? order >= 0
          : test.op === 'lt'
            ? order < 0
            : order <= 0;
    }
  }
}

/** Whether a list's member passes; `undefined` is a member without a value. */
export function memberPasses(part: MemberTest, item: Json | undefined): boolean {
  if ('test' in part)
    return passes(part.test, item === undefined ? undefined : valueAt(part.path, item));
  return part.any.some((parts) => parts.every((one) => memberPasses(one, item))) !== part.not;
}

const patterns = new WeakMap<Test, RE2JS>();

/**
 * A test's pattern, compiled once for all the rows that it is asked of. It takes time in proportion to the
 * text, whatever the pattern: rules are written by whoever has an app here.
 */
function regexOf(test: Extract<Test, { op: 'regex' }>): RE2JS {
  let regex = patterns.get(test);
  if (!regex) {
    regex = RE2JS.compile(test.pattern, test.ignoreCase ? RE2JS.CASE_INSENSITIVE : 0);
    patterns.set(test, regex);
  }
  return regex;
}

/** null equals a missing value. */
function isEqual(value: Json | undefined, wanted: Json): boolean {
  return equal(value ?? null, wanted);
}

/** The same; a list also passes when it holds the value. */
function equalsOrHolds(value: Json | undefined, wanted: Json): boolean {
  if (isEqual(value, wanted)) return true;
  return (
    Array.isArray(value) && !Array.isArray(wanted) && value.some((item) => equal(item, wanted))
  );
}

function equal(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, i) => equal(item, b[i]!))
    );
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((k) => Object.hasOwn(b, k) && equal(a[k]!, b[k]!))
  );
}

/** Numbers with numbers, texts with texts (by code point, as PostgreSQL's "C"); anything else has no order. */
function compare(a: Json | undefined, b: number | string): number | null {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a !== 'string' || typeof b !== 'string') return null;
  const left = [...a];
  const right = [...b];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const order = left[i]!.codePointAt(0)! - right[i]!.codePointAt(0)!;
    if (order !== 0) return order;
  }
  return left.length - right.length;
}
