import { type AppUser, type MailFate, MESSAGES } from '@trellis/contract';
import { type Db, sql } from '../db/index.ts';
import { type UserRow, writeAudit } from '../identity/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { VisitorNeeds } from './needs.ts';

const PAGE = 50;

export function presentAppUser(user: UserRow, mailFate: MailFate = null): AppUser {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    role: user.role,
    status: user.status,
    emailVerified: user.email_verified_at !== null,
    isBuilder: user.builder_user_id !== null,
    mailFate,
    createdAt: user.created_at.toISOString(),
    lastSeenAt: user.last_seen_at?.toISOString() ?? null,
  };
}

/** An app's end users, the newest first; ids are time-ordered, so a page goes on after the last one's. */
export async function listPeople(
  { db, mail }: Pick<VisitorNeeds, 'db' | 'mail'>,
  appId: string,
  query: { search?: string; role?: string; status?: UserRow['status']; before?: string },
): Promise<{ users: AppUser[]; more: boolean; total: number }> {
  let matching = db.selectFrom('users').where('tenant_id', '=', appId);
  if (query.role) matching = matching.where('role', '=', query.role);
  if (query.status) matching = matching.where('status', '=', query.status);
  if (query.search) {
    const like = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`;
    matching = matching.where((on) =>
      on.or([on('email', 'ilike', like), on('name', 'ilike', like)]),
    );
  }
  const { total } = await matching
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  let page = matching
    .selectAll()
    .orderBy('id', 'desc')
    .limit(PAGE + 1);
  if (query.before) page = page.where('id', '<', query.before);
  const rows = await page.execute();
  const shown = rows.slice(0, PAGE);
  const invited = shown.filter(({ status }) => status === 'invited').map(({ email }) => email);
  const fates = await mail.fates(appId, invited);
  const users = shown.map((user) => presentAppUser(user, fates.get(user.email)));
  return { users, more: rows.length > PAGE, total };
}

/** One end user of an app. */
export async function personOf(db: Db, appId: string, userId: string): Promise<UserRow> {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('tenant_id', '=', appId)
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw notFound('There is no such user');
  return user;
}

/** Who decides about an app's people: a builder of it, its own admin, or its own code. */
export interface Manager {
  userId: string | null;
  email: string;
}

const by = ({ userId, email }: Manager) => ({ userId: userId ?? '', email: email || 'the app' });

/** Changes an end user's role or status; a disabled one is out at once. Builders are changed as collaborators. */
export async function changePerson(
  { db, sessions }: Pick<VisitorNeeds, 'db' | 'sessions'>,
  appId: string,
  userId: string,
  change: { role?: string; status?: 'active' | 'disabled' },
  manager: Manager,
): Promise<AppUser> {
  const user = await personOf(db, appId, userId);
  if (user.builder_user_id) throw new Refusal('conflict', MESSAGES.isCollaborator);
  if (change.status && user.status === 'invited')
    throw new Refusal('conflict', MESSAGES.stillInvited);
  const changed = await db.transaction().execute(async (trx) => {
    await writeAudit(trx, by(manager), {
      act: 'person.change',
      targetKind: 'app',
      targetId: appId,
      detail: { email: user.email, userId, ...change },
    });
    return trx
      .updateTable('users')
      .set({ role: change.role ?? user.role, status: change.status ?? user.status })
      .where('tenant_id', '=', appId)
      .where('id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  if (change.status === 'disabled') await sessions.endAll(appId, userId);
  else sessions.changed(appId, userId);
  return presentAppUser(changed);
}

/**
 * Removes an end user with what the app remembers of them; the rows that they made stay, without anybody
 * whose they are. `manager` is whoever else decided it; null where they leave by themselves.
 */
export async function removePerson(
  { db, sessions, codes, secrets }: Pick<VisitorNeeds, 'db' | 'sessions' | 'codes' | 'secrets'>,
  appId: string,
  userId: string,
  manager: Manager | null,
): Promise<void> {
  const user = await personOf(db, appId, userId);
  if (user.builder_user_id) throw new Refusal('conflict', MESSAGES.isCollaborator);
  await secrets.cancel(appId, 'invitation', userId);
  await codes.forget(appId, user);
  await db
    .deleteFrom('user_memories')
    .where('app_id', '=', appId)
    .where('user_id', '=', userId)
    .execute();
  await db.transaction().execute(async (trx) => {
    if (manager)
      await writeAudit(trx, by(manager), {
        act: 'person.remove',
        targetKind: 'app',
        targetId: appId,
        detail: { email: user.email, userId },
      });
    await trx.deleteFrom('users').where('tenant_id', '=', appId).where('id', '=', userId).execute();
  });
  sessions.changed(appId, userId);
}
