import type { AppKind } from '@trellis/contract';
import type { Transaction } from 'kysely';
import {
  type AppRow,
  appById,
  appUserOf,
  createApp,
  deleteApp,
  namedToolSettings,
  takeToolSettings,
} from '../apps/index.ts';
import { saveInstructions } from '../chat/index.ts';
import { namedViews, takeViews } from '../database/index.ts';
import type { BoundEntities, Tables } from '../db/index.ts';
import { placeOfEntity, rowStatements, versionEntities } from '../entities/index.ts';
import type { Builder } from '../identity/index.ts';
import { copyItems, templateItemIds } from '../knowledge/index.ts';
import { runnerOf } from '../versions/index.ts';
import type { ProjectNeeds } from './needs.ts';

/** What belongs to the one app and to nothing made of it: who may come in, its payments. */
const OWN_SETTINGS = [
  'visibility',
  'isSignupEnabled',
  'isPaidMembershipsEnabled',
  'paidMembershipsSettings',
  'paidMembershipsProduct',
];

/** What admins made of the one app: a template, or one to be claimed. Nothing that is made of it is either (spec 1, section 6). */
const LISTED_SETTINGS = [
  'isAppTemplate',
  'isToolTemplate',
  'isClaimable',
  'requireBuilderCollaboratorAccount',
];

/** What else is said of a template, and of whoever made it. */
const TEMPLATE_SETTINGS = [
  'isProTool',
  'templateCategory',
  'templateCategories',
  'templateImageUrl',
  'templateDescription',
  'approvedHosts',
  'embedOrigins',
  'supportEmail',
  'termsOfServiceLink',
  'privacyPolicyLink',
];

/**
 * Makes a copy of an app that is the caller's own: the draft's files, texts, branding, settings, those of its tools, and
 * saved views, and its rows and data items where asked. Ids of rows stay, so that what refers to a row still does; files
 * are copied.
 */
export async function duplicateApp(
  services: ProjectNeeds,
  appId: string,
  builder: Builder,
  input: { name: string; withData: boolean; requestKey?: string },
): Promise<AppRow> {
  const { db } = services;
  const source = await appById(db, appId);
  const { app, isNew } = await createApp(db, builder, {
    kind: source.kind as AppKind,
    name: input.name,
    description: source.description,
    requestKey: input.requestKey,
  });
  if (!isNew) return app;
  try {
    const ids = input.withData ? await templateItemIds(db, appId) : new Map<string, string>();
    // First of all, since a plan may have no room for them.
    await db
      .transaction()
      .execute((trx) =>
        copyItems(trx, services, { from: appId, appId: app.app_id, ownerId: builder.userId, ids }),
      );
    await copyInto(services, source, app, builder, {
      versionId: source.draft_version_id,
      withData: input.withData,
      without: [...OWN_SETTINGS, ...LISTED_SETTINGS],
      renamed: ids,
    });
    await copyFiles(services, source.app_id, app.app_id);
    await saveInstructions(db, app.app_id, { text: source.chat_instructions, base: '' });
    return await appById(db, app.app_id);
  } catch (error) {
    // Half a copy helps nobody.
    await deleteApp(services, app.app_id);
    throw error;
  }
}

/**
 * Makes an app of a template that an admin logged: what its visitors see of it, with the pictures that its files and
 * settings name, and nothing that people did there (spec 1, section 2).
 */
export async function copyTemplate(
  services: ProjectNeeds,
  source: AppRow,
  builder: Builder,
  input: { name: string; requestKey?: string; renamed?: ReadonlyMap<string, string> },
): Promise<{ app: AppRow; isNew: boolean }> {
  const { db } = services;
  const kind = source.kind as AppKind;
  const { description } = source;
  const { renamed, ...named } = input;
  const made = await createApp(db, builder, { kind, description, ...named });
  if (!made.isNew) return made;
  const { app_id: to } = made.app;
  try {
    const versionId = source.published_version_id;
    const without = [...OWN_SETTINGS, ...LISTED_SETTINGS, ...TEMPLATE_SETTINGS];
    const text = await copyInto(services, source, made.app, builder, {
      versionId,
      withData: false,
      without,
      renamed,
    });
    await copyFiles(services, source.app_id, to, (name) => text.includes(`/files/${to}/${name}`));
    return { app: await appById(db, to), isNew: true };
  } catch (error) {
    await deleteApp(services, to);
    throw error;
  }
}

interface Copied {
  versionId: string | null;
  withData: boolean;
  /** Settings that stay behind. */
  without: readonly string[];
  /** What files name by other ids in the copy. */
  renamed?: ReadonlyMap<string, string> | undefined;
}

/** Copies a version with the app's settings and views; answers all of it as one text. */
async function copyInto(
  services: ProjectNeeds,
  source: AppRow,
  copy: AppRow,
  builder: Builder,
  { versionId: draft, withData, without, renamed = new Map() }: Copied,
): Promise<string> {
  const { db, versions } = services;
  const [from, to] = [source.app_id, copy.app_id];
  const moved = (text: string) =>
    [...renamed].reduce(
      (now, [before, after]) => now.replaceAll(before, after),
      text.replaceAll(`/files/${from}/`, `/files/${to}/`),
    );
  const settings = JSON.parse(moved(JSON.stringify(source.settings))) as Record<string, unknown>;
  for (const name of without) delete settings[name];
  // Whether the product's mark is hidden an admin said of the one app (spec 1, section 6).
  const { hideBuildAI: _, ...style } = (settings.appStyle ?? {}) as Record<string, unknown>;
  if (settings.appStyle) settings.appStyle = style;
  const files = await versions.files(from, draft);
  const before = draft ? await versionEntities(db, from, draft) : {};
  const creator = await appUserOf(db, to, builder, 'owner');
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('apps')
      .set({ settings: JSON.stringify(settings) })
      .where('app_id', '=', to)
      .execute();
    if (!draft) return;
    const { versionId } = await versions.commit(trx, {
      appId: to,
      kind: 'import',
      messageId: null,
      files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, moved(text)])),
      creatorId: creator.id,
    });
    await takeToolSettings(trx, to, versionId, await namedToolSettings(trx, from, draft));
    const after = await versionEntities(trx, to, versionId);
    await takeViews(trx, to, after, await namedViews(trx, from, before), builder.userId);
    if (withData) await copyRows(trx, before, { from, to }, after, creator.id);
  });
  return moved(JSON.stringify([settings, files]));
}

async function copyRows(
  trx: Transaction<Tables>,
  before: BoundEntities,
  apps: { from: string; to: string },
  after: BoundEntities,
  creatorId: string,
): Promise<void> {
  const run = runnerOf(trx);
  for (const [name, { id, schema }] of Object.entries(before)) {
    const target = after[name];
    // End users are people of the one app; they do not come along.
    if (!target || name === 'User') continue;
    const keyOf = (fields: typeof schema, field: string) =>
      fields.properties[field]?.['x-key'] ?? field;
    const keys = Object.fromEntries(
      Object.keys(schema.properties).map((field) => [
        keyOf(schema, field),
        keyOf(target.schema, field),
      ]),
    );
    await rowStatements.copyRows(
      run,
      await placeOfEntity(trx, apps.from, id, { isHeld: true }),
      await placeOfEntity(trx, apps.to, target.id, { isHeld: true }),
      keys,
      creatorId,
      { text: `/files/${apps.from}/`, by: `/files/${apps.to}/` },
    );
  }
}

/** Uploads stand under their app's id: the copy's own outlive the original. */
async function copyFiles(
  { db, files }: ProjectNeeds,
  from: string,
  to: string,
  isTaken: (name: string) => boolean = () => true,
): Promise<void> {
  const uploads = await db.selectFrom('uploads').selectAll().where('app_id', '=', from).execute();
  for (const upload of uploads.filter(({ id }) => isTaken(id))) {
    const content = await files.get(from, upload.id);
    if (!content) continue;
    await files.put(to, upload.id, content);
    await db
      .insertInto('uploads')
      .values({ ...upload, app_id: to, user_id: null })
      .execute();
  }
}
