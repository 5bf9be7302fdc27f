import { LIMITS, type ListQuery, type Row } from '@trellis/contract';
import { and, type FieldShapes, hasField, matches } from '@trellis/filter';
import type pg from 'pg';
import type { Database } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { Bus } from '../realtime/bus.ts';
import { Refusal } from '../refusal.ts';
import { knownCreators } from './access.ts';
import { type AggregateSpec, aggregate } from './aggregate.ts';
import { mayCreate, noRow, type RowAsk, RowContext, readable } from './context.ts';
import { loadChanges, type RowsChanged } from './follow.ts';
import { importRows } from './import/index.ts';
import * as many from './many.ts';
import { matchRow, presentRow } from './present.ts';
import * as sql from './statements.ts';
import { checkData } from './validate.ts';

/** Rows of entities: every verb goes through the entity's rules, in one place. */
export class EntityStore {
  readonly #context: RowContext;

  constructor(database: Database, bus: Bus, reads: pg.Pool) {
    this.#context = new RowContext(database, bus, reads);
  }

  async list(ask: RowAsk, query: ListQuery): Promise<Row[]> {
    const target = await this.#context.resolveForList(ask);
    if (!target) return [];
    const { schema } = target.entity;
    const filter = and(
      this.#context.access(ask, target, 'read'),
      this.#context.filter(ask, target, json(query.q)),
    );
    const sort = ask.unknown === 'missing' ? knownSort(query.sort, schema.properties) : query.sort;
    const page = {
      sort,
      limit: query.limit ?? LIMITS.list,
      skip: query.skip ?? 0,
      creators: knownCreators(ask.actor, ask.role, ask.appId),
    };
    const rows = await readable(() =>
      sql.selectRows(this.#context.reads, target.place, filter, schema.properties, page),
    );
    const only = query.fields
      ? new Set(query.fields.split(',').map((name) => name.trim()))
      : undefined;
    return rows.map((row) => presentRow(row, schema, only));
  }

  async count(ask: RowAsk, query: Pick<ListQuery, 'q'>): Promise<number> {
    const target = await this.#context.resolveForList(ask);
    if (!target) return 0;
    const filter = and(
      this.#context.access(ask, target, 'read'),
      this.#context.filter(ask, target, json(query.q)),
    );
    return readable(() => sql.countRows(this.#context.reads, target.place, filter));
  }

  async get(ask: RowAsk, id: string): Promise<Row> {
    const target = await this.#context.resolve(ask);
    const row = await sql.selectRow(
      this.#context.reads,
      target.place,
      id,
      this.#context.access(ask, target, 'read'),
    );
    if (!row) throw noRow();
    return presentRow(row, target.entity.schema);
  }

  /** The entity's schema as apps may read it. */
  async schema(ask: RowAsk) {
    return (await this.#context.resolve(ask)).entity.schema;
  }

  /** Makes rows, all or none. */
  async create(ask: RowAsk, inputs: Record<string, unknown>[]): Promise<Row[]> {
    const target = await this.#context.resolveForWrite(ask);
    const { schema } = target.entity;
    const creatorId = await this.#context.userId(ask);
    const access = this.#context.access(ask, target, 'create');
    const rows = inputs.map((input) => {
      const row = { id: newId(), creatorId, data: checkData(schema, input, 'create') };
      mayCreate(ask, access, row);
      return row;
    });
    const stored = await sql.insertRows(this.#context.database.pool, target.place, rows);
    this.#context.announce(target, 'create', stored);
    return stored.map((row) => presentRow(row, schema));
  }

  /** Changes the fields that are named; the others stay. */
  async update(ask: RowAsk, id: string, input: Record<string, unknown>): Promise<Row> {
    const target = await this.#context.resolveForWrite(ask);
    const { schema } = target.entity;
    const access = this.#context.access(ask, target, 'update');
    const by = await this.#context.userId(ask);
    const row = await this.#context.transaction(async (client) => {
      const before = await sql.selectRow(client, target.place, id, access, true);
      if (!before) throw noRow();
      const data = checkData(schema, input, 'update', before.data);
      // What a row becomes must be as much the caller's to write as what it was.
      if (!matches(access, matchRow({ ...before, data }))) throw noRow();
      return sql.updateRow(client, target.place, id, data, by);
    });
    this.#context.announce(target, 'update', [row]);
    return presentRow(row, schema);
  }

  async delete(ask: RowAsk, id: string): Promise<void> {
    const target = await this.#context.resolveForWrite(ask);
    const access = this.#context.access(ask, target, 'delete');
    const by = await this.#context.userId(ask);
    const rev = await this.#context.transaction(async (client) => {
      const before = await sql.selectRow(client, target.place, id, access, true);
      if (!before) throw noRow();
      await sql.deleteRow(client, target.place, id, by);
      return before.rev;
    });
    this.#context.announce(target, 'delete', [{ id, rev }]);
  }

  /** Deletes the rows that match a filter and that the caller may delete; answers how many. */
  async deleteMany(ask: RowAsk, query: unknown): Promise<number> {
    const target = await this.#context.resolveForWrite(ask);
    const filter = and(
      this.#context.access(ask, target, 'delete'),
      this.#context.filter(ask, target, query),
    );
    const by = await this.#context.userId(ask);
    const gone = await this.#context.transaction(async (client) => {
      const rows = await sql.lockRows(client, target.place, filter, LIMITS.list);
      for (const row of rows) await sql.deleteRow(client, target.place, row.id, by);
      return rows;
    });
    this.#context.announce(target, 'delete', gone);
    return gone.length;
  }

  /** Brings back a row that this caller deleted (or any, for people who may delete every row). */
  async restore(ask: RowAsk, id: string): Promise<Row> {
    const target = await this.#context.resolveForWrite(ask);
    const by = await this.#context.userId(ask);
    const access = this.#context.access(ask, target, 'delete');
    const row = await this.#context.transaction(async (client) => {
      const last = await sql.lastDeleted(client, target.place, id);
      const isTheirs =
        last !== null && ((by !== null && last.by_user === by) || ask.actor.kind === 'builder');
      if (!last || !isTheirs || !matches(access, matchRow(last))) throw noRow();
      return sql.reinsertRow(client, target.place, last);
    });
    this.#context.announce(target, 'create', [row]);
    return presentRow(row, target.entity.schema);
  }

  /** Rows that changed, to be shown to who follows the entity. */
  changes = (event: RowsChanged) => loadChanges(this.#context, event);

  importRows = (ask: RowAsk, file: File, shown?: number) =>
    importRows(this.#context, ask, file, shown);
  updateMany = (ask: RowAsk, query: unknown, change: Record<string, unknown>) =>
    many.updateMany(this.#context, ask, query, change);
  bulkUpdate = (ask: RowAsk, changes: Record<string, unknown>[]) =>
    many.bulkUpdate(this.#context, ask, changes);
  upsert = (ask: RowAsk, records: Record<string, unknown>[], keys: string[]) =>
    many.upsert(this.#context, ask, records, keys);
  aggregate = (ask: RowAsk, spec: AggregateSpec) => aggregate(this.#context, ask, spec);
  distinct = (ask: RowAsk, field: string, query: unknown, page: { limit: number; skip: number }) =>
    many.distinct(this.#context, ask, field, query, page);
}

/** The sort where the schema has the field, else the usual one. */
function knownSort(sort: string | undefined, fields: FieldShapes): string | undefined {
  const name = sort?.replace(/^[+\- ]/, '') ?? '';
  return name === 'created_by' || hasField(name, fields) ? sort : undefined;
}

/** A filter that came as text. */
function json(q: string | undefined): unknown {
  if (!q) return undefined;
  try {
    return JSON.parse(q);
  } catch (cause) {
    throw new Refusal('bad_request', 'q is not JSON', { cause });
  }
}
