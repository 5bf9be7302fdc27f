import type { ReplyRun } from '@trellis/contract';
import type { LlmTool } from '@trellis/llm';
import {
  answerMarkdown,
  entered,
  layoutOf,
  mayBeAsked,
  toolForModel,
  toolFunction,
} from '@trellis/tools';
import { keptJson } from '../db/index.ts';
import { logFault } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { ownRun, type StoredTool, startRun } from '../tools/index.ts';
import type { AssistantNeeds } from './needs.ts';
import type { Speaker } from './speaker.ts';

/** Runs that one reply begins at most. */
const MOST_RUNS = 6;
/** Characters of an answer that are sent to the model and shown. */
const MOST_ANSWER = 12_000;

interface Given {
  speaker: Speaker;
  tools: readonly StoredTool[];
  signal: AbortSignal;
  /** Hears of a run as it begins and ends. */
  report(run: ReplyRun): void;
}

/** The app's tools as the model may call them: each call is a run of who talks, on their limits. */
export function runnableTools(needs: AssistantNeeds, given: Given): Record<string, LlmTool> {
  let left = MOST_RUNS;
  return Object.fromEntries(
    given.tools
      .filter(({ definition }) => mayBeAsked(definition))
      .map((tool) => [
        toolFunction(tool.definition),
        {
          ...toolForModel(tool.definition),
          run: async (input: unknown) => {
            if (left-- < 1)
              return { refused: 'Enough for one answer. Ask the visitor how to go on.' };
            return outcome(needs, given, tool, input);
          },
        },
      ]),
  );
}

/** What came of a call, for the model to read; it never throws. */
async function outcome(
  needs: AssistantNeeds,
  given: Given,
  tool: StoredTool,
  input: unknown,
): Promise<object> {
  try {
    return await runOnce(needs, given, tool, inputsOf(input));
  } catch (error) {
    if (!(error instanceof Refusal)) {
      logFault(`assistant ${given.speaker.assistant.chatAppId}`, error);
      return { failed: 'This did not work.' };
    }
    if (error.code !== 'bad_inputs') return { refused: error.message };
    const fields = Object.fromEntries(
      Object.entries(error.fields ?? {}).map(([name, why]) => [name, entered(why)]),
    );
    return { missing: fields, next: 'Ask the visitor for what is needed, then call this again.' };
  }
}

async function runOnce(
  needs: AssistantNeeds,
  { speaker, signal, report }: Given,
  tool: StoredTool,
  inputs: Record<string, unknown>,
): Promise<object> {
  const { app, caller, environment, owner } = speaker;
  const { runId } = await startRun(needs, { app, caller, environment, owner, tool, inputs });
  const key = { appId: app.app_id, id: runId };
  const { path, title, header, blocks } = tool.definition;
  const run = { runId, path, title: title || header };
  report({ ...run, state: 'loading', answer: '' });
  const stop = () =>
    void needs.toolRuns.stop(key).catch((error) => logFault(`run ${runId}`, error));
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  // Until it is over, stopped or not: what came of it is its owner's.
  for await (const _ of needs.toolRuns.follow(key)(AbortSignal.timeout(RUN_MS))) void _;
  signal.removeEventListener('abort', stop);
  const { state, parts, failure } = await ownRun(needs.db, app.app_id, runId, owner);
  const answer = answerMarkdown(layoutOf(blocks), parts).slice(0, MOST_ANSWER);
  report({ ...run, state: state === 'success' ? 'success' : 'error', answer });
  if (state === 'success') return { answered: entered(answer) };
  return { failed: failure?.message ?? 'It takes long. Its page shows how far it is.' };
}

/** How long a reply waits for a run. */
const RUN_MS = 4 * 60 * 1_000;

/** What a model says, as it can be stored. */
function inputsOf(input: unknown): Record<string, unknown> {
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  return isObject ? (JSON.parse(keptJson(input)) as Record<string, unknown>) : {};
}
