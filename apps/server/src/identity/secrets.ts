import { randomBytes } from 'node:crypto';
import type { Db } from '../db/index.ts';
import { hashSecret } from './secret-box.ts';

export type SecretPurpose =
  | 'client'
  | 'connecting'
  | 'connector'
  | 'custom-token'
  | 'google'
  | 'invitation'
  | 'registration';

/** Unguessable secrets that work once: made for one tenant, purpose and user, and stored hashed. */
export class Secrets {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async issue(
    tenantId: string,
    purpose: SecretPurpose,
    userId: string,
    lifetimeMs: number,
    data: Record<string, unknown> = {},
  ): Promise<string> {
    const secret = randomBytes(24).toString('base64url');
    await this.keep(tenantId, purpose, userId, secret, lifetimeMs, data);
    return secret;
  }

  /** The same with a secret that somebody else made, whoever they are. */
  async keep(
    tenantId: string,
    purpose: SecretPurpose,
    userId: string,
    secret: string,
    lifetimeMs: number,
    data: Record<string, unknown> = {},
  ): Promise<void> {
    const values = {
      hash: this.#hash(purpose, secret),
      purpose,
      user_id: userId,
      data: JSON.stringify(data),
      used_at: null,
      expires_at: new Date(Date.now() + lifetimeMs),
    };
    await this.#db
      .insertInto('secrets')
      .values({ tenant_id: tenantId, ...values })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'hash']).doUpdateSet(values))
      .execute();
  }

  /** Uses a secret: of fifty that try at once, one gets it. */
  async use(tenantId: string, purpose: SecretPurpose, secret: string): Promise<Used | null> {
    const row = await this.#db
      .updateTable('secrets')
      .set({ used_at: new Date() })
      .where('tenant_id', '=', tenantId)
      .where('hash', '=', this.#hash(purpose, secret))
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', new Date())
      .returning(['user_id', 'data'])
      .executeTakeFirst();
    return row ? { userId: row.user_id, data: row.data } : null;
  }

  /** What a secret is for, without using it. */
  async peek(tenantId: string, purpose: SecretPurpose, secret: string): Promise<Used | null> {
    const row = await this.#db
      .selectFrom('secrets')
      .select(['user_id', 'data'])
      .where('tenant_id', '=', tenantId)
      .where('hash', '=', this.#hash(purpose, secret))
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', new Date())
      .executeTakeFirst();
    return row ? { userId: row.user_id, data: row.data } : null;
  }

  /** What is remembered of a client is remembered for each of its purposes. */
  #hash(purpose: SecretPurpose, secret: string): string {
    const isClient = purpose === 'client' || purpose === 'registration';
    return hashSecret(isClient ? `${purpose}|${secret}` : secret);
  }

  /** Ends a user's open secrets of a purpose. */
  async cancel(tenantId: string, purpose: SecretPurpose, userId: string): Promise<void> {
    await this.#db
      .deleteFrom('secrets')
      .where('tenant_id', '=', tenantId)
      .where('purpose', '=', purpose)
      .where('user_id', '=', userId)
      .execute();
  }
}

export interface Used {
  userId: string;
  data: Record<string, unknown>;
}
