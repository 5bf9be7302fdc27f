import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { type Figure, percentile } from './figure.ts';
import { dataFolder, startProduct } from './product.ts';

const BUILT = join(import.meta.dirname, '../../apps/builder/dist');
const PANELS = ['App details', 'App texts', 'App branding', 'App settings'];

/** The workbench: what its first load transfers, and how long it is from panel to panel. */
export async function run(): Promise<Figure[]> {
  const data = dataFolder();
  const product = await startProduct(data.path);
  const browser = await launchBrowser();
  try {
    const page = await (await browser.newContext()).newPage();
    const loaded: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/assets\/.*\.(js|css)$/.test(pathname)) loaded.push(pathname);
    });
    const token = await signUp(product.url);
    const { appId } = await post<{ appId: string }>(product.url, '/api/apps', token, {
      appType: 'GEN_APP',
      genApp: { fields: { header: 'Bench' }, appBuilderVersion: 4 },
    });
    await page.context().request.post(`${product.url}/api/auth/sign-in`, { data: PERSON });
    await page.goto(`${product.url}/build/app/${appId}`);
    await page.getByRole('button', { name: 'App details' }).waitFor();
    await page.waitForTimeout(1_000);
    const first = new Set(loaded);
    const toggle = page.getByRole('button', { name: 'Toggle the side panel' });
    if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
    // Once each: the code of a panel comes with its first opening.
    await panelToPanel(page);
    const times: number[] = [];
    const shifts = await shiftsOf(page);
    for (let round = 0; round < 5; round++) times.push(...(await panelToPanel(page)));
    return [
      figure('workbench-first-load', gzipped([...first]), 'kB', 350),
      figure('workbench-panel-to-panel-p95', percentile(times, 0.95), 'ms', 100),
      figure('workbench-layout-shift', await shifts(), '', 0.01),
    ];
  } finally {
    await browser.close();
    await product.stop();
    data.remove();
  }
}

const PERSON = { email: 'bench@example.org', password: 'correct horse battery' };

const figure = (name: string, value: number, unit: string, atMost: number): Figure => ({
  figure: name,
  value,
  unit,
  goal: { atMost },
  beside: null,
});

const gzipped = (paths: string[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(BUILT, path))).length, 0) / 1_000;

async function post<T>(url: string, path: string, token: string, body: object): Promise<T> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

const signUp = async (url: string): Promise<string> =>
  (await post<{ token: string }>(url, '/api/auth/sign-up', '', PERSON)).token;

/** Opens each panel and leaves it; answers the milliseconds from each click to the panel's painted title. */
async function panelToPanel(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const label of PANELS) {
    await page
      .getByRole('navigation', { name: 'Panels' })
      .getByText(label, { exact: true })
      .waitFor();
    times.push(
      await page.evaluate(async (name) => {
        const entries = document.querySelectorAll<HTMLElement>('nav[aria-label="Panels"] button');
        const entry = [...entries].find((one) => one.textContent === name);
        const began = performance.now();
        entry?.click();
        const isThere = () => document.querySelector(`aside[aria-label="${name}"] label`);
        while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
        // The frame that follows is the one that was painted.
        await new Promise((resolve) => requestAnimationFrame(resolve));
        return performance.now() - began;
      }, label),
    );
    // By script, too: what shifts within half a second of a real click would not be counted.
    await page.evaluate(() => {
      const buttons = document.querySelectorAll<HTMLElement>('aside button');
      [...buttons].find(({ textContent }) => textContent === 'Done')?.click();
    });
  }
  return times;
}

/** Sums up, from now on, what shifts without a person's doing. */
async function shiftsOf(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const sum = { value: 0 };
    Object.assign(window, { benchShift: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) sum.value += entry.value;
    }).observe({ type: 'layout-shift', buffered: false });
  });
  return () =>
    page.evaluate(() => (window as unknown as { benchShift: { value: number } }).benchShift.value);
}
