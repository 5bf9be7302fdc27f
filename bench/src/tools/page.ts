import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { type Figure, median } from '../figure.ts';
import { firstPaintDirect, settledPage } from '../stage.ts';
import { LISTING } from './listing.ts';
import { openTools } from './place.ts';
import { copiedPage } from './plain-page.ts';

const ROUNDS = 9;
/** 250 ms where plain files are at 200. */
const WITHIN = 1.25;
const MOST_KB = 90;
/** Fonts and pictures are counted apart (ruling 79). */
const CODE = ['Document', 'Script', 'Stylesheet'];

/** The page of a tool on its first visit: what is transferred until its form works, and its first paint beside its own files served plainly. */
export async function opened(): Promise<Figure[]> {
  const place = await openTools({});
  const browser = await launchBrowser();
  try {
    const { page } = await place.open(LISTING);
    const address = place.product.url + page;
    const plain = await copiedPage(address);
    const paints = { ours: [] as number[], plain: [] as number[] };
    for (let round = -1; round < ROUNDS; round++)
      // By turns, so that what the machine does beside falls on both.
      for (const [name, url] of [
        ['ours', address],
        ['plain', plain.origin + page],
      ] as const) {
        const ms = await firstVisit(browser, url);
        if (round >= 0) paints[name].push(ms);
      }
    plain.close();
    const { bytes, ms } = await transferred(browser, address);
    const beside = median(paints.plain);
    return [
      {
        figure: 'tool page: HTML, CSS and JS until the form works',
        value: bytes / 1_000,
        unit: 'kB',
        goal: { atMost: MOST_KB },
        beside: null,
      },
      {
        figure: 'tool page: the same files gzipped, as where no brotli is taken',
        value: plain.gzipped / 1_000,
        unit: 'kB',
        goal: { atMost: MOST_KB },
        beside: null,
      },
      {
        figure: 'tool page: first paint on the first visit',
        value: median(paints.ours),
        unit: 'ms',
        goal: { atMost: Math.round(beside * WITHIN) },
        beside: { what: 'the same page and files, served plainly', value: beside },
      },
      {
        figure: 'tool page: until the form works',
        value: ms,
        unit: 'ms',
        goal: null,
        beside: null,
      },
    ];
  } finally {
    await browser.close();
    await place.close();
  }
}

async function firstVisit(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const page = await settledPage(context);
  await page.goto(url);
  const ms = await firstPaintDirect(page);
  await context.close();
  return ms;
}

/** What came over the wire, as the browser counts it, until 'Run' can be pressed, and how long that took. */
async function transferred(browser: Browser, url: string): Promise<{ bytes: number; ms: number }> {
  const context = await browser.newContext();
  const page = await settledPage(context);
  const sizes = await watchedSizes(page);
  const began = performance.now();
  await page.goto(url);
  await page.getByRole('button', { name: 'Run', exact: true }).click({ trial: true });
  const ms = performance.now() - began;
  // What was asked for by then is counted to its end.
  await page.waitForTimeout(500);
  await context.close();
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return { bytes, ms };
}

async function watchedSizes(page: Page): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page);
  const code = new Set<string>();
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (CODE.includes(type)) code.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (code.has(requestId)) sizes.set(requestId, encodedDataLength);
  });
  await session.send('Network.enable');
  return sizes;
}
