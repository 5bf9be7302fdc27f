import {
  type EntitySchema,
  importedRowId,
  LIMITS,
  type ListQuery,
  type Row,
  type RowEdit,
} from '@trellis/contract';
import {
  type Asker,
  and,
  asksAny,
  type FieldShapes,
  hasField,
  indexFor,
  matches,
} from '@trellis/filter';
import type pg from 'pg';
import type { Database } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { Bus } from '../realtime/bus.ts';
import { knownCreators } from './access.ts';
import { type AggregateSpec, aggregate } from './aggregate.ts';
import { json } from './asked.ts';
import { mayCreate, noRow, type RowAsk, RowContext, readable } from './context.ts';
import * as edits from './edits.ts';
import { loadChanges, type RowsChanged } from './follow.ts';
import { type GroupedQuery, grouped } from './grouped.ts';
import { type Grown, grow } from './growth/grow.ts';
import { Usage } from './growth/usage.ts';
import * as batches from './import/batch.ts';
import { importRows } from './import/index.ts';
import * as undoing from './import/undo.ts';
import * as many from './many.ts';
import { matchRow, presentRow } from './present.ts';
import type { Resolved } from './resolve.ts';
import * as seen from './seen.ts';
import * as sql from './statements/index.ts';
import { checkChange, checkData } from './validate.ts';
import { walk } from './walk.ts';
import { type Words, wordingOf } from './wording.ts';
import { Writes } from './writes.ts';

/** Rows of entities: every verb goes through the entity's rules, in one place. */
export class EntityStore {
  readonly #context: RowContext;

  readonly #usage: Usage;
  readonly #writes: Writes;

  constructor(database: Database, bus: Bus, reads: pg.Pool) {
    this.#writes = new Writes(database.pool);
    this.#usage = new Usage(database.db);
    this.#context = new RowContext(database, bus, reads, this.#usage);
  }

  /** Moves entities that have grown into tables of their own, with the indexes that are asked for. */
  async grow(): Promise<Grown> {
    await this.#usage.write();
    return grow(this.#context.database);
  }

  close(): Promise<void> {
    return this.#usage.close();
  }

  list(ask: RowAsk, query: ListQuery): Promise<Row[]> {
    return this.#context.onList<Row[]>(ask, [], async (target) => {
      const { schema } = target.entity;
      const { filter, page, only } = this.#listed(ask, target, query);
      const rows = await readable(() =>
        sql.selectRows(this.#context.reads, target.place, filter, schema.properties, page),
      );
      return rows.map((row) => presentRow(row, schema, only));
    });
  }

  /** The list as JSON text, where PostgreSQL can put it together; null where it cannot. */
  listText(ask: RowAsk, query: ListQuery, words: Words): Promise<string | null> {
    return this.#context.onList<string | null>(ask, '[]', async (target) => {
      const wording = query.fields ? null : wordingOf(target, words);
      if (!wording) return null;
      const { filter, page } = this.#listed(ask, target, query);
      const { properties } = target.entity.schema;
      return readable(() =>
        sql.selectRowTexts(this.#context.reads, target.place, filter, properties, page, wording),
      );
    });
  }

  #listed(ask: RowAsk, target: Resolved, query: ListQuery) {
    const { properties } = target.entity.schema;
    const filter = and(
      this.#context.access(ask, target, 'read'),
      this.#context.filter(ask, target, json(query.q)),
    );
    const page = {
      sort: ask.unknown === 'missing' ? knownSort(query.sort, properties) : query.sort,
      limit: query.limit ?? LIMITS.list,
      skip: query.skip ?? 0,
      creators: knownCreators(ask.actor, ask.role, ask.appId),
    };
    this.#usage.note(target.place, indexFor(filter, page.sort, properties));
    const only = query.fields?.split(',').map((name) => name.trim());
    return { filter, page, only: only && new Set(only) };
  }

  count(ask: RowAsk, query: Pick<ListQuery, 'q'>): Promise<number> {
    return this.#context.onList(ask, 0, async (target) => {
      const filter = and(
        this.#context.access(ask, target, 'read'),
        this.#context.filter(ask, target, json(query.q)),
      );
      this.#usage.note(target.place, indexFor(filter, 'id', target.entity.schema.properties));
      return readable(() => sql.countRows(this.#context.reads, target.place, filter));
    });
  }

  get(ask: RowAsk, id: string): Promise<Row> {
    return this.#context.on(ask, async (target) => {
      const access = this.#context.access(ask, target, 'read');
      const row = await sql.selectRow(this.#context.reads, target.place, id, access);
      if (!row) throw noRow();
      return presentRow(row, target.entity.schema);
    });
  }

  /** A row as JSON text, where PostgreSQL can put it together; null where it cannot. */
  getText(ask: RowAsk, id: string, words: Words): Promise<string | null> {
    return this.#context.on(ask, async (target) => {
      const wording = wordingOf(target, words);
      if (!wording) return null;
      const access = this.#context.access(ask, target, 'read');
      const text = await sql.selectRowText(this.#context.reads, target.place, id, access, wording);
      if (text === null) throw noRow();
      return text;
    });
  }

  /** The entity's schema as apps may read it. */
  schema(ask: RowAsk): Promise<EntitySchema> {
    return this.#context.onCurrent(ask, async (target) => target.entity.schema);
  }

  /** Makes rows, all or none. */
  create(ask: RowAsk, inputs: Record<string, unknown>[]): Promise<Row[]> {
    return this.#context.onRows(ask, async (target) => {
      const rows = await this.#fresh(ask, target, inputs);
      const stored = await sql.insertRows(this.#context.database.pool, target.place, rows);
      this.#context.announce(target, 'create', stored);
      return stored.map((row) => presentRow(row, target.entity.schema));
    });
  }

  /** The same, answered as JSON texts where PostgreSQL can write them; null, and nothing made, where it cannot. */
  createTexts(
    ask: RowAsk,
    inputs: Record<string, unknown>[],
    words: Words,
  ): Promise<string[] | null> {
    return this.#context.onRows(ask, async (target) => {
      const wording = wordingOf(target, words);
      if (!wording) return null;
      const rows = await this.#fresh(ask, target, inputs);
      this.#usage.note(target.place, null);
      const [first, ...others] = rows;
      const stored =
        first && others.length === 0
          ? [await this.#writes.insert(target.place, first, wording)]
          : await sql.insertRowTexts(this.#context.database.pool, target.place, rows, wording);
      this.#context.announce(target, 'create', stored);
      return stored.map(({ text }) => text);
    });
  }

  /** Makes an import's rows, all or none; those that were made before are answered again. */
  async createOnce(
    ask: RowAsk,
    importId: string,
    at: readonly number[],
    inputs: Record<string, unknown>[],
  ): Promise<Row[]> {
    const ids = inputs.map((_input, index) => importedRowId(importId, at[index] ?? index));
    return this.#context.onRows(ask, async (target) => {
      const { pool } = this.#context.database;
      const there = await sql.selectByIds(pool, target.place, ids);
      const known = new Map(there.map((row) => [row.id, row]));
      const all = await this.#fresh(ask, target, inputs);
      const rows = all.flatMap((row, index) =>
        known.has(ids[index]!) ? [] : [{ ...row, id: ids[index]! }],
      );
      if (rows.length > 0) {
        const stored = await sql.insertRows(pool, target.place, rows);
        for (const row of stored) known.set(row.id, row);
        this.#context.announce(target, 'create', stored);
      }
      return ids.map((id) => presentRow(known.get(id)!, target.entity.schema));
    });
  }

  async #fresh(ask: RowAsk, target: Resolved, inputs: Record<string, unknown>[]) {
    const creatorId = await this.#context.userId(ask);
    const access = this.#context.access(ask, target, 'create');
    return inputs.map((input) => {
      const row = { id: newId(), creatorId, data: checkData(target.entity.schema, input) };
      mayCreate(ask, access, row);
      return row;
    });
  }

  /** Changes the fields that are named; the others stay. */
  update(ask: RowAsk, id: string, input: Record<string, unknown>): Promise<Row> {
    return this.#context.onRows(ask, async (target) => {
      const { schema } = target.entity;
      const access = this.#context.access(ask, target, 'update');
      const by = await this.#context.userId(ask);
      const change = checkChange(schema, input);
      const row = await this.#context.transaction(async (client) => {
        const before = await sql.selectRow(client, target.place, id, access, true);
        if (!before) throw noRow();
        const data = { ...before.data, ...change };
        // What a row becomes must be as much the caller's to write as what it was.
        if (!matches(access, matchRow({ ...before, data }))) throw noRow();
        return sql.updateRow(client, target.place, id, data, by);
      });
      this.#context.announce(target, 'update', [row]);
      return presentRow(row, schema);
    });
  }

  /** The same in one statement, answered as JSON text; null, and nothing changed, where it takes more than that. */
  updateText(
    ask: RowAsk,
    id: string,
    input: Record<string, unknown>,
    words: Words,
  ): Promise<string | null> {
    return this.#context.onRows(ask, async (target) => {
      const access = this.#context.access(ask, target, 'update');
      const change = checkChange(target.entity.schema, input);
      const wording = wordingOf(target, words);
      // A rule on a field that changes is asked of the row before and after: that takes a transaction.
      if (!wording || asksAny(access, Object.keys(change))) return null;
      const by = await this.#context.userId(ask);
      const row = await this.#writes.patch(
        target.place,
        { id, filter: access },
        change,
        by,
        wording,
      );
      if (!row) throw noRow();
      this.#context.announce(target, 'update', [row]);
      return row.text;
    });
  }

  delete(ask: RowAsk, id: string): Promise<void> {
    return this.#context.onRows(ask, async (target) => {
      const access = this.#context.access(ask, target, 'delete');
      const by = await this.#context.userId(ask);
      const rev = await this.#context.transaction(async (client) => {
        const before = await sql.selectRow(client, target.place, id, access, true);
        if (!before) throw noRow();
        await sql.deleteRows(client, target.place, [id], by);
        return before.rev;
      });
      this.#context.announce(target, 'delete', [{ id, rev }]);
    });
  }

  /** Deletes the rows that match a filter and that the caller may delete; answers how many. */
  deleteMany(ask: RowAsk, query: unknown): Promise<number> {
    return this.#context.onRows(ask, async (target) => {
      const filter = and(
        this.#context.access(ask, target, 'delete'),
        this.#context.filter(ask, target, query),
      );
      const by = await this.#context.userId(ask);
      const gone = await this.#context.transaction(async (client) => {
        const rows = await sql.lockRows(client, target.place, filter, LIMITS.list);
        const ids = rows.map((row) => row.id);
        if (ids.length > 0) await sql.deleteRows(client, target.place, ids, by);
        return rows;
      });
      this.#context.announce(target, 'delete', gone);
      return gone.length;
    });
  }

  /** Brings back a row that this caller deleted (or any, for people who may delete every row). */
  restore(ask: RowAsk, id: string): Promise<Row> {
    return this.#context.onRows(ask, async (target) => {
      const by = await this.#context.userId(ask);
      const access = this.#context.access(ask, target, 'delete');
      const row = await this.#context.transaction(async (client) => {
        await sql.hold(client, target.place);
        const last = await sql.lastDeleted(client, target.place, id);
        const isTheirs =
          last !== null && ((by !== null && last.by_user === by) || ask.actor.kind === 'builder');
        if (!last || !isTheirs || !matches(access, matchRow(last))) throw noRow();
        return sql.reinsertRow(client, target.place, last);
      });
      this.#context.announce(target, 'create', [row]);
      return presentRow(row, target.entity.schema);
    });
  }

  /** All rows of a filter, in pieces, from one snapshot. */
  walk = (ask: RowAsk, query: Pick<ListQuery, 'q' | 'sort'>) => walk(this.#context, ask, query);

  /** Rows that changed, to be shown to who follows the entity. */
  changes = (event: RowsChanged) => loadChanges(this.#context, event);

  rowsSeenBy = (ask: RowAsk, asker: Asker | null, query: Omit<ListQuery, 'fields'>) =>
    seen.rowsSeenBy(this.#context, ask, asker, query);
  sightOf = (ask: RowAsk, asker: Asker | null, query: Pick<ListQuery, 'q'>) =>
    seen.sightOf(this.#context, ask, asker, query);
  importRows = (ask: RowAsk, file: File, shown?: number) =>
    importRows(this.#context, ask, file, shown);
  /** The entity's schema as the caller has it, and its id. */
  shape = (ask: RowAsk) =>
    this.#context.on(ask, async ({ entity, place }) => {
      await sql.assertStands(this.#context.reads, place);
      return entity;
    });
  importBatch = (
    ask: RowAsk,
    rows: readonly batches.BatchRow[],
    wish: batches.BatchWish,
    within: Parameters<typeof batches.importBatch>[4],
  ) => batches.importBatch(this.#context, ask, rows, wish, within);
  knownKeys = (ask: RowAsk, field: string, values: readonly string[]) =>
    batches.knownKeys(this.#context, ask, field, values);
  removeImported = (ask: RowAsk, importId: string) =>
    undoing.removeImported(this.#context, ask, importId);
  putBackImported = (ask: RowAsk, rows: readonly { id: string; rev: number }[]) =>
    undoing.putBackImported(this.#context, ask, rows);
  changeSeen = (
    ask: RowAsk,
    id: string,
    input: Record<string, unknown>,
    base: Record<string, unknown>,
  ) => edits.changeSeen(this.#context, ask, id, input, base);
  changeRows = (ask: RowAsk, changes: readonly RowEdit[]) =>
    edits.changeRows(this.#context, ask, changes);
  updateMany = (ask: RowAsk, query: unknown, change: Record<string, unknown>) =>
    many.updateMany(this.#context, ask, query, change);
  bulkUpdate = (ask: RowAsk, changes: Record<string, unknown>[]) =>
    many.bulkUpdate(this.#context, ask, changes);
  upsert = (ask: RowAsk, records: Record<string, unknown>[], keys: string[]) =>
    many.upsert(this.#context, ask, records, keys);
  grouped = (ask: RowAsk, query: GroupedQuery) => grouped(this.#context, ask, query);
  aggregate = (ask: RowAsk, spec: AggregateSpec) => aggregate(this.#context, ask, spec);
  distinct = (ask: RowAsk, field: string, query: unknown, page: { limit: number; skip: number }) =>
    many.distinct(this.#context, ask, field, query, page);
}

/** The sort where the schema has the field, else the usual one. */
function knownSort(sort: string | undefined, fields: FieldShapes): string | undefined {
  const name = sort?.replace(/^[+\- ]/, '') ?? '';
  return name === 'created_by' || hasField(name, fields) ? sort : undefined;
}
