import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type Db, sql } from '../db/index.ts';
import { hashSecret, type SecretBox } from './secret-box.ts';

/** How long the token before may still come: from another tab, or after an answer that was slow. */
const GRACE_MS = 10_000;
/** How often a session may be refreshed within the grace, and a late token still be led to the present one. */
const MOST_STEPS = 64;

/** A refresh token as its session knows it. */
interface Held {
  sessionId: string;
  /** It is the present one, or was until a moment ago. */
  isGood: boolean;
}

/**
 * Refresh tokens of one session follow one after the other, each made of the one before under the
 * installation's key: whichever server is asked, a token that was just spent leads to the same present
 * one. And whether a text was ever a token of ours shows by itself, so that a session need not keep
 * those that it spent to notice that one comes again.
 */
export class RefreshTokens {
  readonly #box: SecretBox;

  constructor(box: SecretBox) {
    this.#box = box;
  }

  /** The first token of a session. */
  first(tenantId: string, sessionId: string): string {
    return this.#signed(tenantId, sessionId, randomBytes(32).toString('base64url'));
  }

  /** What a token is now; null where no living session ever had it. */
  async read(db: Db, tenantId: string, token: string): Promise<Held | null> {
    const row = await this.#find(db, tenantId, token).executeTakeFirst();
    return row ? held(row, hashSecret(token)) : null;
  }

  /** Puts the next token in the place of the present one. Of several that come at once one does, and the others hear which. */
  spend(db: Db, tenantId: string, token: string): Promise<(Held & { next: string | null }) | null> {
    const hash = hashSecret(token);
    return db.transaction().execute(async (trx) => {
      const row = await this.#find(trx, tenantId, token).forUpdate().executeTakeFirst();
      if (!row) return null;
      const found = held(row, hash);
      if (!found.isGood) return { ...found, next: null };
      if (row.refresh_hash !== hash) {
        const next = this.#leading(tenantId, row.id, token, row.refresh_hash);
        return { ...found, next };
      }
      const next = this.#after(tenantId, row.id, token);
      const before = fresh(row)
        .sort(([, one], [, other]) => one - other)
        .slice(1 - MOST_STEPS);
      const spent = { ...Object.fromEntries(before), [hash]: Math.floor(row.now) };
      await trx
        .updateTable('sessions')
        .set({ refresh_hash: hashSecret(next), spent: JSON.stringify(spent) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', row.id)
        .execute();
      return { ...found, next };
    });
  }

  #find(db: Db, tenantId: string, token: string) {
    const sessionId = this.#sessionOf(tenantId, token);
    const living = db
      .selectFrom('sessions')
      .select(['id', 'refresh_hash', 'spent'])
      // The database's clock, which all servers share.
      .select(sql<number>`(extract(epoch FROM clock_timestamp()) * 1000)::float8`.as('now'))
      .where('tenant_id', '=', tenantId)
      .where('expires_at', '>', new Date());
    // Made before tokens named their session, and known only while it is the present one.
    if (!sessionId) return living.where('refresh_hash', '=', hashSecret(token));
    return living.where('id', '=', sessionId);
  }

  #after(tenantId: string, sessionId: string, token: string): string {
    return this.#signed(tenantId, sessionId, this.#box.mac(`refresh-next|${tenantId}|${token}`));
  }

  /** The present token, from one that was spent a moment ago. */
  #leading(tenantId: string, sessionId: string, token: string, present: string): string | null {
    let next = token;
    for (let step = 0; step < MOST_STEPS; step++) {
      next = this.#after(tenantId, sessionId, next);
      if (hashSecret(next) === present) return next;
    }
    return null;
  }

  /** The session of a token that this installation made; null for any other text. */
  #sessionOf(tenantId: string, token: string): string | null {
    const [sessionId = '', secret = '', ...rest] = token.split('.', 4);
    if (rest.length !== 1) return null;
    const right = Buffer.from(this.#signed(tenantId, sessionId, secret));
    const given = Buffer.from(token);
    return given.length === right.length && timingSafeEqual(given, right) ? sessionId : null;
  }

  #signed(tenantId: string, sessionId: string, secret: string): string {
    const mac = this.#box.mac(`refresh|${tenantId}|${sessionId}|${secret}`);
    return `${sessionId}.${secret}.${mac}`;
  }
}

interface Row {
  id: string;
  refresh_hash: string;
  spent: Record<string, number>;
  now: number;
}

const fresh = ({ spent, now }: Row) =>
  Object.entries(spent).filter(([, at]) => now - at <= GRACE_MS);

const held = (row: Row, hash: string): Held => ({
  sessionId: row.id,
  isGood: row.refresh_hash === hash || fresh(row).some(([one]) => one === hash),
});
