import { ALWAYS, and, type Filter, FilterError, NEVER, not, or } from './ast.ts';
import { type FieldShapes, placeOf } from './fields.ts';
import { parseFilter } from './parse.ts';

/** Who asks, as access rules see them. null: nobody is signed in. */
export interface Asker {
  id: string;
  email: string;
  role: string;
  /** The profile's own fields, for `{{user.data.x}}`. */
  data?: Record<string, unknown>;
}

export type Level = 'anonymous' | 'all' | 'admin' | 'creator' | 'none';

/** The rows that a level lets the asker reach (security.md, row access; ruling 15). */
export function levelFilter(level: Level, asker: Asker | null): Filter {
  switch (level) {
    case 'anonymous':
      return ALWAYS;
    case 'all':
      return asker ? ALWAYS : NEVER;
    case 'admin':
      return asker?.role === 'admin' ? ALWAYS : NEVER;
    case 'creator':
      return asker ? isCreator(asker.id) : NEVER;
    case 'none':
      return NEVER;
  }
}

function isCreator(id: string): Filter {
  return { kind: 'test', place: { column: 'creator_id' }, test: { op: 'eq', value: id } };
}

/**
 * A row rule of a schema (`rls`) for one asker: true, false, null, {} or conditions with
 * `{{user.…}}` in them and `user_condition` on the asker. A rule that cannot be read lets nobody in.
 */
export function ruleFilter(rule: unknown, asker: Asker | null, fields: FieldShapes): Filter {
  if (rule === true || rule === null || rule === undefined) return ALWAYS;
  if (rule === false) return NEVER;
  try {
    return conditions(rule, asker, fields, 0);
  } catch (error) {
    if (error instanceof FilterError) return NEVER;
    throw error;
  }
}

function conditions(
  rule: unknown,
  asker: Asker | null,
  fields: FieldShapes,
  depth: number,
): Filter {
  if (depth > 8 || typeof rule !== 'object' || rule === null || Array.isArray(rule))
    throw new FilterError('A rule is an object');
  return and(
    ...Object.entries(rule).map(([name, value]): Filter => {
      const list = () => {
        if (!Array.isArray(value)) throw new FilterError(`${name} takes a list`);
        return value.map((part) => conditions(part, asker, fields, depth + 1));
      };
      if (name === '$or') return or(...list());
      if (name === '$and') return and(...list());
      if (name === '$nor') return not(or(...list()));
      if (name === 'user_condition') return userCondition(value, asker);
      if (name === 'created_by') {
        // The e-mail of the creator stands in the user's row; only one's own can be asked for.
        return asker && fill(value, asker) === asker.email ? isCreator(asker.id) : NEVER;
      }
      placeOf(name, fields);
      const filled = fill(value, asker);
      return filled === MISSING ? NEVER : parseFilter({ [name]: filled }, fields);
    }),
  );
}

function userCondition(condition: unknown, asker: Asker | null): Filter {
  if (!asker || typeof condition !== 'object' || condition === null) return NEVER;
  const of = (name: string): unknown =>
    name === 'role' || name === 'email' || name === 'id'
      ? asker[name]
      : asker.data?.[name.replace(/^data\./, '')];
  return Object.entries(condition).every(([name, wanted]) => {
    const value = of(name);
    if (Array.isArray(wanted)) return wanted.includes(value);
    if (typeof wanted === 'object' && wanted !== null && '$in' in wanted)
      return Array.isArray(wanted.$in) && wanted.$in.includes(value);
    return typeof wanted !== 'object' && value === wanted;
  })
    ? ALWAYS
    : NEVER;
}

/** What `{{user.x}}` gives when there is no such value: the condition then holds for no row. */
const MISSING = Symbol('missing');

function fill(value: unknown, asker: Asker | null): unknown {
  if (typeof value === 'string') {
    const name = /^\{\{\s*user\.([A-Za-z0-9_.]+)\s*\}\}$/.exec(value)?.[1];
    if (!name) return value;
    if (!asker) return MISSING;
    if (name === 'id' || name === 'email' || name === 'role') return asker[name];
    const own = asker.data?.[name.replace(/^data\./, '')];
    return own === undefined || own === null ? MISSING : own;
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => fill(item, asker));
    return items.includes(MISSING) ? MISSING : items;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([k, v]) => [k, fill(v, asker)] as const);
    return entries.some(([, v]) => v === MISSING) ? MISSING : Object.fromEntries(entries);
  }
  return value;
}
