import { CLAIM_TEXTS } from '@trellis/contract';
import { type AppRow, appById, settingsOf } from '../apps/index.ts';
import { BUILDERS, type Db, sql } from '../db/index.ts';
import { appRole, type Builder, hashSecret } from '../identity/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { requireClaimable } from './invitation.ts';
import type { ClaimNeeds } from './needs.ts';

/** The app that an open code is for; a code that is none, was used or taken back is refused alike. */
export async function claimedApp(db: Db, code: string): Promise<AppRow> {
  const row = await db
    .selectFrom('app_claims')
    .select('app_id')
    .where('code_hash', '=', hashSecret(code))
    .where('claimed_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound(CLAIM_TEXTS.unknown);
  const app = await appById(db, row.app_id);
  requireClaimable(app);
  if (!app.published_version_id) throw notFound(CLAIM_TEXTS.unknown);
  return app;
}

export async function readClaim(db: Db, code: string) {
  const app = await claimedApp(db, code);
  const maker = await db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('tenant_id', '=', BUILDERS)
    .where('id', '=', app.owner_id)
    .executeTakeFirst();
  return {
    appName: app.name,
    slug: app.slug,
    makerName: maker?.name || 'Its maker',
    needsCollaborator: settingsOf(app).requireBuilderCollaboratorAccount,
  };
}

/**
 * Moves an app to who claims it, in one transaction: the code is used, the roles are others, and what the maker had
 * opened with keys of their own is gone. Of several who claim at once one gets it.
 */
export async function claim(
  needs: ClaimNeeds,
  builder: Builder,
  { code, keepsMaker }: { code: string; keepsMaker: boolean },
): Promise<{ appId: string; slug: string }> {
  const { db, bus } = needs;
  const app = await claimedApp(db, code);
  const { app_id: appId, slug, owner_id: makerId } = app;
  if (makerId === builder.userId)
    throw new Refusal('conflict', 'This app is already yours', { code: 'own_app' });
  const role = await appRole(db, appId, builder.userId);
  if (settingsOf(app).requireBuilderCollaboratorAccount && !role)
    throw new Refusal('forbidden', CLAIM_TEXTS.onlyInvited, { code: 'not_invited' });
  await db.transaction().execute(async (trx) => {
    const used = await trx
      .updateTable('app_claims')
      .set({ claimed_by: builder.userId, claimed_at: new Date() })
      .where('app_id', '=', appId)
      .where('code_hash', '=', hashSecret(code))
      .where('claimed_at', 'is', null)
      .executeTakeFirst();
    if (used.numUpdatedRows === 0n) throw notFound(CLAIM_TEXTS.unknown);
    const moved = await trx
      .updateTable('apps')
      .set({
        owner_id: builder.userId,
        settings: sql`settings || ${JSON.stringify(NOT_THE_CUSTOMERS)}::jsonb`,
      })
      .where('app_id', '=', appId)
      .where('owner_id', '=', makerId)
      // What was switched off, or given to somebody, since it was read is not handed over.
      .where(sql<boolean>`settings @> '{"isClaimable": true}'`)
      .where('published_version_id', 'is not', null)
      .executeTakeFirst();
    if (moved.numUpdatedRows === 0n) throw notFound(CLAIM_TEXTS.unknown);
    await trx
      .insertInto('app_members')
      .values({ app_id: appId, user_id: builder.userId, role: 'owner' })
      .onConflict((on) => on.columns(['app_id', 'user_id']).doUpdateSet({ role: 'owner' }))
      .execute();
    await become(trx, appId, builder.userId, 'admin');
    const maker = { app_id: appId, user_id: makerId };
    if (keepsMaker)
      await trx
        .updateTable('app_members')
        .set({ role: 'editor' })
        .where((eb) => eb.and(maker))
        .execute();
    else await leave(trx, maker);
    await forgetKeys(trx, appId);
  });
  bus.publish({ kind: 'app', appId });
  for (const userId of [makerId, builder.userId])
    bus.publish({ kind: 'identity', tenantId: BUILDERS, userId });
  return { appId, slug };
}

/** Who leaves keeps what they made in the app as one of its people, and has no power over it any more. */
async function leave(trx: Db, maker: { app_id: string; user_id: string }): Promise<void> {
  await trx
    .deleteFrom('app_members')
    .where((eb) => eb.and(maker))
    .execute();
  await become(trx, maker.app_id, maker.user_id, 'user');
}

/** What a builder is among the app's people follows from what they are to the app. */
const become = (trx: Db, appId: string, builderId: string, role: 'admin' | 'user') =>
  trx
    .updateTable('users')
    .set({ role })
    .where('tenant_id', '=', appId)
    .where('builder_user_id', '=', builderId)
    .execute();

/**
 * Settings that were the maker's: the token goes with them, nobody is asked for what cannot be bought, and what an admin
 * logged as a template is none in the hands of somebody else.
 */
const NOT_THE_CUSTOMERS = {
  isClaimable: false,
  isAppTemplate: false,
  isToolTemplate: false,
  paidMembershipsSettings: {
    paymentProvider: null,
    hasPaymentProviderAccessToken: false,
    isSetupCompleted: false,
  },
  paidMembershipsProduct: null,
};

/**
 * What the maker paid for or holds elsewhere is not the customer's: keys of the app, and tokens of services (ruling 75). Nor
 * does anybody come in by an invitation of the maker's: whom the app is open to build is the customer's to say.
 */
async function forgetKeys(trx: Db, appId: string): Promise<void> {
  await trx.deleteFrom('app_keys').where('app_id', '=', appId).execute();
  await trx.deleteFrom('context_connections').where('app_id', '=', appId).execute();
  await trx.deleteFrom('payment_connections').where('tenant_id', '=', appId).execute();
  await trx.deleteFrom('function_secrets').where('app_id', '=', appId).execute();
  await trx.deleteFrom('app_integrations').where('app_id', '=', appId).execute();
  await trx.deleteFrom('app_invitations').where('app_id', '=', appId).execute();
}
