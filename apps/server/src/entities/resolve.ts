import type { AppRole } from '@trellis/contract';
import { visibilityOf } from '../apps/index.ts';
import { type BoundEntities, type Db, sql } from '../db/index.ts';
import type { Actor } from '../identity/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { underWay } from '../streams/index.ts';
import type { Resolved } from './resolved.ts';
import { type Guard, type RowPlace, SHARED } from './statements/index.ts';
import { userEntity } from './users.ts';

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
    : actor.kind !== 'anonymous' && actor.environment === 'preview';
}

type Sees = Guard['sees'];

/** Strangers come in where an app is open to everybody. */
function seesOf(actor: Actor, role: AppRole | null): Sees {
  if (seesDraft(actor, role)) return 'draft';
  return actor.kind === 'visitor' || actor.kind === 'service' ? 'published' : 'open';
}

/** The version whose schemas hold for somebody; none when the app is not published for them. */
async function versionFor(db: Db, appId: string, sees: Sees): Promise<string | null> {
  const app = await db
    .selectFrom('apps')
    .select(['draft_version_id', 'published_version_id', 'settings'])
    .where('app_id', '=', appId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!app) throw notFound('There is no such app');
  if (sees === 'open' && visibilityOf(app) !== 'public')
    throw new Refusal('unauthenticated', 'Sign in to use this app', { code: 'app_sign_in' });
  return sees === 'draft' ? app.draft_version_id : app.published_version_id;
}

/** Entities that were found lately. Each statement asks whether what it was given of its own still holds. */
const found = new Map<string, Resolved>();
const keyOf = (appId: string, sees: Sees, name: string) => `${appId} ${sees} ${name.toLowerCase()}`;

/** Looks an entity up anew the next time. */
export function forget({ appId, name, place }: Resolved): void {
  if (place.guard) found.delete(keyOf(appId, place.guard.sees, name));
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
  if ('appId' in actor && actor.appId !== appId) throw notFound(`There is no entity ${name}`);
  const sees = seesOf(actor, role);
  const known = found.get(keyOf(appId, sees, name));
  if (known) return known;
  const versionId = await versionFor(db, appId, sees);
  const entities = versionId ? await versionEntities(db, appId, versionId) : {};
  const wanted = name.toLowerCase();
  if (wanted === 'user') return userEntity(appId, entities.User?.schema);
  const match = Object.entries(entities).find(([one]) => one.toLowerCase() === wanted);
  const record = match && (await recordOf(db, appId, match[1].id));
  if (match && record && versionId) {
    const { table, keys, stamp } = record;
    const place = { table, appId, entityId: match[1].id, guard: { versionId, sees, stamp } };
    const resolved = { appId, name: match[0], entity: match[1], place, keys };
    if (found.size >= 2_000) found.delete(found.keys().next().value!);
    found.set(keyOf(appId, sees, name), resolved);
    return resolved;
  }
  if (seesDraft(actor, role) && (await isBeingBuilt(db, appId)))
    throw new Refusal('conflict', 'This part of the app is still being built', {
      code: BEING_BUILT,
    });
  throw notFound(`There is no entity ${name}`);
}

/** The entity's record: where its rows stand, and the keys that they may have had. */
async function recordOf(db: Db, appId: string, entityId: string) {
  const record = await db
    .selectFrom('entities')
    .select(['own_table', 'keys', sql<string>`xmin::text`.as('stamp')])
    .where('app_id', '=', appId)
    .where('id', '=', entityId)
    .executeTakeFirst();
  return (
    record && {
      table: record.own_table ?? SHARED,
      keys: Object.keys(record.keys),
      stamp: record.stamp,
    }
  );
}

/** Where an entity's rows stand now. Inside a transaction they stay there until it ends. */
export async function placeOfEntity(
  db: Db,
  appId: string,
  entityId: string,
  { isHeld = false } = {},
): Promise<RowPlace> {
  let query = db
    .selectFrom('entities')
    .select('own_table')
    .where('app_id', '=', appId)
    .where('id', '=', entityId);
  if (isHeld) query = query.forKeyShare();
  const record = await query.executeTakeFirst();
  return { table: record?.own_table ?? SHARED, appId, entityId };
}

/** The code of a refusal about an entity that the turn under way may be making. */
export const BEING_BUILT = 'being_built';

const isBeingBuilt = async (db: Db, appId: string): Promise<boolean> =>
  (await underWay(db, appId, 'turn')) !== null;
