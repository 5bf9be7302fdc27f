import type { EntitySchema } from '@trellis/contract';
import { newRow } from './context.ts';
import { someOf, writableHere } from './fields.ts';
import { matchRow } from './present.ts';
import type * as sql from './statements/index.ts';
import { checkChange, checkData, type Data } from './validate.ts';

/**
 * A row's data after a change. Each way to change rows goes through here, so that many at once are as one
 * after the other (security.md, property 3), also where a field's own rule depends on the row.
 */
export function changed(schema: EntitySchema, before: sql.StoredRow, input: Data): Data {
  const data = { ...before.data, ...checkChange(schema, input) };
  if (someOf(schema).length === 0) return data;
  const here = writableHere(schema, input, matchRow(before));
  return { ...data, ...(here && checkChange(here.schema, here.input)) };
}

/** A new row with what its maker sent; each way to make rows goes through here. */
export function begun(
  schema: EntitySchema,
  row: { id: string; creatorId: string | null },
  input: Data,
): sql.NewRow {
  const made = { ...row, data: checkData(schema, input) };
  if (someOf(schema).length === 0) return made;
  const here = writableHere(schema, input, newRow(made));
  if (here) Object.assign(made.data, checkChange(here.schema, here.input));
  return made;
}
