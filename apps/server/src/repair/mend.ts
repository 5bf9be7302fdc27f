import {
  type AssistantModel,
  type RepairAim,
  repairRequest,
  requestRepair,
  startDraft,
} from '@trellis/assistant';
import type { AppFiles, Diagnostic, Usage } from '@trellis/contract';
import { failureDetails } from '../models/index.ts';
import { rounded } from './issues.ts';
import type { RepairNeeds } from './needs.ts';
import { changedFiles, type RepairReport } from './report.ts';

/** Rules are tried again on what they left: one repair may lay open the next. */
const RULE_ROUNDS = 3;

/** How a repair came out. */
export interface Mended {
  files: AppFiles;
  left: Diagnostic[];
  iterations: number;
  usage: Usage[];
  /** The model failed, or the same issues came back. */
  stopped: 'failed' | 'stuck' | null;
}

interface Mending {
  start: AppFiles;
  judge(files: AppFiles): Promise<Diagnostic[]>;
  found: Diagnostic[];
  model: AssistantModel | null;
  /** What the app still has to do, and how. */
  aim: RepairAim;
  /** How many requests may be made. */
  most: number;
  report: RepairReport;
  signal: AbortSignal;
}

/** Repairs files by rules, and what is left by a model. */
export async function mendFiles(
  { previews, models }: RepairNeeds,
  appId: string,
  { start, judge, found, model, aim, most, report, signal }: Mending,
): Promise<Mended> {
  const state: Mended = { files: start, left: found, iterations: 0, usage: [], stopped: null };
  const check = async () => {
    state.left = await report.timed('validation', () => judge(state.files));
  };
  for (;;) {
    await byRule();
    if (state.left.length === 0 || !model || state.iterations >= most || signal.aborted) break;
    state.iterations++;
    const before = textOf(state.left);
    if (!(await byModel(model))) {
      state.stopped = 'failed';
      break;
    }
    await check();
    if (textOf(state.left) === before) {
      state.stopped = 'stuck';
      break;
    }
  }
  return state;

  async function byRule(): Promise<void> {
    for (let round = 0; round < RULE_ROUNDS && state.left.length > 0; round++) {
      const before = state.files;
      const { files, repairs } = await report.timed('ruleBasedRepairs', () =>
        previews.mend(appId, before, state.left),
      );
      if (repairs.length === 0) return;
      for (const { file, detector, issue, ms } of repairs)
        report.rule(file, {
          detectorId: detector,
          issueMessage: issue,
          success: true,
          processingTimeMs: rounded(ms),
          modelUsed: null,
          prompt: null,
          originalContent: before[file] ?? '',
          outputContent: files[file] ?? '',
          errorMessage: null,
        });
      state.files = files;
      await check();
    }
  }

  /** One request: errors alone while there are any, else what else was found. */
  async function byModel(asked: AssistantModel): Promise<boolean> {
    const errors = state.left.filter(({ severity }) => severity === 'error');
    const wanted = errors.length > 0 ? errors : state.left;
    const before = state.files;
    const draft = startDraft(before);
    const started = performance.now();
    let index = 0;
    const answer = requestRepair(
      { model: asked, draft, signal, of: aim, takeIndex: () => index++ },
      wanted,
    );
    const { ok, usage, failure } = await report.timed('aiRepairs', async () => {
      for (;;) {
        const next = await answer.next();
        if (next.done) return next.value;
      }
    });
    if (usage) state.usage.push(usage);
    const ms = rounded(performance.now() - started);
    const prompt = repairRequest(before, wanted, aim);
    const changed = changedFiles(before, draft.files);
    const files = new Set([...wanted.map(({ file }) => file), ...changed]);
    for (const file of files) {
      const issue = wanted.find((one) => one.file === file);
      report.model(file, {
        detectorId: issue?.detector ?? '',
        issueMessage: issue?.message ?? '',
        success: changed.includes(file),
        processingTimeMs: ms,
        modelUsed: asked.name,
        prompt,
        originalContent: before[file] ?? '',
        outputContent: draft.files[file] ?? '',
        errorMessage: failure
          ? failureDetails(failure, models.choice?.apiKey)
          : ok
            ? null
            : 'The answer changed nothing',
      });
    }
    state.files = draft.files;
    return ok;
  }
}

/** Without the places: a repair that only moves an issue down a line has not touched it. */
const textOf = (issues: readonly Diagnostic[]): string =>
  issues
    .map(({ file, message }) => `${file} ${message}`)
    .sort()
    .join('\n');
