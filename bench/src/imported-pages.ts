import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PROJECTS, projectFiles } from '@trellis/testing/projects';
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import type { Figure } from './figure.ts';
import { dataFolder, startProduct } from './product.ts';

const TEXT = /\.(jsx?|tsx?|mjs|cjs|css|jsonc?|html|md|txt|csv|svg|toml|env[\w.]*)$/i;
const SKIPPED = /(^|\/)(node_modules|\.git|dist|build)(\/|$)/;
const SETTLES_MS = 1_500;

type Given = { path: string; content: string; encoding: 'text' | 'base64' }[];

/**
 * Imports projects and opens each of their pages as a visitor would: of the folder that IMPORTS names, one project in
 * each folder in it, or those of the tests. A page is clean when it shows something, and neither the browser's console
 * nor the app tells of an error. What is not clean is told on the way.
 */
export async function run(): Promise<Figure[]> {
  const folder = dataFolder();
  const product = await startProduct(folder.path);
  const browser = await launchBrowser();
  const context = await browser.newContext();
  const builder = { email: 'bench@example.org', password: 'correct horse battery', name: 'Bench' };
  const { token } = await post(context, product.url, '/api/auth/sign-up', null, builder);
  let [opened, clean, whole, apps] = [0, 0, 0, 0];
  for (const [name, files] of projects()) {
    apps++;
    const ask = (path: string, body: object) =>
      post(context, product.url, path, String(token), body);
    try {
      const made = await ask('/api/apps/import', { name, files });
      const published = { despiteErrors: true, visibility: 'public' };
      const { slug } = await ask(`/api/apps/${made.appId}/publication`, published);
      const { pages } = made.report as { pages: string[] };
      const faults: string[] = [];
      for (const page of ['', ...pages]) {
        const fault = await faultOf(context, `${product.url}/app/${slug}/${page}`);
        opened++;
        if (fault === null) clean++;
        else faults.push(`  /${page}: ${fault}`);
      }
      if (faults.length === 0) whole++;
      else console.error([name, ...faults].join('\n'));
    } catch (error) {
      console.error(`${name}: ${(error as Error).message.slice(0, 300)}`);
    }
  }
  await browser.close();
  await product.stop();
  folder.remove();
  const share = (of: number, all: number) => Math.round((of / Math.max(1, all)) * 1_000) / 10;
  return [
    {
      figure: `clean pages of ${opened}`,
      value: share(clean, opened),
      unit: '%',
      goal: null,
      beside: null,
    },
    {
      figure: `clean apps of ${apps}`,
      value: share(whole, apps),
      unit: '%',
      goal: null,
      beside: null,
    },
  ];
}

/** What the page tells of, or null. Addresses of elsewhere that do not answer are nobody's fault here. */
async function faultOf(context: BrowserContext, address: string): Promise<string | null> {
  const page = await context.newPage();
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource|ERR_/.test(message.text()))
      told.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/api/app-error')) told.push(request.postData() ?? '');
  });
  await page.goto(address);
  await page.waitForTimeout(SETTLES_MS);
  const isBlank = !(await showsSomething(page));
  await page.close();
  return told[0]?.slice(0, 300) ?? (isBlank ? 'nothing is shown' : null);
}

async function showsSomething(page: Page): Promise<boolean> {
  const root = page.frames().at(-1)?.locator('#root');
  if (!root || (await root.count()) === 0) return false;
  const text = (await root.innerText()).trim();
  return text !== '' || (await root.locator('img, svg, canvas, video, iframe').count()) > 0;
}

function projects(): [name: string, files: Given][] {
  const folder = process.env.IMPORTS;
  if (!folder) return PROJECTS.map((name) => [name, projectFiles(name)]);
  return readdirSync(folder)
    .filter((name) => statSync(join(folder, name)).isDirectory())
    .map((name) => [name, filesIn(join(folder, name))]);
}

const filesIn = (folder: string): Given =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !SKIPPED.test(path) && statSync(join(folder, path)).isFile())
    .map((path) => {
      const encoding = TEXT.test(path) ? ('text' as const) : ('base64' as const);
      const bytes = readFileSync(join(folder, path));
      const content = bytes.toString(encoding === 'text' ? 'utf8' : 'base64');
      return { path: `${basename(folder)}/${path}`, content, encoding };
    });

async function post(
  context: BrowserContext,
  url: string,
  path: string,
  token: string | null,
  data: object,
): Promise<Record<string, unknown>> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const response = await context.request.post(url + path, { data, headers });
  if (!response.ok()) throw new Error(`${path} answered ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
