import type { AppRole } from '@trellis/contract';
import { type Db, sql } from '../db/index.ts';
import { endBefore, type UserRow } from '../identity/index.ts';
import { newId } from '../ids.ts';
import type { AppNeeds } from './needs.ts';

/** The end user that a builder is in an app already; nobody is made. */
export const knownAppUser = (
  db: Db,
  appId: string,
  builderId: string,
): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('tenant_id', '=', appId)
    .where('builder_user_id', '=', builderId)
    .executeTakeFirst();

/**
 * The end user that a builder is in an app (ruling 7): the owner and editors as the app's admins,
 * made on their first opening. One row per builder and app, also when two requests come at once.
 */
export async function appUserOf(
  db: Db,
  appId: string,
  builder: { userId: string; email: string; name: string },
  role: AppRole,
): Promise<UserRow> {
  const find = () => knownAppUser(db, appId, builder.userId);
  const known = await find();
  if (known) return known;
  await db
    .insertInto('users')
    .values({
      tenant_id: appId,
      id: newId(),
      email: builder.email,
      name: builder.name,
      password_hash: null,
      role: role === 'viewer' ? 'user' : 'admin',
      email_verified_at: new Date(),
      profile: '{}',
      builder_user_id: builder.userId,
    })
    // Somebody may have signed up to the app with this e-mail without owning it: their password and
    // sessions end here, and what they prepared.
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'email']).doUpdateSet({
        builder_user_id: builder.userId,
        role: role === 'viewer' ? 'user' : 'admin',
        password_hash: null,
        email_verified_at: new Date(),
        status: sql`CASE users.status WHEN 'invited' THEN 'active' ELSE users.status END`,
      }),
    )
    .execute();
  const made = await find();
  if (made) await endBefore(db, appId, made.id, 'mailbox');
  if (!made)
    throw new Error(`The end user of builder ${builder.userId} in app ${appId} was not stored`);
  return made;
}

/** The same where a builder opens the app: whoever had signed up to it with their e-mail is out at once. */
export async function openedAppUser(
  { db, sessions }: Pick<AppNeeds, 'db' | 'sessions'>,
  appId: string,
  builder: { userId: string; email: string; name: string },
  role: AppRole,
): Promise<UserRow> {
  const known = await knownAppUser(db, appId, builder.userId);
  if (known) return known;
  const made = await appUserOf(db, appId, builder, role);
  sessions.changed(appId, made.id);
  return made;
}
