import { type AppCompiler, createCompiler } from '@trellis/compiler';
import { APP_ID, openTheatre, type Theatre } from '@trellis/runtime/testing';
import type { BrowserContext, Page } from 'playwright-core';

export const INFO = { appId: APP_ID, versionId: null };

export async function openBench(): Promise<Theatre & { compiler: AppCompiler }> {
  const theatre = await openTheatre();
  const { stage, kitRoot } = theatre;
  return { ...theatre, compiler: createCompiler({ kitRoot, vendor: stage.runtime.vendor }) };
}

/**
 * A page in a window that has finished opening. For its first second a new window of Chromium loads
 * pages of its own (the start page, the address bar's list), which has nothing to do with the app.
 */
export async function settledPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.waitForTimeout(1_500);
  return page;
}

/** Milliseconds from the start of the page's navigation to the first contentful paint of the app in its frame. */
export async function firstPaint(page: Page): Promise<number> {
  const began = await page.evaluate(() => performance.timeOrigin);
  const read = () => {
    const [entry] = performance.getEntriesByName('first-contentful-paint');
    return entry ? performance.timeOrigin + entry.startTime : null;
  };
  for (let tries = 0; tries < 200; tries++) {
    const frames = page.frames();
    const frame = frames.length > 1 ? frames.at(-1)! : null;
    const at = frame ? await frame.evaluate(read).catch(() => null) : null;
    if (at !== null) return at - began;
    await page.waitForTimeout(20);
  }
  throw new Error('Nothing was painted');
}

/** The same of a page without a frame. */
export async function firstPaintDirect(page: Page): Promise<number> {
  const handle = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return Number(await handle.jsonValue());
}
