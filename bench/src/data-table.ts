import type { Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { type Figure, median, percentile, repeat } from './figure.ts';
import { framesOf } from './frames.ts';
import { dataFolder, startProduct } from './product.ts';
import { makeClub } from './space.ts';

const ROWS = 100_000;
const PERSON = { email: 'bench@example.org', password: 'correct horse battery' };

/** 100,000 rows in the database panel: opened, scrolled, sorted, searched, and what the page holds of them. */
export async function run(): Promise<Figure[]> {
  const folder = dataFolder();
  const product = await startProduct(folder.path);
  const browser = await launchBrowser();
  try {
    const { appId, token } = await makeClub(product.url);
    await fill(product.url, appId, token);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.request.post(`${product.url}/api/auth/sign-in`, { data: PERSON });
    const page = await context.newPage();
    const address = `${product.url}/build/app/${appId}`;
    // The first opening fetches the panel itself.
    await open(page, address);
    const opened = await repeat(5, () => open(page, address));
    const empty = await plainFrames(page);
    const frames = await scroll(page);
    const sorted = await repeat(5, () => sort(page));
    const found = await repeat(5, (index) => search(page, `Person, ${index + 1}7`));
    return [
      figure('data-table-open', median(opened), 'ms', 300),
      {
        ...figure('data-table-scroll-frame-p95', percentile(frames, 0.95), 'ms', 20),
        beside: { what: 'the same page at rest', value: percentile(empty, 0.95) },
      },
      figure('data-table-sort', median(sorted), 'ms', 300),
      figure('data-table-search', median(found), 'ms', 300),
      figure('data-table-heap', await heap(page), 'MB', 150),
    ];
  } finally {
    await browser.close();
    await product.stop();
    folder.remove();
  }
}

const figure = (name: string, value: number, unit: string, atMost: number): Figure => ({
  figure: name,
  value,
  unit,
  goal: { atMost },
  beside: null,
});

async function fill(url: string, appId: string, token: string): Promise<void> {
  const lines = ['name,email,joined,fee,paid,tags,notes'];
  for (let n = 0; n < ROWS; n++)
    lines.push(
      `"Person, ${n}",person${n}@example.org,2026-0${(n % 9) + 1}-1${n % 9},${((n + 45) % 90) + 0.5},${n % 2 === 0},red;blue,Came with friends and stayed ${n}`,
    );
  const form = new FormData();
  form.append('file', new File([lines.join('\n')], 'people.csv', { type: 'text/csv' }));
  const response = await fetch(`${url}/live_api/apps/${appId}/entities/Member/import`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  if (!response.ok) throw new Error(`import answered ${await response.text()}`);
}

/** Runs in the page: from an act to the frame in which a test of the page first holds. */
async function until(page: Page, act: string, test: string): Promise<number> {
  return page.evaluate(
    async ([doIt, holds]) => {
      const check = new Function(`return (${holds})`) as () => boolean;
      const began = performance.now();
      new Function(doIt!)();
      while (!check()) await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - began;
    },
    [act, test],
  );
}

const FIRST = `document.querySelector('[role=grid] [aria-rowindex="2"] [aria-colindex="2"]')?.textContent`;

async function open(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Database' }).first().waitFor();
  // The panel that was open the last time opens again.
  const done = page.getByRole('button', { name: 'Done' });
  if (await done.isVisible()) {
    await done.click();
    await page.goto(address);
    await page.getByRole('button', { name: 'Database' }).first().waitFor();
  }
  await page.waitForTimeout(2_000);
  return until(
    page,
    `document.querySelector('button[aria-label="Database"]').click()`,
    `${FIRST} === 'Person, 0'`,
  );
}

/** Milliseconds between frames while nothing happens. */
const plainFrames = (page: Page) => framesOf(page, { count: 120 });

/** Milliseconds between frames while somebody scrolls fast through the whole table. */
const scroll = (page: Page) => framesOf(page, { place: '[role=grid]', by: 333, count: 240 });

/** Another order each time: the first row tells when it is there. */
async function sort(page: Page): Promise<number> {
  const before = await page.evaluate(`${FIRST}`);
  return until(
    page,
    `[...document.querySelectorAll('[role=columnheader] button')].find((one) => one.textContent === 'Fee').click()`,
    `${FIRST} && ${FIRST} !== ${JSON.stringify(before)}`,
  );
}

/** From the last letter on; the pause before a search is asked is part of it. */
async function search(page: Page, text: string): Promise<number> {
  const box = page.getByRole('searchbox');
  await box.fill('');
  await page.getByText(`${ROWS.toLocaleString()} rows`).waitFor();
  await page.waitForTimeout(300);
  const took = page.evaluate(async (wanted) => {
    const input = document.querySelector<HTMLInputElement>('input[type=search]')!;
    await new Promise((resolve) => input.addEventListener('input', resolve, { once: true }));
    const began = performance.now();
    const first = () =>
      document.querySelector('[role=grid] [aria-rowindex="2"] [aria-colindex="2"]')?.textContent;
    while (!first()?.startsWith(wanted) || !document.body.textContent?.includes('found'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - began;
  }, text);
  await box.fill(text);
  return took;
}

async function heap(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
