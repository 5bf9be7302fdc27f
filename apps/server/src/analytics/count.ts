import { isOfTools } from '@trellis/contract';
import type { Context } from 'hono';
import { sql } from '../db/index.ts';
import { publishedTools } from '../tools/index.ts';
import type { AnalyticsNeeds } from './needs.ts';
import { pageAt, referrerHost } from './place.ts';

/** Counts that a page of a published app was opened; of any other app, and elsewhere, nothing is counted. */
export async function countOpening(
  { db, visits }: AnalyticsNeeds,
  ask: { address: string; c: Context },
  appId: string,
  { page: path, referrer }: { page: string; referrer: string },
): Promise<void> {
  const app = await db
    .selectFrom('apps')
    .select([
      sql<string[] | null>`published_build -> 'pages'`.as('pages'),
      sql<boolean | null>`(published_build ->> 'ownRoutes')::boolean`.as('ownRoutes'),
      sql<string | null>`settings ->> 'mainPage'`.as('mainPage'),
      'kind',
      'app_id',
      'published_version_id',
      'settings',
    ])
    .where('app_id', '=', appId)
    .where('deleted_at', 'is', null)
    .where('published_version_id', 'is not', null)
    .executeTakeFirst();
  if (!app) return;
  const { pages, mainPage, ownRoutes, kind } = app;
  const isTool = isOfTools(kind) || /^\/tool\//i.test(path);
  const tools = isTool ? await publishedTools(db, app) : [];
  const page = pageAt(path, {
    pages: pages ?? [],
    mainPage,
    ownRoutes: ownRoutes === true,
    tools: tools.map((tool) => tool.path),
    isOfTools: isOfTools(kind),
  });
  if (page === null) return;
  const header = (name: string) => ask.c.req.header(name) ?? '';
  await visits.count({
    appId,
    page,
    host: referrerHost(referrer, header('Host').toLowerCase()),
    address: ask.address,
    agent: header('User-Agent').slice(0, 500),
  });
}
