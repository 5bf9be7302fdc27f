import {
  type AppRole,
  type EntitySchema,
  MESSAGES,
  may,
  type Row,
  UserRole,
} from '@trellis/contract';
import type { Db } from '../db/database.ts';
import type { Actor } from '../identity/actor.ts';
import type { UserRow } from '../identity/sessions.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { changePerson, personOf, removePerson } from '../visitors/index.ts';
import { USER } from './access.ts';
import type { Resolved } from './resolve.ts';

/** Fields of a user that no body may set as its own. */
const OWN = new Set([
  'id',
  'email',
  'role',
  'status',
  'full_name',
  'createdAt',
  'updatedAt',
  'creatorId',
  'created_date',
  'updated_date',
  'created_by',
  'created_by_id',
  'app_id',
  'tenant_id',
  '__proto__',
  'constructor',
  'prototype',
]);

const text = { type: 'string' as const };

/**
 * The User entity of an app: what every user has, and the fields that the app adds. Read by the user
 * themself and by app admins (ruling 12); written by the calls below alone.
 */
export function userEntity(appId: string, own: EntitySchema | undefined): Resolved {
  const added = Object.entries(own?.properties ?? {}).map(
    // People's fields are stored by their names.
    ([name, { 'x-key': _, ...field }]) => [name, field] as const,
  );
  const schema: EntitySchema = {
    ...own,
    name: USER,
    type: 'object',
    properties: {
      ...Object.fromEntries(added),
      email: { ...text, format: 'email' },
      full_name: text,
      role: { ...text, enum: [...UserRole.options] },
      status: { ...text, enum: ['active', 'disabled', 'invited'] },
    },
    rls: {
      read: { $or: [{ created_by_id: '{{user.id}}' }, { user_condition: { role: 'admin' } }] },
      write: false,
    },
  };
  return {
    appId,
    name: USER,
    entity: { id: USER, schema },
    place: { table: 'user_rows', appId, entityId: USER },
    keys: null,
  };
}

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
    status: user.status,
  };
}

interface UserAsk {
  appId: string;
  actor: Actor;
  role: AppRole | null;
}

/** The app's admins at run time, and its builders by their role. */
function manages({ appId, actor, role }: UserAsk): boolean {
  return actor.kind === 'visitor'
    ? actor.appId === appId && actor.role === 'admin'
    : actor.kind === 'builder' && may(role, 'users.manage');
}

const isSelf = ({ appId, actor }: UserAsk, userId: string) =>
  actor.kind === 'visitor' && actor.appId === appId && actor.userId === userId;

/** The user whom somebody may change; the same answer for who is not theirs and who is not there. */
async function reachable({ db }: Services, ask: UserAsk, userId: string): Promise<UserRow> {
  if (!manages(ask) && !isSelf(ask, userId)) throw notFound('There is no such row');
  return personOf(db, ask.appId, userId).catch((error) => {
    throw error instanceof Refusal ? notFound('There is no such row') : error;
  });
}

/**
 * Changes a user: their own fields by themselves and by admins, role and status by admins alone.
 * Nobody changes their own, so that no app loses its last admin by a slip; name and e-mail are not
 * changed here (base44-compatibility.md).
 */
export async function changeUser(
  services: Services,
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
    const isRole = role === undefined || UserRole.safeParse(role).success;
    if (!isRole || (status !== undefined && status !== 'active' && status !== 'disabled'))
      throw new Refusal('invalid', MESSAGES.roleInvalid, { code: 'role_invalid' });
    await changePerson(services, ask.appId, userId, {
      ...(role !== undefined && { role: String(role) }),
      ...(status !== undefined && { status }),
    });
  }
  return presentUser(await updateProfile(services, ask.appId, userId, body));
}

/** What is asked for where it differs: clients send whole rows back. */
const changed = (asked: unknown, present: string): unknown =>
  asked === undefined || asked === present ? undefined : asked;

/** Removes a user; nobody themself, and nobody who builds the app. */
export async function removeUser(services: Services, ask: UserAsk, userId: string): Promise<void> {
  await reachable(services, ask, userId);
  if (isSelf(ask, userId))
    throw new Refusal('conflict', MESSAGES.notYourself, { code: 'not_yourself' });
  await removePerson(services, ask.appId, userId);
}

/** Sets a user's extra fields. Two who change different ones at once both keep theirs. */
export async function updateProfile(
  { db, sessions }: Pick<Services, 'db' | 'sessions'>,
  appId: string,
  userId: string,
  body: Record<string, unknown>,
): Promise<UserRow> {
  const named = Object.fromEntries(Object.entries(body).filter(([name]) => !OWN.has(name)));
  const user = await db.transaction().execute((trx) => store(trx, appId, userId, named));
  sessions.changed(appId, userId);
  return user;
}

async function store(
  trx: Db,
  appId: string,
  userId: string,
  named: Record<string, unknown>,
): Promise<UserRow> {
  const held = await trx
    .selectFrom('users')
    .select('profile')
    .where('tenant_id', '=', appId)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw notFound('There is no such row');
  const profile = JSON.stringify({ ...held.profile, ...named });
  if (profile.length > 100_000) throw new Refusal('too_large', 'A profile may hold 100 kB');
  return trx
    .updateTable('users')
    .set({ profile })
    .where('tenant_id', '=', appId)
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
