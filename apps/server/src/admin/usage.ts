import type { AdminApp, adminCalls } from '@trellis/contract';
import type { z } from 'zod';
import { after, BUILDERS, byTime, type Db, placeOf, sql } from '../db/index.ts';

type Usage = z.output<NonNullable<typeof adminCalls.usage.answer>>;

/** Counts of the installation, and what the assistant did on each of the last thirty days. */
export async function usageOf(db: Db): Promise<Usage> {
  const { rows } = await sql<Omit<Usage, 'days'>>`SELECT
    (SELECT count(*)::int FROM accounts) AS accounts,
    (SELECT count(*)::int FROM apps) AS apps,
    (SELECT count(*)::int FROM apps WHERE published_version_id IS NOT NULL) AS "publishedApps",
    (SELECT count(*)::int FROM users WHERE tenant_id <> ${BUILDERS} AND builder_user_id IS NULL) AS "endUsers"`.execute(
    db,
  );
  const days = await sql<Usage['days'][number]>`SELECT to_char(created_at, 'YYYY-MM-DD') AS day,
      count(*)::int AS messages,
      coalesce(sum((body #>> '{metadata,usage,promptTokens}')::numeric), 0)::float8 AS "promptTokens",
      coalesce(sum((body #>> '{metadata,usage,completionTokens}')::numeric), 0)::float8 AS "completionTokens"
    FROM messages WHERE role = 'assistant' AND created_at > now() - interval '30 days' GROUP BY 1 ORDER BY 1`.execute(
    db,
  );
  return { ...rows[0]!, days: days.rows };
}

const PAGE = 50;

/** Apps of the whole installation by name, address or owner, newest first. */
export async function listAllApps(
  db: Db,
  query: { search?: string; before?: string },
): Promise<{ apps: AdminApp[]; more: boolean }> {
  let select = db
    .selectFrom('apps')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'apps.owner_id').on('users.tenant_id', '=', BUILDERS),
    )
    .select((from) => [
      'apps.app_id',
      'apps.name',
      'apps.slug',
      'apps.kind',
      'apps.published_version_id',
      'apps.created_at',
      'apps.updated_at',
      'users.email',
      from
        .selectFrom('users as people')
        .select(sql<number>`count(*)::int`.as('people'))
        .whereRef('people.tenant_id', '=', 'apps.app_id')
        .as('people'),
    ])
    .orderBy(byTime('apps.created_at', 'apps.app_id'))
    .limit(PAGE + 1);
  const place = placeOf(query.before);
  if (place) select = select.where(after(place, 'apps.created_at', 'apps.app_id'));
  if (query.search) {
    const like = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`;
    select = select.where((on) =>
      on.or([
        on('apps.name', 'ilike', like),
        on('apps.slug', 'ilike', like),
        on('users.email', 'ilike', like),
      ]),
    );
  }
  const rows = await select.execute();
  return {
    apps: rows.slice(0, PAGE).map((row) => ({
      appId: row.app_id,
      name: row.name,
      slug: row.slug,
      kind: row.kind,
      ownerEmail: row.email ?? '',
      isPublished: row.published_version_id !== null,
      users: row.people ?? 0,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    })),
    more: rows.length > PAGE,
  };
}
