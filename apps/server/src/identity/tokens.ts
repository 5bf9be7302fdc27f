import { exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import type { Db } from '../db/index.ts';
import { randomId } from '../ids.ts';
import type { SecretBox } from './secret-box.ts';

export type Environment = 'published' | 'preview';

/** What an access token says (ruling 8): who, in which tenant, by which session, for which environment. */
export interface Claims {
  userId: string;
  tenantId: string;
  sessionId: string;
  environment: Environment;
  /** The session is a builder's, who is this app's end user by it (ruling 7). */
  viaBuilder?: boolean;
}

const LIFETIME_MS = 60 * 60 * 1_000;
/** Tokens whose signature is known to be ours. */
const REMEMBERED = 5_000;

export interface Tokens {
  /** An EdDSA token for 60 minutes, or until its session ends. */
  sign(claims: Claims, until?: Date): Promise<{ token: string; expiresAt: string }>;
  /** The claims of a token that is ours and not expired; null for any other. */
  verify(token: string): Promise<Claims | null>;
}

/** The audience of a tenant: `builder`, or `app:{id}`; never both. */
const audience = (tenantId: string) => (tenantId === 'builder' ? 'builder' : `app:${tenantId}`);

/** Loads the installation's signing key, or makes the first one. All servers share it through the database. */
export async function openTokens(db: Db, box: SecretBox): Promise<Tokens> {
  const row = await signingKey(db, box);
  const privateKey = await importJWK(JSON.parse(box.open(row.sealed)) as JWK, 'EdDSA');
  const publicKey = await importJWK(row.public_jwk as JWK, 'EdDSA');
  // What a signature says does not change until it expires; whether its session lives is asked each time.
  const verified = new Map<string, { claims: Claims; until: number }>();
  return {
    async sign({ userId, tenantId, sessionId, environment, viaBuilder }, until) {
      const expires = until ?? new Date(Date.now() + LIFETIME_MS);
      const token = await new SignJWT({
        sid: sessionId,
        tid: tenantId,
        env: environment,
        ...(viaBuilder && { via: 'builder' }),
      })
        .setProtectedHeader({ alg: 'EdDSA', kid: row.id })
        .setSubject(userId)
        .setAudience(audience(tenantId))
        .setIssuedAt()
        .setExpirationTime(expires)
        .sign(privateKey);
      return { token, expiresAt: expires.toISOString() };
    },
    async verify(token) {
      const known = verified.get(token);
      if (known && Date.now() < known.until) return known.claims;
      try {
        const { payload } = await jwtVerify(token, publicKey, { algorithms: ['EdDSA'] });
        const { sub, sid, tid, env, aud, exp } = payload;
        if (typeof sub !== 'string' || typeof sid !== 'string' || typeof tid !== 'string')
          return null;
        if (aud !== audience(tid) || (env !== 'published' && env !== 'preview')) return null;
        const claims: Claims = {
          userId: sub,
          tenantId: tid,
          sessionId: sid,
          environment: env,
          viaBuilder: payload.via === 'builder',
        };
        if (verified.size >= REMEMBERED) verified.clear();
        verified.set(token, { claims, until: (exp ?? 0) * 1_000 });
        return claims;
      } catch {
        // A token that does not verify is no token; the caller is then anonymous or refused.
        return null;
      }
    },
  };
}

async function signingKey(db: Db, box: SecretBox) {
  const newest = () =>
    db
      .selectFrom('signing_keys')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
  const found = await newest();
  if (found && canOpen(box, found.sealed)) return found;
  // No key yet, or one sealed under a secret that is gone: tokens of that one end, nothing else is lost.
  const pair = await generateKeyPair('EdDSA', { extractable: true });
  const sealed = box.seal(JSON.stringify(await exportJWK(pair.privateKey)));
  const publicJwk = JSON.stringify(await exportJWK(pair.publicKey));
  await db
    .insertInto('signing_keys')
    .values({ id: randomId(), sealed, public_jwk: publicJwk })
    .execute();
  const made = await newest();
  if (!made) throw new Error('The signing key was not stored');
  return made;
}

function canOpen(box: SecretBox, sealed: string): boolean {
  try {
    box.open(sealed);
    return true;
  } catch (error) {
    console.error(
      `The signing key cannot be opened with this secret, so a new one is made: ${error}`,
    );
    return false;
  }
}
