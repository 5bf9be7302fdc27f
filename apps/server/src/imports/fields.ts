import { type EntitySchema, fileKind, type ImportPlan } from '@trellis/contract';
import { appUserOf } from '../apps/index.ts';
import type { Builder } from '../identity/actor.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { schemaWith } from './plan.ts';

/** Makes the fields that a plan asks for: a version of the app by hand, which can be taken back as any (ruling 29). */
export async function makeFields(
  services: Services,
  appId: string,
  entityName: string,
  plan: ImportPlan,
  builder: Builder,
): Promise<void> {
  if (!plan.columns.some(({ newField }) => newField)) return;
  const { db, versions, previews, bus, turns } = services;
  if (await turns.underWay(appId))
    throw new Refusal('conflict', 'Wait until the assistant is done before you add fields', {
      code: 'chat_busy',
    });
  const creator = await appUserOf(db, appId, builder, 'editor');
  const committed = await db.transaction().execute(async (trx) => {
    const draftId = await versions.closeDraft(trx, appId);
    const files = await versions.files(appId, draftId);
    const path = Object.keys(files).find(
      (one) =>
        fileKind(one) === 'entity' &&
        one.toLowerCase() === `entities/${entityName}.json`.toLowerCase(),
    );
    if (!path) throw new Refusal('conflict', `There is no entity ${entityName} any more`);
    const schema = schemaWith(JSON.parse(files[path]!) as EntitySchema, plan);
    return versions.commit(trx, {
      appId,
      kind: 'manual',
      messageId: null,
      files: { ...files, [path]: `${JSON.stringify(schema, null, 2)}\n` },
      creatorId: creator.id,
    });
  });
  bus.publish({ kind: 'version', appId, versionId: committed.versionId });
  await previews.committed(appId, committed.versionId, committed.files, true);
}
