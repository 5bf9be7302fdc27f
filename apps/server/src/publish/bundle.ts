import {
  type AppBundle,
  fileKind,
  GLOBALS_FILE,
  LAYOUT_FILE,
  mainPageOf,
  pageNames,
  type runtimeCalls,
} from '@trellis/contract';
import type { z } from 'zod';
import type { AppRow } from '../apps/index.ts';
import { versionEntities } from '../entities/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { PublishNeeds } from './needs.ts';

type Query = z.output<NonNullable<typeof runtimeCalls.bundle.query>>;

/** The bundle in the spec's shape. Versions that are not published are for people with a role on the app (ruling 3); a private app's for who may enter it (ruling 12). */
export async function appBundle(
  services: Pick<PublishNeeds, 'db' | 'versions'>,
  query: Query,
  isBuilderOf: (appId: string) => Promise<boolean>,
  mayEnter: (app: AppRow) => Promise<boolean>,
): Promise<AppBundle> {
  const { db } = services;
  const app = await db
    .selectFrom('apps')
    .selectAll()
    .where(query.appId ? 'app_id' : 'slug', '=', query.appId ?? query.slug ?? '')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!app) throw notFound('There is no such app');
  const versionId = query.versionId ?? app.published_version_id;
  const isPublished = versionId !== null && versionId === app.published_version_id;
  if (!versionId || (!isPublished && !(await isBuilderOf(app.app_id))))
    throw notFound('There is no such app');
  if (isPublished && !(await mayEnter(app)))
    throw new Refusal('forbidden', 'Sign in to open this app', { code: 'app_sign_in' });
  return bundleOfApp(services, app, versionId);
}

/** The bundle of a version, for whoever was let to it. */
export async function bundleOf(
  services: Pick<PublishNeeds, 'db' | 'versions'>,
  appId: string,
  versionId: string,
): Promise<AppBundle> {
  const app = await services.db
    .selectFrom('apps')
    .selectAll()
    .where('app_id', '=', appId)
    .executeTakeFirst();
  if (!app) throw notFound('There is no such app');
  return bundleOfApp(services, app, versionId);
}

async function bundleOfApp(
  { db, versions }: Pick<PublishNeeds, 'db' | 'versions'>,
  app: AppRow,
  versionId: string,
): Promise<AppBundle> {
  const files = await versions.files(app.app_id, versionId);
  const of = (kind: string) =>
    Object.fromEntries(
      Object.entries(files)
        .filter(([path]) => fileKind(path) === kind)
        .map(([path, content]) => [path.replace(/^[a-z]+\//, '').replace(/\.\w+$/, ''), content]),
    );
  const { User: userEntity = null, ...entities } = Object.fromEntries(
    Object.entries(await versionEntities(db, app.app_id, versionId)).map(([name, { schema }]) => [
      name,
      schema,
    ]),
  );
  const pages = pageNames(Object.keys(files));
  const appMainPage = typeof app.settings.mainPage === 'string' ? app.settings.mainPage : null;
  return {
    id: app.app_id,
    name: app.name,
    versionId,
    slug: app.slug,
    pages: of('page'),
    components: of('component'),
    services: of('service'),
    entities,
    userEntity,
    layout: files[LAYOUT_FILE] ?? null,
    globalsCss: files[GLOBALS_FILE] ?? null,
    mainPage: mainPageOf(pages, appMainPage),
    pageUrls: Object.fromEntries(pages.map((page) => [page, `/app/${app.slug}/${page}`])),
  };
}
