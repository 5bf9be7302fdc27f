import { type AppCompiler, createCompiler } from '@trellis/compiler';
import { APP_ID, openTheatre, type Theatre } from '@trellis/runtime/testing';
import type { Frame, Page } from 'playwright-core';

export const INFO = { appId: APP_ID, versionId: null };

export async function openBench(): Promise<Theatre & { compiler: AppCompiler }> {
  const theatre = await openTheatre();
  const { stage, kitRoot } = theatre;
  return { ...theatre, compiler: createCompiler({ kitRoot, vendor: stage.runtime.vendor }) };
}

/** Asking earlier would take time from the page that is measured; the browser keeps the figure. */
const QUIET_MS = 900;

/** Milliseconds from the start of the page's navigation to the first contentful paint of the app in its frame. */
export async function firstPaint(page: Page): Promise<number> {
  await page.waitForTimeout(QUIET_MS);
  const began = await page.evaluate(() => performance.timeOrigin);
  const at = await paintOf(page, () => {
    const frames = page.frames();
    return frames.length > 1 ? frames.at(-1)! : null;
  });
  return at - began;
}

/** The same of a page without a frame. */
export async function firstPaintDirect(page: Page): Promise<number> {
  await page.waitForTimeout(QUIET_MS);
  const began = await page.evaluate(() => performance.timeOrigin);
  return (await paintOf(page, () => page.mainFrame())) - began;
}

async function paintOf(page: Page, frameOf: () => Frame | null): Promise<number> {
  const read = () => {
    const [entry] = performance.getEntriesByName('first-contentful-paint');
    return entry ? performance.timeOrigin + entry.startTime : null;
  };
  for (let tries = 0; tries < 300; tries++) {
    const at = await frameOf()
      ?.evaluate(read)
      .catch(() => null);
    if (at) return at;
    await page.waitForTimeout(50);
  }
  throw new Error('Nothing was painted');
}
