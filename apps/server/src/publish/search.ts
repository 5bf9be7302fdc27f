import type { LinkedBuild } from '@trellis/contract';
import type { Context } from 'hono';
import { type AppRow, settingsOf, visibilityOf } from '../apps/index.ts';
import type { Config } from '../config.ts';
import { knownOrigin, publicOrigin, servedOrigin } from '../http/index.ts';
import { notFound } from '../refusal.ts';
import type { PublishNeeds } from './needs.ts';

/** Where a published app is: on an origin of its own where the installation gives them out, else below the product's. */
export function appAddress(
  { appsOrigin, publicUrl }: Pick<Config, 'appsOrigin' | 'publicUrl'>,
  origin: string,
  slug: string,
): string {
  if (!appsOrigin) return `${origin}/app/${slug}`;
  return `${publicUrl?.startsWith('http://') ? 'http' : 'https'}://${slug}.${appsOrigin}`;
}

/** Search engines are to leave it out: its builder says so, or it is not everybody's. */
export const isHidden = (app: AppRow): boolean =>
  settingsOf(app).isHiddenFromSearch || visibilityOf(app) !== 'public';

/** What robots may read of the product: the published apps, which say themselves whether they want it. */
export const productRobots = ({ config }: PublishNeeds): string =>
  `User-agent: *\nAllow: /app/\nDisallow: /api/\nDisallow: /apps/\nDisallow: /build/\nDisallow: /live_api/\n${
    config.publicUrl ? '' : 'Disallow: /\n'
  }`;

export const hostRobots = (
  services: Pick<PublishNeeds, 'config'>,
  c: Context,
  app: AppRow,
): string =>
  isHidden(app)
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /apps/\nDisallow: /live_api/\nSitemap: ${servedOrigin(c, services)}/sitemap.xml\n`;

/** The pages that a search engine may list; those of an app with routes of its own only it knows. */
export function sitemap(c: Context, app: AppRow, base: string): Response {
  if (!app.published_version_id || isHidden(app)) throw notFound();
  const { pages, mainPage, ownRoutes } = app.published_build as Omit<LinkedBuild, 'files'>;
  const others = ownRoutes ? [] : pages.filter((page) => page !== mainPage);
  const day = app.published_at?.toISOString().slice(0, 10);
  const entries = ['', ...others.map((page) => `/${encodeURIComponent(page.toLowerCase())}`)].map(
    (path) =>
      `<url><loc>${base}${path || '/'}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`,
  );
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
  return c.body(text, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
}

export async function slugSitemap(services: PublishNeeds, c: Context): Promise<Response> {
  const slug = (c.req.param('slug') ?? '').toLowerCase();
  const app = await services.db
    .selectFrom('apps')
    .selectAll()
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!app) throw notFound();
  const origin = knownOrigin(c, services) ?? publicOrigin(services);
  return sitemap(c, app, `${origin}/app/${app.slug}`);
}
