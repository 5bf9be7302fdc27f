import type { Selectable } from 'kysely';
import type { Bus } from '../bus/index.ts';
import { BUILDERS, type Db, sql, type Tables } from '../db/index.ts';
import { newId } from '../ids.ts';
import { RefreshTokens } from './refresh.ts';
import { hashSecret, type SecretBox } from './secret-box.ts';

export type UserRow = Selectable<Tables['users']>;

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1_000;
/** How long a session that was found alive counts as alive; a sign-out elsewhere holds after this (property 6). */
const FRESH_MS = 1_500;
/** How exactly the list of sessions knows when each was last used. */
const USED_MS = 5 * 60 * 1_000;

/** A session that is alive, with its user. */
export interface Live {
  sessionId: string;
  user: UserRow;
  /** The admin who acts as the user in this session. */
  actingAdminId: string | null;
}

/** A session with its next refresh token. */
export interface Refreshed extends Live {
  refresh: string;
}

type LivingRow = UserRow & {
  session_id: string;
  last_used_at: Date;
  acting_admin_id: string | null;
};

/** A session that somebody waits to hear of. */
interface Asked {
  tenantId: string;
  sessionId: string;
  resolve(live: Live | null): void;
  reject(error: unknown): void;
}

/**
 * Sessions of all tenants: made at sign-in, asked at each request, ended at sign-out. What is
 * remembered of a user is dropped on every server when one of them says that they changed.
 */
export class Sessions {
  readonly #db: Db;
  readonly #bus: Bus;
  readonly #refreshes: RefreshTokens;
  readonly #asked: Asked[] = [];
  readonly #alive = new Map<string, { at: number; live: Live | null }>();

  constructor(db: Db, bus: Bus, box: SecretBox) {
    this.#db = db;
    this.#refreshes = new RefreshTokens(box);
    this.#bus = bus;
    bus.on((event) => {
      if (event.kind === 'identity') this.#drop(event.userId);
      if (event.kind === 'missed') this.#alive.clear();
    });
  }

  /** A new session; its refresh token is answered once and stored hashed. */
  async start(
    tenantId: string,
    userId: string,
    device: string,
    more: { address?: string; actingAdminId?: string; lifetimeMs?: number; trx?: Db } = {},
  ): Promise<{ sessionId: string; refresh: string }> {
    const sessionId = newId();
    const refresh = this.#refreshes.first(tenantId, sessionId);
    await (more.trx ?? this.#db)
      .insertInto('sessions')
      .values({
        tenant_id: tenantId,
        id: sessionId,
        user_id: userId,
        refresh_hash: hashSecret(refresh),
        device: device.slice(0, 200),
        address: more.address ?? '',
        acting_admin_id: more.actingAdminId ?? null,
        expires_at: new Date(Date.now() + (more.lifetimeMs ?? LIFETIME_MS)),
      })
      .execute();
    return { sessionId, refresh };
  }

  /** When a session ends by itself. */
  async endOf(tenantId: string, sessionId: string): Promise<Date> {
    const row = await this.#db
      .selectFrom('sessions')
      .select('expires_at')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    return row.expires_at;
  }

  /** The session when it and its user are alive, else null. Remembered for a second and a half. */
  async live(tenantId: string, sessionId: string): Promise<Live | null> {
    return this.#remember(`${tenantId} ${sessionId}`, () => this.#together(tenantId, sessionId));
  }

  /** Looks up with one statement what is asked for at the same time: a thousand followers of one row. */
  #together(tenantId: string, sessionId: string): Promise<Live | null> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ tenantId, sessionId, resolve, reject });
      if (this.#asked.length === 1) setImmediate(() => void this.#answer(this.#asked.splice(0)));
    });
  }

  async #answer(asked: Asked[]): Promise<void> {
    try {
      if (asked.length === 1) {
        const [{ tenantId, sessionId, resolve }] = asked as [Asked];
        return resolve(await this.#find(tenantId, sessionId));
      }
      const rows = await this.#findAll(asked);
      for (const { tenantId, sessionId, resolve } of asked)
        resolve(rows.get(`${tenantId} ${sessionId}`) ?? null);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  /** The app's end user that a builder is, while the builder's session is alive and has a role on the app (ruling 7). */
  async userOfBuilder(
    appId: string,
    userId: string,
    builderSessionId: string,
  ): Promise<UserRow | null> {
    const found = await this.#remember(`${appId} ${userId} ${builderSessionId}`, async () => {
      const builder = await this.live(BUILDERS, builderSessionId);
      if (!builder) return null;
      const user = await this.#db
        .selectFrom('users')
        .innerJoin('app_members', (join) =>
          join
            .onRef('app_members.app_id', '=', 'users.tenant_id')
            .onRef('app_members.user_id', '=', 'users.builder_user_id'),
        )
        .selectAll('users')
        .where('users.tenant_id', '=', appId)
        .where('users.id', '=', userId)
        .where('users.builder_user_id', '=', builder.user.id)
        .where('users.status', '=', 'active')
        .executeTakeFirst();
      return user ? { ...builder, user } : null;
    });
    return found?.user ?? null;
  }

  /** The session of a refresh token that is good now, which stays as it is; for pages that load. */
  async byRefresh(tenantId: string, refresh: string): Promise<Live | null> {
    const held = await this.#refreshes.read(this.#db, tenantId, refresh);
    return held?.isGood ? this.#find(tenantId, held.sessionId) : null;
  }

  /**
   * Spends a refresh token for the next one. One that was spent a moment ago leads to the present one, as
   * another tab has it. One that was spent before that is in two hands: the session ends for both.
   */
  async refresh(tenantId: string, refresh: string): Promise<Refreshed | null> {
    const held = await this.#refreshes.spend(this.#db, tenantId, refresh);
    if (!held) return null;
    if (!held.isGood) await this.end(tenantId, held.sessionId);
    const live = held.next ? await this.#find(tenantId, held.sessionId) : null;
    return live && held.next ? { ...live, refresh: held.next } : null;
  }

  /** A user's sessions, the last used first. */
  async list(tenantId: string, userId: string): Promise<Selectable<Tables['sessions']>[]> {
    return this.#db
      .selectFrom('sessions')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .where('expires_at', '>', new Date())
      .orderBy('last_used_at', 'desc')
      .execute();
  }

  /** Ends one session; with a user, only when it is theirs. Answers whether it was there. */
  async end(tenantId: string, sessionId: string, userId?: string): Promise<boolean> {
    let query = this.#db
      .deleteFrom('sessions')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sessionId);
    if (userId) query = query.where('user_id', '=', userId);
    const ended = await query.returning('user_id').executeTakeFirst();
    if (ended) this.changed(tenantId, ended.user_id);
    return ended !== undefined;
  }

  /** Ends all sessions of a user, but the one to keep. Answers how many there were. */
  async endAll(tenantId: string, userId: string, keep?: string): Promise<number> {
    let query = this.#db
      .deleteFrom('sessions')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId);
    if (keep) query = query.where('id', '!=', keep);
    const { numDeletedRows } = await query.executeTakeFirst();
    this.changed(tenantId, userId);
    if (tenantId === BUILDERS) await this.endActing(userId);
    return Number(numDeletedRows);
  }

  /** Ends the sessions in which an admin acts as others: they last no longer than the admin's own. */
  async endActing(adminId: string): Promise<void> {
    const ended = await this.#db
      .deleteFrom('sessions')
      .where('tenant_id', '=', BUILDERS)
      .where('acting_admin_id', '=', adminId)
      .returning('user_id')
      .execute();
    for (const { user_id } of ended) this.changed(BUILDERS, user_id);
  }

  /** Ends the sessions in which admins act as this account. */
  async endActingAs(userId: string): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('sessions')
      .where('tenant_id', '=', BUILDERS)
      .where('user_id', '=', userId)
      .where('acting_admin_id', 'is not', null)
      .executeTakeFirst();
    this.changed(BUILDERS, userId);
    return Number(numDeletedRows);
  }

  /** Says to every server that a user's sessions, role or status changed; holds from their next request on. */
  changed(tenantId: string, userId: string): void {
    this.#bus.publish({ kind: 'identity', tenantId, userId });
  }

  async #remember(key: string, ask: () => Promise<Live | null>): Promise<Live | null> {
    const known = this.#alive.get(key);
    if (known && performance.now() - known.at < FRESH_MS) return known.live;
    // Not the clock, which may be set back: what was remembered would be so for as long.
    const at = performance.now();
    const live = await ask();
    if (this.#alive.size > 20_000) this.#alive.clear();
    this.#alive.set(key, { at, live });
    return live;
  }

  /** A builder's own sessions and the app users that they are by them. */
  #drop(userId: string): void {
    for (const [key, { live }] of this.#alive)
      if (!live || live.user.id === userId || live.user.builder_user_id === userId)
        this.#alive.delete(key);
  }

  async #findAll(asked: readonly Asked[]): Promise<Map<string, Live>> {
    const found = new Map<string, Live>();
    for (const tenantId of new Set(asked.map((one) => one.tenantId))) {
      const ids = asked.filter((one) => one.tenantId === tenantId).map((one) => one.sessionId);
      const rows = await this.#living()
        .where('sessions.tenant_id', '=', tenantId)
        .where(sql<boolean>`sessions.id = ANY(${ids}::text[])`)
        .execute();
      for (const row of rows) found.set(`${tenantId} ${row.session_id}`, await this.#seen(row));
    }
    return found;
  }

  async #find(tenantId: string, sessionId: string): Promise<Live | null> {
    const row = await this.#living()
      .where('sessions.tenant_id', '=', tenantId)
      .where('sessions.id', '=', sessionId)
      .executeTakeFirst();
    return row ? this.#seen(row) : null;
  }

  /** Sessions that are alive, with their users. */
  #living() {
    return this.#db
      .selectFrom('sessions')
      .innerJoin('users', (join) =>
        join
          .onRef('users.tenant_id', '=', 'sessions.tenant_id')
          .onRef('users.id', '=', 'sessions.user_id'),
      )
      .selectAll('users')
      .select(['sessions.id as session_id', 'last_used_at', 'acting_admin_id'])
      .where('sessions.expires_at', '>', new Date())
      .where('users.status', '=', 'active');
  }

  async #seen(row: LivingRow): Promise<Live> {
    const { session_id, last_used_at, acting_admin_id, ...user } = row;
    if (Date.now() - last_used_at.getTime() > USED_MS)
      await this.#used(user.tenant_id, session_id, user);
    return { sessionId: session_id, user, actingAdminId: acting_admin_id };
  }

  async #used(tenantId: string, sessionId: string, user: UserRow): Promise<void> {
    const now = new Date();
    await this.#db
      .updateTable('sessions')
      .set({ last_used_at: now })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sessionId)
      .execute();
    await this.#db
      .updateTable('users')
      .set({ last_seen_at: now })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', user.id)
      .execute();
  }
}
