/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A condition on one value. Values are compared as JSON: a number never equals a string. */
export type Test =
  | { op: 'eq' | 'ne'; value: Json }
  | { op: 'gt' | 'gte' | 'lt' | 'lte'; value: number | string }
  | { op: 'in' | 'nin'; values: Json[] }
  | { op: 'exists'; value: boolean }
  | { op: 'regex'; pattern: string; ignoreCase: boolean }
  | { op: 'all'; values: Json[] }
  | { op: 'size'; value: number }
  /** A list has a member that passes all of them. */
  | { op: 'elemMatch'; parts: MemberTest[] };

/**
 * What a list's member must pass: a test of the member itself or of a path in it, or any of several (with
 * `not`: none of them), each of which is passed whole.
 */
export type MemberTest =
  | { path: readonly string[]; test: Test }
  | { any: MemberTest[][]; not: boolean };

/**
 * Where a value stands: a column that each row has, or a path into its data. `isScalar`: the schema
 * says that there is one value and no list, so that a test need not look for members (and an index serves it).
 */
export type Place =
  | { column: 'id' | 'creator_id' | 'created_at' | 'updated_at' }
  | { path: readonly string[]; isScalar?: boolean };

/** A filter, parsed and bound to a schema. One grammar for callers' filters and for access rules. */
export type Filter =
  | { kind: 'always' }
  | { kind: 'never' }
  | { kind: 'and' | 'or'; filters: Filter[] }
  | { kind: 'not'; filter: Filter }
  | { kind: 'test'; place: Place; test: Test }
  /** One of these texts has a text in it. Only PostgreSQL answers it, as what follows. */
  | { kind: 'shows'; text: string; texts: Shown[] }
  /** The value is the id of a row, elsewhere, that passes. */
  | { kind: 'points'; place: Place; to: Elsewhere; filter: Filter };

/** A value as a text; where it is one of `except` it shows something else. */
export interface Shown {
  place: Place;
  except?: readonly string[];
}

/** Rows of another entity. */
export interface Elsewhere {
  table: string;
  appId: string;
  entityId: string;
}

export const ALWAYS: Filter = { kind: 'always' };
export const NEVER: Filter = { kind: 'never' };

/** All of them; the simplest form. */
export function and(...filters: Filter[]): Filter {
  if (filters.some((f) => f.kind === 'never')) return NEVER;
  const rest = filters.filter((f) => f.kind !== 'always');
  return rest.length === 0 ? ALWAYS : rest.length === 1 ? rest[0]! : { kind: 'and', filters: rest };
}

/** Any of them; the simplest form. */
export function or(...filters: Filter[]): Filter {
  if (filters.some((f) => f.kind === 'always')) return ALWAYS;
  const rest = filters.filter((f) => f.kind !== 'never');
  return rest.length === 0 ? NEVER : rest.length === 1 ? rest[0]! : { kind: 'or', filters: rest };
}

/** The opposite. */
export function not(filter: Filter): Filter {
  if (filter.kind === 'always') return NEVER;
  if (filter.kind === 'never') return ALWAYS;
  return filter.kind === 'not' ? filter.filter : { kind: 'not', filter };
}

/** A filter that cannot be served; the message is for the caller. */
export class FilterError extends Error {
  override name = 'FilterError';
}

/** Whether a filter asks for the value of one of these keys. */
export function asksAny(filter: Filter, keys: readonly string[]): boolean {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.filters.some((one) => asksAny(one, keys));
    case 'not':
      return asksAny(filter.filter, keys);
    case 'test':
      return 'path' in filter.place && keys.includes(filter.place.path[0] ?? '');
    default:
      return false;
  }
}
