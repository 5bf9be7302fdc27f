import { type EntitySchema, MESSAGES, type Row } from '@trellis/contract';
import type { Db } from '../db/index.ts';
import type { UserRow } from '../identity/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { USER } from './access.ts';
import type { EntityNeeds } from './needs.ts';
import type { Resolved } from './resolved.ts';

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

export const isOwnOfUser = (name: string): boolean => OWN.has(name);

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
      role: text,
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
    updatedAt: user.updated_at.toISOString(),
    creatorId: user.id,
    email: user.email,
    full_name: user.name,
    role: user.role,
    status: user.status,
  };
}

/** Sets a user's extra fields, which have been checked. Two who change different ones at once both keep theirs. */
export async function updateProfile(
  { db, sessions }: Pick<EntityNeeds, 'db' | 'sessions'>,
  appId: string,
  userId: string,
  body: Record<string, unknown>,
): Promise<UserRow> {
  const user = await db.transaction().execute((trx) => store(trx, appId, userId, body));
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
  if (!held) throw notFound(MESSAGES.rowGone);
  const profile = JSON.stringify({ ...held.profile, ...named });
  if (profile.length > 100_000) throw new Refusal('too_large', 'A profile can hold up to 100 kB');
  return trx
    .updateTable('users')
    .set({ profile })
    .where('tenant_id', '=', appId)
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
