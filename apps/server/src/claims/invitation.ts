import { randomBytes } from 'node:crypto';
import { CLAIM_TEXTS } from '@trellis/contract';
import { type AppRow, settingsOf } from '../apps/index.ts';
import type { Db } from '../db/index.ts';
import { ownUrl } from '../http/index.ts';
import { hashSecret } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import type { ClaimNeeds } from './needs.ts';

/** The open code of an app, made where there is none. Refused while the app is not for a customer. */
export async function claimInvitation(
  needs: ClaimNeeds,
  app: AppRow,
  userId: string,
): Promise<{ inviteLink: string; claimCode: string }> {
  requireClaimable(app);
  if (!app.published_version_id)
    throw new Refusal('conflict', CLAIM_TEXTS.unpublished, { code: 'not_published' });
  const claimCode = await codeOf(needs, app.app_id, userId);
  return { claimCode, inviteLink: ownUrl(needs, `/claim/${claimCode}`, {}) };
}

async function codeOf({ db, box }: ClaimNeeds, appId: string, userId: string): Promise<string> {
  const code = randomBytes(18).toString('base64url');
  // Of two that ask at once both are told the same.
  const row = await db
    .insertInto('app_claims')
    .values({
      app_id: appId,
      sealed: box.seal(code),
      code_hash: hashSecret(code),
      created_by: userId,
    })
    .onConflict((on) => on.column('app_id').doUpdateSet({ app_id: appId }))
    .returning(['sealed', 'claimed_at'])
    .executeTakeFirstOrThrow();
  if (row.claimed_at) throw new Refusal('conflict', CLAIM_TEXTS.taken, { code: 'claimed' });
  return box.open(row.sealed);
}

/** Takes the open code back; whether there was one. */
export async function revokeClaim(db: Db, appId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('app_claims')
    .where('app_id', '=', appId)
    .where('claimed_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function requireClaimable(app: Pick<AppRow, 'settings'>): void {
  if (settingsOf(app).isClaimable !== true)
    throw new Refusal('conflict', CLAIM_TEXTS.notClaimable, { code: 'not_claimable' });
}
