import {
  type AppFiles,
  type Diagnostic,
  MESSAGES,
  type RepairResult,
  type repairCalls,
} from '@trellis/contract';
import type { z } from 'zod';
import { appUserOf } from '../apps/index.ts';
import { aimOf } from '../chat/index.ts';
import type { Builder } from '../identity/index.ts';
import { newId } from '../ids.ts';
import { priced } from '../prices/index.ts';
import { bundleOf } from '../publish/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { underWay } from '../streams/index.ts';
import { checkTypes } from '../types/index.ts';
import { recordUsage, requireBudget } from '../usage/index.ts';
import { issueOf, rounded } from './issues.ts';
import { type Mended, mendFiles } from './mend.ts';
import type { RepairNeeds } from './needs.ts';
import { RepairReport } from './report.ts';

type Wanted = z.output<NonNullable<typeof repairCalls.repair.body>>;

/**
 * Repairs a version, by rules and then by a model; what got better becomes a version: the app as it is now where
 * the newest was repaired, else one beside it, so that nothing newer is lost.
 */
export async function repairVersion(
  services: RepairNeeds,
  builder: Builder,
  appId: string,
  versionId: string,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<RepairResult> {
  const { versions, previews, models } = services;
  const started = performance.now();
  if (wanted.initialIssues.length === 0) throw new Refusal('invalid', MESSAGES.validateFirst);
  const isNewest = await requireRepairable(services, appId, versionId, wanted.messageId);
  const files = await versions.files(appId, versionId);
  // Types are asked again where validating found them wrong: that takes longest by far.
  const isTyped = wanted.initialIssues.some(({ detectorId }) => detectorId === 'type-error');
  const judge = async (state: AppFiles) => {
    const found = await previews.check(appId, state);
    return isTyped ? [...found, ...(await checkTypes(state, found))] : found;
  };
  const initial = await judge(files);
  const report = new RepairReport(initial);
  const model = await models.openRepair(wanted.customModel);
  if (model) await requireBudget(services.db, appId);
  const mended = await mendFiles(services, appId, {
    start: files,
    judge,
    found: initial,
    model,
    aim: await aimOf(services.db, appId, wanted.messageId),
    most: wanted.iterations,
    report,
    signal,
  });
  for (const used of mended.usage)
    await recordUsage(
      services,
      { appId, messageId: wanted.messageId, userId: builder.userId },
      used,
    );
  const isBetter = better(initial, mended.left);
  const madeId = isBetter
    ? await report.timed('commit', () =>
        store(services, builder, appId, { versionId, isNewest }, wanted.messageId, mended.files),
      )
    : null;
  const left = isBetter ? mended.left : initial;
  const details = report.finish(left);
  const result: RepairResult = {
    initialIssues: initial.map(issueOf),
    unresolvedIssues: left.map(issueOf),
    repairProcessDetails: details,
    repairedFiles: isBetter ? repairedIn(details) : [],
    iterationsPerformed: mended.iterations,
    previousVersionId: versionId,
    versionId: madeId,
    appBundle: await bundleOf(services, appId, madeId ?? versionId),
    timingBreakdown: Object.fromEntries(report.timing),
    executionTimeMs: rounded(performance.now() - started),
    usage: mended.usage.map((used) => priced(used, wanted.messageId, services.config.modelPrices)),
    note:
      [
        noteOf(mended, left, model !== null, isBetter),
        ...(madeId !== null && !isNewest ? [MESSAGES.repairedBeside] : []),
      ]
        .join(' ')
        .trim() || null,
  };
  await record(services, builder, appId, wanted.messageId, result);
  return result;
}

const repairedIn = (details: RepairResult['repairProcessDetails']) =>
  details
    .map(({ fileId, initialIssueCount, finalIssueCount }) => ({
      fileId,
      issuesFixed: Math.max(0, initialIssueCount - finalIssueCount),
    }))
    .filter(({ issuesFixed }) => issuesFixed > 0);

/** Refuses what is not there, or is being changed; answers whether it is the newest version. */
async function requireRepairable(
  { db }: RepairNeeds,
  appId: string,
  versionId: string,
  messageId: string,
): Promise<boolean> {
  const app = await db
    .selectFrom('apps')
    .select('draft_version_id')
    .where('app_id', '=', appId)
    .executeTakeFirst();
  const message = await db
    .selectFrom('messages')
    .select('id')
    .where('app_id', '=', appId)
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (!app || !message) throw notFound('There is no such message');
  // Beside the app's newest version nobody's work is in the way.
  if (app.draft_version_id !== versionId) return false;
  if (await underWay(db, appId, 'turn'))
    throw new Refusal('conflict', 'The assistant is still working. Wait for it, or stop it.', {
      code: 'chat_busy',
    });
  return true;
}

/** Fewer errors, or as many and fewer issues. */
function better(before: readonly Diagnostic[], after: readonly Diagnostic[]): boolean {
  const errors = (list: readonly Diagnostic[]) =>
    list.filter(({ severity }) => severity === 'error').length;
  const [had, has] = [errors(before), errors(after)];
  return has < had || (has === had && after.length < before.length);
}

/** Makes the version; what people or turns changed meanwhile stays. */
async function store(
  { db, versions, previews, bus }: RepairNeeds,
  builder: Builder,
  appId: string,
  { versionId, isNewest }: { versionId: string; isNewest: boolean },
  messageId: string,
  files: AppFiles,
): Promise<string> {
  const creator = await appUserOf(db, appId, builder, 'owner');
  const made = await db.transaction().execute(async (trx) => {
    const committed = await versions.commit(trx, {
      appId,
      kind: 'turn',
      messageId,
      files,
      ...(isNewest ? { madeFrom: versionId } : { beside: versionId }),
      creatorId: creator.id,
    });
    const message = await trx
      .selectFrom('messages')
      .select('body')
      .where('app_id', '=', appId)
      .where('id', '=', messageId)
      .executeTakeFirst();
    // The answer that led to the repaired version leads to this one now.
    if (message?.body.metadata?.versionId === versionId) {
      const metadata = {
        ...message.body.metadata,
        versionId: committed.versionId,
        systemActionInfo: { type: 'repair' as const, previousVersionId: versionId },
      };
      await trx
        .updateTable('messages')
        .set({
          body: JSON.stringify({ ...message.body, metadata }),
          version_id: committed.versionId,
        })
        .where('app_id', '=', appId)
        .where('id', '=', messageId)
        .execute();
    }
    return committed;
  });
  if (isNewest) {
    await previews.committed(appId, made.versionId, made.files, false);
    bus.publish({ kind: 'version', appId, versionId: made.versionId });
  }
  bus.publish({ kind: 'messages', appId });
  return made.versionId;
}

function noteOf(
  { stopped }: Mended,
  left: readonly Diagnostic[],
  hasModel: boolean,
  isBetter: boolean,
): string | null {
  if (left.length === 0) return null;
  if (!hasModel) return MESSAGES.noRepairModel;
  if (stopped === 'stuck') return MESSAGES.sameErrors;
  if (stopped === 'failed') return MESSAGES.repairModelFailed;
  return isBetter ? null : MESSAGES.nothingBetter;
}

async function record(
  { db }: RepairNeeds,
  builder: Builder,
  appId: string,
  messageId: string,
  result: RepairResult,
): Promise<void> {
  const { appBundle: _bundle, ...report } = result;
  await db
    .insertInto('repairs')
    .values({
      app_id: appId,
      id: newId(),
      message_id: messageId,
      user_id: builder.userId,
      version_id: result.previousVersionId,
      made_version_id: result.versionId,
      report: JSON.stringify(report),
    })
    .execute();
}
