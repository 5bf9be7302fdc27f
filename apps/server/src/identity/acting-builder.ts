import { BUILDERS, type Db } from '../db/index.ts';
import { Refusal } from '../refusal.ts';
import { appRole, type Builder } from './actor.ts';

/**
 * A builder for whom the server works on when their request is long answered, with the role that they have now.
 * @throws Refusal forbidden where they may not change rows any more, in the words `gone`
 */
export async function actingBuilder(db: Db, appId: string, userId: string, gone: string) {
  const user = await db
    .selectFrom('users')
    .select(['email', 'name'])
    .where('tenant_id', '=', BUILDERS)
    .where('id', '=', userId)
    .executeTakeFirst();
  const role = await appRole(db, appId, userId);
  if (!user || !role || role === 'viewer') throw new Refusal('forbidden', gone);
  const actor: Builder = {
    kind: 'builder',
    userId,
    sessionId: '',
    email: user.email,
    name: user.name,
    isVerified: true,
    actingAdminId: null,
  };
  return { actor, role };
}
