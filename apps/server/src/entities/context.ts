import { MESSAGES } from '@trellis/contract';
import { ALWAYS, type Filter, FilterError, matches, parseFilter } from '@trellis/filter';
import type pg from 'pg';
import { appUserOf } from '../apps/index.ts';
import type { Bus } from '../bus/index.ts';
import type { Database } from '../db/index.ts';
import type { Parsing } from '../parsing/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { accessFilter, type Operation, USER } from './access.ts';
import { Batched } from './batched.ts';
import { asKnownTo } from './fields.ts';
import { markUnfit } from './own-tables/maintain.ts';
import type { Usage } from './own-tables/usage.ts';
import { matchRow } from './present.ts';
import { BEING_BUILT, forget, resolveEntity } from './resolve.ts';
import type { Resolved } from './resolved.ts';
import type { RowAsk } from './row-ask.ts';
import { searched } from './search.ts';
import * as sql from './statements/index.ts';

/** What every verb on rows needs: the entity as its actor sees it, their rules, a transaction, the announcement. */
export class RowContext {
  readonly database: Database;
  readonly #bus: Bus;
  /** Reads of callers' own making; PostgreSQL cuts one that takes two seconds. */
  readonly reads: pg.Pool;

  readonly usage: Usage;
  readonly batched: Batched;
  /** Reads files of rows. */
  readonly parsing: Parsing;

  constructor(database: Database, bus: Bus, reads: pg.Pool, usage: Usage, parsing: Parsing) {
    this.database = database;
    this.parsing = parsing;
    this.usage = usage;
    this.#bus = bus;
    this.reads = reads;
    this.batched = new Batched(database.pool, reads);
  }

  resolve(ask: RowAsk): Promise<Resolved> {
    return resolveEntity(this.database.db, ask.appId, ask.entityName, ask.actor, ask.role);
  }

  /** Does work on an entity, as its caller knows it; again where what was known of it holds no more. */
  on<T>(ask: RowAsk, work: (target: Resolved) => Promise<T>): Promise<T> {
    return this.#on(ask, (target) => work(asKnownTo(target, ask)));
  }

  async #on<T>(ask: RowAsk, work: (target: Resolved) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      const target = await this.resolve(ask);
      try {
        return await work(target);
      } catch (error) {
        if (tries >= TRIES) throw error;
        if (await this.#isUnindexed(target, error)) continue;
        if (!(await this.#isOutdated(target, error))) throw error;
        forget(target);
      }
    }
  }

  /** The same for what asks PostgreSQL nothing by itself: what is known of the entity is asked about first. */
  onCurrent<T>(ask: RowAsk, work: (target: Resolved) => Promise<T>): Promise<T> {
    return this.on(ask, async (target) => {
      await sql.assertStands(this.reads, target.place);
      return work(target);
    });
  }

  /** The entity whole, with fields that not everybody knows (`asKnownTo`); for many callers of one kind. */
  wholeEntity(ask: RowAsk): Promise<Resolved> {
    return this.#on(ask, async (target) => {
      await sql.assertStands(this.reads, target.place);
      return target;
    });
  }

  /** The same for what changes rows. People come and go by the calls for people, never as rows that are made or deleted. */
  onRows<T>(ask: RowAsk, work: (target: Resolved) => Promise<T>): Promise<T> {
    return this.on(ask, async (target) => {
      if (target.entity.schema.name === USER)
        throw new Refusal('forbidden', MESSAGES.usersAreInvited, { code: 'users_are_invited' });
      return work(target);
    });
  }

  /** The same for lists; the turn under way may be making the entity, which has no rows until it is done. */
  async onList<T>(ask: RowAsk, none: T, work: (target: Resolved) => Promise<T>): Promise<T> {
    try {
      return await this.on(ask, work);
    } catch (error) {
      if (error instanceof Refusal && error.code === BEING_BUILT) return none;
      throw error;
    }
  }

  /** A value that is too long for an index of ours: the index goes. */
  async #isUnindexed({ place }: Resolved, error: unknown): Promise<boolean> {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== '54000' || place.table === sql.SHARED) return false;
    const { pool } = this.database;
    return markUnfit(pool, place.appId, place.entityId, constraint, place.table);
  }

  /** A statement says so itself; what was refused without one is asked about. */
  async #isOutdated(target: Resolved, error: unknown): Promise<boolean> {
    if (sql.isStale(error)) return true;
    if (!(error instanceof Refusal)) return false;
    return sql.assertStands(this.reads, target.place).then(() => false, sql.isStale);
  }

  access(ask: RowAsk, target: Resolved, operation: Operation): Filter {
    const schema = target.whole ?? target.entity.schema;
    return accessFilter(schema, operation, ask.actor, ask.role, ask.appId);
  }

  /** A caller's filter, bound to the schema; what cannot be read is the caller's fault. */
  async filter(ask: RowAsk, target: Resolved, query: unknown): Promise<Filter> {
    const texts = new Set<string>();
    const parse = (search?: (text: string) => Filter) =>
      parseFilter(query, target.entity.schema.properties, { unknown: ask.unknown, search });
    // Whoever builds the app may search as its table shows the rows.
    const note = (text: string) => {
      texts.add(text);
      return ALWAYS;
    };
    try {
      const filter = parse(ask.role ? note : undefined);
      if (texts.size === 0) return filter;
      const found = new Map<string, Filter>();
      for (const text of texts) found.set(text, await searched(this, ask, target, text));
      return parse((text) => found.get(text)!);
    } catch (error) {
      throw asBadFilter(error);
    }
  }

  /** The app's end user behind the call; builders are one, too (ruling 7). */
  async userId({ actor, appId, role }: RowAsk): Promise<string | null> {
    if (actor.kind === 'visitor') return actor.userId;
    if (actor.kind === 'builder' && role)
      return (await appUserOf(this.database.db, appId, actor, role)).id;
    return null;
  }

  async transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.database.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const result = await work(client);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure;
      });
      throw tooSlow(error) ?? error;
    } finally {
      // A connection that cannot roll back is none that somebody else should get.
      client.release(broken);
    }
  }

  /** Tells of rows that changed; after the commit. */
  announce(
    target: Resolved,
    type: 'create' | 'update' | 'delete',
    rows: readonly Pick<sql.StoredRow, 'id' | 'rev'>[],
  ): void {
    for (let at = 0; at < rows.length; at += AT_ONCE)
      this.#bus.publish({
        kind: 'rows',
        appId: target.appId,
        entityId: target.entity.id,
        type,
        rows: rows.slice(at, at + AT_ONCE).map(({ id, rev }) => ({ id, rev })),
      });
  }
}

/** How often a call looks an entity up before it gives up. */
const TRIES = 5;
/** Rows that one announcement names. */
const AT_ONCE = 150;

export const noRow = () => notFound(MESSAGES.rowGone);

/** A row that is about to be made, as rules see it. */
export function newRow(row: {
  id: string;
  creatorId: string | null;
  data: Record<string, unknown>;
}) {
  const now = new Date();
  const candidate = { id: row.id, creator_id: row.creatorId, created_at: now, updated_at: now };
  return matchRow({ ...candidate, data: row.data });
}

/** Refuses a row that its maker may not make. */
export function mayCreate(
  ask: RowAsk,
  access: Filter,
  row: { id: string; creatorId: string | null; data: Record<string, unknown> },
): void {
  if (access === ALWAYS) return;
  if (matches(access, newRow(row))) return;
  throw new Refusal(
    ask.actor.kind === 'anonymous' ? 'unauthenticated' : 'forbidden',
    'You are not allowed to add this',
    { code: 'no_permission' },
  );
}

/** Runs a read of a caller's making; a filter that cannot be served is the caller's fault. */
export async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw tooSlow(error) ?? asBadFilter(error);
  }
}

/** What PostgreSQL cut for its time is the caller's to ask for in smaller parts. */
function tooSlow(error: unknown): Refusal | null {
  if ((error as { code?: string }).code !== '57014') return null;
  return new Refusal('bad_request', 'This query takes too long. Ask for less at once.', {
    code: 'query_timeout',
    cause: error,
  });
}

function asBadFilter(error: unknown): unknown {
  return error instanceof FilterError
    ? new Refusal('bad_request', error.message, { code: 'bad_filter' })
    : error;
}
