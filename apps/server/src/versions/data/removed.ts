import type { RemovedData, Unconverted } from '@trellis/contract';
import { keyOf } from '@trellis/filter';
import { type Db, sql } from '../../db/index.ts';
import { placeOfEntity, rowStatements } from '../../entities/index.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { runnerOf } from '../runner.ts';
import { usedSchemas } from './put-back.ts';

const MOST_MS = 120_000;
/** Values that are shown of each field. */
const SHOWN = 100;

/** What is kept of removed fields and entities. */
export async function removedData(db: Db, appId: string): Promise<RemovedData[]> {
  return db.transaction().execute(async (trx) => {
    const used = await usedKeys(trx, appId);
    const names = await lastNames(trx, appId);
    const records = await trx
      .selectFrom('entities')
      .select(['id', 'keys'])
      .where('app_id', '=', appId)
      .orderBy('id')
      .execute();
    const removed: RemovedData[] = [];
    for (const { id, keys } of records) {
      const place = await placeOfEntity(trx, appId, id);
      const entityName = names.get(id) ?? id;
      const inUse = used.get(id);
      if (!inUse) {
        const rows = await rowStatements.countRows(runnerOf(trx), place, { kind: 'always' });
        if (rows > 0) removed.push({ entityId: id, entityName, key: null, rows });
        continue;
      }
      const others = Object.keys(keys).filter((key) => !inUse.has(key));
      if (others.length === 0) continue;
      for (const [key, rows] of await rowStatements.countKeys(runnerOf(trx), place, others))
        if (rows > 0) removed.push({ entityId: id, entityName, key, rows });
    }
    return removed;
  });
}

/** Erases what is kept of a removed field or entity; what the draft or the live app shows is refused. */
export async function purge(
  db: Db,
  appId: string,
  { entityId, key }: { entityId: string; key: string | null },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`SET LOCAL statement_timeout = ${sql.raw(String(MOST_MS))}`.execute(trx);
    // No version is made meanwhile that brings the field back.
    await trx.selectFrom('apps').select('app_id').where('app_id', '=', appId).forUpdate().execute();
    const record = await trx
      .selectFrom('entities')
      .select('keys')
      .where('app_id', '=', appId)
      .where('id', '=', entityId)
      .executeTakeFirst();
    if (!record || (key !== null && !Object.hasOwn(record.keys, key)))
      throw notFound('Nothing is kept of this');
    const inUse = (await usedKeys(trx, appId)).get(entityId);
    if (key === null ? inUse : inUse?.has(key))
      throw new Refusal('conflict', 'The app still has this. Remove it first, and publish.', {
        code: 'in_use',
      });
    const place = await placeOfEntity(trx, appId, entityId, { isHeld: true });
    return key === null
      ? rowStatements.dropRows(runnerOf(trx), place)
      : rowStatements.dropKey(runnerOf(trx), place, key);
  });
}

/** The values that did not convert when a version gave their fields another type. */
export async function unconverted(
  db: Db,
  appId: string,
  versionId: string,
): Promise<Unconverted[]> {
  return db.transaction().execute(async (trx) => {
    const version = await trx
      .selectFrom('versions')
      .select(['conversions', 'entities'])
      .where('app_id', '=', appId)
      .where('id', '=', versionId)
      .executeTakeFirst();
    if (!version) throw notFound('There is no such version');
    const fields: Unconverted[] = [];
    for (const { entityId, field, from, to } of version.conversions) {
      const place = await placeOfEntity(trx, appId, entityId);
      const left = await rowStatements.valuesLacking(runnerOf(trx), place, from, to, SHOWN);
      const [entityName = entityId] =
        Object.entries(version.entities).find(([, { id }]) => id === entityId) ?? [];
      if (left.rows > 0) fields.push({ entityName, field, ...left });
    }
    return fields;
  });
}

/** The keys that the draft or the published app uses, by entity. */
export async function usedKeys(db: Db, appId: string): Promise<Map<string, Set<string>>> {
  const used = new Map<string, Set<string>>();
  for (const entities of await usedSchemas(db, appId))
    for (const { id, schema } of Object.values(entities)) {
      const keys = used.get(id) ?? new Set();
      for (const [name, field] of Object.entries(schema.properties)) keys.add(keyOf(name, field));
      used.set(id, keys);
    }
  return used;
}

/** What each entity was called last. */
async function lastNames(db: Db, appId: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT DISTINCT ON (e.value ->> 'id') e.value ->> 'id' AS id, e.key AS name
    FROM versions v, jsonb_each(v.entities) e WHERE v.app_id = ${appId}
    ORDER BY e.value ->> 'id', v.id DESC`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
