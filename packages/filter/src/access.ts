import { ALWAYS, and, type Filter, FilterError, type Json, NEVER, not, or } from './ast.ts';
import { type FieldShapes, placeOf } from './fields.ts';
import { matches } from './matches.ts';
import { parseFilter } from './parse.ts';
import {
  holdsPlaceholder,
  literalsOf,
  MISSING,
  placeholderOf,
  subjectsValue,
} from './placeholders.ts';
import type { Subject } from './subject.ts';

export type Level = 'anonymous' | 'all' | 'admin' | 'creator' | 'none';

/** The rows that a level lets the subject reach (security.md, row access; ruling 15). */
export function levelFilter(level: Level, subject: Subject | null): Filter {
  switch (level) {
    case 'anonymous':
      return ALWAYS;
    case 'all':
      return subject ? ALWAYS : NEVER;
    case 'admin':
      return subject?.role === 'admin' ? ALWAYS : NEVER;
    case 'creator':
      return subject ? isCreator(subject.id) : NEVER;
    case 'none':
      return NEVER;
  }
}

function isCreator(id: string): Filter {
  return { kind: 'test', place: { column: 'creator_id' }, test: { op: 'eq', value: id } };
}

/**
 * A row rule of a schema (`rls`) for one subject: true, false, null, {} or conditions with
 * `{{user.…}}` in them and `user_condition` on the subject. A rule that cannot be read lets nobody in, and a
 * condition about somebody who is not there holds for no row, negated or not (security.md).
 */
export function ruleFilter(rule: unknown, subject: Subject | null, fields: FieldShapes): Filter {
  if (rule === true || rule === null || rule === undefined) return ALWAYS;
  if (rule === false) return NEVER;
  try {
    return conditions(rule, { subject, fields, isNegated: false, depth: 0 });
  } catch (error) {
    if (error instanceof FilterError) return NEVER;
    throw error;
  }
}

interface Reading {
  subject: Subject | null;
  fields: FieldShapes;
  /**
   * An even number of negations stands around it, or an odd one. They are carried down to the single conditions, so
   * that one that cannot be answered is closed whichever way it is asked.
   */
  isNegated: boolean;
  depth: number;
}

function conditions(rule: unknown, reading: Reading): Filter {
  const { isNegated, depth } = reading;
  if (depth > 8 || typeof rule !== 'object' || rule === null || Array.isArray(rule))
    throw new FilterError('A rule is an object');
  const parts = Object.entries(rule).map(([name, value]) => condition(name, value, reading));
  return isNegated ? or(...parts) : and(...parts);
}

function condition(name: string, value: unknown, reading: Reading): Filter {
  const { subject, fields, isNegated } = reading;
  const inner = (part: unknown, turned: boolean) =>
    conditions(part, {
      ...reading,
      isNegated: turned ? !isNegated : isNegated,
      depth: reading.depth + 1,
    });
  const each = (turned: boolean) => {
    if (!Array.isArray(value) || value.length === 0)
      throw new FilterError(`${name} takes a list of conditions`);
    return value.map((part) => inner(part, turned));
  };
  // Negations are turned inwards: what is not "any of them" is none of them.
  if (name === '$or') return isNegated ? and(...each(false)) : or(...each(false));
  if (name === '$and') return isNegated ? or(...each(false)) : and(...each(false));
  if (name === '$nor') return isNegated ? or(...each(true)) : and(...each(true));
  if (name === '$not') return inner(value, true);
  const filter =
    name === 'user_condition'
      ? userCondition(value, subject)
      : name === 'created_by'
        ? createdBy(value, subject)
        : rowCondition(name, value, subject, fields);
  if (filter === null) return NEVER;
  return isNegated ? not(filter) : filter;
}

/** A condition on a field of the row; null where it asks about somebody who is not there. */
function rowCondition(
  name: string,
  value: unknown,
  subject: Subject | null,
  fields: FieldShapes,
): Filter | null {
  placeOf(name, fields);
  const filled = literalsOf(value, subject);
  return filled === MISSING ? null : parseFilter({ [name]: filled }, fields);
}

/**
 * The e-mail of the creator stands in the user's row. One's own is asked for by one's id; whether somebody else's is
 * meant, nobody can say here.
 */
function createdBy(value: unknown, subject: Subject | null): Filter | null {
  if (typeof value !== 'string') throw new FilterError('created_by is an e-mail');
  if (!subject) return null;
  const path = placeholderOf(value);
  const isOwn = path
    ? path.join('.') === 'email' || isEmailOf(subject, subjectsValue(path, subject))
    : isEmailOf(subject, value);
  return isOwn ? isCreator(subject.id) : null;
}

const isEmailOf = (subject: Subject, value: unknown) =>
  subject.email !== null && value === subject.email;

/** What stands for the subject's value in `user_condition`: a field of one value, so that a list in it has no members. */
const OF_USER: FieldShapes = { value: { type: 'string' } };

/** A condition on the subject's own values, which are data to it; null where it asks about somebody who is not there. */
function userCondition(condition: unknown, subject: Subject | null): Filter | null {
  if (typeof condition !== 'object' || condition === null || Array.isArray(condition))
    throw new FilterError('user_condition is an object');
  if (holdsPlaceholder(condition)) throw new FilterError('user_condition takes no {{user.…}}');
  // Read before the subject is looked at: what cannot be read lets nobody in.
  const asked = Object.entries(condition).map(
    ([name, wanted]) => [name, parseFilter({ value: wanted }, OF_USER)] as const,
  );
  if (!subject) return null;
  if (subject.email === null && asked.some(([name]) => name === 'email')) return null;
  const isMet = asked.every(([name, filter]) => {
    const value = subjectsValue(name.replace(/^data\./, '').split('.'), subject) ?? null;
    return matches(filter, { ...NO_ROW, data: { value: value as Json } });
  });
  return isMet ? ALWAYS : NEVER;
}

const NO_ROW = { id: '', creator_id: null, created_at: '', updated_at: '' };
