import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { recipesApp } from '@trellis/runtime/testing';
import { type Figure, median, repeat } from './figure.ts';
import { firstPaint, firstPaintDirect, INFO, openBench, settledPage } from './stage.ts';
import { viteBuild, writeViteApp } from './vite.ts';

/** The published page through its frame, on the first visit and on the second. */
export async function run(): Promise<Figure[]> {
  const bench = await openBench();
  bench.stage.published = (await bench.compiler.link(recipesApp(), INFO)).build;
  const first: number[] = [];
  const second: number[] = [];
  for (let round = -1; round < 9; round++) {
    const context = await bench.browser.newContext();
    for (const list of [first, second]) {
      const page = await settledPage(context);
      await page.goto(`${bench.stage.origin}/app/recipes/`);
      const ms = await firstPaint(page);
      if (round >= 0) list.push(ms);
      await page.waitForTimeout(300);
      await page.close();
    }
    await context.close();
  }
  writeViteApp(recipesApp());
  const plain = await servedFolder(await viteBuild());
  const direct = await repeat(9, async () => {
    const context = await bench.browser.newContext();
    const page = await settledPage(context);
    await page.goto(plain.origin);
    const ms = await firstPaintDirect(page);
    await context.close();
    return ms;
  });
  plain.close();
  await bench.close();
  const beside = {
    what: 'one plain bundle on a page of its own, no Tailwind',
    value: median(direct),
  };
  return [
    {
      figure: 'publish-open-first-visit',
      value: median(first),
      unit: 'ms',
      goal: { atMost: 300 },
      beside,
    },
    {
      figure: 'publish-open-second-visit',
      value: median(second),
      unit: 'ms',
      // No slower than the first, but for what two medians of five differ by chance.
      goal: { atMost: Math.round(median(first) * 1.05) },
      beside: null,
    },
  ];
}

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

async function servedFolder(folder: string): Promise<{ origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = join(folder, new URL(request.url ?? '/', 'http://x').pathname);
    const file = existsSync(path) && extname(path) ? path : join(folder, 'index.html');
    response.setHeader('content-type', TYPES[extname(file)] ?? 'text/html');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
