import type { Transaction } from 'kysely';
import type { BoundEntities, Tables } from '../db/index.ts';
import { notFound } from '../refusal.ts';
import { keysOf, type MadeConversion, refit } from './data/refit.ts';
import { putVersion } from './put.ts';
import { closeDraft } from './save.ts';

export interface RestoredVersion {
  versionId: string;
  /** What was current before; null of an app without a version. */
  previousId: string | null;
}

const NOTHING = { manifest: {}, entities: {}, tools: {} };

/**
 * Makes a version that is as an earlier one was, or as the empty app, and the draft of it. Schemas keep
 * the keys that they were bound to, so that they find their values; fields that changed their type get
 * what was written meanwhile.
 */
export async function restoreVersion(
  trx: Transaction<Tables>,
  appId: string,
  wantedId: string | null,
  messageId: string | null,
): Promise<RestoredVersion> {
  const previousId = await closeDraft(trx, appId);
  const before = previousId ? await versionOf(trx, appId, previousId) : NOTHING;
  const wanted = wantedId ? await versionOf(trx, appId, wantedId) : NOTHING;
  const versionId = await putVersion(trx, appId, {
    ...wanted,
    parent: previousId,
    kind: 'restore',
    messageId,
  });
  const conversions = await conversionsBetween(trx, appId, before.entities, wanted.entities);
  if (conversions.length > 0) await refit(trx, appId, wanted.entities, conversions);
  return { versionId, previousId };
}

async function versionOf(trx: Transaction<Tables>, appId: string, id: string) {
  const version = await trx
    .selectFrom('versions')
    .select(['manifest', 'entities', 'tools'])
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!version) throw notFound('There is no such version');
  return version;
}

/** The app's conversions, in the direction that fills keys which the wanted schemas show and the present ones do not. */
export async function conversionsBetween(
  trx: Transaction<Tables>,
  appId: string,
  before: BoundEntities,
  wanted: BoundEntities,
): Promise<MadeConversion[]> {
  const versions = await trx
    .selectFrom('versions')
    .select(['conversions', 'created_at'])
    .where('app_id', '=', appId)
    .orderBy('id')
    .execute();
  const made = versions.flatMap(({ conversions, created_at }) =>
    conversions.map((one) => ({ ...one, at: created_at.toISOString() })),
  );
  const [shown, missing] = [keysOf(before), keysOf(wanted)];
  const isFilled = ({ entityId, to }: MadeConversion) =>
    missing.has(`${entityId} ${to}`) && !shown.has(`${entityId} ${to}`);
  const back = made.map((one) => ({ ...one, from: one.to, to: one.from })).reverse();
  return [...made, ...back].filter(isFilled);
}
