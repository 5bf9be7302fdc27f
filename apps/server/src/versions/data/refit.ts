import type { EntitySchema } from '@trellis/contract';
import { convertValue } from '@trellis/fields';
import { keyOf } from '@trellis/filter';
import type { Transaction } from 'kysely';
import type { BoundEntities, Conversion, Tables } from '../../db/index.ts';
import { placeOfEntity, rowStatements } from '../../entities/index.ts';
import { runnerOf } from '../runner.ts';

type Trx = Transaction<Tables>;

/** A conversion that a version made, with when it did. */
export interface MadeConversion extends Conversion {
  at: string;
}

/** The conversions of the versions after one (or after a time), oldest first. */
export async function conversionsSince(
  trx: Trx,
  appId: string,
  since: { versionId: string } | { at: string },
): Promise<MadeConversion[]> {
  let query = trx
    .selectFrom('versions')
    .select(['conversions', 'created_at'])
    .where('app_id', '=', appId)
    .orderBy('id');
  query =
    'versionId' in since
      ? query.where('id', '>', since.versionId)
      : query.where('created_at', '>', new Date(since.at));
  const versions = await query.execute();
  return versions.flatMap(({ conversions, created_at }) =>
    conversions.map((one) => ({ ...one, at: created_at.toISOString() })),
  );
}

/** Gives rows that were written for another schema what this one's have: converted values, and defaults. */
export async function refit(
  trx: Trx,
  appId: string,
  entities: BoundEntities,
  conversions: readonly MadeConversion[],
): Promise<void> {
  const run = runnerOf(trx);
  for (const { id: entityId, schema } of Object.values(entities)) {
    const place = await placeOfEntity(trx, appId, entityId, { isHeld: true });
    for (const { from, to } of conversions.filter((one) => one.entityId === entityId)) {
      const field = fieldOf(schema, to);
      if (!field) continue;
      const converted = (await rowStatements.valuesOf(run, place, from, to)).flatMap((one) => {
        const value = convertValue(one.value, field);
        return value === undefined ? [] : [{ id: one.id, value }];
      });
      if (converted.length > 0) await rowStatements.setValues(run, place, to, converted);
    }
    for (const [name, field] of Object.entries(schema.properties))
      if (field.default !== undefined)
        await rowStatements.fillKey(run, place, keyOf(name, field), field.default);
  }
}

/**
 * Before a version is published: what the live app wrote since the version gave a field another type
 * is converted again (ruling 2), unless somebody wrote the new value meanwhile.
 */
export async function refitForPublish(trx: Trx, appId: string, versionId: string): Promise<void> {
  const app = await trx
    .selectFrom('apps')
    .select('published_version_id')
    .where('app_id', '=', appId)
    .executeTakeFirst();
  const version = await trx
    .selectFrom('versions')
    .select('entities')
    .where('app_id', '=', appId)
    .where('id', '=', versionId)
    .executeTakeFirst();
  if (!app?.published_version_id || !version) return;
  const conversions = await conversionsSince(trx, appId, { versionId: app.published_version_id });
  const run = runnerOf(trx);
  for (const { entityId, from, to, at } of conversions) {
    const entity = Object.values(version.entities).find(({ id }) => id === entityId);
    const field = entity && fieldOf(entity.schema, to);
    if (!field) continue;
    const place = await placeOfEntity(trx, appId, entityId, { isHeld: true });
    const values = await rowStatements.valuesChangedSince(run, place, at, from, to);
    const converted = values.map(({ id, value }) => ({ id, value: convertValue(value, field) }));
    const [fits, others] = [
      converted.filter(({ value }) => value !== undefined),
      converted.filter(({ value }) => value === undefined).map(({ id }) => id),
    ];
    if (fits.length > 0) await rowStatements.setValues(run, place, to, fits);
    if (others.length > 0) await rowStatements.dropKey(run, place, to, others);
  }
  await refit(trx, appId, version.entities, conversions);
}

/** The stored keys that schemas show, each as its entity's id and the key. */
export const keysOf = (entities: BoundEntities): Set<string> =>
  new Set(
    Object.values(entities).flatMap(({ id, schema }) =>
      Object.entries(schema.properties).map(([name, field]) => `${id} ${keyOf(name, field)}`),
    ),
  );

const fieldOf = (schema: EntitySchema, key: string) =>
  Object.entries(schema.properties).find(([name, field]) => keyOf(name, field) === key)?.[1];
