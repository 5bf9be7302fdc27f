import { importedRowId, type Row } from '@trellis/contract';
import { newId } from '../ids.ts';
import { mayCreate, type RowContext } from './context.ts';
import type { Dialect } from './dialect.ts';
import { presentRow } from './present.ts';
import { presenterOf } from './presenter.ts';
import type { Resolved } from './resolved.ts';
import type { RowAsk } from './row-ask.ts';
import * as sql from './statements/index.ts';
import type { Data } from './validate.ts';
import { begun } from './written.ts';

/** Makes rows, all or none. */
export async function create<Text>(
  context: RowContext,
  ask: RowAsk,
  inputs: readonly Data[],
  dialect: Dialect<Text>,
): Promise<Row[] | Text> {
  const { presenter, rows } = await made(context, ask, inputs, dialect);
  return presenter.list(rows);
}

/** Makes one row. */
export async function createOne<Text>(
  context: RowContext,
  ask: RowAsk,
  input: Data,
  dialect: Dialect<Text>,
): Promise<Row | Text> {
  const { presenter, rows } = await made(context, ask, [input], dialect);
  return presenter.one(rows[0]!);
}

function made<Text>(
  context: RowContext,
  ask: RowAsk,
  inputs: readonly Data[],
  dialect: Dialect<Text>,
) {
  return context.onRows(ask, async (target) => {
    const presenter = presenterOf(target, dialect);
    const { place } = target;
    const all = await fresh(context, ask, target, inputs);
    context.usage.note(place, null);
    const rows =
      all.length === 1
        ? [await context.batched.insert(place, all[0]!, presenter.projection)]
        : await sql.insertRows(context.database.pool, place, all, presenter.projection);
    context.announce(target, 'create', rows);
    return { presenter, rows };
  });
}

/** Makes an import's rows, all or none; those that were made before are answered again. */
export async function createOnce(
  context: RowContext,
  ask: RowAsk,
  importId: string,
  at: readonly number[],
  inputs: readonly Data[],
): Promise<Row[]> {
  const ids = inputs.map((_input, index) => importedRowId(importId, at[index] ?? index));
  return context.onRows(ask, async (target) => {
    const { pool } = context.database;
    const there = await sql.selectByIds(pool, target.place, ids);
    const known = new Map(there.map((row) => [row.id, row]));
    const all = await fresh(context, ask, target, inputs);
    const rows = all.flatMap((row, index) =>
      known.has(ids[index]!) ? [] : [{ ...row, id: ids[index]! }],
    );
    if (rows.length > 0) {
      const stored = await sql.insertRows(pool, target.place, rows, 'columns');
      for (const row of stored) known.set(row.id, row);
      context.announce(target, 'create', stored);
    }
    return ids.map((id) => presentRow(known.get(id)!, target.entity.schema));
  });
}

async function fresh(context: RowContext, ask: RowAsk, target: Resolved, inputs: readonly Data[]) {
  const creatorId = await context.userId(ask);
  const access = context.access(ask, target, 'create');
  return inputs.map((input) => {
    const row = begun(target.entity.schema, { id: newId(), creatorId }, input);
    mayCreate(ask, access, row);
    return row;
  });
}
