import { type AppRole, MESSAGES, may, type Row, UserRole } from '@trellis/contract';
import { knownAppUser } from '../apps/index.ts';
import type { Actor, UserRow } from '../identity/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { changePerson, type Manager, personOf, removePerson } from '../visitors/index.ts';
import type { EntityNeeds } from './needs.ts';
import { userFields } from './user-fields.ts';
import { presentUser, updateProfile } from './users.ts';

interface UserAsk {
  appId: string;
  actor: Actor;
  role: AppRole | null;
  namesProtected?: boolean;
}

/** The end user that somebody is in an app; who builds it is one, also by the token that they build it with (ruling 7). */
export async function ownUserId({ db }: EntityNeeds, ask: UserAsk): Promise<string> {
  const { appId, actor, role } = ask;
  if (actor.kind === 'visitor' && actor.appId === appId) return actor.userId;
  const own =
    actor.kind === 'builder' && role !== null && (await knownAppUser(db, appId, actor.userId));
  if (!own) throw new Refusal('unauthenticated', 'Nobody is signed in', { code: 'sign_in' });
  return own.id;
}

/** The app's admins at run time, and its builders by their role. */
function manages({ appId, actor, role }: UserAsk): boolean {
  if (actor.kind === 'service') return actor.appId === appId;
  return actor.kind === 'visitor'
    ? actor.appId === appId && actor.role === 'admin'
    : actor.kind === 'builder' && may(role, 'users.manage');
}

/** Who decides, as the audit log names them; the app's own code is nobody. */
const managerOf = ({ actor }: UserAsk): Manager =>
  actor.kind === 'visitor' || actor.kind === 'builder' ? actor : { userId: null, email: '' };

const isSelf = ({ appId, actor }: UserAsk, userId: string) =>
  actor.kind === 'visitor' && actor.appId === appId && actor.userId === userId;

/** The user whom somebody may change; the same answer for who is not theirs and who is not there. */
async function reachable({ db }: EntityNeeds, ask: UserAsk, userId: string): Promise<UserRow> {
  if (!manages(ask) && !isSelf(ask, userId)) throw notFound(MESSAGES.rowGone);
  return personOf(db, ask.appId, userId).catch((error) => {
    throw error instanceof Refusal ? notFound(MESSAGES.rowGone) : error;
  });
}

/**
 * Changes a user: their own fields by themselves and by admins, role and status by admins alone.
 * Nobody changes their own, so that no app loses its last admin by a slip; name and e-mail are not
 * changed here (base44-compatibility.md).
 */
export async function changeUser(
  services: EntityNeeds,
  ask: UserAsk,
  userId: string,
  body: Record<string, unknown>,
): Promise<Row> {
  const user = await reachable(services, ask, userId);
  const role = changed(body.role, user.role);
  const status = changed(body.status, user.status);
  if (role !== undefined || status !== undefined) {
    if (!manages(ask))
      throw new Refusal('forbidden', 'Only admins of the app change roles', {
        code: 'no_permission',
      });
    if (isSelf(ask, userId))
      throw new Refusal('conflict', MESSAGES.notYourself, { code: 'not_yourself' });
    if (role !== undefined && !UserRole.safeParse(role).success)
      throw new Refusal('invalid', MESSAGES.roleInvalid, { code: 'role_invalid' });
    if (status !== undefined && status !== 'active' && status !== 'disabled')
      throw new Refusal('invalid', MESSAGES.statusInvalid, { code: 'role_invalid' });
    await changePerson(
      services,
      ask.appId,
      userId,
      {
        ...(role !== undefined && { role: String(role) }),
        ...(status !== undefined && { status }),
      },
      managerOf(ask),
    );
  }
  const fields = await userFields(services.db, ask);
  const named = fields.changed(presentUser(user), body);
  return fields.shown(presentUser(await updateProfile(services, ask.appId, userId, named)));
}

/** A user as the caller may know them, and after a change of their own fields. */
export async function knownUser({ db }: EntityNeeds, ask: UserAsk, userId: string): Promise<Row> {
  const fields = await userFields(db, ask);
  return fields.shown(presentUser(await personOf(db, ask.appId, userId)));
}

/** Changes extra fields of a user, as far as the fields' own rules let the caller. */
export async function changeProfile(
  services: EntityNeeds,
  ask: UserAsk,
  userId: string,
  body: Record<string, unknown>,
): Promise<Row> {
  const fields = await userFields(services.db, ask);
  const user = presentUser(await personOf(services.db, ask.appId, userId));
  const named = fields.changed(user, body);
  return fields.shown(presentUser(await updateProfile(services, ask.appId, userId, named)));
}

/** What is asked for where it differs: clients send whole rows back. */
const changed = (asked: unknown, present: string): unknown =>
  asked === undefined || asked === present ? undefined : asked;

/** Removes a user; nobody themself, and nobody who builds the app. */
export async function removeUser(
  services: EntityNeeds,
  ask: UserAsk,
  userId: string,
): Promise<void> {
  await reachable(services, ask, userId);
  if (isSelf(ask, userId))
    throw new Refusal('conflict', MESSAGES.notYourself, { code: 'not_yourself' });
  await removePerson(services, ask.appId, userId, managerOf(ask));
}
