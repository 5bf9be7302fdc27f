import { randomBytes } from 'node:crypto';
import { type AppRole, MESSAGES, type Member } from '@trellis/contract';
import { BUILDERS } from '../db/index.ts';
import { ownUrl } from '../http/index.ts';
import { type Builder, hashSecret, proveAddress } from '../identity/index.ts';
import { newId } from '../ids.ts';
import { fateOf, productBrand } from '../mail/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { appById } from './apps.ts';
import { appLetters } from './letters.ts';
import type { AppNeeds } from './needs.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/** The collaborators on an app: who has a role, the owner first, then who was invited. */
export async function listMembers({ db }: AppNeeds, appId: string, you: string): Promise<Member[]> {
  const members = await db
    .selectFrom('app_members')
    .innerJoin('users', 'users.id', 'app_members.user_id')
    .select(['users.id', 'users.email', 'users.name', 'app_members.role', 'app_members.created_at'])
    .where('users.tenant_id', '=', BUILDERS)
    .where('app_id', '=', appId)
    .orderBy('app_members.created_at')
    .execute();
  const invited = await db
    .selectFrom('app_invitations')
    .leftJoin('outbox', 'outbox.id', 'app_invitations.mail_id')
    .selectAll('app_invitations')
    .select(['outbox.state', 'outbox.last_error'])
    .where('app_id', '=', appId)
    .where('expires_at', '>', new Date())
    .orderBy('app_invitations.created_at')
    .execute();
  return [
    ...members.map((row) => ({
      id: row.id,
      email: row.email,
      name: row.name,
      role: row.role as AppRole,
      status: 'active' as const,
      isYou: row.id === you,
      mailFate: null,
      since: row.created_at.toISOString(),
    })),
    ...invited.map((row) => ({
      id: row.id,
      email: row.email,
      name: '',
      role: row.role as AppRole,
      status: 'invited' as const,
      isYou: false,
      mailFate: fateOf(row),
      since: row.created_at.toISOString(),
    })),
  ];
}

/** Invites a collaborator by mail. Inviting the same address again ends the link of the one before. */
export async function inviteMember(
  services: AppNeeds,
  appId: string,
  by: Builder,
  input: { email: string; role: AppRole },
): Promise<Member> {
  const { bus, db, mail } = services;
  const app = await appById(db, appId);
  const known = (await listMembers(services, appId, by.userId)).find(
    (member) => member.status === 'active' && member.email === input.email,
  );
  if (known)
    throw new Refusal('conflict', MESSAGES.alreadyMember, {
      fields: { email: MESSAGES.alreadyMember },
    });
  const secret = randomBytes(24).toString('base64url');
  const values = {
    role: input.role,
    invited_by: by.userId,
    secret_hash: hashSecret(secret),
    expires_at: new Date(Date.now() + WEEK_MS),
  };
  const row = await db
    .insertInto('app_invitations')
    .values({ app_id: appId, id: newId(), email: input.email, ...values })
    .onConflict((conflict) => conflict.columns(['app_id', 'email']).doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
  const url = ownUrl(services, '/auth/handler', { mode: 'joinApp', secret });
  const mailId = await mail.send({
    ...appLetters.memberInvitation({
      app: app.name,
      by: by.name || by.email,
      role: input.role,
      url,
    }),
    to: input.email,
    brand: productBrand(services.config),
  });
  await db
    .updateTable('app_invitations')
    .set({ mail_id: mailId })
    .where('id', '=', row.id)
    .execute();
  bus.publish({ kind: 'app', appId });
  return {
    id: row.id,
    email: row.email,
    name: '',
    role: input.role,
    status: 'invited',
    isYou: false,
    mailFate: null,
    since: row.created_at.toISOString(),
  };
}

/** What an open invitation is for; refused when it is none. */
export async function readInvitation({ db }: Pick<AppNeeds, 'db'>, secret: string) {
  const row = await db
    .selectFrom('app_invitations')
    .innerJoin('apps', 'apps.app_id', 'app_invitations.app_id')
    .select(['apps.name as appName', 'app_invitations.email', 'app_invitations.role'])
    .where('secret_hash', '=', hashSecret(secret))
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  if (!row) throw invalid();
  return row;
}

/** Accepts an invitation once, as the account whose verified address was invited. */
export async function acceptInvitation(
  { db, sessions, bus }: AppNeeds,
  builder: Builder,
  secret: string,
): Promise<{ appId: string; role: AppRole }> {
  const accepted = await db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('app_invitations')
      .where('secret_hash', '=', hashSecret(secret))
      .where('expires_at', '>', new Date())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw invalid();
    // Thrown inside the transaction: the invitation stays for whom it is meant.
    if (row.email !== builder.email)
      throw new Refusal('forbidden', MESSAGES.inviteOther, { code: 'invite_other' });
    // The link was mailed to this address, so who holds it and has the account reads its mail.
    const of = { tenantId: BUILDERS, userId: builder.userId };
    await proveAddress(trx, of, { by: { sessionId: builder.sessionId } });
    await trx
      .insertInto('app_members')
      .values({ app_id: row.app_id, user_id: builder.userId, role: row.role })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // Who worked on the app before is still the same end user in it.
    await trx
      .updateTable('users')
      .set({ role: row.role === 'viewer' ? 'user' : 'admin' })
      .where('tenant_id', '=', row.app_id)
      .where('builder_user_id', '=', builder.userId)
      .execute();
    return { appId: row.app_id, role: row.role as AppRole };
  });
  sessions.changed(BUILDERS, builder.userId);
  bus.publish({ kind: 'app', appId: accepted.appId });
  return accepted;
}

/** Changes a collaborator's role, or an open invitation's. Their end user in the app follows. */
export async function changeMember(
  services: AppNeeds,
  appId: string,
  memberId: string,
  role: AppRole,
  you: string,
): Promise<Member> {
  const { bus, db, sessions } = services;
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('app_invitations')
      .set({ role })
      .where('app_id', '=', appId)
      .where('id', '=', memberId)
      .execute();
    await trx
      .updateTable('app_members')
      .set({ role })
      .where('app_id', '=', appId)
      .where('user_id', '=', memberId)
      .where('role', '!=', 'owner')
      .execute();
    await trx
      .updateTable('users')
      .set({ role: role === 'viewer' ? 'user' : 'admin' })
      .where('tenant_id', '=', appId)
      .where('builder_user_id', '=', memberId)
      .where('builder_user_id', '!=', (query) =>
        query.selectFrom('apps').select('owner_id').where('app_id', '=', appId),
      )
      .execute();
  });
  sessions.changed(BUILDERS, memberId);
  bus.publish({ kind: 'app', appId });
  const member = (await listMembers(services, appId, you)).find(({ id }) => id === memberId);
  if (!member) throw notFound('There is no such collaborator');
  if (member.role !== role) throw new Refusal('conflict', MESSAGES.ownerStays);
  return member;
}

/** Removes a collaborator or an invitation. The owner stays; everybody else may leave. */
export async function removeMember(
  { db, sessions, bus }: AppNeeds,
  appId: string,
  memberId: string,
): Promise<void> {
  const owner = await db
    .selectFrom('apps')
    .select('owner_id')
    .where('app_id', '=', appId)
    .executeTakeFirst();
  if (owner?.owner_id === memberId) throw new Refusal('conflict', MESSAGES.ownerStays);
  const invitation = await db
    .deleteFrom('app_invitations')
    .where('app_id', '=', appId)
    .where('id', '=', memberId)
    .executeTakeFirst();
  const member = await db
    .deleteFrom('app_members')
    .where('app_id', '=', appId)
    .where('user_id', '=', memberId)
    .executeTakeFirst();
  if (invitation.numDeletedRows === 0n && member.numDeletedRows === 0n)
    throw notFound('There is no such collaborator');
  // Their end user keeps what they made in the app, but has no power over it any more.
  await db
    .updateTable('users')
    .set({ role: 'user' })
    .where('tenant_id', '=', appId)
    .where('builder_user_id', '=', memberId)
    .execute();
  sessions.changed(BUILDERS, memberId);
  bus.publish({ kind: 'app', appId });
}

const invalid = () => new Refusal('invalid', MESSAGES.inviteInvalid, { code: 'invite_invalid' });
