import type { EntitySchema } from '@trellis/contract';
import { makeApp, openWorld, type Person, type World } from '@trellis/testing';
import { FIELDS } from '../filters.fixture.ts';
import { versionEntities } from '../resolve.ts';

/** A property of the long suite may take its time. */
export const LONG = 3_600_000;

export interface RowLike {
  id: string;
  [field: string]: unknown;
}
export interface Place {
  appId: string;
  entityId: string;
}
export const id = (n: number) => n.toString(16).padStart(24, '0');
export const own = (appId: string) => `/live_api/apps/${appId}/entities/Thing`;
export const sdk = (appId: string) => `/api/apps/${appId}/entities/Thing`;
export const text = (query: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(query).map(([k, v]): [string, string] => [
      k,
      typeof v === 'string' ? v : JSON.stringify(v),
    ]),
  ).toString();

export interface Stage {
  world: World;
  thingApp(thing: Partial<EntitySchema> & { permissions?: unknown }): Promise<Place>;
  /** Puts rows there behind the server's back, all of one instant. */
  put(place: Place, rows: { id: string; by: string | null; data: object }[]): Promise<void>;
  clear(place: Place): Promise<void>;
  /** An end user with the same id and e-mail in whatever app. */
  sameUser(appId: string, userId: string, email: string): Promise<Person>;
  /** Sends a file to be imported. */
  upload(person: Person, path: string, file: File): Promise<{ status: number }>;
}

/** A world in which the properties of row access are tried on an entity with a field of each kind. */
export async function openStage(): Promise<Stage> {
  const world = await openWorld();
  const { db, pool, sessions, tokens } = world.services;
  const owner = await world.builder('Olga');
  return {
    world,
    async thingApp(thing) {
      const { appId, versionId } = await makeApp(world, owner, {
        live: true,
        entities: { Thing: { properties: FIELDS, ...(thing as Partial<EntitySchema>) } },
      });
      const { Thing } = await versionEntities(db, appId, versionId);
      return { appId, entityId: Thing!.id };
    },
    async put({ appId, entityId }, rows) {
      await pool.query(
        `INSERT INTO rows (app_id, entity_id, id, creator_id, created_at, updated_at, data)
         SELECT $1, $2, t.id, t.by, '2026-01-02T03:04:05.678Z', '2026-01-02T03:04:05.678Z', t.data
         FROM unnest($3::text[], $4::text[], $5::jsonb[]) AS t(id, by, data)`,
        [appId, entityId, rows.map((r) => r.id), rows.map((r) => r.by), rows.map((r) => r.data)],
      );
    },
    async clear({ appId }) {
      await pool.query('DELETE FROM rows WHERE app_id = $1', [appId]);
      await pool.query('DELETE FROM row_history WHERE app_id = $1', [appId]);
    },
    async sameUser(appId, userId, email) {
      const own = { id: userId, email, name: email, role: 'user' };
      const none = { password_hash: null, profile: '{}', builder_user_id: null };
      await db
        .insertInto('users')
        .values({ tenant_id: appId, ...own, ...none })
        .execute();
      const { sessionId } = await sessions.start(appId, userId, 'test');
      const claims = { userId, tenantId: appId, sessionId, environment: 'published' as const };
      const person = world.stranger();
      person.token = (await tokens.sign(claims)).token;
      person.uid = userId;
      return person;
    },
    upload: (person, path, file) => person.upload(path, file),
  };
}
