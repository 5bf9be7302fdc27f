import { setTimeout as sleep } from 'node:timers/promises';
import { ClockModel } from '../chat/clock-model.ts';
import { startPipe } from '../chat/pipe.ts';
import type { Streams } from '../chat/streams.ts';
import { type Figure, median, percentile } from '../figure.ts';
import { chunksOf } from './chunks.ts';
import { INPUTS, LISTING, PLAIN } from './listing.ts';
import { type OpenTool, openTools } from './place.ts';

const STREAMS = 50;
const EVERY_MS = 40;
const WARM_MS = 2_000;
const MS = 5_000;
const ROUNDS = 3;
/** What may be added to the proxy's own time. */
const OVER = 10;
/** A block under a title comes as JSON; more of them than come would be asked for once more. */
const ONE_BLOCK = { ...LISTING, blocks: LISTING.blocks.slice(0, 1) };

/**
 * What is added between a model's token and the reader's connection while fifty runs stream, for an answer that is one
 * text and for a text of a layout, in JSON; beside it a proxy that only passes on.
 * By turns, so that what the machine does beside falls on both.
 */
export async function streamed(): Promise<Figure[]> {
  return [
    ...(await added('one text', PLAIN, 'Times: ')),
    ...(await added('JSON', ONE_BLOCK, '{"listing": "Times: ')),
  ];
}

async function added(what: string, tool: object, opening: string): Promise<Figure[]> {
  const model = await ClockModel.start(EVERY_MS, opening);
  const place = await openTools(model.env);
  try {
    const open = await place.open(tool);
    const ours: number[][] = [];
    const bare: number[][] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await measured(await watched(open), model));
      bare.push(await measured(await startPipe(model.env.LLM_BASE_URL!, STREAMS), model));
    }
    return [0.5, 0.95].map((part) => {
      const at = (rounds: number[][]) => median(rounds.map((round) => percentile(round, part)));
      const beside = { what: 'a proxy that only passes it on', value: at(bare) };
      return {
        figure: `token to reader, ${STREAMS} runs, ${what}, p${part * 100}`,
        value: at(ours),
        unit: 'ms',
        goal: part === 0.95 ? { atMost: Number((beside.value + OVER).toFixed(2)) } : null,
        beside,
      };
    });
  } finally {
    await place.close();
    await model.stop();
  }
}

async function measured(streams: Streams, model: ClockModel): Promise<number[]> {
  await sleep(WARM_MS);
  if (model.streams !== STREAMS) throw new Error(`${model.streams} streams were open`);
  streams.delays.length = 0;
  await sleep(MS);
  const delays = [...streams.delays];
  model.finish();
  streams.close();
  while (model.streams > 0) await sleep(50);
  return delays;
}

/** Runs that are begun and read until they are closed. */
async function watched(tool: OpenTool): Promise<Streams> {
  const abort = new AbortController();
  const delays: number[] = [];
  for (let visitor = 0; visitor < STREAMS; visitor++) {
    const answer = await tool.run({ inputs: INPUTS }, visitor, abort.signal);
    if (!answer.ok) throw new Error(`answered ${answer.status} ${await answer.text()}`);
    void read(answer, delays).catch((error: Error) => {
      if (!abort.signal.aborted) throw error;
    });
  }
  return { delays, close: () => abort.abort() };
}

async function read(answer: Response, delays: number[]): Promise<void> {
  for await (const chunk of chunksOf(answer)) {
    if (chunk.type !== 'more') continue;
    const now = performance.now();
    for (const [time] of chunk.text.matchAll(/\d+\.\d{3}/g)) delays.push(now - Number(time));
  }
}
