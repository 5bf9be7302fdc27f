import { isDeepStrictEqual } from 'node:util';
import type { AccessLine, LinkedBuild, Publication } from '@trellis/contract';
import { isOfTools, MESSAGES } from '@trellis/contract';
import {
  type AppRow,
  appById,
  chosenVisibility,
  sharePicture,
  signupBlocked,
} from '../apps/index.ts';
import { type BoundEntities, type Db, sql } from '../db/index.ts';
import {
  accessSentence,
  accountNeeded,
  isOpenToAll,
  permissionsOf,
  versionEntities,
} from '../entities/index.ts';
import { describeFunctions } from '../functions/index.ts';
import { brotli, publicOrigin } from '../http/index.ts';
import { type Builder, isAdmin } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import { keepPaths, NO_BUILD, requireSoundTools, requireTools, toolsOf } from '../tools/index.ts';
import type { PublishNeeds } from './needs.ts';
import { appAddress } from './search.ts';

export async function publicationOf(services: PublishNeeds, appId: string): Promise<Publication> {
  const app = await appById(services.db, appId);
  const entities = await entitiesOf(services.db, appId, app.draft_version_id);
  const access: AccessLine[] = Object.entries(entities).map(([name, { schema }]) => ({
    entity: name,
    label: schema.title ?? name,
    ...permissionsOf(schema),
    sentence: accessSentence(schema),
    sentenceInside: accessSentence(schema, true),
    needsAccount: accountNeeded(schema),
    isDefault: name !== 'User' && !schema['x-accessControl']?.permissions && !schema.rls,
  }));
  const functions = await describeFunctions(services, app);
  return {
    status: app.published_version_id ? 'published' : 'unpublished',
    slug: app.slug,
    address: appAddress(
      services.config,
      services.config.publicUrl ? publicOrigin(services) : '',
      app.slug,
    ),
    versionId: app.draft_version_id,
    publishedVersionId: app.published_version_id,
    publishedAt: app.published_at?.toISOString() ?? null,
    isCurrent:
      app.published_version_id !== null && app.published_version_id === app.draft_version_id,
    isSettled: functions.length === 0 && (await isSettled(services.db, app, entities)),
    isSignupEnabled: app.settings.isSignupEnabled === true,
    visibility: chosenVisibility(app),
    // The dialog is about the moment of publishing: being unpublished is not in the way then.
    signupBlocked: signupBlocked(services, app, true),
    signupBlockedNow: signupBlocked(services, app),
    access,
    functions,
  };
}

const entitiesOf = async (
  db: Db,
  appId: string,
  versionId: string | null,
): Promise<BoundEntities> => (versionId ? versionEntities(db, appId, versionId) : {});

/** Whether visitors have the same rules already, and no tools that may be drafts. Code on the server is looked at each time. */
async function isSettled(db: Db, app: AppRow, entities: BoundEntities): Promise<boolean> {
  const { app_id: appId, published_version_id: published, draft_version_id: draft } = app;
  if (!published || !draft || isOfTools(app.kind)) return false;
  if ((await toolsOf(db, appId, draft)).length > 0) return false;
  return isDeepStrictEqual(rulesOf(entities), rulesOf(await entitiesOf(db, appId, published)));
}

/** All that says of an app's data who may what: of rows, and of single fields that are for fewer. */
function rulesOf(entities: BoundEntities) {
  return Object.entries(entities).map(([name, { schema }]) => ({
    name,
    rls: schema.rls,
    control: schema['x-accessControl'],
    fields: Object.entries(schema.properties).flatMap(([field, { rls }]) =>
      rls === undefined ? [] : [[field, rls]],
    ),
  }));
}

/** Asks for people, whom strangers do not see; whoever is signed in is one of them. */
const OF_PEOPLE =
  /\bentities\s*(?:\/|\.|\[\s*['"`])\s*User\b|\bUser\s*\.\s*(?:list|filter|get|me)\s*\(/;

/** Whether whatever its pages show a builder, they show a stranger as well. What code on the server answers is not known. */
const showsOnlyOpenData = (entities: BoundEntities, files: Record<string, string>): boolean =>
  Object.values(entities).every(({ schema }) => isOpenToAll(schema)) &&
  !Object.entries(files).some(([path, text]) => path.startsWith('server/') || OF_PEOPLE.test(text));

/** Links a version into immutable files and makes it the one that visitors get. */
export async function publish(
  services: PublishNeeds,
  appId: string,
  builder: Builder,
  input: {
    versionId?: string;
    isSignupEnabled?: boolean;
    visibility?: Publication['visibility'];
    despiteErrors?: boolean;
  },
): Promise<Publication> {
  const { db, plans, previews, versions, bus } = services;
  const app = await appById(db, appId);
  // From here on saves in the code editor make a version of their own (ruling 6).
  const draftId = await db.transaction().execute((trx) => versions.closeDraft(trx, appId));
  const versionId = input.versionId ?? draftId;
  if (!versionId)
    throw new Refusal(
      'conflict',
      'Nothing to publish yet. Ask the assistant to build something first.',
    );
  await versions.get(appId, versionId);
  requireSoundTools(await versions.files(appId, versionId));
  requireTools(
    await toolsOf(db, appId, versionId),
    await toolsOf(db, appId, app.published_version_id),
    {
      limits: await plans.limitsOf(db, app.owner_id),
      isAdmin: await isAdmin(db, builder.userId),
    },
  );
  const build = await linked(previews, app, versionId, input.despiteErrors);
  // Only what is decided here: settings that were saved while it was linked stay.
  const settings = {
    ...(input.visibility !== undefined && { visibility: input.visibility }),
    ...(input.isSignupEnabled !== undefined && {
      isSignupEnabled: input.isSignupEnabled && signupBlocked(services, app, true) === null,
    }),
  };
  const isOpen = showsOnlyOpenData(
    await entitiesOf(db, appId, versionId),
    await versions.files(appId, versionId),
  );
  const kept = await compressedBuild({ ...build, isOpenToAll: isOpen });
  await db.transaction().execute(async (trx) => {
    await versions.refit(trx, appId, versionId);
    await keepPaths(trx, appId, versionId);
    await storeBuild(trx, appId, versionId, kept, settings);
    await sharePicture(trx, appId, versionId, isOpen);
  });
  bus.publish({ kind: 'app', appId });
  return publicationOf(services, appId);
}

/** A version as browsers load it; tools have no code of their own. */
async function linked(
  previews: PublishNeeds['previews'],
  app: AppRow,
  versionId: string,
  despiteErrors: boolean | undefined,
): Promise<LinkedBuild> {
  if (isOfTools(app.kind)) return NO_BUILD;
  const mainPage = typeof app.settings.mainPage === 'string' ? app.settings.mainPage : null;
  return previews.link(app.app_id, versionId, mainPage, despiteErrors).catch((cause: Error) => {
    throw new Refusal('conflict', `${MESSAGES.compilationFailed}${cause.message}`, {
      code: 'compilation_failed',
      cause,
    });
  });
}

interface StoredBuild {
  files: { name: string; content: string; brotli: Uint8Array }[];
  manifest: Omit<LinkedBuild, 'files'>;
}

async function compressedBuild({ files, ...manifest }: LinkedBuild): Promise<StoredBuild> {
  const stored = Object.entries(files).map(async ([name, content]) => ({
    name,
    content,
    brotli: await brotli(content, 'once'),
  }));
  return { files: await Promise.all(stored), manifest };
}

/** Keeps a build's files, and makes it what visitors get. */
async function storeBuild(
  trx: Db,
  appId: string,
  versionId: string,
  { files, manifest }: StoredBuild,
  settings: object,
): Promise<void> {
  for (const file of files)
    await trx
      .insertInto('build_files')
      .values({ app_id: appId, ...file })
      .onConflict((c) => c.columns(['app_id', 'name']).doUpdateSet({ brotli: file.brotli }))
      .execute();
  await trx
    .updateTable('apps')
    .set({
      published_version_id: versionId,
      published_at: new Date(),
      published_build: JSON.stringify(manifest),
      settings: sql`settings || ${JSON.stringify(settings)}::jsonb`,
      updated_at: new Date(),
    })
    .where('app_id', '=', appId)
    .execute();
}

export async function unpublish(services: PublishNeeds, appId: string): Promise<Publication> {
  await services.db
    .updateTable('apps')
    .set({ published_version_id: null, published_build: null, shared_picture_stamp: null })
    .where('app_id', '=', appId)
    .execute();
  services.bus.publish({ kind: 'app', appId });
  return publicationOf(services, appId);
}
