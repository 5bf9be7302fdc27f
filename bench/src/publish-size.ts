import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { recipesApp, type Theatre } from '@trellis/runtime/testing';
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
    await page.waitForTimeout(500);
    await page.close();
    return [...bench.stage.requests];
  };
  // What the app loads when it has come to rest counts too, whenever that is on a busy machine.
  const idle = Object.values(bench.stage.published.vendor)
    .filter((address) => address.includes('socket.io-client'))
    .map((path) => ({ path, bytes: statSync(vendorPath(bench, path)).size }));
  const settled = (list: { path: string; bytes: number }[]) => [
    ...list.filter(({ path }) => !path.includes('socket.io-client')),
    ...idle,
  ];
  const first = settled(await visit());
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

const vendorPath = ({ stage }: Theatre, address: string): string =>
  join(stage.runtime.vendorDir, `${address.replace(/^.*\//, '')}.gz`);

async function plainSize(): Promise<number> {
  const assets = join(await viteBuild(), 'assets');
  return readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .reduce((total, file) => total + gzipSync(readFileSync(join(assets, file))).length, 0);
}
