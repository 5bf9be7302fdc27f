import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { recipesApp } from '@trellis/runtime/testing';
import type { Figure } from './figure.ts';
import { INFO, openBench } from './stage.ts';
import { viteBuild, writeViteApp } from './vite.ts';

const kB = (bytes: number) => bytes / 1000;

/** What a visitor's browser transfers, gzipped: everything but the rows. */
export async function run(): Promise<Figure[]> {
  const bench = await openBench();
  bench.stage.published = (await bench.compiler.link(recipesApp(), INFO)).build;
  const context = await bench.browser.newContext();
  const visit = async () => {
    bench.stage.requests.length = 0;
    const page = await context.newPage();
    await page.goto(`${bench.stage.origin}/app/recipes/`);
    await page.frameLocator('iframe').locator('#headline').waitFor();
    await page.waitForTimeout(1_000);
    await page.close();
    return [...bench.stage.requests];
  };
  const first = await visit();
  const second = await visit();
  await bench.close();
  const sum = (list: typeof first, pattern: RegExp) =>
    kB(list.reduce((total, { path, bytes }) => total + (pattern.test(path) ? bytes : 0), 0));
  writeViteApp(recipesApp());
  return [
    {
      figure: 'publish-size-first-visit',
      value: sum(first, /./),
      unit: 'kB',
      goal: { atMost: 130 },
      beside: { what: 'one plain bundle, no Tailwind, no frame', value: kB(await plainSize()) },
    },
    {
      figure: 'publish-size-own-part',
      value: sum(first, /^\/_files\//),
      unit: 'kB',
      goal: { atMost: 30 },
      beside: null,
    },
    {
      figure: 'publish-size-second-visit-code',
      value: sum(second, /^\/(_files|_vendor)\//),
      unit: 'kB',
      goal: { atMost: 0 },
      beside: null,
    },
  ];
}

async function plainSize(): Promise<number> {
  const assets = join(await viteBuild(), 'assets');
  return readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .reduce((total, file) => total + gzipSync(readFileSync(join(assets, file))).length, 0);
}
