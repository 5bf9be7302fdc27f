import { setTimeout as sleep } from 'node:timers/promises';
import type { PastState, PastTime, PutBack, RowState } from '@trellis/contract';
import { keyOf } from '@trellis/filter';
import type { Transaction } from 'kysely';
import { appUserOf } from '../../apps/index.ts';
import type { Bus } from '../../bus/index.ts';
import { type BoundEntities, type BoundEntity, type Db, sql, type Tables } from '../../db/index.ts';
import { placeOfEntity, rowStatements } from '../../entities/index.ts';
import type { Builder } from '../../identity/index.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { runnerOf } from '../runner.ts';
import { conversionsSince, refit } from './refit.ts';

interface Needs {
  db: Db;
  bus: Bus;
}
interface RowHistory {
  states: RowState[];
  madeBy: string | null;
  names: Record<string, string>;
}
interface Ask {
  appId: string;
  actor: Builder;
  role: 'viewer' | 'editor' | 'owner' | null;
}

/** A whole app's data may take longer than a call's statements do. */
const MOST_MS = 120_000;
/** States of a row that are shown. */
const SHOWN = 100;

/** Every state of a row, in the words of the draft, and who had a hand in it. */
export async function rowStates(
  { db }: Needs,
  appId: string,
  entityName: string,
  id: string,
): Promise<RowHistory> {
  return db.transaction().execute(async (trx) => {
    const entity = await entityOf(trx, appId, entityName);
    const place = await placeOfEntity(trx, appId, entity.id);
    const states = await rowStatements.statesOf(runnerOf(trx), place, id, SHOWN);
    if (states.length === 0) throw notFound('There is no such row');
    const madeBy = states[0]?.creator_id ?? null;
    return {
      states: states.map(({ rev, began, ended, op, by_user, data }) => ({
        rev,
        from: began.toISOString(),
        until: ended?.toISOString() ?? null,
        ended: op,
        endedBy: by_user,
        data: named(data, entity),
      })),
      madeBy,
      names: await namesOf(trx, appId, [madeBy, ...states.map(({ by_user }) => by_user)]),
    };
  });
}

/** What the app's users are called; whoever is gone has no name. */
export async function namesOf(
  trx: Db,
  appId: string,
  ids: readonly (string | null)[],
): Promise<Record<string, string>> {
  const wanted = [...new Set(ids)].filter((id): id is string => id !== null);
  if (wanted.length === 0) return {};
  const people = await trx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('tenant_id', '=', appId)
    .where('id', 'in', wanted)
    .execute();
  return Object.fromEntries(people.map(({ id, name, email }) => [id, name || email]));
}

export function named(
  data: Record<string, unknown>,
  { schema }: BoundEntity,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.properties).flatMap(([name, field]) => {
      const value = data[keyOf(name, field)];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Puts one row back to how it was. */
export async function putBackRow(
  needs: Needs,
  ask: Ask,
  entityName: string,
  id: string,
  past: PastState,
): Promise<PutBack> {
  const by = await userOf(needs.db, ask);
  const { entity, rows } = await needs.db.transaction().execute(async (trx) => {
    const entity = await entityOf(trx, ask.appId, entityName);
    const place = await placeOfEntity(trx, ask.appId, entity.id, { isHeld: true });
    const run = runnerOf(trx);
    const rev = 'rev' in past ? past.rev : null;
    const at =
      'rev' in past
        ? await rowStatements.stateBegan(run, place, id, past.rev)
        : await instantOf(trx, ask.appId, past);
    if (at === null) throw notFound('There is no such state of this row');
    const rows = await rowStatements.putBack(run, place, at, by, { id, rev });
    if (rows.length === 0 && (await rowStatements.statesOf(run, place, id, 1)).length === 0)
      throw notFound('There is no such row');
    await refitAll(trx, ask.appId, at, [entity.id]);
    return { entity, rows };
  });
  announce(needs.bus, ask.appId, entity.id, rows);
  return counted(rows);
}

/** Puts all rows of all entities back to how they were: all of them or none. End users stay who they are. */
export async function putBackData(
  needs: Needs,
  ask: Ask,
  time: PastTime,
): Promise<{ entities: (PutBack & { entityName: string })[]; before: string }> {
  const by = await userOf(needs.db, ask);
  const before = new Date().toISOString();
  // Rows know their times to the millisecond: what is done now is to be distinguished from what was before.
  await sleep(2);
  const done = await needs.db.transaction().execute(async (trx) => {
    await sql`SET LOCAL statement_timeout = ${sql.raw(String(MOST_MS))}`.execute(trx);
    const at = await instantOf(trx, ask.appId, time);
    const entities = await liveEntities(trx, ask.appId);
    const done: { name: string; id: string; rows: rowStatements.PutBackRow[] }[] = [];
    // In the order of their ids, so that two of these never wait for each other in a circle.
    for (const [id, name] of [...entities].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const place = await placeOfEntity(trx, ask.appId, id, { isHeld: true });
      done.push({
        name,
        id,
        rows: await rowStatements.putBack(runnerOf(trx), place, at, by, null),
      });
    }
    await refitAll(trx, ask.appId, at, [...entities.keys()]);
    return done;
  });
  for (const { id, rows } of done) announce(needs.bus, ask.appId, id, rows);
  return {
    entities: done.map(({ name, rows }) => ({ entityName: name, ...counted(rows) })),
    before,
  };
}

const counted = (rows: readonly rowStatements.PutBackRow[]): PutBack => {
  const of = (wanted: string) => rows.filter(({ done }) => done === wanted).length;
  return { changed: of('changed'), broughtBack: of('broughtBack'), removed: of('removed') };
};

const TYPES = { changed: 'update', broughtBack: 'create', removed: 'delete' } as const;
/** Rows that one announcement names. */
const AT_ONCE = 150;

export function announce(
  bus: Bus,
  appId: string,
  entityId: string,
  rows: readonly rowStatements.PutBackRow[],
): void {
  for (const [done, type] of Object.entries(TYPES)) {
    const those = rows.filter((row) => row.done === done).map(({ id, rev }) => ({ id, rev }));
    for (let from = 0; from < those.length; from += AT_ONCE)
      bus.publish({ kind: 'rows', appId, entityId, type, rows: those.slice(from, from + AT_ONCE) });
  }
}

/** The app's end user that the builder is: whose change it is in the history. */
async function userOf(db: Db, { appId, actor, role }: Ask): Promise<string | null> {
  return role ? (await appUserOf(db, appId, actor, role)).id : null;
}

/** Data of the time has the keys of the time; both schemas that are in use find theirs in it. */
export async function refitAll(
  trx: Transaction<Tables>,
  appId: string,
  at: string,
  ids: readonly string[],
): Promise<void> {
  const conversions = await conversionsSince(trx, appId, { at });
  for (const entities of await usedSchemas(trx, appId)) {
    const touched = Object.entries(entities).filter(([, { id }]) => ids.includes(id));
    await refit(trx, appId, Object.fromEntries(touched), conversions);
  }
}

/** The schemas of the draft, and of the published version where that is another. */
export async function usedSchemas(db: Db, appId: string): Promise<BoundEntities[]> {
  const versions = await db
    .selectFrom('versions')
    .innerJoin('apps', 'apps.app_id', 'versions.app_id')
    .select(['versions.id', 'versions.entities', 'apps.draft_version_id'])
    .where('versions.app_id', '=', appId)
    .where((eb) =>
      eb.or([
        eb('versions.id', '=', eb.ref('apps.draft_version_id')),
        eb('versions.id', '=', eb.ref('apps.published_version_id')),
      ]),
    )
    .execute();
  const isDraft = (one: { id: string; draft_version_id: string | null }) =>
    one.id === one.draft_version_id;
  return versions.sort((a, b) => Number(isDraft(b)) - Number(isDraft(a))).map((v) => v.entities);
}

/** The entities that are in use, by their ids; people are none of them. */
async function liveEntities(db: Db, appId: string): Promise<Map<string, string>> {
  const live = new Map<string, string>();
  for (const entities of await usedSchemas(db, appId))
    for (const [name, { id }] of Object.entries(entities))
      if (name !== 'User' && !live.has(id)) live.set(id, name);
  return live;
}

export async function entityOf(db: Db, appId: string, name: string): Promise<BoundEntity> {
  const [draft = {}] = await usedSchemas(db, appId);
  const wanted = name.toLowerCase();
  const found = Object.entries(draft).find(([one]) => one.toLowerCase() === wanted);
  if (!found || wanted === 'user') throw notFound(`There is no entity ${name}`);
  return found[1];
}

/** The instant that a time means, as exactly as the database knows it. */
async function instantOf(db: Db, appId: string, time: PastTime): Promise<string> {
  if ('at' in time) {
    if (Date.parse(time.at) > Date.now())
      throw new Refusal('bad_request', 'This time is not past', { code: 'not_past' });
    return time.at;
  }
  const version = await db
    .selectFrom('versions')
    .select(sql<string>`created_at::text`.as('at'))
    .where('app_id', '=', appId)
    .where('id', '=', time.versionId)
    .executeTakeFirst();
  if (!version) throw notFound('There is no such version');
  return version.at;
}
