import { allRoutes } from '@trellis/server';
import { endUser, makeApp, ServerProcess, World } from '@trellis/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { HOSTILE, type Hostile } from './files.fixture.ts';
import { Ways } from './ways.fixture.ts';

const IS_LONG = Boolean(process.env.EVERY_LOOK ?? process.env.PROPERTY_RUNS);
/** Of each sort one or two, which are soon made; the long run has every one. */
const SAMPLE =
  /far cell$|columns and many|csv of a quote|deep lists$|empty lists|a hundred thousand files|within each other|lead out|pages go round|docx of entities|100,000 × 100,000|avif|svg of (filters|uses|patterns|dashes)$|that is an archive/;
/** MB, and milliseconds, of the server itself (issue 24). */
const MOST_MEMORY = 600;
const MOST_WAIT = 500;
/** Seconds for one answer, on a machine that others use as well. */
const WITHIN = 60;
/** Bodies that are handed on to what reads them elsewhere: a function's own, which runs under Deno. */
const HANDED_ON = /^(get|post|put|patch|delete)Function(OfToken|OfHost)?$/;

let world: World;
let server: ServerProcess;
let ways: Ways;
beforeAll(async () => {
  const calls = Object.fromEntries(
    ['InvokeLLM', 'UploadFile', 'strangersFiles', 'ExtractDataFromUploadedFile', 'installed'].map(
      (kind) => [kind, { app: 1e6, user: 1e6, address: 1e6 }],
    ),
  );
  world = await World.open(inject('postgres'), { INTEGRATION_LIMITS: JSON.stringify({ calls }) });
  const ann = await world.builder('Ann');
  const { appId } = await makeApp(world, ann, {
    live: true,
    entities: {
      Note: {
        properties: { text: { type: 'string' } },
        permissions: { read: 'anonymous', write: 'anonymous' } as never,
      },
    },
  });
  const user = await endUser(world, appId, 'ben');
  server = new ServerProcess(world.env);
  await server.start();
  ways = new Ways({ url: server.url, appId, builder: ann.token ?? '', user: user.token ?? '' });
});
afterAll(async () => {
  await server.stop();
  await world.close();
});

it('every call that takes a file is among the ways that are tried', () => {
  const calls = allRoutes(world.services).flatMap(({ call }) =>
    call.bodyKind === 'multipart' || call.bodyKind === 'binary' ? [call.id] : [],
  );
  const missing = calls.filter((id) => !HANDED_ON.test(id) && !(id in ways.all));
  expect(missing).toEqual([]);
});

/** Asks, all the while, whether the server is well; tells its slowest answer and its most memory. */
function watch(): { end(): Promise<{ memory: number; wait: number }> } {
  const worst = { memory: 0, wait: 0 };
  let isOver = false;
  const run = async () => {
    while (!isOver) {
      const began = performance.now();
      const { status } = await fetch(`${server.url}/healthz`);
      expect(status).toBe(200);
      worst.wait = Math.max(worst.wait, performance.now() - began);
      worst.memory = Math.max(worst.memory, server.memory);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const running = run();
  return {
    async end() {
      isOver = true;
      await running;
      return worst;
    },
  };
}

it('no file that means harm does any, whichever way it takes', async () => {
  const files = IS_LONG ? HOSTILE : HOSTILE.filter(({ what }) => SAMPLE.test(what));
  expect(HOSTILE.length).toBeGreaterThan(60);
  expect(files.length).toBeGreaterThan(15);
  const watching = watch();
  const wrong: string[] = [];
  const slowest: [number, string][] = [];
  for (const file of files)
    for (const [way, send] of Object.entries(ways.all)) {
      for (const [step, sent] of (await tried(file, way, send)).entries()) {
        const name = `${file.what} → ${way} ${step}: ${sent.status} ${sent.message}`;
        slowest.push([Math.round(sent.ms), name]);
        const isAnswer = sent.status < 300 || (sent.status < 500 && sent.message !== '');
        if (!isAnswer && sent.status !== 503) wrong.push(name);
        if (sent.ms > WITHIN * 1_000) wrong.push(`${name}: after ${sent.ms} ms`);
      }
    }
  const { memory, wait } = await watching.end();
  slowest.sort(([a], [b]) => b - a);
  if (IS_LONG || process.env.SHOW)
    console.log(
      `${slowest.length} answers, memory ${memory} MB, healthz ${wait} ms, the slowest:\n${slowest.slice(0, 25).join('\n')}`,
    );
  expect(wrong).toEqual([]);
  expect(server.isAlive).toBe(true);
  expect(server.said).not.toMatch(/parsing: (?!a process ended)/);
  expect(memory).toBeLessThan(MOST_MEMORY);
  expect(wait).toBeLessThan(MOST_WAIT);
}, 3_600_000);

/** What the way answers; that it answers nothing at all is told with the file's name. */
const tried = (
  file: Hostile,
  way: string,
  send: (file: Hostile) => Promise<{ status: number; message: string; ms: number }[]>,
) =>
  send(file).catch((error: Error) => {
    throw new Error(
      `${file.what} → ${way}: ${error.message} ${String(error.cause)} ${server.said}`,
    );
  });
