import { isDeepStrictEqual } from 'node:util';
import { type EntitySchema, MESSAGES } from '@trellis/contract';
import { keyOf, type MatchRow, matches } from '@trellis/filter';
import { Refusal } from '../refusal.ts';
import { type FieldOperation, namedOf, type SomeField } from './fields.ts';
import { type Data, normalise } from './validate.ts';

export const protectedFields = (names: readonly string[]): Refusal =>
  new Refusal('forbidden', MESSAGES.fieldsProtected(names), { code: 'no_permission' });

/**
 * Refuses values of fields that are not their sender's to write, by the fields' names, where callers are told of it
 * (`RowAsk.namesProtected`). Clients send whole rows back: what is as its sender knows it is no change, nor is a new
 * row's default. Of a field that they do not read no value is compared with what is stored.
 */
export function refuseProtected(
  schema: EntitySchema,
  input: Data,
  rowOf: () => MatchRow,
  operation: FieldOperation,
  stored: Data | null = null,
): void {
  const ruled = namedOf(schema);
  if (ruled.length === 0) return;
  // In the order in which they were sent.
  const asked = Object.keys(input).flatMap(
    (name) => (input[name] !== undefined && ruled.find((one) => one.name === name)) || [],
  );
  if (asked.length === 0) return;
  const row = rowOf();
  const names = asked
    .filter((one) => !matches(one[operation], row) && !isKnownAs(one, input[one.name]))
    .map(({ name }) => name);
  if (names.length > 0) throw protectedFields(names);

  function isKnownAs({ name, field, read }: SomeField, given: unknown): boolean {
    if (operation === 'create') return given === null || isDeepStrictEqual(given, field.default);
    if (stored === null || !matches(read, row)) return false;
    const value = normalise(given, field) ?? null;
    return isDeepStrictEqual(value, stored[keyOf(name, field)] ?? null);
  }
}
