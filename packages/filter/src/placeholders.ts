import type { Asker } from './asker.ts';
import { FilterError } from './ast.ts';

/** What `{{user.x}}` gives when there is no such value. */
export const MISSING = Symbol('missing');

const PLACEHOLDER = /^\{\{\s*user\.([\p{L}\p{N}_.]+)\s*\}\}$/u;

/** The path that a text names as a value of the asker's: `{{user.data.team}}` → ['team']; null for any other text. */
export function placeholderOf(text: string): string[] | null {
  const name = PLACEHOLDER.exec(text)?.[1];
  return name ? name.replace(/^data\./, '').split('.') : null;
}

/**
 * A rule's condition on one field with the asker's values in it, as a filter of operators alone. What the asker's
 * profile holds is put in as a literal: an object or a list in it is compared, and never read as a condition. MISSING
 * where it asks for a value that is not there.
 * @throws FilterError where a value of the asker's stands in a place that decides how it is compared (`$regex`, `$exists`)
 */
export function literalsOf(condition: unknown, asker: Asker | null): unknown {
  try {
    return conditionOf(condition, asker);
  } catch (error) {
    if (error === MISSING) return MISSING;
    throw error;
  }
}

function conditionOf(condition: unknown, asker: Asker | null): unknown {
  if (Array.isArray(condition)) return { $in: condition.map((one) => literal(one, asker)) };
  if (!hasOperators(condition)) return { $eq: literal(condition, asker) };
  return Object.fromEntries(
    Object.entries(condition).map(([operator, operand]) => [
      operator,
      operandOf(operator, operand, asker),
    ]),
  );
}

function operandOf(operator: string, operand: unknown, asker: Asker | null): unknown {
  switch (operator) {
    case '$eq':
    case '$ne':
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return literal(operand, asker);
    case '$in':
    case '$nin':
    case '$all':
      return listOf(operand, asker);
    case '$not':
      return conditionOf(operand, asker);
    case '$elemMatch':
      return membersOf(operand, asker);
    default:
      // A pattern, a number of members, whether there is a value at all: the rule's author says these.
      if (holdsPlaceholder(operand)) throw new FilterError(`${operator} takes no {{user.…}}`);
      return operand;
  }
}

/** `{{user.data.teams}}` in a list's stead is the list itself. */
function listOf(operand: unknown, asker: Asker | null): unknown {
  const list = typeof operand === 'string' ? literal(operand, asker) : operand;
  if (!Array.isArray(list)) throw new FilterError('A list is wanted here');
  return typeof operand === 'string' ? list : list.map((one) => literal(one, asker));
}

function membersOf(operand: unknown, asker: Asker | null): unknown {
  if (typeof operand !== 'object' || operand === null || Array.isArray(operand))
    throw new FilterError('$elemMatch takes conditions');
  return Object.fromEntries(
    Object.entries(operand).map(([name, part]) => {
      if ((name === '$and' || name === '$or' || name === '$nor') && Array.isArray(part))
        return [name, part.map((one) => membersOf(one, asker))];
      return [name, name.startsWith('$') ? operandOf(name, part, asker) : conditionOf(part, asker)];
    }),
  );
}

/** A value of the rule's, with the asker's own where it names them. Throws MISSING where there is none. */
function literal(value: unknown, asker: Asker | null): unknown {
  if (Array.isArray(value)) return value.map((one) => literal(one, asker));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, literal(one, asker)]),
    );
  const path = typeof value === 'string' ? placeholderOf(value) : null;
  if (!path) return value;
  const found = asker && askersValue(path, asker);
  if (found === undefined || found === null) throw MISSING;
  return found;
}

/** The asker's own value at a path; undefined where there is none. */
export function askersValue(path: readonly string[], asker: Asker): unknown {
  const [head = '', ...rest] = path;
  if (rest.length === 0 && (head === 'id' || head === 'email' || head === 'role'))
    return asker[head];
  return path.reduce<unknown>((inner, key) => {
    const isThere = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key);
    return isThere ? (inner as Record<string, unknown>)[key] : undefined;
  }, asker.data);
}

function hasOperators(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).some((key) => key.startsWith('$'))
  );
}

/** Whether a `{{…}}` stands anywhere in it. */
export function holdsPlaceholder(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('{{');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsPlaceholder);
}
