import type {
  BlockPart,
  DataStep,
  RunChunk,
  RunSource,
  ToolBlock,
  ToolDefinition,
} from '@trellis/contract';
import { questionOf } from '../data/passages.ts';
import { layoutOf, readAnswer } from '../layout/read.ts';
import { answerMarkdown } from '../layout/write.ts';
import { lookRequest } from '../prompt/look.ts';
import { type PromptGiven, type ToolRequest, toolRequest } from '../prompt/request.ts';
import { checkBlock, type Judge } from './check.ts';
import { withRows } from './rows.ts';
import { checkedBlocks } from './validations.ts';
import { withoutModel } from './without-model.ts';

/** What a run does outside of itself. Where it fails it throws, and the run ends with that. */
export interface RunEffects {
  /** One request to a model: its text, piece by piece. */
  generate(request: ToolRequest): AsyncIterable<string>;
  judge: Judge;
  /** What the app's data says of it, for one of the steps that look there. */
  find(step: DataStep, question: string): Promise<Omit<RunSource, 'n'>[]>;
  /**
   * Has the model search by itself: what it found, by the numbers that it knows them by, and its notes; null where it
   * searched for nothing, or cannot.
   */
  look(request: ToolRequest): Promise<{ sources: RunSource[]; notes: string } | null>;
  /** Draws a picture; its address, or null where nobody can draw it. */
  draw(prompt: string): Promise<string | null>;
  /** Up to three things that might be asked next of an answer. */
  suggest(text: string): Promise<string[]>;
}

export interface RunGiven extends PromptGiven {
  tool: ToolDefinition;
  /** What the answer is laid out in: the tool's blocks, or one text for what is asked afterwards. */
  blocks?: readonly ToolBlock[];
  /** The steps in which it looks into the app's data, if any. */
  dataSteps?: readonly DataStep[];
  /** The model searches by itself (ruling 57). */
  searchesItself?: boolean;
  /** Nobody answers: what was found in the data is shown as that. */
  isWithoutModel?: boolean;
}

/** Nothing that came could be read as any block of the layout. */
export class NoAnswer extends Error {}

/**
 * A run from its first request to its last check: blocks as they fill, each that came to nothing asked for once more
 * alone (ruling 45), then those that are checked. Who calls it says how it ends.
 */
export async function* runTool(given: RunGiven, effects: RunEffects): AsyncGenerator<RunChunk> {
  const blocks = given.blocks ?? layoutOf(given.tool.blocks);
  const { sources, notes } = yield* lookedUp(given, effects);
  yield { type: 'step', step: 'generate' };
  if (given.isWithoutModel) return yield* withoutModel(sources);
  const shown = new Shown();
  const asked = { ...given, sources, notes };
  const whole = yield* answerOf(toolRequest(given.tool, asked, blocks), blocks, effects, shown);
  if (whole.every(({ state }) => state === 'failed')) throw new NoAnswer();
  for (const { id } of whole.filter(({ state }) => state === 'failed')) {
    const alone = blocks.filter((block) => block.id === id);
    yield* answerOf(toolRequest(given.tool, asked, alone), alone, effects, shown);
  }
  yield* rowsShown(blocks, shown, sources);
  yield* pictures(blocks, shown, effects);
  yield* checks(blocks, shown, effects, sources);
  if (!given.tool.followups) return;
  const parts = blocks.flatMap(({ id }) => shown.part(id) ?? []);
  const texts = await effects.suggest(answerMarkdown(blocks, parts));
  if (texts.length > 0) yield { type: 'suggestions', texts: texts.slice(0, MOST_SUGGESTED) };
}
const MOST_SUGGESTED = 3;

interface Looked {
  sources: RunSource[];
  notes: string;
}

/** What the app's data says of what was entered, or is asked now; each passage by a number. */
async function* lookedUp(given: RunGiven, effects: RunEffects): AsyncGenerator<RunChunk, Looked> {
  const { dataSteps = [], searchesItself, isWithoutModel, tool } = given;
  const [first] = dataSteps;
  if (!first) return { sources: [], notes: '' };
  if (searchesItself && !isWithoutModel) {
    yield { type: 'step', step: first };
    const looked = await effects.look(lookRequest(tool, given));
    if (looked) {
      if (looked.sources.length > 0) yield { type: 'sources', sources: looked.sources };
      return looked;
    }
  }
  return { sources: yield* found(given, effects), notes: '' };
}

async function* found(
  { tool, inputs, thread, dataSteps = [] }: RunGiven,
  { find }: RunEffects,
): AsyncGenerator<RunChunk, RunSource[]> {
  const question = questionOf(tool, inputs, thread?.at(-1)?.question);
  const all: Omit<RunSource, 'n'>[] = [];
  for (const step of dataSteps) {
    yield { type: 'step', step };
    all.push(...(await find(step, question)));
  }
  const sources = all.map((one, at) => ({ ...one, n: at + 1 }));
  if (sources.length > 0) yield { type: 'sources', sources };
  return sources;
}

/** Puts the rows of lists that the answer shows beside what it says of them. */
function* rowsShown(
  blocks: readonly ToolBlock[],
  shown: Shown,
  sources: readonly RunSource[],
): Generator<RunChunk> {
  for (const { id } of blocks) {
    const part = shown.part(id);
    const more = part && withRows(part, sources);
    if (more) yield* shown.changes([more]);
  }
}

/** Draws what the answer says is to be drawn; where nobody can, its description stands there. */
async function* pictures(
  blocks: readonly ToolBlock[],
  shown: Shown,
  effects: RunEffects,
): AsyncGenerator<RunChunk> {
  for (const { id } of blocks) {
    const part = shown.part(id);
    if (part?.type !== 'image' || !part.value?.prompt || part.value.url) continue;
    const url = await effects.draw(part.value.prompt);
    if (url) yield* shown.changes([{ ...part, value: { ...part.value, url } }]);
  }
}

/** Checks what is to be checked: each is validated or failed in the end (ruling 46). */
async function* checks(
  blocks: readonly ToolBlock[],
  shown: Shown,
  effects: RunEffects,
  sources: readonly RunSource[],
): AsyncGenerator<RunChunk> {
  const checked = checkedBlocks(blocks);
  if (checked.length === 0) return;
  yield { type: 'step', step: 'validate' };
  for (const { id } of checked) yield { type: 'check', id, check: { status: 'pending' } };
  for (const block of checked) {
    const check = await checkBlock(block, shown.part(block.id), effects.judge, sources);
    yield { type: 'check', id: block.id, check };
  }
}

async function* answerOf(
  request: ToolRequest,
  blocks: readonly ToolBlock[],
  { generate }: RunEffects,
  shown: Shown,
): AsyncGenerator<RunChunk, BlockPart[]> {
  let text = '';
  for await (const piece of generate(request)) {
    text += piece;
    yield* shown.changes(readAnswer(text, blocks, { isComplete: false }));
  }
  const parts = readAnswer(text, blocks, { isComplete: true });
  yield* shown.changes(parts);
  return parts;
}

/** What has been sent of an answer, so that only what is new of it follows. */
class Shown {
  readonly #parts = new Map<string, { part: BlockPart; json: string }>();

  part(id: string): BlockPart | null {
    return this.#parts.get(id)?.part ?? null;
  }

  *changes(parts: readonly BlockPart[]): Generator<RunChunk> {
    for (const part of parts) {
      const json = JSON.stringify(part);
      const known = this.#parts.get(part.id);
      if (known?.json === json || (!known && part.state === 'waiting')) continue;
      this.#parts.set(part.id, { part, json });
      const more = known ? addition(known.part, part) : null;
      yield more === null ? { type: 'part', part } : { type: 'more', id: part.id, text: more };
    }
  }
}

/** What a text that is still written has more than before; null for any other change. */
function addition(before: BlockPart, now: BlockPart): string | null {
  if (before.type !== 'text' || now.type !== 'text' || before.state !== now.state) return null;
  const [was, is] = [before.value ?? '', now.value ?? ''];
  return is.length > was.length && is.startsWith(was) ? is.slice(was.length) : null;
}
