import type { AppDetail, AppKind, AppRole, AppSummary, ListedApp } from '@trellis/contract';
import { after, BUILDERS, byTime, type Db, placeOf, violates } from '../db/index.ts';
import type { Builder } from '../identity/index.ts';
import { randomId } from '../ids.ts';
import { notFound } from '../refusal.ts';
import { chosenVisibility } from './admission.ts';
import { appUserOf } from './app-user.ts';
import type { AppRow } from './row.ts';
import { isTaken, nextSlug, slugOf } from './slug.ts';

/** Makes an app with its owner, who is its first end user. The same request key makes it once. */
export async function createApp(
  db: Db,
  builder: Builder,
  input: { kind: AppKind; name: string; description?: string; requestKey?: string },
): Promise<{ app: AppRow; isNew: boolean }> {
  const byKey = () =>
    db
      .selectFrom('apps')
      .selectAll()
      .where('owner_id', '=', builder.userId)
      .where('request_key', '=', input.requestKey ?? '')
      .executeTakeFirst();
  for (let slug = slugOf(input.name); ; slug = nextSlug(slugOf(input.name))) {
    const known = input.requestKey ? await byKey() : undefined;
    if (known) return { app: known, isNew: false };
    if (await isTaken(db, slug, null)) continue;
    try {
      const app = await db.transaction().execute(async (trx) => {
        const made = await trx
          .insertInto('apps')
          .values({
            app_id: randomId(),
            owner_id: builder.userId,
            kind: input.kind,
            slug,
            name: input.name,
            description: input.description ?? '',
            settings: '{}',
            request_key: input.requestKey ?? null,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        await trx
          .insertInto('app_members')
          .values({ app_id: made.app_id, user_id: builder.userId, role: 'owner' })
          .execute();
        await appUserOf(trx, made.app_id, builder, 'owner');
        return made;
      });
      return { app, isNew: true };
    } catch (error) {
      if (!violates(error, 'apps_slug_key') && !violates(error, 'apps_request')) throw error;
    }
  }
}

/** Gives an app its real name once the assistant found one; the address follows while it was never published. */
export async function nameApp(
  db: Db,
  appId: string,
  name: string,
  /** Left as it is where none is given. */
  description?: string,
): Promise<void> {
  const app = await appById(db, appId);
  let slug = app.published_at ? app.slug : slugOf(name);
  for (;;) {
    if (await isTaken(db, slug, appId)) {
      slug = nextSlug(slugOf(name));
      continue;
    }
    try {
      await db
        .updateTable('apps')
        .set({
          name: name.slice(0, 100),
          ...(description !== undefined && { description: description.slice(0, 500) }),
          slug,
        })
        .where('app_id', '=', appId)
        .execute();
      return;
    } catch (error) {
      if (!violates(error, 'apps_slug_key')) throw error;
      slug = nextSlug(slugOf(name));
    }
  }
}

export async function appById(db: Db, appId: string): Promise<AppRow> {
  const app = await db
    .selectFrom('apps')
    .selectAll()
    .where('app_id', '=', appId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!app) throw notFound('There is no such app');
  return app;
}

const PAGE = 24;

/** The apps that a builder has a role on, the last changed first; `before` is the last one's place. */
export async function listApps(
  db: Db,
  userId: string,
  query: { before?: string; search?: string; folder?: string },
): Promise<{ apps: ListedApp[]; more: boolean }> {
  let select = db
    .selectFrom('apps')
    .innerJoin('app_members', 'app_members.app_id', 'apps.app_id')
    .leftJoin('users as owner', (join) =>
      join.onRef('owner.id', '=', 'apps.owner_id').on('owner.tenant_id', '=', BUILDERS),
    )
    .selectAll('apps')
    .select(['app_members.role', 'app_members.folder'])
    .select(['owner.name as owner_name', 'owner.email as owner_email'])
    .where('app_members.user_id', '=', userId)
    .where('apps.deleted_at', 'is', null)
    .orderBy(byTime('apps.updated_at', 'apps.app_id'))
    .limit(PAGE + 1);
  const place = placeOf(query.before);
  if (place) select = select.where(after(place, 'apps.updated_at', 'apps.app_id'));
  if (query.search)
    select = select.where('apps.name', 'ilike', `%${query.search.replace(/[\\%_]/g, '\\$&')}%`);
  if (query.folder) select = select.where('app_members.folder', '=', query.folder);
  const rows = await select.execute();
  return {
    apps: rows.slice(0, PAGE).map((row) => ({
      ...presentApp(row, row.role as AppRole),
      sharedBy: row.role === 'owner' ? null : row.owner_name || row.owner_email,
      folder: row.folder,
    })),
    more: rows.length > PAGE,
  };
}

export function presentApp(app: AppRow, role: AppRole): AppSummary {
  return {
    appId: app.app_id,
    name: app.name,
    slug: app.slug,
    kind: app.kind as AppKind,
    role,
    isPublished: app.published_version_id !== null,
    hasPicture: app.picture_stamp !== null,
    pictureStamp: app.picture_stamp,
    updatedAt: app.updated_at.toISOString(),
  };
}

export function presentDetail(
  app: AppRow,
  role: AppRole,
  person: Pick<AppDetail, 'settingsLocked' | 'toolSettingsLocked' | 'photosLocked' | 'mayListTool'>,
): AppDetail {
  const { supportEmail, isSignupEnabled } = app.settings;
  return {
    ...presentApp(app, role),
    description: app.description,
    versionId: app.draft_version_id,
    publishedVersionId: app.published_version_id,
    publishedAt: app.published_at?.toISOString() ?? null,
    isSignupEnabled: isSignupEnabled === true,
    visibility: chosenVisibility(app),
    supportEmail: typeof supportEmail === 'string' && supportEmail ? supportEmail : null,
    ...person,
  };
}

/** A second tool makes an app of a tool, in place, and it never goes back (ruling 74). */
export async function becomeApp(db: Db, appId: string): Promise<void> {
  await db
    .updateTable('apps')
    .set({ kind: 'AI_APP' })
    .where('app_id', '=', appId)
    .where('kind', '=', 'AI_TOOL')
    .execute();
}
