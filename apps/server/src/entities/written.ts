import type { EntitySchema } from '@trellis/contract';
import { type Filter, matches } from '@trellis/filter';
import { newRow, noRow } from './context.ts';
import { dependOnRow, writableHere } from './fields.ts';
import { keepParts } from './parts.ts';
import { matchRow } from './present.ts';
import { refuseProtected } from './protected.ts';
import type * as sql from './statements/index.ts';
import { checkChange, checkData, type Data } from './validate.ts';

/**
 * A row's data after a change. Each way to change rows goes through here, so that many at once are as one
 * after the other (security.md, property 3), also where a field's own rule depends on the row. What it becomes
 * must be as much the caller's to write as what it was.
 */
export function changed(
  schema: EntitySchema,
  before: sql.StoredRow,
  input: Data,
  access: Filter,
): Data {
  refuseProtected(schema, input, () => matchRow(before), 'update', before.data);
  const data = changedData(schema, before, input);
  if (!matches(access, matchRow({ ...before, data }))) throw noRow();
  return data;
}

function changedData(schema: EntitySchema, before: sql.StoredRow, input: Data): Data {
  const data = { ...before.data, ...checkChange(schema, input) };
  if (!dependOnRow(schema)) return data;
  const row = matchRow(before);
  const here = writableHere(schema, input, row, 'update');
  const all = { ...data, ...(here && checkChange(here.schema, here.input)) };
  return keepParts(schema, input, all, { data: before.data, row, operation: 'update' });
}

/** A new row with what its maker sent; each way to make rows goes through here. */
export function begun(
  schema: EntitySchema,
  row: { id: string; creatorId: string | null },
  input: Data,
): sql.NewRow {
  const made = { ...row, data: checkData(schema, input) };
  refuseProtected(schema, input, () => newRow(made), 'create');
  if (!dependOnRow(schema)) return made;
  const asked = newRow(made);
  const here = writableHere(schema, input, asked, 'create');
  if (here) Object.assign(made.data, checkChange(here.schema, here.input));
  const none = { data: {}, row: asked, operation: 'create' as const };
  return { ...made, data: keepParts(schema, input, made.data, none) };
}
