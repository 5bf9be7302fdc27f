import { type AdminAccount, MESSAGES, type Plan, type Session } from '@trellis/contract';
import { presentSession } from '../accounts/index.ts';
import { BUILDERS, type Db, sql } from '../db/index.ts';
import { type Builder, writeAudit } from '../identity/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { AdminNeeds } from './needs.ts';

const PAGE = 50;
const HOUR_MS = 60 * 60 * 1_000;

function accountsQuery(db: Db) {
  return db
    .selectFrom('accounts')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'accounts.user_id').on('users.tenant_id', '=', BUILDERS),
    )
    .select((query) => [
      'users.id',
      'users.email',
      'users.name',
      'users.status',
      'users.email_verified_at',
      'users.last_seen_at',
      'users.created_at',
      'accounts.plan',
      'accounts.is_admin',
      'accounts.builder_messages',
      query
        .selectFrom('apps')
        .select(sql<number>`count(*)::int`.as('apps'))
        .whereRef('apps.owner_id', '=', 'users.id')
        .as('apps'),
      query
        .exists(
          query
            .selectFrom('sessions')
            .select('sessions.id')
            .where('sessions.tenant_id', '=', BUILDERS)
            .whereRef('sessions.user_id', '=', 'users.id')
            .where('sessions.acting_admin_id', 'is not', null)
            .where('sessions.expires_at', '>', new Date()),
        )
        .as('is_acted_as'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof accountsQuery>['executeTakeFirstOrThrow']>>;

const present = (row: Row): AdminAccount => ({
  accountId: row.id,
  email: row.email,
  name: row.name,
  plan: row.plan,
  isAdmin: row.is_admin,
  status: row.status === 'disabled' ? 'disabled' : 'active',
  emailVerified: row.email_verified_at !== null,
  apps: row.apps ?? 0,
  builderMessages: row.builder_messages,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  isActedAs: Boolean(row.is_acted_as),
});

/** Accounts by e-mail or name, newest first. */
export async function listAccounts(
  db: Db,
  query: { search?: string; before?: string },
): Promise<{ accounts: AdminAccount[]; more: boolean }> {
  let select = accountsQuery(db)
    .orderBy('users.id', 'desc')
    .limit(PAGE + 1);
  if (query.before) select = select.where('users.id', '<', query.before);
  if (query.search) {
    const like = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`;
    select = select.where((on) =>
      on.or([on('users.email', 'ilike', like), on('users.name', 'ilike', like)]),
    );
  }
  const rows = await select.execute();
  return { accounts: rows.slice(0, PAGE).map(present), more: rows.length > PAGE };
}

async function oneAccount(db: Db, accountId: string): Promise<AdminAccount> {
  const row = await accountsQuery(db).where('users.id', '=', accountId).executeTakeFirst();
  if (!row) throw notFound('There is no such account');
  return present(row);
}

/** Sets plan, admin and status of an account. The last admin who can sign in stays one. */
export async function changeAccount(
  { db, sessions }: AdminNeeds,
  admin: Builder,
  accountId: string,
  change: { plan?: Plan; isAdmin?: boolean; status?: 'active' | 'disabled' },
): Promise<AdminAccount> {
  const after = await db.transaction().execute(async (trx) => {
    // Two admins who unmake each other at once wait in line.
    await sql`SELECT pg_advisory_xact_lock(7031, 2)`.execute(trx);
    const before = await oneAccount(trx, accountId);
    const plan = change.plan ?? before.plan;
    const isAdmin = change.isAdmin ?? before.isAdmin;
    const status = change.status ?? before.status;
    if (before.isAdmin && before.status === 'active' && (!isAdmin || status === 'disabled')) {
      const others = await accountsQuery(trx)
        .where('accounts.is_admin', '=', true)
        .where('users.status', '=', 'active')
        .where('users.id', '!=', accountId)
        .executeTakeFirst();
      if (!others) throw new Refusal('conflict', MESSAGES.lastAdmin, { code: 'last_admin' });
    }
    await trx
      .updateTable('accounts')
      .set({ plan, is_admin: isAdmin })
      .where('user_id', '=', accountId)
      .execute();
    await trx
      .updateTable('users')
      .set({ status })
      .where('tenant_id', '=', BUILDERS)
      .where('id', '=', accountId)
      .execute();
    if (status === 'disabled')
      await trx
        .deleteFrom('sessions')
        .where('tenant_id', '=', BUILDERS)
        .where('user_id', '=', accountId)
        .execute();
    // Who is no admin any more acts as nobody any more.
    const acted =
      isAdmin && status === 'active'
        ? []
        : await trx
            .deleteFrom('sessions')
            .where('tenant_id', '=', BUILDERS)
            .where('acting_admin_id', '=', accountId)
            .returning('user_id')
            .execute();
    await writeAudit(trx, admin, {
      act: 'account.change',
      targetKind: 'account',
      targetId: accountId,
      detail: { email: before.email, ...change },
    });
    return { account: await oneAccount(trx, accountId), acted };
  });
  for (const userId of [accountId, ...after.acted.map(({ user_id }) => user_id)])
    sessions.changed(BUILDERS, userId);
  return after.account;
}

/** A token of an hour that acts as an account; without a cookie, so that a reload ends it. Never as another admin. */
export async function signInAs(
  services: AdminNeeds,
  admin: Builder,
  accountId: string,
  reason: string,
  address: string,
): Promise<Session> {
  const { db, sessions } = services;
  const account = await oneAccount(db, accountId);
  if (account.isAdmin || account.status === 'disabled')
    throw new Refusal('conflict', MESSAGES.notAsThis, { code: 'not_as_this' });
  await writeAudit(db, admin, {
    act: 'account.sign-in-as',
    targetKind: 'account',
    targetId: accountId,
    detail: { email: account.email, reason },
  });
  const { sessionId } = await sessions.start(BUILDERS, accountId, `Admin ${admin.email}`, {
    address,
    actingAdminId: admin.userId,
    lifetimeMs: HOUR_MS,
  });
  const live = await sessions.live(BUILDERS, sessionId);
  if (!live) throw notFound('There is no such account');
  return presentSession(services, live.user, sessionId, true);
}

/** Ends whatever sessions admins act in as an account: also one whose page was closed before its hour was over. */
export async function stopActingAs(
  { db, sessions }: AdminNeeds,
  admin: Builder,
  accountId: string,
): Promise<AdminAccount> {
  const account = await oneAccount(db, accountId);
  if ((await sessions.endActingAs(accountId)) > 0)
    await writeAudit(db, admin, {
      act: 'account.stop-acting',
      targetKind: 'account',
      targetId: accountId,
      detail: { email: account.email },
    });
  return oneAccount(db, accountId);
}
