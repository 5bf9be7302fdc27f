import type { ReplyChunk, RunSource } from '@trellis/contract';
import type { LlmRequest } from '@trellis/llm';
import { replyRequest } from '@trellis/tools';
import { settingsOf } from '../apps/index.ts';
import { dataFor, dataSteps, findData } from '../knowledge/index.ts';
import { listedModel } from '../models/index.ts';
import { type RunMeter, run } from '../runs/index.ts';
import { isLive, toolsOf, withListOptions } from '../tools/index.ts';
import type { AssistantNeeds } from './needs.ts';
import { runnableTools } from './run-tools.ts';
import type { Speaker } from './speaker.ts';
import { type StoredMessage, shownMessage } from './talks.ts';

/** How often a model is asked for one reply at most, with what its tools gave (ruling 44). */
const MOST_STEPS = 6;
const MOST_ANSWER_TOKENS = 4_000;

/** What is to be answered. */
export interface Asked extends Speaker {
  messages: readonly (StoredMessage & { id: string })[];
}

/** Has the model answer, with the app's tools at hand; what comes is pushed as it comes. */
export async function answerTalk(
  needs: AssistantNeeds,
  asked: Asked,
  { push, signal, meter }: { push(chunk: ReplyChunk): void; signal: AbortSignal; meter: RunMeter },
): Promise<void> {
  const { app, assistant, environment } = asked;
  const { aiModel, modelTemperature } = settingsOf(app);
  const versionId = environment === 'preview' ? app.draft_version_id : app.published_version_id;
  const live = (await toolsOf(needs.db, app.app_id, versionId)).filter(isLive);
  const tools = await withListOptions(needs.db, app.app_id, live);
  const sources = await foundFor(needs, asked);
  if (sources.length > 0) push({ type: 'sources', sources });
  const models = needs.models.with(await listedModel(needs.models, aiModel));
  // What is said before a tool is used and what is said after it are two paragraphs.
  let hasText = false;
  let isApart = false;
  const callable = runnableTools(needs, {
    speaker: asked,
    tools,
    signal,
    report(run) {
      isApart = hasText;
      push({ type: 'run', run });
    },
  });
  const request: LlmRequest = {
    ...replyRequest({
      app,
      instructions: assistant.instructions,
      tools: tools.map(({ definition }) => definition),
      linkTo: ({ path }) => `/app/${app.slug}/tool/${path}`,
      messages: asked.messages.map(shownMessage),
      sources,
      today: new Date().toISOString().slice(0, 10),
    }),
    ...(Object.keys(callable).length > 0 && { tools: callable }),
    maxRequests: MOST_STEPS,
    temperature: modelTemperature,
    maxOutputTokens: MOST_ANSWER_TOKENS,
    signal,
  };
  const read = (text: string) => ({ value: text });
  for await (const { text } of run(
    { ...needs, models },
    { request, read, payer: asked.caller, meter },
  )) {
    if (signal.aborted) return;
    push({ type: 'text', text: isApart ? `\n\n${text}` : text });
    hasText = true;
    isApart = false;
  }
}

/** Questions of a talk that are looked for together: the last one often says only what is another about it. */
const ASKED_TOGETHER = 2;

/** What the app's data says of what was asked last; each passage by a number. */
async function foundFor(
  needs: Pick<AssistantNeeds, 'db' | 'box' | 'models'>,
  { app, messages }: Pick<Asked, 'app' | 'messages'>,
): Promise<RunSource[]> {
  const data = await dataFor(needs.db, app.app_id, []);
  const question = messages
    .filter(({ role }) => role === 'user')
    .slice(-ASKED_TOGETHER)
    .map(({ text }) => text)
    .reverse()
    .join('\n');
  const found = [];
  for (const step of dataSteps(data))
    found.push(...(await findData(needs, app.app_id, data, { step, question })));
  return found.map((one, at) => ({ ...one, n: at + 1 }));
}
