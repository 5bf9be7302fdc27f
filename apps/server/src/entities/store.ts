import { type AppRole, LIMITS, type ListQuery, MESSAGES, type Row } from '@trellis/contract';
import { ALWAYS, and, type Filter, FilterError, matches, parseFilter } from '@trellis/filter';
import type pg from 'pg';
import { appUserOf } from '../apps/index.ts';
import type { Database } from '../db/database.ts';
import type { Actor } from '../identity/actor.ts';
import { newId } from '../ids.ts';
import type { Bus } from '../realtime/bus.ts';
import { notFound, Refusal } from '../refusal.ts';
import { accessFilter, type Operation, USER } from './access.ts';
import { matchRow, presentRow } from './present.ts';
import { BEING_BUILT, type Resolved, resolveEntity } from './resolve.ts';
import * as sql from './statements.ts';
import { checkData } from './validate.ts';

/** Whose call it is, on which entity of which app. */
export interface RowAsk {
  appId: string;
  entityName: string;
  actor: Actor;
  role: AppRole | null;
}

/** Rows of entities: every verb goes through the entity's rules, in one place. */
export class EntityStore {
  readonly #database: Database;
  readonly #bus: Bus;
  /** Reads of callers' own making; PostgreSQL cuts one that takes two seconds. */
  readonly #reads: pg.Pool;

  constructor(database: Database, bus: Bus, reads: pg.Pool) {
    this.#database = database;
    this.#bus = bus;
    this.#reads = reads;
  }

  async list(ask: RowAsk, query: ListQuery): Promise<Row[]> {
    const target = await this.#resolveForList(ask);
    if (!target) return [];
    const { schema } = target.entity;
    const filter = and(this.#access(ask, target, 'read'), callersFilter(query.q, target));
    const page = { sort: query.sort, limit: query.limit ?? LIMITS.list, skip: query.skip ?? 0 };
    const rows = await readable(() =>
      sql.selectRows(this.#reads, target.place, filter, schema.properties, page),
    );
    const only = query.fields
      ? new Set(query.fields.split(',').map((name) => name.trim()))
      : undefined;
    return rows.map((row) => presentRow(row, schema, only));
  }

  async count(ask: RowAsk, query: Pick<ListQuery, 'q'>): Promise<number> {
    const target = await this.#resolveForList(ask);
    if (!target) return 0;
    const filter = and(this.#access(ask, target, 'read'), callersFilter(query.q, target));
    return readable(() => sql.countRows(this.#reads, target.place, filter));
  }

  async get(ask: RowAsk, id: string): Promise<Row> {
    const target = await this.#resolve(ask);
    const row = await sql.selectRow(
      this.#reads,
      target.place,
      id,
      this.#access(ask, target, 'read'),
    );
    if (!row) throw noRow();
    return presentRow(row, target.entity.schema);
  }

  /** The entity's schema as apps may read it. */
  async schema(ask: RowAsk) {
    return (await this.#resolve(ask)).entity.schema;
  }

  /** Makes rows, all or none. */
  async create(ask: RowAsk, inputs: Record<string, unknown>[]): Promise<Row[]> {
    const target = await this.#resolveForWrite(ask);
    const { schema } = target.entity;
    const creatorId = await this.#userId(ask);
    const access = this.#access(ask, target, 'create');
    const now = new Date();
    const rows = inputs.map((input) => {
      const row = { id: newId(), creatorId, data: checkData(schema, input, 'create') };
      const candidate = {
        id: row.id,
        creator_id: creatorId,
        created_at: now,
        updated_at: now,
        data: row.data,
      };
      if (!matches(access, matchRow(candidate)))
        throw new Refusal(
          ask.actor.kind === 'anonymous' ? 'unauthenticated' : 'forbidden',
          'You may not add this here',
          { code: 'no_permission' },
        );
      return row;
    });
    const stored = await sql.insertRows(this.#database.pool, target.place, rows);
    for (const row of stored) this.#announce(target, 'create', row.id, row.rev);
    return stored.map((row) => presentRow(row, schema));
  }

  /** Changes the fields that are named; the others stay. */
  async update(ask: RowAsk, id: string, input: Record<string, unknown>): Promise<Row> {
    const target = await this.#resolveForWrite(ask);
    const { schema } = target.entity;
    const access = this.#access(ask, target, 'update');
    const by = await this.#userId(ask);
    const row = await this.#transaction(async (client) => {
      const before = await sql.selectRow(client, target.place, id, access, true);
      if (!before) throw noRow();
      const data = checkData(schema, input, 'update', before.data);
      // What a row becomes must be as much the caller's to write as what it was.
      if (!matches(access, matchRow({ ...before, data }))) throw noRow();
      return sql.updateRow(client, target.place, id, data, by);
    });
    this.#announce(target, 'update', id, row.rev);
    return presentRow(row, schema);
  }

  async delete(ask: RowAsk, id: string): Promise<void> {
    const target = await this.#resolveForWrite(ask);
    const access = this.#access(ask, target, 'delete');
    const by = await this.#userId(ask);
    const rev = await this.#transaction(async (client) => {
      const before = await sql.selectRow(client, target.place, id, access, true);
      if (!before) throw noRow();
      await sql.deleteRow(client, target.place, id, by);
      return before.rev;
    });
    this.#announce(target, 'delete', id, rev);
  }

  /** Deletes the rows that match a filter and that the caller may delete; answers how many. */
  async deleteMany(ask: RowAsk, query: unknown): Promise<number> {
    const target = await this.#resolveForWrite(ask);
    const filter = and(this.#access(ask, target, 'delete'), parse(query, target));
    const by = await this.#userId(ask);
    const gone = await this.#transaction(async (client) => {
      const rows = await sql.lockRows(client, target.place, filter, LIMITS.list);
      for (const row of rows) await sql.deleteRow(client, target.place, row.id, by);
      return rows;
    });
    for (const row of gone) this.#announce(target, 'delete', row.id, row.rev);
    return gone.length;
  }

  /** Brings back a row that this caller deleted (or any, for people who may delete every row). */
  async restore(ask: RowAsk, id: string): Promise<Row> {
    const target = await this.#resolveForWrite(ask);
    const by = await this.#userId(ask);
    const access = this.#access(ask, target, 'delete');
    const row = await this.#transaction(async (client) => {
      const last = await sql.lastDeleted(client, target.place, id);
      const isTheirs =
        last !== null && ((by !== null && last.by_user === by) || ask.actor.kind === 'builder');
      if (!last || !isTheirs || !matches(access, matchRow(last))) throw noRow();
      return sql.reinsertRow(client, target.place, last);
    });
    this.#announce(target, 'create', id, row.rev);
    return presentRow(row, target.entity.schema);
  }

  /** One row as it is now, for a reader who follows the entity; null when it is not theirs to see. */
  async follow(
    ask: RowAsk,
    entityId: string,
    id: string,
  ): Promise<{ name: string; row: Row | null } | null> {
    const target = await this.#resolve(ask);
    if (target.entity.id !== entityId) return null;
    const row = await sql.selectRow(
      this.#database.pool,
      target.place,
      id,
      this.#access(ask, target, 'read'),
    );
    return { name: target.name, row: row ? presentRow(row, target.entity.schema) : null };
  }

  #resolve(ask: RowAsk): Promise<Resolved> {
    return resolveEntity(this.#database.db, ask.appId, ask.entityName, ask.actor, ask.role);
  }

  /** People come and go by the calls for people, never as rows that are made or deleted. */
  async #resolveForWrite(ask: RowAsk): Promise<Resolved> {
    const target = await this.#resolve(ask);
    if (target.entity.schema.name === USER)
      throw new Refusal('forbidden', MESSAGES.usersAreInvited, { code: 'users_are_invited' });
    return target;
  }

  /** null: the turn under way may be making the entity, which has no rows until it is done. */
  async #resolveForList(ask: RowAsk): Promise<Resolved | null> {
    try {
      return await this.#resolve(ask);
    } catch (error) {
      if (error instanceof Refusal && error.code === BEING_BUILT) return null;
      throw error;
    }
  }

  #access(ask: RowAsk, target: Resolved, operation: Operation): Filter {
    return accessFilter(target.entity.schema, operation, ask.actor, ask.role, ask.appId);
  }

  /** The app's end user behind the call; builders are one, too (ruling 7). */
  async #userId({ actor, appId, role }: RowAsk): Promise<string | null> {
    if (actor.kind === 'visitor') return actor.userId;
    if (actor.kind === 'builder' && role)
      return (await appUserOf(this.#database.db, appId, actor, role)).id;
    return null;
  }

  async #transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#database.pool.connect();
    try {
      await client.query('BEGIN');
      const result = await work(client);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    } finally {
      client.release();
    }
  }

  #announce(target: Resolved, type: 'create' | 'update' | 'delete', id: string, rev: number): void {
    this.#bus.publish({
      kind: 'row',
      appId: target.appId,
      entityId: target.entity.id,
      type,
      id,
      rev,
    });
  }
}

const noRow = () => notFound('There is no such row');

function callersFilter(q: string | undefined, target: Resolved): Filter {
  if (!q) return ALWAYS;
  let query: unknown;
  try {
    query = JSON.parse(q);
  } catch (cause) {
    throw new Refusal('bad_request', 'q is not JSON', { cause });
  }
  return parse(query, target);
}

function parse(query: unknown, target: Resolved): Filter {
  try {
    return parseFilter(query, target.entity.schema.properties);
  } catch (error) {
    if (error instanceof FilterError)
      throw new Refusal('bad_request', error.message, { code: 'bad_filter' });
    throw error;
  }
}

/** Runs a read of a caller's making; a filter that cannot be served is the caller's fault. */
async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof FilterError)
      throw new Refusal('bad_request', error.message, { code: 'bad_filter' });
    if ((error as { code?: string }).code === '57014')
      throw new Refusal('bad_request', 'This query takes too long. Ask for less at once.', {
        code: 'query_timeout',
        cause: error,
      });
    throw error;
  }
}
