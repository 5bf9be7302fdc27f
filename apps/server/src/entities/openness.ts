import type { EntitySchema, FieldSchema } from '@trellis/contract';
import { ALWAYS, type Asker, NEVER, ruleFilter } from '@trellis/filter';
import { rulesFilter } from './access.ts';
import { accessOf, rulesOf } from './field-rules.ts';
import { knownFields } from './fields.ts';

/** Somebody who signed up a moment ago. */
const NEWCOMER: Asker = { id: 'newcomer', email: null, role: 'user', data: {} };

/** Who reads every row of an entity without anybody's doing, and what they know of its fields; null where nobody does. */
export function readsAll(
  schema: EntitySchema,
): { who: 'stranger' | 'newcomer'; known: EntitySchema } | null {
  for (const [who, asker] of [
    ['stranger', null],
    ['newcomer', NEWCOMER],
  ] as const)
    if (rulesFilter(schema, 'read', asker) === ALWAYS)
      return { who, known: knownFields(schema, asker) };
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
