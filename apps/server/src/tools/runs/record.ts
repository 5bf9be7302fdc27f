import type { RunFailure, ToolRun } from '@trellis/contract';
import type { WatchedRun } from '@trellis/tools';
import type { Selectable } from 'kysely';
import { type Db, keptJson, type ToolRunTable } from '../../db/index.ts';
import { notFound } from '../../refusal.ts';
import type { RunMeter } from '../../runs/index.ts';
import type { Owner } from './owner.ts';

export type RunRow = Selectable<ToolRunTable>;

/** Runs that are listed at a time. */
const LISTED = 20;

const ofOwner = (db: Db, appId: string, owner: Owner) => {
  const runs = db
    .selectFrom('tool_runs')
    .selectAll()
    .where('app_id', '=', appId)
    .where('deleted_at', 'is', null);
  return 'userId' in owner
    ? runs.where('user_id', '=', owner.userId)
    : runs.where('user_id', 'is', null).where('visitor_hash', '=', owner.visitorHash);
};

/** A run of somebody's own; anybody else's is as good as none (ruling 12). */
export async function ownRun(db: Db, appId: string, runId: string, owner: Owner): Promise<RunRow> {
  const run = await ofOwner(db, appId, owner).where('id', '=', runId).executeTakeFirst();
  if (!run) throw notFound('There is no such run');
  return run;
}

/** Runs of one thread that are read at once. */
const LONGEST_THREAD = 50;

/** A run with those of the same owner's that it goes on with, the first one first (ruling 51). */
export async function ownThread(
  db: Db,
  appId: string,
  runId: string,
  owner: Owner,
): Promise<RunRow[]> {
  const runs = [await ownRun(db, appId, runId, owner)];
  for (let { parent_id: parent } = runs[0]!; parent && runs.length < LONGEST_THREAD; ) {
    const run = await ofOwner(db, appId, owner).where('id', '=', parent).executeTakeFirst();
    if (!run) break;
    runs.unshift(run);
    parent = run.parent_id;
  }
  return runs;
}

/** The run that a key of theirs started before; null where it started none. */
export async function runOfKey(
  db: Db,
  appId: string,
  owner: Owner,
  requestKey: string,
): Promise<RunRow | null> {
  const run = await ofOwner(db, appId, owner)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return run ?? null;
}

/** Somebody's runs of a tool, the last first. */
export async function ownRuns(
  db: Db,
  appId: string,
  owner: Owner,
  { toolId, before }: { toolId: string; before?: string | undefined },
): Promise<{ rows: RunRow[]; more: boolean }> {
  const rows = await ofOwner(db, appId, owner)
    .where('tool_id', '=', toolId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(LISTED + 1)
    .execute();
  return { rows: rows.slice(0, LISTED), more: rows.length > LISTED };
}

/** What came of a run, as far as it came, is stored with its end: once, whoever ends it. */
export async function endRun(
  trx: Db,
  { appId, id }: { appId: string; id: string },
  watched: Pick<WatchedRun, 'parts' | 'checks' | 'suggestions' | 'sources'>,
  end: {
    state: 'success' | 'error';
    failure: RunFailure | null;
    details?: string | null;
    meter?: RunMeter;
  },
): Promise<RunRow | null> {
  const { meter } = end;
  const row = await trx
    .updateTable('tool_runs')
    .set({
      state: end.state,
      failure: end.failure ? keptJson(end.failure) : null,
      details: end.details ?? null,
      parts: keptJson(watched.parts),
      checks: keptJson(watched.checks),
      suggestions: keptJson(watched.suggestions),
      sources: keptJson(watched.sources),
      ended_at: new Date(),
      ...(meter && {
        prompt_tokens: meter.promptTokens,
        completion_tokens: meter.completionTokens,
        cost: meter.cost,
      }),
    })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('state', '=', 'loading')
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** A run as its owner sees it. */
export const presentRun = (
  run: RunRow,
  { path, title }: { path: string; title: string },
): ToolRun => ({
  runId: run.id,
  toolId: run.tool_id,
  path,
  title,
  state: run.state,
  inputs: run.inputs,
  parts: run.parts,
  checks: run.checks,
  failure: run.failure,
  createdAt: run.created_at.toISOString(),
  endedAt: run.ended_at?.toISOString() ?? null,
  edited: run.edited,
  rating: run.rating && { value: run.rating, reason: run.rating_reason },
  isShared: run.shared_at !== null,
  parentId: run.parent_id,
  question: run.question,
  suggestions: run.suggestions,
  sources: run.sources,
});
