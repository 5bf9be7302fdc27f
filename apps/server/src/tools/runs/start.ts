import { MESSAGES, type RunChunk } from '@trellis/contract';
import { checkInputs, type Inputs } from '@trellis/tools';
import { type AppRow, settingsOf } from '../../apps/index.ts';
import { type Db, sql, violates } from '../../db/index.ts';
import type { Environment } from '../../identity/index.ts';
import { newId } from '../../ids.ts';
import { type Caller, isOwnPath } from '../../integrations/index.ts';
import { Refusal } from '../../refusal.ts';
import { noModel } from '../../runs/index.ts';
import { LiveStream, openStream } from '../../streams/index.ts';
import type { ToolNeeds } from '../needs.ts';
import type { StoredTool } from '../store.ts';
import { beginOf, type RunLimit, takeRun } from './counts.ts';
import type { ToolRuns } from './live.ts';
import { type Owner, ownerKey } from './owner.ts';
import { runOfKey } from './record.ts';
import { threadOf } from './thread.ts';

interface Given {
  app: AppRow;
  caller: Caller;
  environment: Environment;
  owner: Owner;
  tool: StoredTool;
  inputs: Record<string, unknown>;
  requestKey?: string | undefined;
  /** A run to go on with, and what is asked of it. */
  followup?: { parent: string; question: string | undefined } | null;
}

/**
 * Starts a run: its inputs are read, its limits taken and its record made in one transaction, and then it is done for
 * itself. The same key of the same person starts it once. What is refused says so before anything is counted.
 */
export async function startRun(
  needs: ToolNeeds & { toolRuns: ToolRuns },
  given: Given,
): Promise<{ runId: string }> {
  const { app, caller, owner, tool } = given;
  const { db, models } = needs;
  const appId = app.app_id;
  const requestKey = given.requestKey ? `${ownerKey(owner)}:${given.requestKey}` : null;
  if (requestKey) {
    const known = await runOfKey(db, appId, owner, requestKey);
    if (known) return { runId: known.id };
  }
  const asked = given.followup
    ? await threadOf(db, appId, owner, tool, given.followup)
    : { inputs: readInputs(given), thread: null };
  const { inputs, thread } = asked;
  if (models.isBuiltIn) throw given.environment === 'published' ? notAvailable() : noModel();
  const settings = settingsOf(app);
  const id = newId();
  const stream = new LiveStream<RunChunk>(db, appId, id);
  try {
    await store(needs, given, { stream, inputs, requestKey });
  } catch (error) {
    stream.end();
    // The same key came twice at once: one of them started it.
    const other = violates(error, 'tool_runs_once') && requestKey;
    const known = other ? await runOfKey(db, appId, owner, other) : null;
    if (known) return { runId: known.id };
    throw error;
  }
  needs.toolRuns.begin(stream, {
    app,
    tool: tool.definition,
    inputs,
    thread,
    payer: caller,
    model: settings.aiModel,
    temperature: settings.modelTemperature,
  });
  return { runId: id };
}

/** What people are told of a tool that nothing answers for yet; how it is mended is for who builds it (ruling 47). */
const notAvailable = () =>
  new Refusal('unavailable', MESSAGES.toolNotAvailable, { code: 'no_model' });

/** Takes the run from its limits, and makes its record and its stream, or nothing of all that. */
async function store(
  needs: ToolNeeds,
  given: Given,
  made: { stream: LiveStream<RunChunk>; inputs: Inputs; requestKey: string | null },
): Promise<void> {
  const { app, environment, owner, tool, followup } = given;
  const { stream, inputs, requestKey } = made;
  await requireWithinCap(needs.db, app);
  const limits = await limitsOf(needs, given);
  const versionId = environment === 'preview' ? app.draft_version_id : app.published_version_id;
  await needs.db.transaction().execute(async (trx) => {
    const counted = await takeRun(trx, limits, new Date());
    await trx
      .insertInto('tool_runs')
      .values({
        app_id: app.app_id,
        id: stream.id,
        tool_id: tool.toolId,
        version_id: versionId ?? '',
        environment,
        user_id: 'userId' in owner ? owner.userId : null,
        visitor_hash: 'visitorHash' in owner ? owner.visitorHash : null,
        request_key: requestKey,
        inputs: JSON.stringify(inputs),
        counted: JSON.stringify(counted),
        credits: settingsOf(app).creditsPerRun,
        model: needs.models.choice?.model ?? null,
        parent_id: followup?.parent ?? null,
        question: followup?.question ?? null,
      })
      .execute();
    const userId = 'userId' in owner ? owner.userId : '';
    await openStream(trx, stream, {
      kind: 'run',
      subjectId: stream.id,
      userId,
      owner: needs.serverId,
    });
  });
}

/** Refuses a run where those of this month have cost what the app may (ruling 84). */
async function requireWithinCap(db: Db, app: AppRow): Promise<void> {
  const cap = settingsOf(app).monthlyCostCap;
  if (cap === null) return;
  const { cost } = await db
    .selectFrom('tool_runs')
    .select(sql<number>`coalesce(sum(cost), 0)::float`.as('cost'))
    .where('app_id', '=', app.app_id)
    .where('created_at', '>=', beginOf('month', new Date()))
    .executeTakeFirstOrThrow();
  if (cost < cap) return;
  throw new Refusal('too_many', 'This app has spent what it may this month.', { code: 'cost_cap' });
}

function readInputs({ app, tool, inputs }: Given): Inputs {
  const read = checkInputs(tool.definition, inputs, (address) => isOwnPath(address, app.app_id));
  if ('inputs' in read) return read.inputs;
  const [first] = Object.values(read.problems);
  throw new Refusal('invalid', first ?? 'Something of what you entered does not fit', {
    code: 'bad_inputs',
    fields: read.problems,
  });
}

/** What bounds a run: the tool's limits by address (ruling 48), and the runs of the owner's plan (ruling 84). Builders try their own. */
async function limitsOf(
  { db, plans, box }: ToolNeeds,
  { app, caller, environment, tool }: Given,
): Promise<RunLimit[]> {
  const { monthlyRuns } = await plans.limitsOf(db, app.owner_id);
  const { dailyUserLimit: daily, weeklyUserLimit: weekly } = settingsOf(app);
  const limits: RunLimit[] = [];
  if (monthlyRuns !== null)
    limits.push({
      scope: app.owner_id,
      key: 'plan',
      most: monthlyRuns,
      span: 'month',
      words: 'This app has had all the runs of its plan for this month.',
    });
  if (environment === 'preview') return limits;
  const scope = app.app_id;
  if (caller.key) {
    const { id, dailyLimit: most } = caller.key;
    const words = `This key has had its ${most} ${most === 1 ? 'run' : 'runs'} for today.`;
    return [...limits, { scope, key: `key:${id}`, most, span: 'day', words }];
  }
  // Where somebody was is not to be read of a count, nor told from one week to the next (ruling 66).
  const week = beginOf('week', new Date()).toISOString();
  const key = `tool:${tool.toolId}:${box.mac(`run ${week} ${caller.address}`)}`;
  if (daily !== null)
    limits.push({ scope, key, most: daily, span: 'day', words: MESSAGES.dailyRuns(daily) });
  if (weekly !== null)
    limits.push({
      scope,
      key: `${key}:week`,
      most: weekly,
      span: 'week',
      words: MESSAGES.weeklyRuns(weekly),
    });
  return limits;
}
