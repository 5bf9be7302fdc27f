import { type Db, sql } from '../db/index.ts';
import { publicOrigin } from '../http/index.ts';
import { type Letter, type Mailer, productBrand } from '../mail/index.ts';
import type { ToolNeeds } from './needs.ts';
import { isLive, toolsOf } from './store.ts';

/** Days in which whoever went to a smaller plan chooses which tools stay live (ruling 92). */
const NOTICE_DAYS = 7;
const DAY_MS = 24 * 3_600_000;

interface Candidate {
  app_id: string;
  name: string;
  owner_id: string;
  email: string;
  draft_version_id: string | null;
  published_version_id: string | null;
  since: Date | null;
}

type Needs = Pick<ToolNeeds, 'db' | 'plans' | 'bus' | 'config'> & { mail: Mailer };

const untilOf = (since: Date): Date => new Date(since.getTime() + NOTICE_DAYS * DAY_MS);

/**
 * Looks for apps with more live tools than their owners' plans have: they are told once, and a week later the newest tools
 * become drafts. Nothing else is touched, and whoever deactivates others or takes a larger plan meanwhile keeps theirs.
 */
export async function keepToPlans(needs: Needs, now = new Date()): Promise<void> {
  const { db, plans, bus, mail, config } = needs;
  const { rows } = await sql<Candidate>`
    SELECT a.app_id, a.name, a.owner_id, u.email, a.draft_version_id, a.published_version_id, o.since
    FROM apps a JOIN users u ON u.tenant_id = 'builder' AND u.id = a.owner_id
      LEFT JOIN plan_overs o ON o.app_id = a.app_id
    WHERE a.deleted_at IS NULL AND (o.since IS NOT NULL
      OR (SELECT count(*) FROM tools t WHERE t.app_id = a.app_id AND t.status = 'active') > 1)`.execute(
    db,
  );
  for (const app of rows) {
    const most = (await plans.limitsOf(db, app.owner_id)).liveTools;
    const live = await liveTools(db, app);
    const send = (letter: Letter) =>
      mail.send({ ...letter, to: app.email, brand: productBrand(config) });
    const url = `${publicOrigin(needs)}/build/app/${app.app_id}`;
    if (most === null || live.length <= most) {
      if (app.since) await forget(db, app.app_id);
      continue;
    }
    if (!app.since) {
      await db
        .insertInto('plan_overs')
        .values({ app_id: app.app_id, since: now })
        .onConflict((on) => on.doNothing())
        .execute();
      await send(noticed(app.name, live.length, most, untilOf(now), url));
    } else if (untilOf(app.since) <= now) {
      // In the order in which they were made: the newest stand behind.
      const over = live.slice(most);
      await db
        .updateTable('tools')
        .set({ status: 'draft' })
        .where('app_id', '=', app.app_id)
        .where(
          'id',
          'in',
          over.map(({ toolId }) => toolId),
        )
        .execute();
      await forget(db, app.app_id);
      await send(
        done(
          app.name,
          over.map(({ definition }) => definition.title),
          url,
        ),
      );
    } else continue;
    bus.publish({ kind: 'app', appId: app.app_id });
  }
}

/** The tools that people run: what is out of the draft alone is live until something is published without it. */
async function liveTools(
  db: Db,
  app: Pick<Candidate, 'app_id' | 'draft_version_id' | 'published_version_id'>,
) {
  const all = [
    ...(await toolsOf(db, app.app_id, app.published_version_id)),
    ...(await toolsOf(db, app.app_id, app.draft_version_id)),
  ];
  const byId = new Map(all.filter(isLive).map((tool) => [tool.toolId, tool]));
  return [...byId.values()].sort((one, other) => (one.toolId < other.toolId ? -1 : 1));
}

const forget = (db: Db, appId: string) =>
  db.deleteFrom('plan_overs').where('app_id', '=', appId).execute();

/** How many tools of an app may be live, and when the rest of them become drafts; null where all fit. */
export async function overPlan(
  { db, plans }: Pick<ToolNeeds, 'db' | 'plans'>,
  app: { app_id: string; owner_id: string },
): Promise<{ most: number; until: string } | null> {
  const over = await db
    .selectFrom('plan_overs')
    .select('since')
    .where('app_id', '=', app.app_id)
    .executeTakeFirst();
  if (!over) return null;
  const { liveTools: most } = await plans.limitsOf(db, app.owner_id);
  return most === null ? null : { most, until: untilOf(over.since).toISOString() };
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const tools = (count: number): string => (count === 1 ? '1 live tool' : `${count} live tools`);

const noticed = (app: string, live: number, most: number, until: Date, url: string): Letter => ({
  subject: `Choose which tools of ${app} stay live`,
  heading: 'Your plan has room for fewer tools',
  lines: [
    `${app} has ${tools(live)}, and your plan has room for ${most}.`,
    `Nothing changes until ${dayOf(until)}. Deactivate the ones you can do without; otherwise the newest become drafts on that day. Nothing is deleted.`,
  ],
  button: { label: 'Choose', url },
  footnote: 'With a larger plan you can keep all of them.',
});

const done = (app: string, titles: readonly string[], url: string): Letter => ({
  subject: `Some tools of ${app} are now drafts`,
  heading: 'Tools became drafts',
  lines: [
    `Your plan has room for fewer live tools, so these tools of ${app} are now drafts: ${titles.join(', ')}.`,
    'They are as they were, and nobody but you runs them. Activate others in their place, or take a larger plan.',
  ],
  button: { label: 'See the tools', url },
  footnote: 'We told you about this a week ago.',
});
