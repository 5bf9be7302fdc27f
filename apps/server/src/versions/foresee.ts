import type { AppFiles } from '@trellis/contract';
import type { Transaction } from 'kysely';
import type { BoundEntities, Tables } from '../db/index.ts';
import { newId } from '../ids.ts';
import { type Binding, bindEntities, type KeyRegistry, schemasOf } from './bind.ts';

/** What a version of these files would be bound to, and do to rows. Nothing is written. */
export async function foresee(
  trx: Transaction<Tables>,
  appId: string,
  before: BoundEntities,
  files: AppFiles,
): Promise<Binding> {
  const known = await trx
    .selectFrom('entities')
    .select(['id', 'keys'])
    .where('app_id', '=', appId)
    .execute();
  const registries = new Map<string, KeyRegistry>(known.map((row) => [row.id, row.keys]));
  return bindEntities(schemasOf(files), before, (id) => registries.get(id) ?? {}, newId);
}
