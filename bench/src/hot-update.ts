import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { updateBetween } from '@trellis/contract';
import { openPreview, recipesApp } from '@trellis/runtime/testing';
import type { Frame } from 'playwright-core';
import { type Figure, percentile } from './figure.ts';
import { INFO, openBench } from './stage.ts';
import { viteServer, writeViteApp, writeViteFile } from './vite.ts';

const FILE = 'components/recipes/Hero.tsx';
const ROUNDS = 40;
const hero = (round: number) =>
  recipesApp()[FILE]!.replace('Recipes worth keeping', `Recipes of round ${round}`);

/** Resolves when the headline says the round; begun before the change. */
function shown(frame: Frame, round: number): Promise<unknown> {
  return frame.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (document.getElementById('headline')?.textContent?.includes(wanted)) resolve();
        };
        new MutationObserver(look).observe(document, {
          subtree: true,
          childList: true,
          characterData: true,
        });
        look();
      }),
    `round ${round}`,
  );
}

/** From the stored file to the changed DOM, the state of the page kept. */
export async function run(): Promise<Figure[]> {
  const ours = await oursRounds();
  const vite = await viteRounds();
  const figure = (share: number, name: string, atMost: number): Figure => ({
    figure: `hot-update-${name}`,
    value: percentile(ours, share),
    unit: 'ms',
    goal: { atMost },
    beside: { what: "Vite's dev server, same app", value: percentile(vite, share) },
  });
  return [figure(0.5, 'p50', 20), figure(0.95, 'p95', 40)];
}

async function oursRounds(): Promise<number[]> {
  const bench = await openBench();
  const stored = join(tmpdir(), 'trellis-bench-hero.tsx');
  let files = recipesApp();
  const preview = await openPreview(bench, bench.compiler, files);
  let build = await bench.compiler.compile(files, INFO);
  const rounds: number[] = [];
  for (let round = -3; round < ROUNDS; round++) {
    const seen = shown(preview.frame, round);
    await preview.page.waitForTimeout(30);
    const start = performance.now();
    writeFileSync(stored, hero(round));
    files = { ...files, [FILE]: hero(round) };
    const next = await bench.compiler.compile(files, INFO);
    const update = updateBetween(build, next);
    build = next;
    // Not waited for: the change itself is what counts.
    const applied = preview.page.evaluate((step) => globalThis.probe.apply(step), update);
    await seen;
    if (round >= 0) rounds.push(performance.now() - start);
    await applied;
  }
  await bench.close();
  return rounds;
}

async function viteRounds(): Promise<number[]> {
  writeViteApp(recipesApp());
  const { server, origin } = await viteServer();
  const bench = await openBench();
  const page = await bench.browser.newPage();
  await page.goto(origin);
  await page.waitForSelector('#headline', { timeout: 60_000 });
  await page.waitForTimeout(1_500);
  const rounds: number[] = [];
  for (let round = -3; round < ROUNDS; round++) {
    const seen = shown(page.mainFrame(), round);
    await page.waitForTimeout(30);
    const start = performance.now();
    writeViteFile(FILE, hero(round));
    await seen;
    if (round >= 0) rounds.push(performance.now() - start);
  }
  await server.close();
  await bench.close();
  return rounds;
}
