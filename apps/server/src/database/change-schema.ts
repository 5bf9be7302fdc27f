import { type AppFiles, type EntitySchema, fileKind, MESSAGES } from '@trellis/contract';
import type { Transaction } from 'kysely';
import { appUserOf } from '../apps/index.ts';
import type { Tables } from '../db/index.ts';
import type { Builder } from '../identity/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { DatabaseNeeds } from './needs.ts';

interface Ask {
  appId: string;
  entityName: string;
  builder: Builder;
}
/** The entity that is changed, inside the transaction that does. */
interface Changing {
  trx: Transaction<Tables>;
  draftId: string | null;
  /** As the version knows it. */
  name: string;
}
/** What an entity's schema becomes; it refuses what does not go. */
export type SchemaChange = (
  schema: EntitySchema,
  changing: Changing,
) => EntitySchema | Promise<EntitySchema>;

/** The assistant changes schemas, too: while it is at work nobody else does. */
export async function refuseWhileBusy({ turns }: DatabaseNeeds, appId: string): Promise<void> {
  if (await turns.underWay(appId))
    throw new Refusal('conflict', MESSAGES.columnsWhileChatBusy, { code: 'chat_busy' });
}

/**
 * Changes an entity's schema by hand: a version of the app, which can be taken back as any (ruling 29).
 * Of two who change at once the later one changes what the first one left.
 */
export async function changeSchema(
  services: DatabaseNeeds,
  { entityName, ...ask }: Ask,
  change: SchemaChange,
): Promise<string> {
  return changeFiles(services, ask, async (files, { trx, draftId }) => {
    const { path, name, schema } = entityFile(files, entityName);
    const next = await change(schema, { trx, draftId, name });
    return { ...files, [path]: written(next) };
  });
}

/**
 * Makes an entity by hand, likewise.
 * @throws Refusal invalid where the app has one of that name already, by the input `title`
 */
export async function makeEntity(
  services: DatabaseNeeds,
  ask: Omit<Ask, 'entityName'>,
  schema: EntitySchema,
): Promise<string> {
  const path = `entities/${schema.name}.json`;
  return changeFiles(services, ask, (files) => {
    const isThere = Object.keys(files).some((one) => one.toLowerCase() === path.toLowerCase());
    // The app's users have a panel of their own.
    if (isThere || schema.name.toLowerCase() === 'user') {
      const message = MESSAGES.tableExists(schema.title ?? schema.name);
      throw new Refusal('invalid', message, { code: 'table_exists', fields: { title: message } });
    }
    return { ...files, [path]: written(schema) };
  });
}

const written = (schema: EntitySchema): string => `${JSON.stringify(schema, null, 2)}\n`;

/** A version by hand with other files; the assistant must not be at work. */
async function changeFiles(
  services: DatabaseNeeds,
  { appId, builder }: Omit<Ask, 'entityName'>,
  change: (files: AppFiles, changing: Omit<Changing, 'name'>) => AppFiles | Promise<AppFiles>,
): Promise<string> {
  const { db, versions } = services;
  await refuseWhileBusy(services, appId);
  const creator = await appUserOf(db, appId, builder, 'editor');
  const { versionId } = await db.transaction().execute(async (trx) => {
    const draftId = await versions.closeDraft(trx, appId);
    const files = await change(await versions.files(appId, draftId), { trx, draftId });
    return versions.commit(trx, {
      appId,
      kind: 'manual',
      messageId: null,
      files,
      creatorId: creator.id,
    });
  });
  await showVersion(services, appId, versionId);
  return versionId;
}

/** Takes back what a version by hand changed of entities, by another one; answers that, which can be taken back in its turn. */
export async function takeBackChange(
  services: DatabaseNeeds,
  appId: string,
  versionId: string,
): Promise<string> {
  await refuseWhileBusy(services, appId);
  const { db, versions } = services;
  const madeId = await db
    .transaction()
    .execute((trx) => versions.takeBackFields(trx, appId, versionId));
  await showVersion(services, appId, madeId);
  return madeId;
}

/** Tells everybody who has the app open, and shows it in the preview, whose pages read their rows anew. */
export async function showVersion(
  { versions, previews, bus }: DatabaseNeeds,
  appId: string,
  versionId: string,
): Promise<void> {
  bus.publish({ kind: 'version', appId, versionId });
  const files = await versions.files(appId, versionId);
  // The change is made, however the preview fares: what is wrong in a page is shown there.
  previews.committed(appId, versionId, files, true).catch((error: Error) => {
    console.error(`preview ${appId}: ${error.message}`);
  });
}

/** The file of an entity, by its name in any case, and what stands in it. */
export function entityFile(
  files: Record<string, string>,
  entityName: string,
): { path: string; name: string; schema: EntitySchema } {
  const wanted = `entities/${entityName}.json`.toLowerCase();
  const path = Object.keys(files).find(
    (one) => fileKind(one) === 'entity' && one.toLowerCase() === wanted,
  );
  // The app's users have a panel of their own.
  if (!path || wanted === 'entities/user.json')
    throw notFound(`There is no entity ${entityName} any more`);
  try {
    const name = path.slice('entities/'.length, -'.json'.length);
    return { path, name, schema: JSON.parse(files[path]!) as EntitySchema };
  } catch (cause) {
    throw new Refusal('conflict', `${path} cannot be read. Fix it first.`, { cause });
  }
}
