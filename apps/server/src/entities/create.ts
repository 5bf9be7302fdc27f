import { importedRowId, type Row } from '@trellis/contract';
import { newId } from '../ids.ts';
import { mayCreate, type RowContext } from './context.ts';
import { presentRow } from './present.ts';
import type { Resolved } from './resolved.ts';
import type { RowAsk } from './row-ask.ts';
import * as sql from './statements/index.ts';
import { type Words, wordingOf } from './wording.ts';
import { begun } from './written.ts';

/** Makes rows, all or none. */
export function create(
  context: RowContext,
  ask: RowAsk,
  inputs: Record<string, unknown>[],
): Promise<Row[]> {
  return context.onRows(ask, async (target) => {
    const rows = await fresh(context, ask, target, inputs);
    const stored = await sql.insertRows(context.database.pool, target.place, rows);
    context.announce(target, 'create', stored);
    return stored.map((row) => presentRow(row, target.entity.schema));
  });
}

/** The same, answered as JSON texts where PostgreSQL can write them; null, and nothing made, where it cannot. */
export function createTexts(
  context: RowContext,
  ask: RowAsk,
  inputs: Record<string, unknown>[],
  words: Words,
): Promise<string[] | null> {
  return context.onRows(ask, async (target) => {
    const wording = wordingOf(target, words);
    if (!wording) return null;
    const rows = await fresh(context, ask, target, inputs);
    context.usage.note(target.place, null);
    const [first, ...others] = rows;
    const stored =
      first && others.length === 0
        ? [await context.writes.insert(target.place, first, wording)]
        : await sql.insertRowTexts(context.database.pool, target.place, rows, wording);
    context.announce(target, 'create', stored);
    return stored.map(({ text }) => text);
  });
}

/** Makes an import's rows, all or none; those that were made before are answered again. */
export async function createOnce(
  context: RowContext,
  ask: RowAsk,
  importId: string,
  at: readonly number[],
  inputs: Record<string, unknown>[],
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
      const stored = await sql.insertRows(pool, target.place, rows);
      for (const row of stored) known.set(row.id, row);
      context.announce(target, 'create', stored);
    }
    return ids.map((id) => presentRow(known.get(id)!, target.entity.schema));
  });
}

async function fresh(
  context: RowContext,
  ask: RowAsk,
  target: Resolved,
  inputs: Record<string, unknown>[],
) {
  const creatorId = await context.userId(ask);
  const access = context.access(ask, target, 'create');
  return inputs.map((input) => {
    const row = begun(target.entity.schema, { id: newId(), creatorId }, input);
    mayCreate(ask, access, row);
    return row;
  });
}
