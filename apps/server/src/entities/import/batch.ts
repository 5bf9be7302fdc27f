import { type EntitySchema, importedRowId, titleFieldOf } from '@trellis/contract';
import { keyOf } from '@trellis/filter';
import type pg from 'pg';
import { ifFound, Refusal } from '../../refusal.ts';
import { USER } from '../access.ts';
import { mayCreate, type RowContext } from '../context.ts';
import { faultWords } from '../fault-words.ts';
import type { Resolved } from '../resolved.ts';
import type { RowAsk } from '../row-ask.ts';
import * as sql from '../statements/index.ts';
import { checkChange, checkData } from '../validate.ts';

/** A row of a file: its place in it, counted from zero, and what it becomes. */
export interface BatchRow {
  at: number;
  input: Record<string, unknown>;
}

export interface BatchOptions {
  /** Sixteen hex digits; a row's id is these and its place, so that no row is made twice. */
  importId: string;
  /** The field by which a row is one that is there; null where every row is new. */
  key: string | null;
  duplicates: 'add' | 'skip' | 'update';
  /** Rows with these ids may be there already: they were sent before. */
  isAgain: boolean;
}

export interface BatchDone {
  created: number;
  updated: { id: string; rev: number }[];
  /** Rows of the file that changed what another one of the batch had made or changed already. */
  again: number;
  skipped: number;
  failed: { at: number; reason: string }[];
}

interface Counted extends BatchDone {
  made: sql.NewRow[];
}

/**
 * Stores some rows of an import in one transaction, with what `within` adds to it. What does not fit the
 * schema is reported, and the others are stored.
 */
export async function importBatch(
  context: RowContext,
  ask: RowAsk,
  rows: readonly BatchRow[],
  options: BatchOptions,
  within: (client: pg.PoolClient, done: BatchDone) => Promise<void>,
): Promise<BatchDone> {
  return context.onRows(ask, async (target) => {
    const creatorId = await context.userId(ask);
    context.usage.note(target.place, null);
    const { done, changed } = await context.transaction(async (client) => {
      await sql.hold(client, target.place);
      const left = options.isAgain ? await unsent(client, target, rows, options) : rows;
      const before = await keyed(client, target, left, options);
      const counted = fresh(context, ask, target, left, before, options, creatorId);
      counted.created += rows.length - left.length;
      if (counted.made.length > 0) await sql.addRows(client, target.place, counted.made);
      const changed: sql.StoredRow[] = [];
      for (const [id, { data, row }] of before.changes) {
        const { rev } = row;
        changed.push(await sql.updateRow(client, target.place, id, data, creatorId, 'columns'));
        counted.updated.push({ id, rev });
      }
      await within(client, counted);
      return { done: counted, changed };
    });
    const first = 1;
    context.announce(
      target,
      'create',
      done.made.map(({ id }) => ({ id, rev: first })),
    );
    context.announce(target, 'update', changed);
    return done;
  });
}

async function unsent(
  client: pg.PoolClient,
  { place }: Resolved,
  rows: readonly BatchRow[],
  { importId }: BatchOptions,
): Promise<readonly BatchRow[]> {
  const ids = rows.map(({ at }) => importedRowId(importId, at));
  const there = new Set((await sql.selectByIds(client, place, ids)).map(({ id }) => id));
  return rows.filter((_row, index) => !there.has(ids[index]!));
}

interface Keyed {
  /** Rows that are there, by the text of their key. */
  rows: Map<string, sql.StoredRow>;
  changes: Map<string, { row: sql.StoredRow; data: Record<string, unknown> }>;
}

/** Rows that are there with one of the batch's keys. Imports by a key wait for each other, and for upserts. */
async function keyed(
  client: pg.PoolClient,
  { place, entity }: Resolved,
  rows: readonly BatchRow[],
  { key, duplicates }: BatchOptions,
): Promise<Keyed> {
  const found: Keyed = { rows: new Map(), changes: new Map() };
  if (key === null || duplicates === 'add') return found;
  const stored = storedKey(entity.schema, key);
  await sql.lockEntity(client, place);
  const values = rows.flatMap(({ input }) => keyText(input[key]) ?? []);
  for (const row of await sql.lockByValues(client, place, stored, values)) {
    const text = keyText(row.data[stored]);
    if (text !== null && !found.rows.has(text)) found.rows.set(text, row);
  }
  return found;
}

function storedKey(schema: EntitySchema, name: string): string {
  const field = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
  if (!field) throw new Refusal('invalid', `There is no field ${name}`, { code: 'validation' });
  return keyOf(name, field);
}

/** Which of these keys some row has already. */
export function knownKeys(
  context: RowContext,
  ask: RowAsk,
  field: string,
  values: readonly string[],
): Promise<Set<string>> {
  return context.onCurrent(ask, ({ entity, place }) =>
    sql.knownValues(context.database.pool, place, storedKey(entity.schema, field), values),
  );
}

/** Rows by these names, each where it alone is called so; null where rows are not called by a field that they have. */
export async function rowsCalled(
  context: RowContext,
  ask: RowAsk,
  names: readonly string[],
): Promise<Map<string, string> | null> {
  const found = await ifFound(
    context.onCurrent(ask, async ({ entity: { schema }, place }) => {
      const title = schema.name === USER ? null : titleFieldOf(schema);
      if (!title) return null;
      return sql.onlyWith(context.database.pool, place, storedKey(schema, title), names);
    }),
  );
  return found ?? null;
}

/** A key's value as PostgreSQL writes it as text; null for none. */
export const keyText = (value: unknown): string | null =>
  value === undefined || value === null || value === ''
    ? null
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

function fresh(
  context: RowContext,
  ask: RowAsk,
  target: Resolved,
  rows: readonly BatchRow[],
  before: Keyed,
  { importId, key, duplicates }: BatchOptions,
  creatorId: string | null,
): Counted {
  const { schema } = target.entity;
  const access = context.access(ask, target, 'create');
  const done: Counted = { created: 0, updated: [], again: 0, skipped: 0, failed: [], made: [] };
  const inBatch = new Map<string, sql.NewRow>();
  for (const { at, input } of rows) {
    const text = key === null || duplicates === 'add' ? null : keyText(input[key]);
    const there = text === null ? undefined : before.rows.get(text);
    const twin = text === null ? undefined : inBatch.get(text);
    try {
      if ((there || twin) && duplicates === 'skip') {
        done.skipped++;
      } else if (there) {
        const known = before.changes.get(there.id)?.data ?? there.data;
        const data = { ...known, ...checkChange(schema, input) };
        if (before.changes.has(there.id)) done.again++;
        before.changes.set(there.id, { row: there, data });
      } else if (twin) {
        // Of two rows of the file with one key the later one's values count.
        Object.assign(twin.data, checkChange(schema, input));
        done.again++;
      } else {
        const row = { id: importedRowId(importId, at), creatorId, data: checkData(schema, input) };
        mayCreate(ask, access, row);
        done.made.push(row);
        done.created++;
        if (text !== null) inBatch.set(text, row);
      }
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind !== 'invalid') throw error;
      done.failed.push({ at, reason: faultWords(schema, input, error) });
    }
  }
  return done;
}
