import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recipesApp } from '@trellis/runtime/testing';
import { type Figure, median } from './figure.ts';
import { firstPaintDirect, INFO, openBench, settledPage } from './stage.ts';

/** How much longer than the same build as plain files an app on an origin of its own may take. */
const WITHIN = 1.1;

/** The published page on an origin of its own, beside the same files with a page that nothing is added to. */
export async function run(): Promise<Figure[]> {
  const bench = await openBench();
  const { stage, browser } = bench;
  const { build } = await bench.compiler.link(recipesApp(), INFO);
  stage.published = build;
  const own = stage.origin.replace('127.0.0.1', 'localhost');
  const plain = await plainFiles(own);
  const times = { own: [[], []] as number[][], plain: [[], []] as number[][] };
  for (let round = -1; round < 11; round++)
    // By turns, so that what the machine does beside falls on both.
    for (const [name, address] of [
      ['own', own],
      ['plain', plain.origin],
    ] as const) {
      const context = await browser.newContext();
      for (const visit of [0, 1]) {
        const page = await settledPage(context);
        await page.goto(`${address}/`);
        const ms = await firstPaintDirect(page);
        if (round >= 0) times[name][visit]!.push(ms);
        await page.waitForTimeout(300);
        await page.close();
      }
      await context.close();
    }
  plain.close();
  await bench.close();
  return ['first', 'second'].map((visit, at) => {
    const beside = median(times.plain[at]!);
    return {
      figure: `direct-open-${visit}-visit`,
      value: median(times.own[at]!),
      unit: 'ms' as const,
      goal: { atMost: beside * WITHIN },
      beside: { what: 'the same build as plain files', value: beside },
    };
  });
}

/** The page of the build as a bundler would write it: its modules, its styles, and the globals that its code asks for. */
async function plainFiles(own: string): Promise<{ origin: string; close(): void }> {
  const document = await (await fetch(`${own}/`)).text();
  const boot = JSON.parse(/id="trellis-boot">(.*?)<\/script>/s.exec(document)![1]!);
  const script = `const bridge = { appId: '${boot.appId}', serverUrl: location.origin, environment: 'published', user: null,
  onUserChange: () => () => {}, getToken: async () => null, signIn() {}, async signOut() {}, reportError: console.error, navigate() {}, sendChatMessage() {} };
Object.assign(globalThis, { __trellis: bridge, __trellisPage: globalThis, __trellisLoop: (began) => began || 1, __trellisBroken: () => null, __trellisLoad: (name) => import(name) });`;
  const page = document
    .replace(/<script nonce="[^"]*">.*?<\/script>/s, () => `<script>${script}</script>`)
    .replace(/<script type="application\/json".*?<\/script>/s, '')
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<div id="net".*?<\/div>/s, '');
  const files = new Map<string, Copy>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const known = files.get(path) ?? (NAMED.test(path) ? await copied(own + path) : undefined);
    if (known) {
      files.set(path, known);
      response.writeHead(known.status, known.headers);
      response.end(known.body);
      return;
    }
    response.setHeader('content-type', 'text/html');
    response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => void server.close() };
}

const NAMED = /^\/(_files|_vendor|live_api)\//;

interface Copy {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

async function copied(address: string): Promise<Copy> {
  const answer = await fetch(address);
  const header = (name: string) => ({ [name]: answer.headers.get(name) ?? '' });
  const headers = { ...header('content-type'), ...header('cache-control') };
  return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
}
