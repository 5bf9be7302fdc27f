import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { type Figure, median, percentile, repeat } from './figure.ts';
import { framesOf } from './frames.ts';
import { dataFolder, startProduct } from './product.ts';
import { makeClub } from './space.ts';

const ROWS = 100_000;
const PERSON = { email: 'bench@example.org', password: 'correct horse battery' };
const STATES = ['new', 'open', 'doing', 'waiting', 'done'];
const PLAIN = { filters: [], sort: null, hidden: [], order: [], widths: {}, pins: [] };
const CARD = `document.querySelector('section[aria-label^="Board"] [data-row]')`;
const ENTRY = `document.querySelector('section[aria-label^="Calendar"] [data-row]')`;

/**
 * 100,000 rows in the database panel's other places: on a board, on a calendar, in the trash; and how long the
 * page is held up at most while a file of as many rows is imported.
 */
export async function run(): Promise<Figure[]> {
  const folder = dataFolder();
  const product = await startProduct(folder.path);
  const browser = await launchBrowser();
  try {
    const { appId, token } = await makeClub(product.url);
    const call = async (method: string, path: string, body?: object): Promise<unknown> => {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const answer = await fetch(product.url + path, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${path} answered ${await answer.text()}`);
      return answer.json();
    };
    await call('POST', `/api/apps/${appId}/files/import`, { files: [TASK] });
    const { entities } = (await call('GET', `/api/apps/${appId}/database`)) as {
      entities: { id: string; name: string }[];
    };
    const { id } = entities.find(({ name }) => name === 'Task')!;
    const views = `/api/apps/${appId}/database/${id}/views`;
    await call('POST', views, {
      name: 'Lanes',
      shape: { ...PLAIN, kind: 'board', field: 'state' },
    });
    await call('POST', views, {
      name: 'Days',
      shape: { ...PLAIN, kind: 'calendar', field: 'due' },
    });

    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.request.post(`${product.url}/api/auth/sign-in`, { data: PERSON });
    const page = await context.newPage();
    await page.goto(`${product.url}/build/app/${appId}`);
    await page.getByRole('button', { name: 'Database' }).first().click();
    await page.getByRole('button', { name: /^Task/ }).click();
    const file = join(folder.path, 'tasks.csv');
    writeFileSync(file, tasks());
    const longest = await importing(page, file);

    const opened = await swapped(page, 'Lanes', CARD);
    const frames = await scroll(page);
    const drawn = await page.locator('section[aria-label^="Board"] [data-row]').count();
    const moved = await repeat(5, () => move(page));
    const days = await swapped(page, 'Days', ENTRY);
    const next = await repeat(3, () => nextMonth(page));
    const held = await heap(page);
    // What the database takes of it, without any page.
    const groups = (body: object) =>
      repeat(5, async () => {
        const began = performance.now();
        await call('POST', `/api/apps/${appId}/database/Task/groups`, body);
        return performance.now() - began;
      });
    const lanes = await groups({ sort: 'id', limit: 100, by: { field: 'state', values: STATES } });
    const month = await groups({ sort: 'due', limit: 4, by: { field: 'due', edges: edges() } });
    // As the panel deletes many: in one call by the server.
    await call('DELETE', `/live_api/apps/${appId}/entities/Task`, {});
    await tab(page, 'All rows');
    await page.getByText('0 rows').first().waitFor();
    const trash = await until(
      page,
      `document.querySelector('button[aria-label="Deleted rows"]').click()`,
      `document.querySelector('[role=dialog] input[type=checkbox]')`,
    );
    return [
      figure('the longest task of the page while 100,000 × 12 are imported', longest, 'ms', 100),
      figure('board of 100,000 rows opened', median(opened), 'ms', 300),
      figure('the board’s groups, asked for by themselves', median(lanes), 'ms', 300),
      figure('board scrolled, frame p95', percentile(frames, 0.95), 'ms', 20),
      { ...figure('cards drawn after it', drawn, 'cards', 1_000) },
      figure('a card moved, until it stands there', median(moved), 'ms', 300),
      figure('calendar of 100,000 rows opened', median(days), 'ms', 1_000),
      figure('the calendar’s groups, asked for by themselves', median(month), 'ms', 300),
      figure('the next month', median(next), 'ms', 1_000),
      figure('heap of the page', held, 'MB', 150),
      figure('trash of 100,000 rows opened', trash, 'ms', 1_000),
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

const text = { type: 'string' };
const TASK = {
  path: 'entities/Task.json',
  content: JSON.stringify({
    name: 'Task',
    type: 'object',
    properties: {
      title: text,
      state: { type: 'string', enum: STATES },
      due: { type: 'string', format: 'date' },
      ...Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`more${n}`, text])),
    },
  }),
};

/** Over two years, so that a month has some thousands. */
function tasks(): string {
  const lines = [`title,state,due,${Array.from({ length: 9 }, (_, n) => `more${n}`).join(',')}`];
  const first = Date.now() - 365 * 86_400_000;
  for (let n = 0; n < ROWS; n++) {
    const due = new Date(first + (n % 730) * 86_400_000).toISOString().slice(0, 10);
    lines.push(
      `Task ${n},${STATES[n % 5]},${due},${Array.from({ length: 9 }, (_, at) => `value ${n} ${at}`).join(',')}`,
    );
  }
  return lines.join('\n');
}

/** Six weeks of days, as a calendar asks for them. */
const edges = (): string[] =>
  Array.from({ length: 43 }, (_, n) =>
    new Date(Date.now() + (n - 21) * 86_400_000).toISOString().slice(0, 10),
  );

/** Runs in the page: from an act to the frame in which a test of the page first holds. */
function until(page: Page, act: string, test: string): Promise<number> {
  return page.evaluate(
    async ([doIt, holds]) => {
      const check = new Function(`return (${holds})`) as () => unknown;
      const began = performance.now();
      new Function(doIt!)();
      while (!check()) {
        if (performance.now() - began > 30_000) throw new Error(`Never: ${holds}`);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return performance.now() - began;
    },
    [act, test],
  );
}

/** The longest task of the page from the choice of a file to the last word about it; nothing longer than 50 ms is 50. */
async function importing(page: Page, file: string): Promise<number> {
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const seen = { longest: 50 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
  });
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByText('100,000').first().waitFor({ timeout: 60_000 });
  await dialog.getByRole('button', { name: /^Import/ }).click();
  await page.getByText('Import Complete!').waitFor({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await page.getByText(`${ROWS.toLocaleString()} rows`).first().waitFor();
  return page.evaluate(() => (window as unknown as { seen: { longest: number } }).seen.longest);
}

const TABS = `[...document.querySelectorAll('button, [role=tab]')]`;

/** Goes to another view. */
const tab = (page: Page, name: string) =>
  page.evaluate(`${TABS}.find((one) => one.textContent.trim() === '${name}').click()`);

/** How long a view takes to show its first row; the first time fetches the view's own code. */
async function swapped(page: Page, name: string, shows: string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < 4; n++) {
    times.push(
      await until(
        page,
        `${TABS}.find((one) => one.textContent.trim() === '${name}').click()`,
        shows,
      ),
    );
    await page.waitForTimeout(500);
    if (n === 3) break;
    await tab(page, 'All rows');
    await page.getByRole('grid').waitFor();
  }
  return times.slice(1);
}

/** Milliseconds between frames while somebody goes down a board. */
const scroll = (page: Page) =>
  framesOf(page, { place: 'section[aria-label^="Board"]', by: 200, count: 300 });

/** Moves the first lane's first card to the next lane by its menu. */
async function move(page: Page): Promise<number> {
  const lane = page.locator('section[aria-label^="Board"] > section').first();
  const card = await lane.locator('[data-row]').first().getAttribute('data-row');
  await lane
    .getByRole('button', { name: /^Move / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'open' }).waitFor();
  const took = await until(
    page,
    `[...document.querySelectorAll('[role=menuitem]')].find((one) => one.textContent === 'open').click()`,
    `document.querySelector('section[aria-label^="Board"] > section:nth-child(2) [data-row="${card}"]')`,
  );
  await page.waitForTimeout(1_000);
  return took;
}

async function nextMonth(page: Page): Promise<number> {
  await page.locator('section[aria-label^="Calendar"] [data-row]').first().waitFor();
  const before = await page.evaluate(`${ENTRY}.dataset.row`);
  return until(
    page,
    `document.querySelector('button[aria-label="Next month"]').click()`,
    `${ENTRY} && ${ENTRY}.dataset.row !== ${JSON.stringify(before)}`,
  );
}

async function heap(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
