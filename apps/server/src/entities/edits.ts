import { isDeepStrictEqual } from 'node:util';
import {
  MESSAGES,
  ROW_CONFLICT,
  type Row,
  type RowEdit,
  type RowsChanged,
} from '@trellis/contract';
import { and, type Filter, keyOf } from '@trellis/filter';
import { Refusal } from '../refusal.ts';
import { byIds } from './asked.ts';
import { noRow, type RowContext } from './context.ts';
import { withSome } from './fields.ts';
import { presentRow } from './present.ts';
import type { Resolved } from './resolved.ts';
import type { RowAsk } from './row-ask.ts';
import * as sql from './statements/index.ts';
import { changed } from './written.ts';

type Data = Record<string, unknown>;

/**
 * Changes fields of a row for somebody who saw what they were: where one is another by now it is
 * refused, and nothing is changed. What is wanted already is no conflict: an answer may have got lost.
 */
export async function changeSeen(
  context: RowContext,
  ask: RowAsk,
  id: string,
  input: Data,
  base: Data,
): Promise<Row> {
  return context.onRows(ask, async (target) => {
    const access = context.access(ask, target, 'update');
    const by = await context.userId(ask);
    const { schema } = target.entity;
    const done = await context.transaction(async (client) => {
      const before = await sql.lockRow(client, target.place, id, access);
      if (!before) throw noRow();
      const field = conflictIn(target, before, input, base);
      if (field !== null) return { field, before };
      const data = changed(schema, before, input, access);
      return { row: await sql.updateRow(client, target.place, id, data, by, 'columns') };
    });
    if (done.row === undefined) throw await conflict(context, ask, target, done, by);
    context.announce(target, 'update', [done.row]);
    return presentRow(done.row, schema);
  });
}

/** Changes several rows, each by itself: what cannot be changed is left, with the reason. */
export async function changeRows(
  context: RowContext,
  ask: RowAsk,
  edits: readonly RowEdit[],
): Promise<RowsChanged> {
  return context.onRows(ask, async (target) => {
    const access = context.access(ask, target, 'update');
    const by = await context.userId(ask);
    const { schema } = target.entity;
    const ids = edits.map(({ id }) => id);
    const written: sql.StoredRow[] = [];
    const answer: RowsChanged = { rows: [], left: [] };
    await context.transaction(async (client) => {
      const found = await sql.lockRows(client, target.place, and(access, byIds(ids)), ids.length);
      const rows = new Map(found.map((row) => [row.id, row]));
      for (const { id, data, base } of edits) {
        const before = rows.get(id);
        const left = (why: 'gone' | 'changed' | 'invalid', message: string) =>
          answer.left.push({ id, why, message });
        if (!before) left('gone', MESSAGES.rowGone);
        else if (base && conflictIn(target, before, data, base) !== null)
          left('changed', MESSAGES.valueChanged);
        else {
          const next = fitted(target, access, before, data);
          if (next instanceof Refusal) left('invalid', next.message);
          else {
            // Who puts something back that was never changed leaves the row as it is, its time too.
            const isSo = base !== undefined && isDeepStrictEqual(next, before.data);
            const row = isSo
              ? before
              : await sql.updateRow(client, target.place, id, next, by, 'columns');
            rows.set(id, row);
            if (!isSo) written.push(row);
            const was = presentRow(before, schema);
            answer.rows.push({
              row: presentRow(row, schema),
              before: Object.fromEntries(
                Object.keys(data).map((name) => [name, was[name] ?? null]),
              ),
            });
          }
        }
      }
    });
    context.announce(target, 'update', written);
    return answer;
  });
}

/** A row's data after a change, or why it cannot be that. */
function fitted(
  { entity }: Resolved,
  access: Filter,
  before: sql.StoredRow,
  input: Data,
): Data | Refusal {
  try {
    return changed(entity.schema, before, input, access);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** The first field that is neither what the caller saw nor what they want. */
function conflictIn(
  { entity }: Resolved,
  row: sql.StoredRow,
  input: Data,
  base: Data,
): string | null {
  const now = presentRow(row, entity.schema);
  const is = (name: string, value: unknown) => isDeepStrictEqual(now[name] ?? null, value ?? null);
  const { properties } = withSome(entity.schema);
  const names = Object.keys(base).filter((name) => Object.hasOwn(properties, name));
  return names.find((name) => !is(name, base[name]) && !is(name, input[name])) ?? null;
}

/** Who made the field what it is; for who builds the app alone. */
async function conflict(
  context: RowContext,
  ask: RowAsk,
  { place, entity, appId }: Resolved,
  { field, before }: { field: string; before: sql.StoredRow },
  own: string | null,
): Promise<Refusal> {
  const key = keyOf(field, withSome(entity.schema).properties[field]!);
  const { pool, db } = context.database;
  const by =
    ask.role && (await sql.changerOf(pool, place, before.id, key, before.data[key] ?? null));
  const person =
    by &&
    (await db
      .selectFrom('users')
      .select(['name', 'email'])
      .where('tenant_id', '=', appId)
      .where('id', '=', by)
      .executeTakeFirst());
  const name = by && by === own ? 'You' : person ? person.name || person.email : '';
  const message = name ? MESSAGES.valueChangedBy(name) : MESSAGES.valueChanged;
  return new Refusal('conflict', message, { code: ROW_CONFLICT, fields: { [field]: name ?? '' } });
}
