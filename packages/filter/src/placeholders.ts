import { FilterError } from './ast.ts';
import type { Subject } from './subject.ts';

/** What `{{user.x}}` gives when there is no such value. */
export const MISSING = Symbol('missing');

const PLACEHOLDER = /^\{\{\s*user\.([\p{L}\p{N}_.]+)\s*\}\}$/u;

/** The path that a text names as a value of the subject's: `{{user.data.team}}` → ['team']; null for any other text. */
export function placeholderOf(text: string): string[] | null {
  const name = PLACEHOLDER.exec(text)?.[1];
  return name ? name.replace(/^data\./, '').split('.') : null;
}

/**
 * A rule's condition on one field with the subject's values in it, as a filter of operators alone. What the subject's
 * profile holds is put in as a literal: an object or a list in it is compared, and never read as a condition. MISSING
 * where it asks for a value that is not there.
 * @throws FilterError where a value of the subject's stands in a place that decides how it is compared (`$regex`, `$exists`)
 */
export function literalsOf(condition: unknown, subject: Subject | null): unknown {
  try {
    return conditionOf(condition, subject);
  } catch (error) {
    if (error === MISSING) return MISSING;
    throw error;
  }
}

function conditionOf(condition: unknown, subject: Subject | null): unknown {
  if (Array.isArray(condition)) return { $in: condition.map((one) => literal(one, subject)) };
  if (!hasOperators(condition)) return { $eq: literal(condition, subject) };
  return Object.fromEntries(
    Object.entries(condition).map(([operator, operand]) => [
      operator,
      operandOf(operator, operand, subject),
    ]),
  );
}

function operandOf(operator: string, operand: unknown, subject: Subject | null): unknown {
  switch (operator) {
    case '$eq':
    case '$ne':
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return literal(operand, subject);
    case '$in':
    case '$nin':
    case '$all':
      return listOf(operand, subject);
    case '$not':
      return conditionOf(operand, subject);
    case '$elemMatch':
      return membersOf(operand, subject);
    default:
      // A pattern, a number of members, whether there is a value at all: the rule's author says these.
      if (holdsPlaceholder(operand)) throw new FilterError(`${operator} takes no {{user.…}}`);
      return operand;
  }
}

/** `{{user.data.teams}}` in a list's stead is the list itself. */
function listOf(operand: unknown, subject: Subject | null): unknown {
  const list = typeof operand === 'string' ? literal(operand, subject) : operand;
  if (!Array.isArray(list)) throw new FilterError('A list is wanted here');
  return typeof operand === 'string' ? list : list.map((one) => literal(one, subject));
}

function membersOf(operand: unknown, subject: Subject | null): unknown {
  if (typeof operand !== 'object' || operand === null || Array.isArray(operand))
    throw new FilterError('$elemMatch takes conditions');
  return Object.fromEntries(
    Object.entries(operand).map(([name, part]) => {
      if ((name === '$and' || name === '$or' || name === '$nor') && Array.isArray(part))
        return [name, part.map((one) => membersOf(one, subject))];
      return [
        name,
        name.startsWith('$') ? operandOf(name, part, subject) : conditionOf(part, subject),
      ];
    }),
  );
}

/** A value of the rule's, with the subject's own where it names them. Throws MISSING where there is none. */
function literal(value: unknown, subject: Subject | null): unknown {
  if (Array.isArray(value)) return value.map((one) => literal(one, subject));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, literal(one, subject)]),
    );
  const path = typeof value === 'string' ? placeholderOf(value) : null;
  if (!path) return value;
  const found = subject && subjectsValue(path, subject);
  if (found === undefined || found === null) throw MISSING;
  return found;
}

/** The subject's own value at a path; undefined where there is none. */
export function subjectsValue(path: readonly string[], subject: Subject): unknown {
  const [head = '', ...rest] = path;
  if (rest.length === 0 && (head === 'id' || head === 'email' || head === 'role'))
    return subject[head];
  return path.reduce<unknown>((inner, key) => {
    const isThere = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key);
    return isThere ? (inner as Record<string, unknown>)[key] : undefined;
  }, subject.data);
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
