import type { AppRole, ListQuery, Row } from '@trellis/contract';
import type { Db } from '../db/database.ts';
import type { Actor } from '../identity/actor.ts';
import type { UserRow } from '../identity/sessions.ts';
import { notFound, Refusal } from '../refusal.ts';

/** Fields of a user that no body may set. */
const OWN = new Set([
  'id',
  'email',
  'role',
  'status',
  'full_name',
  'createdAt',
  'updatedAt',
  'creatorId',
  'app_id',
  'tenant_id',
  '__proto__',
  'constructor',
  'prototype',
]);

/** An end user as the app's User entity shows them (ruling 7). */
export function presentUser(user: UserRow): Row {
  return {
    ...user.profile,
    id: user.id,
    createdAt: user.created_at.toISOString(),
    updatedAt: user.created_at.toISOString(),
    creatorId: user.id,
    email: user.email,
    full_name: user.name,
    role: user.role,
  };
}

/** Rows of the User entity: read by the user themself and by app admins (ruling 12). */
export const userRows = {
  async get(db: Db, appId: string, userId: string): Promise<UserRow> {
    const user = await db
      .selectFrom('users')
      .selectAll()
      .where('tenant_id', '=', appId)
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!user) throw notFound('There is no such row');
    return user;
  },
  async list(
    db: Db,
    appId: string,
    actor: Actor,
    role: AppRole | null,
    query: ListQuery,
  ): Promise<Row[]> {
    const isAdmin =
      (actor.kind === 'visitor' && actor.appId === appId && actor.role === 'admin') ||
      role !== null;
    let select = db
      .selectFrom('users')
      .selectAll()
      .where('tenant_id', '=', appId)
      .orderBy('created_at', 'desc')
      .orderBy('id');
    if (!isAdmin)
      select = select.where(
        'id',
        '=',
        actor.kind === 'visitor' && actor.appId === appId ? actor.userId : '',
      );
    const users = await select
      .limit(query.limit ?? 5_000)
      .offset(query.skip ?? 0)
      .execute();
    return users.map(presentUser);
  },
};

/** Changes a user's own extra fields; name, e-mail and role are not changed here (base44-compatibility.md). */
export async function updateOwnUser(
  db: Db,
  appId: string,
  userId: string,
  body: Record<string, unknown>,
): Promise<UserRow> {
  const user = await userRows.get(db, appId, userId);
  const profile: Record<string, unknown> = { ...user.profile };
  for (const [name, value] of Object.entries(body)) if (!OWN.has(name)) profile[name] = value;
  const text = JSON.stringify(profile);
  if (text.length > 100_000) throw new Refusal('too_large', 'A profile may hold 100 kB');
  return db
    .updateTable('users')
    .set({ profile: text })
    .where('tenant_id', '=', appId)
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
