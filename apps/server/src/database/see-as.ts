import { type AppRole, type ListQuery, MESSAGES, may, type SeenAs } from '@trellis/contract';
import { visibilityOf } from '../apps/index.ts';
import { sql } from '../db/index.ts';
import type { SeenRows } from '../entities/index.ts';
import { type Builder, writeAudit } from '../identity/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { personOf } from '../visitors/index.ts';
import type { DatabaseNeeds } from './needs.ts';

interface Look {
  appId: string;
  entityName: string;
  actor: Builder;
  role: AppRole | null;
}

/** Looks of one person with the same eyes are noted once in this time. */
const NOTED_FOR = '10 minutes';

/** Whose rules hold, and why they cannot come in at all. */
async function eyesOf({ db }: DatabaseNeeds, { appId, role }: Look, as: SeenAs) {
  if (as === 'visitor') {
    const app = await db
      .selectFrom('apps')
      .select('settings')
      .where('app_id', '=', appId)
      .executeTakeFirstOrThrow();
    return { subject: null, closed: visibilityOf(app) === 'public' ? null : MESSAGES.seenSignIn };
  }
  // Somebody of the app who made nothing: what is only a creator's is not theirs.
  if (as === 'admin')
    return { subject: { id: '', email: null, role: 'admin', data: {} }, closed: null };
  // Who the app's users are is for whoever manages them.
  if (!may(role, 'users.manage'))
    throw new Refusal('forbidden', MESSAGES.seenUsers, { code: 'no_permission' });
  const user = await personOf(db, appId, as.slice('user:'.length));
  const email = user.email_verified_at === null ? null : user.email;
  const subject = { id: user.id, email, role: user.role, data: user.profile };
  const closed = { active: null, disabled: MESSAGES.seenDisabled, invited: MESSAGES.seenInvited };
  return { subject, closed: closed[user.status] };
}

/** Notes whose eyes a builder looked through. */
async function note({ db }: DatabaseNeeds, look: Look, as: SeenAs): Promise<void> {
  const { appId, entityName, actor } = look;
  const known = await db
    .selectFrom('audit_log')
    .select('id')
    .where('admin_id', '=', actor.userId)
    .where('act', '=', 'rows.see-as')
    .where('target_id', '=', appId)
    .where(sql<boolean>`at > now() - ${sql.lit(NOTED_FOR)}::interval`)
    .where(sql<boolean>`detail = ${JSON.stringify({ entityName, as })}::jsonb`)
    .executeTakeFirst();
  if (known) return;
  await writeAudit(db, actor, {
    act: 'rows.see-as',
    targetKind: 'app',
    targetId: appId,
    detail: { entityName, as },
  });
}

function refuseUsers({ entityName }: Look): void {
  if (entityName.toLowerCase() === 'user') throw notFound('There is no such entity here');
}

/** The rows that somebody of the app would get. */
export async function rowsAs(
  services: DatabaseNeeds,
  look: Look,
  as: SeenAs,
  query: Omit<ListQuery, 'fields'>,
): Promise<SeenRows> {
  refuseUsers(look);
  const { subject, closed } = await eyesOf(services, look, as);
  await note(services, look, as);
  return closed === null
    ? services.entities.rowsSeenBy(look, subject, query)
    : { rows: [], may: [] };
}

/** How many they would get, and whether they may add any. */
export async function sightAs(
  services: DatabaseNeeds,
  look: Look,
  as: SeenAs,
  query: Pick<ListQuery, 'q'>,
) {
  refuseUsers(look);
  const { subject, closed } = await eyesOf(services, look, as);
  await note(services, look, as);
  const sight = await services.entities.sightOf(look, subject, query);
  return closed === null ? { ...sight, closed } : { ...sight, count: 0, mayAdd: false, closed };
}
