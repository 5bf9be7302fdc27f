import type { PlanLimits } from '@trellis/contract';
import type { Transaction } from 'kysely';
import { announceSaved } from '../code/index.ts';
import type { Tables } from '../db/index.ts';
import { type Builder, isAdmin } from '../identity/index.ts';
import { notFound } from '../refusal.ts';
import type { ToolNeeds } from './needs.ts';
import { type StoredTool, toolsOf } from './store.ts';

/** An app whose tools are being changed: nobody else changes it meanwhile. */
export interface Held {
  trx: Transaction<Tables>;
  appId: string;
  kind: string;
  draftId: string | null;
  publishedId: string | null;
  tools: StoredTool[];
  limits: PlanLimits & { plan: string };
  hasSignup: boolean;
  by: { name: string; isAdmin: boolean };
}

/** Does something with an app's tools, one caller after the other, and tells of the version that it made. */
export async function changeTools<T>(
  needs: ToolNeeds,
  appId: string,
  builder: Builder,
  change: (held: Held) => Promise<{ versionId: string | null; answer: T }>,
): Promise<T> {
  const { versionId, answer } = await needs.db.transaction().execute(async (trx) => {
    const by = {
      name: builder.name || builder.email,
      isAdmin: await isAdmin(trx, builder.userId),
    };
    return change(await heldTools(needs, trx, appId, by));
  });
  if (versionId) await announceSaved(needs, appId, versionId);
  needs.bus.publish({ kind: 'app', appId });
  return answer;
}

/** Holds an app for a transaction, and reads its tools as they are then. */
export async function heldTools(
  { plans }: Pick<ToolNeeds, 'plans'>,
  trx: Held['trx'],
  appId: string,
  by: Held['by'],
): Promise<Held> {
  const app = await trx
    .selectFrom('apps')
    .select(['kind', 'owner_id', 'draft_version_id', 'published_version_id', 'settings'])
    .where('app_id', '=', appId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!app) throw notFound('There is no such app');
  return {
    trx,
    appId,
    kind: app.kind,
    draftId: app.draft_version_id,
    publishedId: app.published_version_id,
    tools: await toolsOf(trx, appId, app.draft_version_id),
    limits: await plans.limitsOf(trx, app.owner_id),
    hasSignup: app.settings.isSignupEnabled === true,
    by,
  };
}
