import { type AppFiles, LIMITS, MESSAGES, REPAIR_ITERATIONS } from '@trellis/contract';
import { type LlmFailure, type LlmTool, waitBeforeRetry } from '@trellis/llm';
import { applyAction } from '../draft/apply-action.ts';
import { type Draft, startDraft, type TableOffer } from '../draft/draft.ts';
import type { Applying, Problem } from './apply-stream.ts';
import { type Continued, ContinuedText, goOnMessages } from './continuation.ts';
import { counted } from './estimated.ts';
import type { AssistantModel, ModelMessage, TurnEvent, TurnOutcome } from './events.ts';
import { complaintOf, stillMissing } from './misfits.ts';
import { type PlanKind, planOf, saidOnly } from './plan.ts';
import { errorLine, mendByRule, type RepairTools, repairByModel } from './repair.ts';
import { SaidAnswer } from './said.ts';
import { toldWhenDone } from './told-when-done.ts';
import { readingTools } from './tools.ts';
import { mendTypes, type TypeCheck } from './types.ts';
import { untakenCode } from './untaken.ts';
import { wordsFor } from './words.ts';

/** Everything that a turn needs from outside. Nothing here may throw but `check` and `repair` for a bug. */
export interface TurnInput extends RepairTools {
  model: AssistantModel;
  system: string;
  stableLength?: number;
  /** The conversation, the newest last: the person's message. */
  messages: ModelMessage[];
  /** What the person wants, where their last message only says to build it or to go on. */
  wish?: string;
  /** What the app's builders want of every answer; `system` holds it too. */
  instructions?: string;
  files: AppFiles;
  /** The app is made of AI tools: nothing else is written into it. */
  isOnlyTools?: boolean;
  /** Tables that came with the message, by their names: their rows may be put into entities. */
  tables?: readonly TableOffer[];
  signal: AbortSignal;
  /** What is sent in the place of `system` where that was more than the model reads; null: there is no less. */
  smaller?(attempt: number): { system: string; stableLength: number } | null;
  /** Nothing is to be changed: the answer is what would be, and by whom that is worded. */
  plan?: PlanKind | null;
  /** The answer before was cut, and this turn goes on with it. */
  continued?: Continued | null;
  /** The model may read files that it was not shown. */
  mayRead?: boolean;
  /** The name by which a model that costs something is counted; what ends without its own count is estimated. */
  costs?: string | null;
  /** What else it may have done while it answers. */
  tools?: Readonly<Record<string, LlmTool>>;
  /** Asked of what the turn changed once it compiles; left out where types say nothing. */
  types?: TypeCheck | undefined;
  /** How often the model may be asked to repair; 0 for one that cannot. */
  repairs?: number;
  /** Told of the draft once; it is the same object until the turn ends. */
  onDraft?(files: Readonly<AppFiles>): void;
  /** Waits before a retry; a parameter so that tests need not. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

const MOST_LISTED = 3;

/**
 * One turn: ask, parse, apply to a draft, check, repair, and end with an outcome. The model is asked
 * at most four times, failed edits included; repairs are requests beside these, with a budget of their
 * own (ruling 18). Only a draft that compiles is an outcome to store. Never throws for what a model does.
 */
export const runTurn = (input: TurnInput): AsyncGenerator<TurnEvent> =>
  input.model.isByRule ? toldWhenDone(turnOf(input)) : turnOf(input);

async function* turnOf(input: TurnInput): AsyncGenerator<TurnEvent> {
  const draft = startDraft(input.files, input.isOnlyTools, input.tables);
  input.onDraft?.(draft.files);
  const memos: Record<string, string> = {};
  const messages = [...input.messages];
  let nextIndex = 0;
  const takeIndex = () => nextIndex++;
  if (input.plan) return yield* planned(input, input.plan, messages, draft, memos, takeIndex);
  let misfits: Problem[] = [];
  let continued = input.model.isByRule ? null : (input.continued ?? null);
  for (const action of continued?.done ?? []) applyAction(draft, action);
  if (continued) messages.push(...goOnMessages(continued));
  // A builder by rules writes all of it in a moment, and would take a request to go on for a wish.
  else if (input.continued) messages.splice(-1, 1, { role: 'user', text: input.wish ?? '' });
  for (let step = 1; ; step++) {
    const answer = newAnswer(LIMITS.chat.maxSteps - step + 1);
    yield* askOnce(input, messages, draft, memos, answer, takeIndex, continued);
    continued = null;
    if (input.signal.aborted) return yield end({ kind: 'stopped' });
    if (answer.failure) return yield end(failureOutcome(answer.failure, draft));
    const { cut } = answer.applied;
    const missing = isUntouched(draft) && !input.model.isByRule ? missingAnswer(answer) : null;
    if (missing) return yield end(missing);
    misfits = stillMissing(misfits, answer.applied);
    // What it asked for by its tools are requests as well.
    step += answer.requests - 1;
    // What was cut is gone on with, when the person says so; until then no complaint helps.
    const complaint = complaintOf(misfits, answer.applied, draft);
    if (cut || answer.isTooLong || !complaint)
      return yield* finish(input, draft, memos, takeIndex, answer, misfits);
    if (step >= LIMITS.chat.maxSteps) {
      // What fits stays, and what does not is said.
      if (draft.changed.size > 0)
        return yield* finish(input, draft, memos, takeIndex, answer, misfits);
      const message = 'Some changes did not fit the files, so nothing was changed';
      return yield end({ kind: 'failed', message });
    }
    messages.push({ role: 'assistant', text: answer.text }, { role: 'user', text: complaint });
    // What it says next is a paragraph of its own.
    if (answer.text.trim() !== '') yield { type: 'text', text: '\n\n' };
    yield { type: 'step', step: step + 1, why: 'edits' };
  }
}

/** A turn that only plans: whatever the answer does is done to a draft that is thrown away. */
async function* planned(
  input: TurnInput,
  kind: PlanKind,
  messages: ModelMessage[],
  draft: Draft,
  memos: Record<string, string>,
  takeIndex: () => number,
): AsyncGenerator<TurnEvent> {
  const answer = newAnswer(LIMITS.chat.maxSteps);
  const events = askOnce(input, messages, draft, memos, answer, takeIndex, null);
  const said = yield* saidOnly(events, kind);
  if (input.signal.aborted) return yield end({ kind: 'stopped' });
  if (answer.failure) return yield end(failureOutcome(answer.failure));
  const missing = kind === 'written' ? missingAnswer(answer) : null;
  if (missing) return yield end(missing);
  if (kind !== 'written')
    yield {
      type: 'text',
      text: planOf(input.files, draft, memos, kind === 'guessed') || said,
    };
  const nothing = { draft: startDraft(input.files), memos: {}, repairs: [] };
  yield end({ kind: 'done', ...nothing, ...cutSign(answer) });
}

/** Checks and repairs the draft; only one that compiles is done. */
async function* finish(
  input: TurnInput,
  draft: Draft,
  memos: Record<string, string>,
  takeIndex: () => number,
  answer: StepAnswer,
  misfits: readonly Problem[],
): AsyncGenerator<TurnEvent> {
  const repairs: string[] = [];
  const isCut = answer.applied.cut !== null || answer.isTooLong;
  const notice = leftOut(misfits, draft, answer);
  if (draft.changed.size === 0 && notice && !answer.applied.cut)
    yield { type: 'text', text: notice };
  if (draft.changed.size === 0)
    // Where nothing but words was cut, these are the answer, and are gone on with.
    return yield end(
      answer.applied.cut
        ? cutOutcome()
        : { kind: 'done', draft, memos, repairs, ...cutSign(answer) },
    );
  let errors = await mendByRule(input, draft, repairs);
  if (repairs.length > 0) yield { type: 'mended', repairs: [...repairs] };
  // Half an app's errors are those of the half that is missing.
  if (errors.length > 0 && isCut) return yield end(cutOutcome());
  let isStuck = false;
  let attempts = 0;
  const most = input.repairs ?? REPAIR_ITERATIONS.usual;
  const { model, signal, check, repair, types, costs } = input;
  const wish = input.wish ?? input.messages.at(-1)?.text ?? '';
  const of = { wish, instructions: input.instructions ?? '' };
  const by = { model, signal, check, repair, draft, of, most, costs, takeIndex };
  if (errors.length > 0) {
    ({ left: errors, isStuck, attempts } = yield* repairByModel(by, errors, repairs));
    if (signal.aborted) return yield end({ kind: 'stopped' });
  }
  if (errors.length === 0 && types && attempts < most) {
    yield* mendTypes({ ...by, types }, input.files, attempts + 1, repairs);
    if (signal.aborted) return yield end({ kind: 'stopped' });
  }
  if (errors.length === 0) {
    if (notice) yield { type: 'text', text: notice };
    return yield end({ kind: 'done', draft, memos, repairs, misfits, ...cutSign(answer) });
  }
  const more = errors.length > MOST_LISTED ? `; and ${errors.length - MOST_LISTED} more` : '';
  const listed = `${errors.slice(0, MOST_LISTED).map(errorLine).join('; ')}${more}`;
  const how = isStuck ? ` ${MESSAGES.sameErrors}` : '';
  const message = `${MESSAGES.compilationFailed}${listed}. ${MESSAGES.keptLastGood}${how}`;
  yield end({ kind: 'failed', message });
}

/** What is said of what did not fit and was not made up for, and of code that was shown alone; nothing where all was done. */
function leftOut(misfits: readonly Problem[], draft: Draft, answer: StepAnswer): string {
  const rest = isUntouched(draft) ? 'Nothing in the app was changed.' : 'The rest is done.';
  const what = [...new Set(misfits.map(({ message }) => message))].join('; ');
  if (what) return `\n\nThis was left out: ${what}. ${rest}`;
  return isUntouched(draft) && answer.applied.actions === 0 ? untakenCode(answer.text) : '';
}

interface StepAnswer {
  text: string;
  applied: Applying;
  failure: LlmFailure | null;
  /** The provider's filter stopped it. */
  isFiltered: boolean;
  /** It was longer than the model may write. */
  isTooLong: boolean;
  /** To the last it asked for tools. */
  isAskingOn: boolean;
  /** Requests that it took, and those that are left for it. */
  requests: number;
  left: number;
}

const newAnswer = (left: number): StepAnswer => ({
  requests: 1,
  left,
  text: '',
  applied: { problems: [], applied: new Map(), actions: 0, cut: null },
  failure: null,
  isFiltered: false,
  isTooLong: false,
  isAskingOn: false,
});

const isUntouched = ({ changed, records, tables, named }: Draft): boolean =>
  changed.size + records.length + tables.length === 0 && !named;

/** Why there is no answer where the provider sent none; null where there is one. What was only thought is none. */
function missingAnswer(answer: StepAnswer): TurnOutcome | null {
  const { text, applied, isFiltered, isTooLong, isAskingOn } = answer;
  if (applied.cut) return null;
  if (isAskingOn) return { kind: 'failed', message: MESSAGES.modelOnlyAsked };
  if (isFiltered) return { kind: 'failed', message: MESSAGES.modelFiltered };
  if (text.trim() !== '' || applied.actions > 0) return null;
  return isTooLong ? cutOutcome() : { kind: 'failed', message: MESSAGES.modelEmpty };
}

const cutSign = ({ isTooLong }: StepAnswer) => (isTooLong ? { isCut: true } : {});

/** One request, its actions applied as they complete; tried again when it fails before its first word. */
async function* askOnce(
  input: TurnInput,
  messages: ModelMessage[],
  draft: Draft,
  memos: Record<string, string>,
  answer: StepAnswer,
  takeIndex: () => number,
  continued: Continued | null,
): AsyncGenerator<TurnEvent> {
  const wish = input.messages.at(-1);
  for (let attempt = 0; ; attempt++) {
    answer.failure = null;
    yield* readAnswer(input, messages, draft, memos, answer, takeIndex, continued);
    const failure = answer.failure as LlmFailure | null;
    // More than the model reads at once: asked with less, as often as there is less.
    if (failure?.reason === 'context' && !answer.text && !input.signal.aborted) {
      const less = input.smaller?.(attempt + 1);
      if (less) {
        input = { ...input, ...less };
        shorten(messages, wish);
        yield { type: 'step', step: attempt + 2, why: 'retry' };
        continue;
      }
    }
    const wait = failure && !answer.text ? waitBeforeRetry(failure, attempt) : null;
    if (wait === null || input.signal.aborted) return;
    yield { type: 'step', step: attempt + 2, why: 'retry' };
    await input.sleep(wait, input.signal);
  }
}

/** Leaves out what was before the person's wish; the next time also what was answered since, but for what it is asked now. */
function shorten(messages: ModelMessage[], wish: ModelMessage | undefined): void {
  const at = wish ? messages.indexOf(wish) : -1;
  const last = messages.at(-1);
  if (at > 0 || !wish || !last || last === wish) messages.splice(0, Math.max(at, 0));
  else if (at === 0)
    messages.splice(0, messages.length, { ...wish, text: `${wish.text}\n\n${last.text}` });
}

async function* readAnswer(
  input: TurnInput,
  messages: ModelMessage[],
  draft: Draft,
  memos: Record<string, string>,
  answer: StepAnswer,
  takeIndex: () => number,
  continued: Continued | null,
): AsyncGenerator<TurnEvent> {
  const joined = continued?.cut ? new ContinuedText(continued.cut) : null;
  const said = new SaidAnswer(draft, takeIndex, joined);
  const request = {
    system: input.system,
    stableLength: input.stableLength,
    messages,
    instructions: input.instructions,
    files: draft.files,
    signal: input.signal,
    ...(input.mayRead && {
      tools: { ...readingTools(draft.files), ...input.tools },
      maxRequests: answer.left,
    }),
  };
  for await (const event of counted(input.model.stream(request), input.costs, request)) {
    if (event.type === 'text') yield* said.push(event.text);
    else if (event.type === 'tool') {
      yield* said.endResponse();
      yield event;
    } else if (event.type === 'reasoning' || event.type === 'next') yield event;
    else if (event.type === 'memo') memos[event.path] = event.content;
    else if (event.type === 'failure') answer.failure = event.failure;
    else {
      answer.requests = event.requests ?? 1;
      answer.isFiltered = event.reason === 'filter';
      answer.isTooLong = event.reason === 'length';
      answer.isAskingOn = event.reason === 'tools';
      if (event.usage) yield { type: 'usage', usage: event.usage };
    }
    answer.text = said.text;
  }
  const isCut = answer.isTooLong || answer.failure !== null || input.signal.aborted;
  yield* said.end(cutBy(answer.failure, input.signal), isCut);
  Object.assign(answer, { text: said.text, applied: said.applied });
}

/** Why an action is not whole where the answer ends in it; null where the person ended it. */
const cutBy = (failure: LlmFailure | null, { aborted }: AbortSignal): string | null =>
  aborted ? null : failure ? wordsFor(failure) : MESSAGES.truncated;

const end = (outcome: TurnOutcome): TurnEvent => ({ type: 'end', outcome });
const cutOutcome = (): TurnOutcome => ({
  kind: 'failed',
  message: MESSAGES.truncated,
  isCut: true,
});

/** What was finished by then can be gone on with. */
function failureOutcome(failure: LlmFailure, draft?: Draft): TurnOutcome {
  const isCut = draft !== undefined && !isUntouched(draft);
  return { kind: 'failed', message: wordsFor(failure), failure, ...(isCut && { isCut }) };
}
