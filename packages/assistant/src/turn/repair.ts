import {
  type AppFiles,
  type Diagnostic,
  MESSAGES,
  type RepairNote,
  type Usage,
} from '@trellis/contract';
import type { LlmFailure } from '@trellis/llm';
import type { Draft } from '../draft/draft.ts';
import { type RepairAim, repairPrompt, repairRequest } from '../prompt/repair.ts';
import { counted } from './estimated.ts';
import type { AssistantModel, TurnEvent } from './events.ts';
import { SaidAnswer } from './said.ts';
import { readingTools } from './tools.ts';

/** Rules are tried again on what they left: one repair may lay open the next. */
const RULE_ROUNDS = 3;

/** How often a repair may be asked, with what it read. */
const REPAIR_REQUESTS = 3;

/** What repairing needs from outside. */
export interface RepairTools {
  /** What is wrong with these files. */
  check(files: AppFiles): Promise<Diagnostic[]>;
  /** Mends by rule what can be mended. */
  repair(
    files: AppFiles,
    diagnostics: Diagnostic[],
  ): Promise<{ files: AppFiles; repairs: string[] }>;
}

const errorsOf = (list: readonly Diagnostic[]) =>
  list.filter(({ severity }) => severity === 'error');
export const errorLine = ({ file, line, column, message }: Diagnostic): string =>
  `${file}:${line}:${column} ${message}`;

/** The errors that are left after rules did what they can. What they did is added to `repairs`. */
export async function mendByRule(
  tools: RepairTools,
  draft: Draft,
  repairs: string[],
): Promise<Diagnostic[]> {
  let found = errorsOf(await tools.check(draft.files));
  for (let round = 0; round < RULE_ROUNDS && found.length > 0; round++) {
    const mended = await tools.repair(draft.files, found);
    if (mended.repairs.length === 0) break;
    for (const [path, text] of Object.entries(mended.files))
      if (draft.files[path] !== text) {
        draft.files[path] = text;
        draft.changed.add(path);
      }
    repairs.push(...mended.repairs);
    found = errorsOf(await tools.check(draft.files));
  }
  return found;
}

export interface ModelRepair extends RepairTools {
  model: AssistantModel;
  draft: Draft;
  signal: AbortSignal;
  /** What the app still has to do, and how. */
  of?: RepairAim;
  /** How many requests may be made. */
  most: number;
  /** As the turn's. */
  costs?: string | null | undefined;
  takeIndex(): number;
}

/** How it came out. */
export interface RepairOutcome {
  left: Diagnostic[];
  /** The same errors came twice in a row: asking on would only cost. */
  isStuck: boolean;
  attempts: number;
}

/**
 * Asks the model to repair, in requests of their own (ruling 18), until nothing is wrong, the budget is
 * spent, or the same errors come back. Answers how it came out.
 */
export async function* repairByModel(
  input: ModelRepair,
  errors: Diagnostic[],
  repairs: string[],
): AsyncGenerator<TurnEvent, RepairOutcome> {
  let left = errors;
  for (let attempt = 1; attempt <= input.most; attempt++) {
    const note = { attempt, most: input.most, errors: left.length };
    yield { type: 'repair', note: { ...note, state: 'working', left: null } };
    const answered = yield* requestRepair(input, left);
    const { usage } = answered;
    const withUsage = usage && { usage };
    if (input.signal.aborted) {
      // What it used is counted all the same.
      yield { type: 'repair', note: { ...note, state: 'failed', left: left.length, ...withUsage } };
      return { left, isStuck: false, attempts: attempt };
    }
    const before = textOf(left);
    const now = answered.ok ? await mendByRule(input, input.draft, repairs) : left;
    const isStuck = now.length > 0 && textOf(now) === before;
    const state: RepairNote['state'] =
      now.length === 0 ? 'mended' : now.length < left.length ? 'better' : 'failed';
    yield { type: 'repair', note: { ...note, state, left: now.length, ...withUsage } };
    left = now;
    if (left.length === 0 || isStuck || !answered.ok) return { left, isStuck, attempts: attempt };
  }
  return { left, isStuck: false, attempts: input.most };
}

/** Without the places: a repair that only moves an error down a line has not touched it. */
const textOf = (errors: readonly Diagnostic[]): string =>
  errors
    .map(({ file, message }) => `${file} ${message}`)
    .sort()
    .join('\n');

/** One request with the broken files. Its prose is for nobody; its actions are shown like all others. */
export async function* requestRepair(
  {
    model,
    draft,
    signal,
    of,
    costs,
    takeIndex,
  }: Pick<ModelRepair, 'model' | 'draft' | 'signal' | 'of' | 'costs' | 'takeIndex'>,
  errors: readonly Diagnostic[],
): AsyncGenerator<TurnEvent, { ok: boolean; usage?: Usage; failure?: LlmFailure }> {
  const said = new SaidAnswer(draft, takeIndex);
  let usage: Usage | undefined;
  let failure: LlmFailure | undefined;
  const request = {
    system: repairPrompt(),
    messages: [{ role: 'user' as const, text: repairRequest(draft.files, errors, of) }],
    files: draft.files,
    signal,
    isRepair: true,
    tools: readingTools(draft.files),
    maxRequests: REPAIR_REQUESTS,
  };
  for await (const event of counted(model.stream(request), costs, request)) {
    if (event.type === 'text') yield* shown(said.push(event.text));
    else if (event.type === 'failure') ({ failure } = event);
    else if (event.type === 'finish') usage = event.usage;
  }
  yield* shown(said.end(MESSAGES.stepCut, true));
  const ok = !failure && said.applied.actions > 0;
  return { ok, ...(usage && { usage }), ...(failure && { failure }) };
}

/** Its words are for nobody. */
function* shown(events: Iterable<TurnEvent>): Generator<TurnEvent> {
  for (const event of events)
    if (event.type.startsWith('action-') || event.type === 'file') yield event;
}
