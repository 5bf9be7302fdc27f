import { type Action, type AppFiles, type Diagnostic, LIMITS, MESSAGES } from '@trellis/contract';
import { type Applied, applyAction } from '../draft/apply-action.ts';
import { type Draft, startDraft } from '../draft/draft.ts';
import { ActionStreamParser } from '../stream/parser.ts';
import type {
  AssistantModel,
  ModelFailure,
  ModelMessage,
  TurnEvent,
  TurnOutcome,
} from './events.ts';

/** Everything that a turn needs from outside. Nothing here may throw but `check` and `repair` for a bug. */
export interface TurnInput {
  model: AssistantModel;
  system: string;
  /** The conversation, the newest last: the person's message. */
  messages: ModelMessage[];
  files: AppFiles;
  signal: AbortSignal;
  /** Compiles the draft as far as needed to say what is wrong with it. */
  check(files: AppFiles): Promise<Diagnostic[]>;
  /** Mends by rule what can be mended. */
  repair(
    files: AppFiles,
    diagnostics: Diagnostic[],
  ): Promise<{ files: AppFiles; repairs: string[] }>;
  /** Told of the draft once; it is the same object until the turn ends. */
  onDraft?(files: Readonly<AppFiles>): void;
  /** Waits before a retry; a parameter so that tests need not. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

const RETRIES = 2;

/**
 * One turn: ask, parse, apply to a draft, check, repair, and end with an outcome. The model is asked
 * at most four times (ruling 18), failed edits and remaining errors included. Never throws for what
 * a model does.
 */
export async function* runTurn(input: TurnInput): AsyncGenerator<TurnEvent> {
  const draft = startDraft(input.files);
  input.onDraft?.(draft.files);
  const memos: Record<string, string> = {};
  const messages = [...input.messages];
  const repairs: string[] = [];
  let nextIndex = 0;
  for (let step = 1; ; step++) {
    const answer: StepAnswer = {
      text: '',
      problems: [],
      actions: 0,
      truncated: false,
      failure: null,
    };
    yield* askOnce(input, messages, draft, memos, answer, () => nextIndex++);
    if (input.signal.aborted) return yield end({ kind: 'stopped' });
    if (answer.failure) return yield end(failureOutcome(answer.failure));
    if (answer.truncated && answer.actions === 0 && draft.changed.size === 0)
      return yield end({ kind: 'failed', message: MESSAGES.truncated });
    const why = answer.problems.length > 0 ? 'edits' : 'errors';
    let complaint = answer.problems.join('\n\n');
    if (!complaint && draft.changed.size > 0) {
      const rest = await checkAndRepair(input, draft, repairs);
      if (rest.length === 0) return yield end({ kind: 'done', draft, memos, repairs });
      complaint = `The app does not compile. Mend these errors, with edit_file or whole files:\n${rest.map(line).join('\n')}`;
      if (step >= LIMITS.chat.maxSteps)
        return yield end({
          kind: 'failed',
          message: `${MESSAGES.compilationFailed}${rest.slice(0, 3).map(line).join('; ')}`,
        });
    } else if (!complaint) {
      return yield end({ kind: 'done', draft, memos, repairs });
    } else if (step >= LIMITS.chat.maxSteps) {
      return yield end({
        kind: 'failed',
        message: 'Some changes did not fit the files, so nothing was changed',
      });
    }
    messages.push({ role: 'assistant', text: answer.text }, { role: 'user', text: complaint });
    yield { type: 'step', step: step + 1, why };
  }
}

interface StepAnswer {
  text: string;
  /** What failed, as the model is told. */
  problems: string[];
  actions: number;
  truncated: boolean;
  failure: ModelFailure | null;
}

/** One request, its actions applied as they complete; tried again when it fails before its first word. */
async function* askOnce(
  input: TurnInput,
  messages: ModelMessage[],
  draft: Draft,
  memos: Record<string, string>,
  answer: StepAnswer,
  takeIndex: () => number,
): AsyncGenerator<TurnEvent> {
  for (let attempt = 0; ; attempt++) {
    answer.failure = null;
    yield* readAnswer(input, messages, draft, memos, answer, takeIndex);
    const failure = answer.failure as ModelFailure | null;
    if (
      !failure ||
      answer.text ||
      attempt >= RETRIES ||
      failure.kind === 'refused' ||
      input.signal.aborted
    )
      return;
    yield { type: 'step', step: attempt + 2, why: 'retry' };
    await input.sleep(Math.min(30, failure.retryAfter ?? 2 ** attempt) * 1_000, input.signal);
  }
}

async function* readAnswer(
  input: TurnInput,
  messages: ModelMessage[],
  draft: Draft,
  memos: Record<string, string>,
  answer: StepAnswer,
  takeIndex: () => number,
): AsyncGenerator<TurnEvent> {
  const queue: TurnEvent[] = [];
  const indexes: number[] = [];
  const finish = (action: Action, local: number) => {
    const index = indexes[local]!;
    if (action.isTruncated) {
      queue.push({
        type: 'action-end',
        index,
        action,
        state: 'truncated',
        message: MESSAGES.truncated,
      });
      return;
    }
    answer.actions++;
    const applied: Applied = applyAction(draft, action);
    if (!applied.ok) answer.problems.push(applied.forModel);
    queue.push({
      type: 'action-end',
      index,
      action,
      state: applied.ok ? 'applied' : 'failed',
      message: applied.ok ? undefined : applied.message,
    });
    if (applied.ok && applied.path) queue.push({ type: 'file', path: applied.path });
  };
  const parser = new ActionStreamParser({
    text: (text) => queue.push({ type: 'text', text }),
    start: (action, local) => {
      indexes[local] = takeIndex();
      queue.push({ type: 'action-start', index: indexes[local]!, action: { ...action } });
    },
    line: (local, lines) => queue.push({ type: 'action-line', index: indexes[local]!, lines }),
    end: finish,
  });
  const request = { system: input.system, messages, files: draft.files, signal: input.signal };
  for await (const event of input.model.stream(request)) {
    if (event.type === 'text') {
      answer.text += event.text;
      parser.push(event.text);
      yield* queue.splice(0);
    } else if (event.type === 'reasoning') yield event;
    else if (event.type === 'memo') memos[event.path] = event.content;
    else if (event.type === 'failure') answer.failure = event.failure;
    else {
      answer.truncated = event.reason === 'length';
      if (event.usage) yield { type: 'usage', usage: event.usage };
    }
    if (input.signal.aborted) break;
  }
  const last = parser.end().at(-1);
  if (last?.isTruncated) answer.truncated = true;
  yield* queue.splice(0);
}

async function checkAndRepair(
  input: TurnInput,
  draft: Draft,
  repairs: string[],
): Promise<Diagnostic[]> {
  const errors = (list: Diagnostic[]) => list.filter((d) => d.severity === 'error');
  const found = errors(await input.check(draft.files));
  if (found.length === 0) return [];
  const mended = await input.repair(draft.files, found);
  if (mended.repairs.length === 0) return found;
  for (const [path, text] of Object.entries(mended.files))
    if (draft.files[path] !== text) {
      draft.files[path] = text;
      draft.changed.add(path);
    }
  repairs.push(...mended.repairs);
  return errors(await input.check(draft.files));
}

const end = (outcome: TurnOutcome): TurnEvent => ({ type: 'end', outcome });
const line = (d: Diagnostic): string => `${d.file}:${d.line}:${d.column} ${d.message}`;

function failureOutcome(failure: ModelFailure): TurnOutcome {
  const message = failure.kind === 'rate-limit' ? MESSAGES.rateLimit : MESSAGES.chatFailed;
  return { kind: 'failed', message, failure };
}
