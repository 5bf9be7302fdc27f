import { setTimeout as sleep } from 'node:timers/promises';
import { ClockModel } from './chat/clock-model.ts';
import { startPipe } from './chat/pipe.ts';
import { openStreams } from './chat/streams.ts';
import { type Figure, percentile } from './figure.ts';
import { dataFolder, startProduct } from './product.ts';
import { makeClub } from './space.ts';

const STREAMS = 20;
const EVERY_MS = 40;
const WARM_MS = 2_000;
const MS = 8_000;

/**
 * What the server adds between the provider's token and its reader, with twenty streams open; beside it,
 * a proxy that does nothing but pass the bytes on.
 */
export async function run(): Promise<Figure[]> {
  const folder = dataFolder();
  const model = await ClockModel.start(EVERY_MS);
  const product = await startProduct(folder.path, model.env);
  try {
    const { token } = await makeClub(product.url);
    const streams = await openStreams(product.url, token, STREAMS);
    await sleep(WARM_MS);
    streams.delays.length = 0;
    await sleep(MS);
    const ours = [...streams.delays];
    if (model.streams !== STREAMS) throw new Error(`${model.streams} streams were open`);
    streams.close();
    model.finish();
    const bare = await startPipe(model.env.LLM_BASE_URL!, STREAMS);
    await sleep(WARM_MS);
    bare.delays.length = 0;
    await sleep(MS);
    const piped = [...bare.delays];
    bare.close();
    return [0.5, 0.95].map((part) => ({
      figure: `token to reader, ${STREAMS} streams, p${part * 100}`,
      value: percentile(ours, part),
      unit: 'ms',
      goal: part === 0.95 ? { atMost: 5 } : null,
      beside: { what: 'a proxy that only passes it on', value: percentile(piped, part) },
    }));
  } finally {
    await product.stop();
    await model.stop();
    folder.remove();
  }
}
