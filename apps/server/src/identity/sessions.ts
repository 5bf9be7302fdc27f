import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../db/database.ts';
import { BUILDERS, type Tables } from '../db/tables.ts';
import { newId } from '../ids.ts';

export type UserRow = Selectable<Tables['users']>;

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1_000;
/** How long a session that was found alive counts as alive; a sign-out elsewhere holds after this (property 6). */
const FRESH_MS = 1_500;

export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Sessions of all tenants: made at sign-in, asked at each request, ended at sign-out. */
export class Sessions {
  readonly #db: Db;
  readonly #alive = new Map<string, { at: number; user: UserRow | null }>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** A new session; its refresh token is told once and stored hashed. */
  async start(
    tenantId: string,
    userId: string,
    device: string,
  ): Promise<{ sessionId: string; refresh: string }> {
    const refresh = randomBytes(32).toString('base64url');
    const sessionId = newId();
    await this.#db
      .insertInto('sessions')
      .values({
        tenant_id: tenantId,
        id: sessionId,
        user_id: userId,
        refresh_hash: hashSecret(refresh),
        device: device.slice(0, 200),
        expires_at: new Date(Date.now() + LIFETIME_MS),
      })
      .execute();
    return { sessionId, refresh };
  }

  /** The active user of a session that is alive, else null. Cached for a second and a half. */
  async user(tenantId: string, sessionId: string): Promise<UserRow | null> {
    const key = `${tenantId} ${sessionId}`;
    const known = this.#alive.get(key);
    if (known && Date.now() - known.at < FRESH_MS) return known.user;
    const user = await this.#find(tenantId, 'sessions.id', sessionId);
    if (this.#alive.size > 20_000) this.#alive.clear();
    this.#alive.set(key, { at: Date.now(), user: user?.user ?? null });
    return user?.user ?? null;
  }

  /** The app's end user that a builder is, while the builder's session is alive and has a role on the app (ruling 7). */
  async userOfBuilder(
    appId: string,
    userId: string,
    builderSessionId: string,
  ): Promise<UserRow | null> {
    const key = `${appId} ${userId} ${builderSessionId}`;
    const known = this.#alive.get(key);
    if (known && Date.now() - known.at < FRESH_MS) return known.user;
    const builder = await this.user(BUILDERS, builderSessionId);
    const user = builder
      ? await this.#db
          .selectFrom('users')
          .innerJoin('app_members', (join) =>
            join
              .onRef('app_members.app_id', '=', 'users.tenant_id')
              .onRef('app_members.user_id', '=', 'users.builder_user_id'),
          )
          .selectAll('users')
          .where('users.tenant_id', '=', appId)
          .where('users.id', '=', userId)
          .where('users.builder_user_id', '=', builder.id)
          .where('users.status', '=', 'active')
          .executeTakeFirst()
      : undefined;
    this.#alive.set(key, { at: Date.now(), user: user ?? null });
    return user ?? null;
  }

  /** The session of a refresh token, with its user, when both are alive. */
  async byRefresh(
    tenantId: string,
    refresh: string,
  ): Promise<{ sessionId: string; user: UserRow } | null> {
    return this.#find(tenantId, 'sessions.refresh_hash', hashSecret(refresh));
  }

  async #find(tenantId: string, column: 'sessions.id' | 'sessions.refresh_hash', value: string) {
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('users', (join) =>
        join
          .onRef('users.tenant_id', '=', 'sessions.tenant_id')
          .onRef('users.id', '=', 'sessions.user_id'),
      )
      .selectAll('users')
      .select('sessions.id as session_id')
      .where('sessions.tenant_id', '=', tenantId)
      .where(column, '=', value)
      .where('sessions.expires_at', '>', new Date())
      .where('users.status', '=', 'active')
      .executeTakeFirst();
    if (!row) return null;
    const { session_id, ...user } = row;
    return { sessionId: session_id, user };
  }

  async end(tenantId: string, sessionId: string): Promise<void> {
    for (const key of this.#alive.keys())
      if (key.endsWith(` ${sessionId}`)) this.#alive.delete(key);
    await this.#db
      .deleteFrom('sessions')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sessionId)
      .execute();
  }

  /** Forgets what is cached of a user, after a change of role or status. */
  forget(userId: string): void {
    for (const [key, { user }] of this.#alive) if (user?.id === userId) this.#alive.delete(key);
  }
}
