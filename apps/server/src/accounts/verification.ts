import { randomBytes } from 'node:crypto';
import { BUILDERS } from '../db/tables.ts';
import { hashSecret, type UserRow } from '../identity/sessions.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Only a path of our own may stand behind a link in a mail (ruling 13). */
export function ownPath(path: string | undefined): string | null {
  return path && /^\/(?![/\\])/.test(path) ? path : null;
}

/** Mails a link that verifies the builder's address. `origin` is the configured address, never the Host header. */
export async function sendVerification(
  services: Services,
  user: { id: string; email: string },
  continueUrl?: string,
): Promise<void> {
  const secret = randomBytes(24).toString('base64url');
  await services.db
    .insertInto('secrets')
    .values({
      tenant_id: BUILDERS,
      hash: hashSecret(secret),
      purpose: 'verify-email',
      user_id: user.id,
      data: JSON.stringify({ email: user.email }),
      expires_at: new Date(Date.now() + DAY_MS),
    })
    .execute();
  const next = ownPath(continueUrl);
  const url = new URL('/auth/verifyEmail', publicOrigin(services));
  url.searchParams.set('secret', secret);
  if (next) url.searchParams.set('continueUrl', next);
  await services.mail.send({
    to: user.email,
    subject: 'Verify your e-mail address',
    lines: [
      'Welcome to Trellis. Confirm that this address is yours, and you can start to build.',
      'The link works for a day. If it was not you, ignore this mail.',
    ],
    button: { label: 'Verify my address', url: url.href },
  });
}

/** Where links in mails lead: the configured address, else this machine's own. */
export function publicOrigin(services: Services): string {
  return services.config.publicUrl ?? `http://localhost:${services.config.port}`;
}

/** Uses a verification secret once and answers the verified user. */
export async function confirmVerification(services: Services, secret: string): Promise<UserRow> {
  const used = await services.db
    .updateTable('secrets')
    .set({ used_at: new Date() })
    .where('tenant_id', '=', BUILDERS)
    .where('hash', '=', hashSecret(secret))
    .where('purpose', '=', 'verify-email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .returning(['user_id', 'data'])
    .executeTakeFirst();
  if (!used)
    throw new Refusal('invalid', 'This link is invalid or has expired. Ask for a new one.', {
      code: 'auth/invalid-link',
    });
  const user = await services.db
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('tenant_id', '=', BUILDERS)
    .where('id', '=', used.user_id)
    .where('email', '=', String(used.data.email))
    .returningAll()
    .executeTakeFirst();
  if (!user)
    throw new Refusal('invalid', 'This link is invalid or has expired. Ask for a new one.', {
      code: 'auth/invalid-link',
    });
  services.sessions.forget(user.id);
  return user;
}
