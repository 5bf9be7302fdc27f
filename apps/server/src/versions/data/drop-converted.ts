import { isDeepStrictEqual } from 'node:util';
import { convertValue } from '@trellis/fields';
import { keyOf } from '@trellis/filter';
import type { Transaction } from 'kysely';
import type { BoundEntities, Conversion, Tables } from '../../db/index.ts';
import { placeOfEntity, rowStatements } from '../../entities/index.ts';
import { runnerOf } from '../runner.ts';
import { usedKeys } from './removed.ts';

/**
 * Where fields went back to the type that they had: what was only converted of their values goes, since it
 * is the same once more and is made again with the change. What somebody wrote meanwhile stays behind.
 */
export async function dropConverted(
  trx: Transaction<Tables>,
  appId: string,
  before: BoundEntities,
  after: BoundEntities,
): Promise<void> {
  const gone = Object.values(before).flatMap(({ id, schema }) => {
    const present = Object.values(after).find((one) => one.id === id)?.schema.properties ?? {};
    const keys = new Set(Object.entries(present).map(([name, field]) => keyOf(name, field)));
    return Object.entries(schema.properties)
      .map(([name, field]) => ({ id, key: keyOf(name, field), field, from: present[name], name }))
      .filter(({ key, from }) => from !== undefined && !keys.has(key));
  });
  if (gone.length === 0) return;
  const [made, used] = [await conversionsOf(trx, appId), await usedKeys(trx, appId)];
  const run = runnerOf(trx);
  for (const { id, key, field, from, name } of gone) {
    const source = keyOf(name, from!);
    const isMade = made.some((one) => one.entityId === id && one.from === source && one.to === key);
    // What the published app shows stays.
    if (!isMade || used.get(id)?.has(key)) continue;
    const place = await placeOfEntity(trx, appId, id, { isHeld: true });
    const sources = new Map(
      (await rowStatements.valuesOf(run, place, source)).map((row) => [row.id, row.value]),
    );
    const same = (await rowStatements.valuesOf(run, place, key)).filter((row) =>
      isDeepStrictEqual(convertValue(sources.get(row.id), field), row.value),
    );
    if (same.length > 0)
      await rowStatements.dropKey(
        run,
        place,
        key,
        same.map((row) => row.id),
      );
  }
}

async function conversionsOf(trx: Transaction<Tables>, appId: string): Promise<Conversion[]> {
  const versions = await trx
    .selectFrom('versions')
    .select('conversions')
    .where('app_id', '=', appId)
    .execute();
  return versions.flatMap(({ conversions }) => conversions);
}
