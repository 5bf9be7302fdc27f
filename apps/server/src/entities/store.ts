import type { ListQuery, RowEdit } from '@trellis/contract';
import type { Subject } from '@trellis/filter';
import type pg from 'pg';
import type { Bus } from '../bus/index.ts';
import type { Database } from '../db/index.ts';
import type { Parsing } from '../parsing/index.ts';
import type { Queue } from '../work/index.ts';
import { type AggregateSpec, aggregate } from './aggregate.ts';
import { RowContext } from './context.ts';
import * as creating from './create.ts';
import * as deleting from './delete.ts';
import { type Dialect, VALUES } from './dialect.ts';
import * as edits from './edits.ts';
import { loadChanges, type RowsChanged } from './follow.ts';
import { type GroupedQuery, grouped } from './grouped.ts';
import { rowsAlike } from './import/alike.ts';
import * as batches from './import/batch.ts';
import { importRows } from './import/index.ts';
import { type CopiedRow, putBackRows } from './import/put-back.ts';
import * as undoing from './import/undo.ts';
import * as many from './many.ts';
import { type Maintained, maintainTables } from './own-tables/maintain.ts';
import { Usage } from './own-tables/usage.ts';
import * as read from './read.ts';
import type { RowAsk } from './row-ask.ts';
import * as seen from './seen.ts';
import * as sql from './statements/index.ts';
import * as updating from './update.ts';
import { walk } from './walk.ts';

type Data = Record<string, unknown>;

/** Rows of entities: every verb goes through the entity's rules, in one place. */
export class EntityStore {
  readonly #context: RowContext;

  readonly #usage: Usage;

  constructor(database: Database, bus: Bus, reads: pg.Pool, parsing: Parsing) {
    this.#usage = new Usage(database.db);
    this.#context = new RowContext(database, bus, reads, this.#usage, parsing);
  }

  readonly queues: Queue[] = [
    {
      name: 'entity-tables',
      cron: '* * * * *',
      work: async () => void (await this.maintainTables()),
    },
  ];

  /** Moves entities that have grown into tables of their own, with the indexes that are asked for. */
  async maintainTables(): Promise<Maintained> {
    await this.#usage.write();
    return maintainTables(this.#context.database);
  }

  close(): Promise<void> {
    return this.#usage.close();
  }

  list = <Text = never>(ask: RowAsk, query: ListQuery, dialect: Dialect<Text> = VALUES) =>
    read.list(this.#context, ask, query, dialect);
  page = (ask: RowAsk, query: read.PageQuery) => read.page(this.#context, ask, query);
  count = (ask: RowAsk, query: Pick<ListQuery, 'q'>) => read.count(this.#context, ask, query);
  get = <Text = never>(ask: RowAsk, id: string, dialect: Dialect<Text> = VALUES) =>
    read.get(this.#context, ask, id, dialect);

  /** The entity's schema as apps may read it. */
  schema = (ask: RowAsk) => this.#context.onCurrent(ask, async (target) => target.entity.schema);

  create = <Text = never>(ask: RowAsk, inputs: Data[], dialect: Dialect<Text> = VALUES) =>
    creating.create(this.#context, ask, inputs, dialect);
  createOne = <Text = never>(ask: RowAsk, input: Data, dialect: Dialect<Text> = VALUES) =>
    creating.createOne(this.#context, ask, input, dialect);
  createOnce = (ask: RowAsk, importId: string, at: readonly number[], inputs: Data[]) =>
    creating.createOnce(this.#context, ask, importId, at, inputs);
  update = <Text = never>(ask: RowAsk, id: string, input: Data, dialect: Dialect<Text> = VALUES) =>
    updating.update(this.#context, ask, id, input, dialect);
  delete = (ask: RowAsk, id: string) => deleting.remove(this.#context, ask, id);
  deleteMany = (ask: RowAsk, query: unknown) => deleting.deleteMany(this.#context, ask, query);
  restore = (ask: RowAsk, id: string) => deleting.restore(this.#context, ask, id);

  /** All rows of a filter, in pieces, from one snapshot. */
  walk = (ask: RowAsk, query: Pick<ListQuery, 'q' | 'sort'>) => walk(this.#context, ask, query);

  /** Rows that changed, to be shown to who follows the entity. */
  changes = (event: RowsChanged) => loadChanges(this.#context, event);

  rowsSeenBy = (ask: RowAsk, subject: Subject | null, query: Omit<ListQuery, 'fields'>) =>
    seen.rowsSeenBy(this.#context, ask, subject, query);
  sightOf = (ask: RowAsk, subject: Subject | null, query: Pick<ListQuery, 'q'>) =>
    seen.sightOf(this.#context, ask, subject, query);
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
    options: batches.BatchOptions,
    within: Parameters<typeof batches.importBatch>[4],
  ) => batches.importBatch(this.#context, ask, rows, options, within);
  knownKeys = (ask: RowAsk, field: string, values: readonly string[]) =>
    batches.knownKeys(this.#context, ask, field, values);
  rowsCalled = (ask: RowAsk, names: readonly string[]) =>
    batches.rowsCalled(this.#context, ask, names);
  rowsAlike = (ask: RowAsk, inputs: readonly Data[]) => rowsAlike(this.#context, ask, inputs);
  removeImported = (ask: RowAsk, importId: string) =>
    undoing.removeImported(this.#context, ask, importId);
  putBackImported = (ask: RowAsk, rows: readonly { id: string; rev: number }[]) =>
    undoing.putBackImported(this.#context, ask, rows);
  putBackRows = (ask: RowAsk, rows: readonly CopiedRow[], replaces: boolean) =>
    putBackRows(this.#context, ask, rows, replaces);
  changeSeen = (ask: RowAsk, id: string, input: Data, base: Data) =>
    edits.changeSeen(this.#context, ask, id, input, base);
  changeRows = (ask: RowAsk, changes: readonly RowEdit[]) =>
    edits.changeRows(this.#context, ask, changes);
  updateMany = (ask: RowAsk, query: unknown, change: Data) =>
    many.updateMany(this.#context, ask, query, change);
  bulkUpdate = (ask: RowAsk, changes: Data[]) => many.bulkUpdate(this.#context, ask, changes);
  upsert = (ask: RowAsk, records: Data[], keys: string[]) =>
    many.upsert(this.#context, ask, records, keys);
  grouped = (ask: RowAsk, query: GroupedQuery) => grouped(this.#context, ask, query);
  aggregate = (ask: RowAsk, spec: AggregateSpec) => aggregate(this.#context, ask, spec);
  distinct = (
    ask: RowAsk,
    field: string,
    query: unknown,
    page: { limit: number; after: string | null },
  ) => many.distinct(this.#context, ask, field, query, page);
}
