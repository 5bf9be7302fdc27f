import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FakeModel } from '@trellis/testing';
import { type Figure, percentile } from '../figure.ts';
import { INPUTS, LISTING } from './listing.ts';
import { openTools } from './place.ts';

const WARM = 30;
const RUNS = 200;

/**
 * From the press of 'Run' to the whole request at the model, one run after the other; beside it the same two hops by a
 * program that only passes the request on.
 */
export async function pressed(): Promise<Figure[]> {
  const model = await FakeModel.start();
  let arrived = 0;
  model.decides = () => {
    arrived = performance.now();
    return { json: { listing: 'A flat.', appeal: { score: 80, reasons: [] }, facts: [] } };
  };
  const place = await openTools(model.env);
  const hop = await passingOn(model.baseUrl);
  try {
    const tool = await place.open(LISTING);
    const ours: number[] = [];
    const bare: number[] = [];
    for (let n = 0; n < WARM + RUNS; n++) {
      for (const [times, send] of [
        [ours, () => tool.run({ inputs: INPUTS, requestKey: `press-${n}-key` }, 0)],
        [bare, () => fetch(hop.url, { method: 'POST', body: JSON.stringify({ messages: [] }) })],
      ] as const) {
        const began = performance.now();
        const answer = await send();
        if (!answer.ok) throw new Error(`answered ${answer.status} ${await answer.text()}`);
        await answer.text();
        if (n >= WARM) times.push(arrived - began);
      }
    }
    return [0.5, 0.95].map((part) => ({
      figure: `'Run' to the request at the model, p${part * 100}`,
      value: percentile(ours, part),
      unit: 'ms',
      goal: part === 0.95 ? { atMost: 60 } : null,
      beside: { what: 'a program that only passes it on', value: percentile(bare, part) },
    }));
  } finally {
    hop.close();
    await place.close();
    await model.stop();
  }
}

async function passingOn(baseUrl: string): Promise<{ url: string; close(): void }> {
  const server = createServer((given, answer) => {
    const onward = request(`${baseUrl}/chat/completions`, { method: 'POST' }, (said) => {
      answer.writeHead(said.statusCode ?? 500);
      said.pipe(answer);
    });
    given.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
