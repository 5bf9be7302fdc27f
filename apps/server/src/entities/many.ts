import { LIMITS, type Row } from '@trellis/contract';
import { and, type Filter, hasField, jsonAt, or, placeOf } from '@trellis/filter';
import type pg from 'pg';
import { newId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { byIds } from './asked.ts';
import { applyChange, fieldsIn } from './change.ts';
import { mayCreate, noRow, type RowContext, readable } from './context.ts';
import { withSome } from './fields.ts';
import { matchRow, presentRow } from './present.ts';
import { refuseProtected } from './protected.ts';
import type { Resolved } from './resolved.ts';
import type { RowAsk } from './row-ask.ts';
import * as sql from './statements/index.ts';
import { normalise } from './validate.ts';
import { begun, changed } from './written.ts';

/** Rows that one call may change. */
const MOST = 500;

/**
 * Changes the rows that match, 500 at most; `has_more` when there are others. `change` is fields, or
 * update operators (`$set`, `$inc`, `$push`, …). All or none.
 */
export async function updateMany(
  context: RowContext,
  ask: RowAsk,
  query: unknown,
  change: Record<string, unknown>,
): Promise<{ updated: number; has_more: boolean }> {
  return context.onRows(ask, async (target) => {
    const access = context.access(ask, target, 'update');
    const filter = and(access, await context.filter(ask, target, query));
    const by = await context.userId(ask);
    const { schema } = target.entity;
    const known = withSome(schema);
    const { rows, more } = await context.transaction(async (client) => {
      const found = await sql.lockRows(client, target.place, filter, MOST + 1);
      const written: sql.StoredRow[] = [];
      for (const before of found.slice(0, MOST)) {
        const input = applyChange(presentRow(before, schema), change, known);
        // Fields that its sender does not know are none of the change; they are told that they are not theirs.
        refuseProtected(schema, unknownIn(change, input), () => matchRow(before), 'update');
        written.push(await write(client, target, before, input, access, by));
      }
      return { rows: written, more: found.length > MOST };
    });
    context.announce(target, 'update', rows);
    return { updated: rows.length, has_more: more };
  });
}

const unknownIn = (change: Record<string, unknown>, known: Record<string, unknown>) =>
  Object.fromEntries(
    fieldsIn(change).flatMap((name) => (Object.hasOwn(known, name) ? [] : [[name, change]])),
  );

/** Changes rows by their ids, each by its own fields. All or none. */
export async function bulkUpdate(
  context: RowContext,
  ask: RowAsk,
  changes: Record<string, unknown>[],
): Promise<Row[]> {
  return context.onRows(ask, async (target) => {
    const access = context.access(ask, target, 'update');
    const by = await context.userId(ask);
    const ids = changes.map((change) => String(change.id ?? ''));
    const rows = await context.transaction(async (client) => {
      const locked = await sql.lockRows(client, target.place, and(access, byIds(ids)), MOST);
      const before = new Map(locked.map((row) => [row.id, row]));
      for (const [at, change] of changes.entries()) {
        const row = before.get(ids[at] ?? '');
        if (!row) throw noRow();
        before.set(row.id, await write(client, target, row, change, access, by));
      }
      return ids.map((id) => before.get(id)!);
    });
    context.announce(target, 'update', [...new Set(rows)]);
    return rows.map((row) => presentRow(row, target.entity.schema));
  });
}

/**
 * Makes rows, or changes those that have the same values in the key fields (of those the caller may
 * change). Of two records with one key the later counts. Calls on one entity wait for each other, so
 * that two at once make no twins.
 */
export async function upsert(
  context: RowContext,
  ask: RowAsk,
  records: Record<string, unknown>[],
  keys: string[],
): Promise<{ created: number; updated: number; records: Row[] }> {
  return context.onRows(ask, async (target) => {
    const { schema } = target.entity;
    for (const key of keys)
      if (!Object.hasOwn(schema.properties, key))
        throw new Refusal('invalid', `There is no field ${key}`, { code: 'validation' });
    const latest = new Map<string, Record<string, unknown>>();
    // As the row will hold them: '5' is the number's 5 for the key as for the field.
    const valuesOf = (record: Record<string, unknown>) =>
      keys.map((key) => normalise(record[key], schema.properties[key]!));
    for (const record of records) latest.set(keyText(valuesOf(record), keys), record);
    const wanted = [...latest.values()];
    const access = context.access(ask, target, 'update');
    const creating = context.access(ask, target, 'create');
    const by = await context.userId(ask);
    const done = await context.transaction(async (client) => {
      await sql.lockEntity(client, target.place);
      const same = or(
        ...(await Promise.all(
          wanted.map((record) =>
            context.filter(
              ask,
              target,
              Object.fromEntries(valuesOf(record).map((value, n) => [keys[n], { $eq: value }])),
            ),
          ),
        )),
      );
      const found = new Map<string, sql.StoredRow>();
      for (const row of await sql.lockRows(client, target.place, and(access, same), LIMITS.list))
        found.set(keyText(valuesOf(presentRow(row, schema)), keys), row);
      const rows: { row: sql.StoredRow; isNew: boolean }[] = [];
      for (const record of wanted) {
        const before = found.get(keyText(valuesOf(record), keys));
        const row = before
          ? await write(client, target, before, record, access, by)
          : await make(client, target, { ask, access: creating, by }, record);
        rows.push({ row, isNew: !before });
      }
      return rows;
    });
    const of = (wanted: boolean) =>
      done.filter(({ isNew }) => isNew === wanted).map(({ row }) => row);
    context.announce(target, 'create', of(true));
    context.announce(target, 'update', of(false));
    const created = done.filter(({ isNew }) => isNew).length;
    return {
      created,
      updated: done.length - created,
      records: done.map(({ row }) => presentRow(row, schema)),
    };
  });
}

/** The different values of a field among the rows that the caller may read; lists give their members. */
export async function distinct(
  context: RowContext,
  ask: RowAsk,
  field: string,
  query: unknown,
  page: { limit: number; after: string | null },
): Promise<unknown[]> {
  return context.onList<unknown[]>(ask, [], async (target) => {
    const filter = and(
      context.access(ask, target, 'read'),
      await context.filter(ask, target, query),
    );
    if (ask.unknown === 'missing' && !hasField(field, target.entity.schema.properties)) return [];
    return readable(async () => {
      const { place } = placeOf(field, target.entity.schema.properties);
      return sql.selectDistinct(context.reads, target.place, jsonAt(place), filter, page);
    });
  });
}

/** Makes one row as part of a call. */
async function make(
  client: pg.PoolClient,
  { entity, place }: Resolved,
  { ask, access, by }: { ask: RowAsk; access: Filter; by: string | null },
  record: Record<string, unknown>,
): Promise<sql.StoredRow> {
  const fresh = begun(entity.schema, { id: newId(), creatorId: by }, record);
  mayCreate(ask, access, fresh);
  const [row] = await sql.insertRows(client, place, [fresh], 'columns');
  return row!;
}

/** Writes one row as part of a call. */
function write(
  client: pg.PoolClient,
  target: Resolved,
  before: sql.StoredRow,
  input: Record<string, unknown>,
  access: Filter,
  by: string | null,
): Promise<sql.StoredRow> {
  const data = changed(target.entity.schema, before, input, access);
  return sql.updateRow(client, target.place, before.id, data, by, 'columns');
}

/** The values of the key fields as one text; a record must have each. */
function keyText(values: readonly unknown[], keys: readonly string[]): string {
  const missing = keys.find((_key, n) => (values[n] ?? '') === '');
  if (missing !== undefined)
    throw new Refusal('invalid', `Each record needs a value for ${missing}`, {
      code: 'validation',
    });
  return JSON.stringify(values);
}
