import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db, Tables } from '../db/index.ts';
import type { SecretBox } from './secret-box.ts';
import { hashSecret } from './secret-box.ts';

/** What a code proves an e-mail address for; one of a purpose never serves another. */
export type CodePurpose = 'sign-in' | 'verify' | 'reset' | 'email-change' | 'proof';

/** A verification that was used. It opens nothing: it only says so, for as long as its link would have been good. */
const SPENT = 'verified';

const TRIES = 5;
const LIFETIME_MS: Record<CodePurpose, number> = {
  'sign-in': 10 * 60_000,
  proof: 10 * 60_000,
  reset: 30 * 60_000,
  'email-change': 60 * 60_000,
  verify: 24 * 60 * 60_000,
};

/**
 * One-time codes and the links beside them: each proves, once, that somebody reads a mailbox. There
 * is one of a purpose for an e-mail at a time; a new one ends the one before, and using either the
 * code or the link ends both. A device that the person signed in with before has one of its own, which
 * requests and tries elsewhere do not end. Stored hashed; five tries end a code, but not its
 * unguessable link.
 */
export class Codes {
  readonly #db: Db;
  readonly #box: SecretBox;

  constructor(db: Db, box: SecretBox) {
    this.#db = db;
    this.#box = box;
  }

  /** A new code and link secret. Made for unknown e-mails just as for known ones. */
  async issue(
    tenantId: string,
    purpose: CodePurpose,
    email: string,
    userId: string | null = null,
    device: string | null = null,
  ): Promise<{ code: string; secret: string }> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const secret = randomBytes(24).toString('base64url');
    const values = {
      hash: this.#hash(tenantId, purpose, email, code),
      link_hash: hashSecret(secret),
      user_id: userId,
      attempts: 0,
      expires_at: new Date(Date.now() + LIFETIME_MS[purpose]),
    };
    await this.#db
      .insertInto('codes')
      .values({ tenant_id: tenantId, purpose, email, device: device ?? '', ...values })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'purpose', 'email', 'device']).doUpdateSet(values),
      )
      .execute();
    return { code, secret };
  }

  /**
   * Tries a code: of this user where one is named, and on a known device the one that was asked for on
   * it, if any. The fifth wrong try, and every one after it, is `exceeded`.
   */
  async tryCode(
    tenantId: string,
    purpose: CodePurpose,
    email: string,
    code: string,
    by: { userId?: string; device?: string | null } = {},
  ): Promise<'right' | 'wrong' | 'exceeded'> {
    const own = by.device ? await this.#try(tenantId, purpose, email, code, by) : null;
    return (
      own ?? (await this.#try(tenantId, purpose, email, code, { ...by, device: '' })) ?? 'wrong'
    );
  }

  /**
   * Tries a code of whoever has this address, known or not. Where none was mailed there is one that
   * nobody has, so that the tries of an unknown address end like those of a known one (ruling 10).
   */
  async tryOpenCode(
    tenantId: string,
    purpose: CodePurpose,
    email: string,
    code: string,
  ): Promise<'right' | 'wrong' | 'exceeded'> {
    const none = {
      hash: this.#hash(tenantId, purpose, email, randomBytes(24).toString('base64url')),
      link_hash: hashSecret(randomBytes(24).toString('base64url')),
      user_id: null,
      attempts: 0,
      expires_at: new Date(Date.now() + LIFETIME_MS[purpose]),
    };
    await this.#db
      .insertInto('codes')
      .values({ tenant_id: tenantId, purpose, email, device: '', ...none })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'purpose', 'email', 'device'])
          .doUpdateSet(none)
          .where('codes.expires_at', '<=', new Date()),
      )
      .execute();
    return this.tryCode(tenantId, purpose, email, code);
  }

  /** null: there is no code to try. */
  async #try(
    tenantId: string,
    purpose: CodePurpose,
    email: string,
    code: string,
    { userId, device }: { userId?: string; device?: string | null },
  ): Promise<'right' | 'wrong' | 'exceeded' | null> {
    const of = {
      tenant_id: tenantId,
      purpose,
      email,
      device: device ?? '',
      ...(userId && { user_id: userId }),
    };
    const row = await this.#db
      .updateTable('codes')
      .set((query) => ({ attempts: query('attempts', '+', 1) }))
      .where((query) => query.and(of))
      .where('expires_at', '>', new Date())
      .returning(['hash', 'attempts'])
      .executeTakeFirst();
    if (!row) return null;
    if (row.attempts > TRIES) return 'exceeded';
    const hash = this.#hash(tenantId, purpose, email, code);
    if (timingSafeEqual(Buffer.from(hash), Buffer.from(row.hash))) {
      return (await useUp(this.#db, { ...of, hash })) ? 'right' : 'wrong';
    }
    return row.attempts === TRIES ? 'exceeded' : 'wrong';
  }

  /** Whether something was mailed to this address for this user, and has not been used yet. */
  async isOpen(
    tenantId: string,
    purpose: CodePurpose,
    email: string,
    userId: string,
  ): Promise<boolean> {
    const row = await this.#db
      .selectFrom('codes')
      .select('email')
      .where('tenant_id', '=', tenantId)
      .where('purpose', '=', purpose)
      .where('email', '=', email)
      .where('user_id', '=', userId)
      .where('expires_at', '>', new Date())
      .executeTakeFirst();
    return row !== undefined;
  }

  /** What a link was for, without using it. */
  async peek(tenantId: string, purpose: CodePurpose, secret: string): Promise<Opened | null> {
    const row = await this.#db
      .selectFrom('codes')
      .select(['email', 'user_id'])
      .where('tenant_id', '=', tenantId)
      .where('purpose', '=', purpose)
      .where('link_hash', '=', hashSecret(secret))
      .where('expires_at', '>', new Date())
      .executeTakeFirst();
    return row ? { email: row.email, userId: row.user_id } : null;
  }

  /** Uses a link, once. */
  open(tenantId: string, purpose: CodePurpose, secret: string): Promise<Opened | null> {
    return useUp(this.#db, { tenant_id: tenantId, purpose, link_hash: hashSecret(secret) });
  }

  /** Whose address a link was to verify that was used, or is of no use any more. */
  async spentOn(tenantId: string, secret: string): Promise<string | null> {
    const row = await this.#db
      .selectFrom('codes')
      .select('email')
      .where('tenant_id', '=', tenantId)
      .where('purpose', '=', SPENT)
      .where('link_hash', '=', hashSecret(secret))
      .where('expires_at', '>', new Date())
      .executeTakeFirst();
    return row?.email ?? null;
  }

  /**
   * Ends what was mailed to a user's address, after it or the password changed; and what was mailed
   * elsewhere for them, such as to an address that whoever had the old password wanted them to have.
   */
  async cancel(tenantId: string, user: { id: string; email: string }): Promise<void> {
    await this.#mailedTo(tenantId, user).where('purpose', '!=', SPENT).execute();
  }

  /** The same for a user who is no more: nothing of them is kept. */
  async forget(tenantId: string, user: { id: string; email: string }): Promise<void> {
    await this.#mailedTo(tenantId, user).execute();
  }

  #mailedTo(tenantId: string, user: { id: string; email: string }) {
    return this.#db
      .deleteFrom('codes')
      .where('tenant_id', '=', tenantId)
      .where((query) =>
        query.or([query('email', '=', user.email), query('user_id', '=', user.id)]),
      );
  }

  #hash(tenantId: string, purpose: string, email: string, code: string): string {
    return this.#box.mac(`code|${tenantId}|${purpose}|${email}|${code.trim()}`);
  }
}

export interface Opened {
  email: string;
  userId: string | null;
}

type Which = Partial<
  Pick<Selectable<Tables['codes']>, 'purpose' | 'user_id' | 'hash' | 'link_hash'>
> & {
  tenant_id: string;
};

/** Takes a code or link that is good out of those that can be used; null where there is none. */
async function useUp(db: Db, which: Which): Promise<Opened | null> {
  const row = await db
    .with('used', (query) =>
      query
        .deleteFrom('codes')
        .where((of) => of.and(which))
        .where('purpose', '!=', SPENT)
        .where('expires_at', '>', new Date())
        .returningAll(),
    )
    .with('kept', (query) =>
      query
        .insertInto('codes')
        .columns(['tenant_id', 'purpose', 'email', 'device', 'hash', 'link_hash', 'expires_at'])
        .expression((of) =>
          of
            .selectFrom('used')
            .select((column) => [
              'tenant_id',
              column.val(SPENT).as('purpose'),
              'email',
              'device',
              column.val('').as('hash'),
              'link_hash',
              'expires_at',
            ])
            .where('purpose', '=', 'verify'),
        )
        .onConflict((conflict) =>
          conflict.columns(['tenant_id', 'purpose', 'email', 'device']).doUpdateSet((of) => ({
            link_hash: of.ref('excluded.link_hash'),
            expires_at: of.ref('excluded.expires_at'),
          })),
        ),
    )
    .selectFrom('used')
    .select(['email', 'user_id'])
    .executeTakeFirst();
  return row ? { email: row.email, userId: row.user_id } : null;
}

/** Ends all that was mailed for a user before their address was proven: no link is needed for that any more. */
export async function endMailed(db: Db, tenantId: string, userId: string): Promise<void> {
  const which = { tenant_id: tenantId, user_id: userId };
  await useUp(db, { ...which, purpose: 'verify' });
  await db
    .deleteFrom('codes')
    .where((of) => of.and(which))
    .where('purpose', '!=', SPENT)
    .execute();
}
