import type { AccessLevel } from '@trellis/contract';
import { endUser, makeApp, openWorld, type Person, type World } from '@trellis/testing';
import { versionEntities } from '../resolve.ts';
import type { ActorName, Kind } from './oracle.fixture.ts';

export const LEVELS: AccessLevel[] = ['anonymous', 'all', 'admin', 'creator', 'none'];
export const PAIRS = LEVELS.flatMap((read) => LEVELS.map((write) => ({ read, write })));
export type Pair = (typeof PAIRS)[number];
export const nameOf = ({ read, write }: Pair) => `R_${read}_W_${write}`;

export interface Stage {
  world: World;
  appId: string;
  people: Record<ActorName, Person>;
  /** The creator of a row of a kind, for an actor. */
  creatorOf(actor: ActorName, kind: Kind): string | null;
  /** Puts a row of a kind there, behind the server's back; answers its id. */
  place(pair: Pair, actor: ActorName, kind: Kind, text?: string): Promise<string>;
  /** The text of a row; null when it is gone. */
  textOf(id: string): Promise<string | null>;
  count(pair: Pair): Promise<number>;
  clear(): Promise<void>;
}

/** Two apps with an entity for each pair of levels, and everybody who may ask. */
export async function openStage(): Promise<Stage> {
  const world = await openWorld();
  const { pool, db } = world.services;
  const owner = await world.builder('Olga');
  const collaborator = await world.builder('Carl');
  const foreignBuilder = await world.builder('Fred');
  const entities = Object.fromEntries(
    PAIRS.map((pair) => [
      nameOf(pair),
      {
        properties: { text: { type: 'string' as const }, mark: { type: 'string' as const } },
        permissions: pair,
      },
    ]),
  );
  const app = await makeApp(world, owner, { live: true, entities });
  const foreign = await makeApp(world, foreignBuilder, { live: true, entities });
  await db
    .insertInto('app_members')
    .values({ app_id: app.appId, user_id: collaborator.uid, role: 'editor' })
    .execute();
  const people: Record<ActorName, Person> = {
    anonymous: world.stranger(),
    'end user': await endUser(world, app.appId, 'ann'),
    creator: await endUser(world, app.appId, 'cora'),
    'other end user': await endUser(world, app.appId, 'otto'),
    'app admin': await endUser(world, app.appId, 'boss', 'admin'),
    owner,
    collaborator,
    'builder of another tenant': foreignBuilder,
  };
  const zoe = await endUser(world, app.appId, 'zoe');
  const bound = {
    here: await versionEntities(db, app.appId, app.versionId),
    there: await versionEntities(db, foreign.appId, foreign.versionId),
  };
  let made = 0;
  const creatorOf = (actor: ActorName, kind: Kind) => {
    if (kind === "other's" || kind === "another app's") return zoe.uid;
    if (kind === 'anonymous-made' || actor === 'anonymous') return null;
    return people[actor].uid;
  };
  return {
    world,
    appId: app.appId,
    people,
    creatorOf,
    async place(pair, actor, kind, text = 'before') {
      const id = (++made).toString(16).padStart(24, '0');
      const isForeign = kind === "another app's";
      const [appId, entity] = isForeign
        ? [foreign.appId, bound.there[nameOf(pair)]]
        : [app.appId, bound.here[nameOf(pair)]];
      await pool.query(
        'INSERT INTO rows (app_id, entity_id, id, creator_id, data) VALUES ($1, $2, $3, $4, $5)',
        [appId, entity?.id, id, creatorOf(actor, kind), JSON.stringify({ text, mark: id })],
      );
      return id;
    },
    async textOf(id) {
      const { rows } = await pool.query('SELECT data FROM rows WHERE id = $1', [id]);
      return rows[0]?.data.text ?? null;
    },
    async count(pair) {
      const { rows } = await pool.query(
        'SELECT count(*)::int AS n FROM rows WHERE app_id = $1 AND entity_id = $2',
        [app.appId, bound.here[nameOf(pair)]?.id],
      );
      return rows[0].n;
    },
    async clear() {
      await pool.query('DELETE FROM rows');
    },
  };
}
