import { MESSAGES, queryMethodOf, type RunChunk } from '@trellis/contract';
import { checkInputs, type Inputs } from '@trellis/tools';
import { type AppRow, settingsFor } from '../../apps/index.ts';
import { violates } from '../../db/index.ts';
import { type Environment, isAdmin } from '../../identity/index.ts';
import { newId } from '../../ids.ts';
import { type Caller, isOwnPath } from '../../integrations/index.ts';
import { dataFor, dataSteps } from '../../knowledge/index.ts';
import { runPayer, takeCredits, tierLimitsOf } from '../../payments/index.ts';
import { Refusal } from '../../refusal.ts';
import { noModel } from '../../runs/index.ts';
import { LiveStream, openStream } from '../../streams/index.ts';
import type { ToolNeeds } from '../needs.ts';
import { requireStored } from '../rules.ts';
import { type StoredTool, toolsOf } from '../store.ts';
import { takeRun } from './counts.ts';
import { limitsOf } from './limits.ts';
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
  if (given.environment === 'preview') await requirePublishable(needs, given);
  const asked = given.followup
    ? await threadOf(db, appId, owner, tool, given.followup)
    : { inputs: readInputs(given), thread: null };
  const { inputs, thread } = asked;
  const data = await dataFor(db, appId, tool.definition.items);
  // Data answers by its passages, said as such; without any of it nobody answers (ruling 47).
  if (models.isBuiltIn && dataSteps(data).length === 0)
    throw given.environment === 'published' ? notAvailable() : noModel();
  const settings = settingsFor(app, tool);
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
    data,
    method: queryMethodOf(settings.aiQueryMethod),
  });
  return { runId: id };
}

/** Refuses to try a tool that could not be published: its rules and the plan hold in the preview, too (ruling 85). */
async function requirePublishable(
  { db, plans }: ToolNeeds,
  { app, caller, tool }: Given,
): Promise<void> {
  const { app_id: appId, draft_version_id: draftId, published_version_id: publishedId } = app;
  requireStored(tool, {
    next: await toolsOf(db, appId, draftId),
    published: await toolsOf(db, appId, publishedId),
    limits: await plans.limitsOf(db, app.owner_id),
    isAdmin: caller.userId !== null && (await isAdmin(db, caller.userId)),
  });
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
  const settings = settingsFor(app, tool);
  const { creditsPerRun: cost } = settings;
  const payer = runPayer(given);
  const tier = payer && (await tierLimitsOf(needs.db, payer));
  const limits = await limitsOf(
    needs,
    { ...given, settings, memberRuns: tier?.dailyRuns ?? null },
    { key: `tool:${tool.toolId}`, daily: MESSAGES.dailyRuns, weekly: MESSAGES.weeklyRuns },
  );
  const versionId = environment === 'preview' ? app.draft_version_id : app.published_version_id;
  await needs.db.transaction().execute(async (trx) => {
    const counted = await takeRun(trx, limits, new Date());
    const granted = tier?.monthlyCredits ?? null;
    if (payer) await takeCredits(trx, payer, { id: stream.id, cost, granted });
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
        credits: cost,
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

function readInputs({ app, tool, inputs }: Given): Inputs {
  const read = checkInputs(tool.definition, inputs, (address) => isOwnPath(address, app.app_id));
  if ('inputs' in read) return read.inputs;
  const [first] = Object.values(read.problems);
  throw new Refusal('invalid', first ?? 'Some of your input does not fit', {
    code: 'bad_inputs',
    fields: read.problems,
  });
}
