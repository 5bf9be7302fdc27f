import type { AppRole } from '@trellis/contract';
import { visibilityOf } from '../apps/index.ts';
import type { Db } from '../db/database.ts';
import type { BoundEntities, BoundEntity } from '../db/tables.ts';
import type { Actor } from '../identity/actor.ts';
import { notFound, Refusal } from '../refusal.ts';
import { userEntity } from './users.ts';

/** The entity that a call names, in the environment that its actor is in. */
export interface Resolved {
  appId: string;
  name: string;
  entity: BoundEntity;
  place: { table: string; appId: string; entityId: string };
}

const schemas = new Map<string, BoundEntities>();

/** The schemas of a version. A version never changes, so they are kept (the last 500 asked for). */
export async function versionEntities(
  db: Db,
  appId: string,
  versionId: string,
): Promise<BoundEntities> {
  const key = `${appId} ${versionId}`;
  let found = schemas.get(key);
  if (!found) {
    const row = await db
      .selectFrom('versions')
      .select('entities')
      .where('app_id', '=', appId)
      .where('id', '=', versionId)
      .executeTakeFirst();
    if (!row) throw notFound('There is no such version');
    found = row.entities;
    if (schemas.size >= 500) schemas.delete(schemas.keys().next().value!);
  } else schemas.delete(key);
  schemas.set(key, found);
  return found;
}

/** The draft's rules hold for builders with a role and for preview tokens, the published ones for everybody else (ruling 3). */
function seesDraft(actor: Actor, role: AppRole | null): boolean {
  return actor.kind === 'builder'
    ? role !== null
    : actor.kind === 'visitor' && actor.environment === 'preview';
}

/** The schemas that hold for an actor; none when the app is not published for them. */
export async function schemasFor(
  db: Db,
  appId: string,
  actor: Actor,
  role: AppRole | null,
): Promise<BoundEntities> {
  const app = await db
    .selectFrom('apps')
    .select(['draft_version_id', 'published_version_id', 'settings'])
    .where('app_id', '=', appId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!app) throw notFound('There is no such app');
  const isStranger = actor.kind === 'anonymous' || (actor.kind === 'builder' && role === null);
  if (isStranger && visibilityOf(app) !== 'public')
    throw new Refusal('unauthenticated', 'Sign in to use this app', { code: 'app_sign_in' });
  const versionId = seesDraft(actor, role) ? app.draft_version_id : app.published_version_id;
  return versionId ? versionEntities(db, appId, versionId) : {};
}

/**
 * Finds an entity by its name, in any case. Answers alike for apps and entities that are not there,
 * but to whoever watches an app being built: to them, one that may come with this turn is a conflict.
 */
export async function resolveEntity(
  db: Db,
  appId: string,
  name: string,
  actor: Actor,
  role: AppRole | null,
): Promise<Resolved> {
  if (actor.kind === 'visitor' && actor.appId !== appId)
    throw notFound(`There is no entity ${name}`);
  const entities = await schemasFor(db, appId, actor, role);
  const wanted = name.toLowerCase();
  if (wanted === 'user') return userEntity(appId, entities.User?.schema);
  const match = Object.entries(entities).find(([known]) => known.toLowerCase() === wanted);
  if (match)
    return {
      appId,
      name: match[0],
      entity: match[1],
      place: { table: 'rows', appId, entityId: match[1].id },
    };
  if (seesDraft(actor, role) && (await isBeingBuilt(db, appId)))
    throw new Refusal('conflict', 'This part of the app is still being built', {
      code: BEING_BUILT,
    });
  throw notFound(`There is no entity ${name}`);
}

/** The code of a refusal about an entity that the turn under way may be making. */
export const BEING_BUILT = 'being_built';

async function isBeingBuilt(db: Db, appId: string): Promise<boolean> {
  const turn = await db
    .selectFrom('turns')
    .select('id')
    .where('app_id', '=', appId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return turn !== undefined;
}
