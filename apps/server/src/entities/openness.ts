import type { EntitySchema, FieldSchema } from '@trellis/contract';
import { ALWAYS, NEVER, ruleFilter, type Subject } from '@trellis/filter';
import { rulesFilter } from './access.ts';
import { accessOf, rulesOf } from './field-rules.ts';
import { knownFields } from './fields.ts';

/** Somebody who signed up a moment ago. */
const NEWCOMER: Subject = { id: 'newcomer', email: null, role: 'user', data: {} };

/** Who reads every row of an entity without anybody's doing, and what they know of its fields; null where nobody does. */
export function readsAll(
  schema: EntitySchema,
): { who: 'stranger' | 'newcomer'; known: EntitySchema } | null {
  for (const [who, subject] of [
    ['stranger', null],
    ['newcomer', NEWCOMER],
  ] as const)
    if (rulesFilter(schema, 'read', subject) === ALWAYS)
      return { who, known: knownFields(schema, subject) };
  return null;
}

/** Whether a field of the app's users is one that people do not write of themselves. */
export function isClosedToUsers(
  field: FieldSchema | undefined,
  users: EntitySchema | undefined,
): boolean {
  const rules = field && rulesOf(field);
  if (!rules || !users) return false;
  return accessOf(rules, (rule) => ruleFilter(rule, NEWCOMER, users.properties)).update === NEVER;
}
