import type { ReportedRun, RunFilter, ToolDefinition } from '@trellis/contract';
import { MASK, masker, maskIn, withoutPersonal } from '@trellis/tools';
import { type Db, sql } from '../../db/index.ts';
import { ifFound } from '../../refusal.ts';
import { OF_KEY } from '../runs/owner.ts';
import type { RunRow } from '../runs/record.ts';
import { toolOf } from '../store.ts';

/** Runs that are listed at a time. */
const LISTED = 25;

/** The runs of a tool, the last first; what was taken away by who ran it is in none of them. */
export async function reportedRuns(
  db: Db,
  { appId, toolId }: { appId: string; toolId: string },
  { before, filter }: { before?: string | undefined; filter: RunFilter },
  most = LISTED,
): Promise<{ runs: ReportedRun[]; more: boolean }> {
  const rows = await db
    .selectFrom('tool_runs')
    .selectAll()
    .where('app_id', '=', appId)
    .where('tool_id', '=', toolId)
    .where('deleted_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .$if(filter === 'failed', (query) => query.where('state', '=', 'error'))
    .$if(filter === 'liked', (query) => query.where('rating', '=', 1))
    .$if(filter === 'disliked', (query) => query.where('rating', '=', -1))
    .orderBy('id', 'desc')
    .limit(most + 1)
    .execute();
  const shown = rows.slice(0, most);
  const fields = await fieldsOf(db, shown);
  return {
    runs: shown.map((run) => reported(run, fields.get(run.version_id) ?? allPersonal(run))),
    more: rows.length > most,
  };
}

type Fields = ToolDefinition['fields'];

/** What the tool asked for in the version of each run: what is personal is said there. */
async function fieldsOf(db: Db, runs: readonly RunRow[]): Promise<Map<string, Fields>> {
  const found = new Map<string, Fields>();
  for (const { app_id, version_id, tool_id } of runs)
    if (!found.has(version_id)) {
      const known = await ifFound(toolOf(db, app_id, version_id, tool_id));
      if (known) found.set(version_id, known.definition.fields);
    }
  return found;
}

/** The inputs of a tool that cannot be read any more: nobody knows which of them were personal, so all are. */
const allPersonal = ({ inputs }: RunRow): Fields =>
  Object.keys(inputs).map((name) => ({ name, type: 'text', personal: true }) as Fields[number]);

function reported(run: RunRow, fields: Fields): ReportedRun {
  const mask = masker(fields, run.inputs);
  const shown = withoutPersonal(fields, run.inputs);
  const known = new Set(fields.map(({ name }) => name));
  const inputs = Object.fromEntries(
    Object.keys(run.inputs).map((name) => {
      const isShown = Object.hasOwn(shown, name) && (known.has(name) || name === 'input');
      return [name, isShown ? maskIn(shown[name], mask) : MASK];
    }),
  );
  return {
    runId: run.id,
    state: run.state,
    inputs,
    parts: maskIn(run.edited ?? run.parts, mask),
    checks: maskIn(run.checks, mask),
    failure: run.failure,
    createdAt: run.created_at.toISOString(),
    rating: run.rating && { value: run.rating, reason: run.rating_reason },
    question: run.question && mask(run.question),
    by: whose(run),
    cause: run.details,
    seconds: run.ended_at && (run.ended_at.getTime() - run.created_at.getTime()) / 1_000,
    model: run.model,
    promptTokens: run.prompt_tokens,
    completionTokens: run.completion_tokens,
    cost: run.cost,
  };
}

function whose({ environment, user_id, visitor_hash }: RunRow): ReportedRun['by'] {
  if (environment === 'preview') return 'builder';
  if (user_id) return 'user';
  return visitor_hash?.startsWith(OF_KEY) ? 'program' : 'visitor';
}

/** Days that a summary looks back. */
const SPAN = 30;

/** The runs of the last thirty days in figures; what builders tried themselves does not count. */
export async function runFigures(db: Db, { appId, toolId }: { appId: string; toolId: string }) {
  const { rows } = await sql<{
    runs: number;
    failed: number;
    liked: number;
    disliked: number;
    median: number | null;
    cost: number;
  }>`
    SELECT count(*)::int AS runs, count(*) FILTER (WHERE state = 'error')::int AS failed,
      count(*) FILTER (WHERE rating = 1)::int AS liked, count(*) FILTER (WHERE rating = -1)::int AS disliked,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ended_at - created_at))
        FILTER (WHERE state = 'success') AS median,
      coalesce(sum(cost), 0)::float AS cost
    FROM tool_runs WHERE app_id = ${appId} AND tool_id = ${toolId} AND environment = 'published'
      AND created_at > now() - make_interval(days => ${SPAN})`.execute(db);
  const { median, ...figures } = rows[0]!;
  return { ...figures, medianSeconds: median };
}
