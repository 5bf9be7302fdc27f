import { type AppKind, AppKind as Kind, TEMPLATE_TEXTS, type Template } from '@trellis/contract';
import { type AppRow, settingsOf, sharedPictureOf } from '../apps/index.ts';
import { type Db, sql } from '../db/index.ts';
import { notFound } from '../refusal.ts';

/** Templates that are listed of the installation's own apps. */
const MOST = 300;

const isLogged = sql<boolean>`(settings @> '{"isAppTemplate": true}' OR settings @> '{"isToolTemplate": true}')`;

/** Published apps that an admin logged as templates, those that changed last first. */
export async function loggedTemplates(db: Db): Promise<Template[]> {
  const rows = await db
    .selectFrom('apps')
    .selectAll()
    .where(isLogged)
    .where('deleted_at', 'is', null)
    .where('published_version_id', 'is not', null)
    .orderBy('updated_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(presentTemplate);
}

/** One of them, with its app. */
export async function loggedTemplate(db: Db, id: string): Promise<AppRow> {
  const row = await db
    .selectFrom('apps')
    .selectAll()
    .where('app_id', '=', id)
    .where(isLogged)
    .where('deleted_at', 'is', null)
    .where('published_version_id', 'is not', null)
    .executeTakeFirst();
  if (!row) throw notFound(TEMPLATE_TEXTS.gone);
  return row;
}

export function presentTemplate(app: AppRow): Template {
  const settings = settingsOf(app);
  return {
    id: app.app_id,
    kind: Kind.parse(app.kind) satisfies AppKind,
    name: app.name,
    description: settings.templateDescription || app.description,
    category: settings.templateCategory,
    categories: [...new Set([settings.templateCategory ?? [], settings.templateCategories].flat())],
    isPro: settings.isProTool,
    picture: settings.templateImageUrl ?? sharedPictureOf(app),
  };
}
