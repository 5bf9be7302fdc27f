import type { BlockCheck } from '@trellis/contract';
import { checkBlock, checkedBlocks } from '@trellis/tools';
import type { AppRow } from '../../apps/index.ts';
import { keptJson, sql } from '../../db/index.ts';
import { Refusal } from '../../refusal.ts';
import { noModel, type Payer, type RunMeter } from '../../runs/index.ts';
import type { ToolNeeds } from '../needs.ts';
import { toolOf } from '../store.ts';
import { effectsOf } from './effects/effects.ts';
import type { Owner } from './owner.ts';
import { ownRun, type RunRow } from './record.ts';

/** Checks of one run that are made again in an hour: each asks the model. */
const MOST_AGAIN = 20;

/** Checks again what of a finished answer failed its check (ruling 46); what was confirmed stays so. */
export async function validateRun(
  needs: ToolNeeds,
  { app, payer, owner }: { app: AppRow; payer: Payer; owner: Owner },
  runId: string,
  signal: AbortSignal,
): Promise<RunRow> {
  const run = await ownRun(needs.db, app.app_id, runId, owner);
  if (run.state !== 'success')
    throw new Refusal('conflict', 'Nothing to check yet', { code: 'no_result' });
  if (needs.models.isBuiltIn) throw noModel();
  const { definition } = await toolOf(needs.db, app.app_id, run.version_id, run.tool_id);
  const blocks = run.parent_id === null ? checkedBlocks(definition.blocks) : [];
  const failed = blocks.filter(({ id }) => run.checks[id]?.status !== 'validated');
  if (failed.length === 0) return run;
  await needs.limits.take('validate-run', `${app.app_id}:${runId}`, MOST_AGAIN, 3_600);
  const meter: RunMeter = { promptTokens: 0, completionTokens: 0, cost: 0 };
  const { judge } = effectsOf(needs, { app, payer, meter, temperature: 0, signal });
  const parts = run.edited ?? run.parts;
  const checks: Record<string, BlockCheck> = { ...run.checks };
  for (const block of failed) {
    const part = parts.find(({ id }) => id === block.id) ?? null;
    checks[block.id] = await checkBlock(block, part, judge, run.sources);
  }
  return needs.db
    .updateTable('tool_runs')
    .set({
      checks: keptJson(checks),
      prompt_tokens: sql<number>`prompt_tokens + ${meter.promptTokens}`,
      completion_tokens: sql<number>`completion_tokens + ${meter.completionTokens}`,
      cost: sql<number>`cost + ${meter.cost}`,
    })
    .where('app_id', '=', app.app_id)
    .where('id', '=', runId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
