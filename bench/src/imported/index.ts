import { readMain } from '@trellis/compiler';
import { readProject, takeRoots } from '@trellis/server';
import type { BrowserContext } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import type { Figure } from '../figure.ts';
import { dataFolder, startProduct } from '../product.ts';
import { faultOf } from './page.ts';
import { buildPlain, servePlain } from './plain.ts';
import { ownRoutes, type Project, projects } from './projects.ts';
import { rowsFor, type Shape } from './rows.ts';

const PASSWORD = 'correct horse battery';
const VISITOR = { email: 'admin@example.org', password: PASSWORD, name: 'Avery Admin' };

type Ask = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>;

/** What one page tells of: here, and in a plain build of the same project; null where it is clean. */
interface Opened {
  page: string;
  here: string | null;
  plain: string | null;
}

/**
 * Imports projects, gives each entity three rows and opens each page as somebody who is signed in: here, and in a plain
 * build of the same project with React 18 that speaks to the same rows. What is not clean here and clean there is told
 * on the way, and so is the reverse. IMPORTS names a folder with one project in each folder in it.
 */
export async function run(): Promise<Figure[]> {
  const folder = dataFolder();
  const product = await startProduct(folder.path);
  const browser = await launchBrowser();
  const context = await browser.newContext();
  const builder = { email: 'bench@example.org', password: PASSWORD, name: 'Bench' };
  const { token } = await call(context, product.url, null)('POST', '/api/auth/sign-up', builder);
  const ask = call(context, product.url, String(token));
  const all: Opened[] = [];
  let apps = 0;
  for (const project of projects()) {
    apps++;
    const opened = await openBoth(project, context, product.url, ask).catch((error: Error) => {
      console.error(`${project.name}: ${error.message.slice(0, 1_000)}`);
      return [];
    });
    tell(project.name, opened);
    all.push(...opened);
  }
  await browser.close();
  await product.stop();
  folder.remove();
  const isClean = (fault: string | null) => fault === null;
  const there = all.filter(({ plain }) => isClean(plain));
  const count = (opened: readonly Opened[]) => opened.filter(({ here }) => isClean(here)).length;
  const share = (of: number, among: number) => Math.round((of / Math.max(1, among)) * 1_000) / 10;
  return [
    {
      figure: `pages of ${apps} apps that are clean here, of ${there.length} that are clean in a plain build`,
      value: share(count(there), there.length),
      unit: '%',
      goal: { atLeast: 100 },
      beside: { what: 'of all pages, in the plain build', value: share(there.length, all.length) },
    },
    {
      figure: `clean pages of ${all.length}`,
      value: share(count(all), all.length),
      unit: '%',
      goal: null,
      beside: null,
    },
  ];
}

async function openBoth(
  project: Project,
  context: BrowserContext,
  url: string,
  ask: Ask,
): Promise<Opened[]> {
  const { name, files } = project;
  const made = await ask('POST', '/api/apps/import', { name, files });
  const base = `/api/apps/${made.appId}`;
  const published = { despiteErrors: true, visibility: 'public' };
  const { slug } = await ask('POST', `${base}/publication`, published);
  await ask('POST', `${base}/settings`, { appSettings: { isSignupEnabled: true } });
  await ask('POST', `${base}/auth/register`, VISITOR);
  const { users } = (await ask('GET', `${base}/users`)) as { users: { id: string }[] };
  await ask('PATCH', `${base}/users/${users[0]!.id}`, { role: 'admin' });
  const login = await ask('POST', `${base}/auth/login`, VISITOR);
  const shapes = shapesOf(project);
  for (const shape of shapes)
    for (const row of rowsFor(shape, new Date()))
      await ask('POST', `${base}/entities/${shape.name}`, row).catch((error: Error) =>
        console.error(`  no rows of ${shape.name}: ${error.message.slice(0, 200)}`),
      );

  const { pages } = made.report as { pages: string[] };
  const addresses = [...new Set(['', ...pages, ...ownRoutes(project)])];
  const names = shapes.map((shape) => shape.name);
  const plain = await plainOf(project, String(made.appId), names, url);
  const visit = await context.browser()!.newContext();
  const token = String(login.access_token);
  await visit.addInitScript((kept) => localStorage.setItem('base44_access_token', kept), token);
  const opened: Opened[] = [];
  for (const page of addresses)
    opened.push({
      page,
      here: await faultOf(context, `${url}/app/${slug}/${page}`),
      plain: plain ? await faultOf(visit, `${plain.url}/${page}`) : 'does not build',
    });
  await visit.close();
  plain?.stop();
  return opened;
}

/** The plain build, being served; null where it does not build, which is told. */
async function plainOf(project: Project, appId: string, entities: string[], behind: string) {
  try {
    return await servePlain(buildPlain(project, appId, entities), behind);
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: Buffer };
    console.error(
      `${project.name} does not build: ${(stderr?.toString() || message).slice(0, 600)}`,
    );
    return null;
  }
}

function shapesOf({ files }: Project): Shape[] {
  const project = readProject(files);
  takeRoots(project, readMain);
  return Object.entries(project.files)
    .filter(([path]) => path.startsWith('entities/') && path !== 'entities/User.json')
    .map(([, text]) => JSON.parse(text as string) as Shape);
}

function tell(name: string, opened: readonly Opened[]): void {
  console.error(`${name}: ${opened.length} pages`);
  for (const { page, here, plain } of opened) {
    if (here !== null) console.error(`  /${page} here: ${here}`);
    if (plain !== null) console.error(`  /${page} plain: ${plain}`);
  }
}

/** Calls of the server with a builder's token; what it refuses is thrown. */
function call(context: BrowserContext, url: string, token: string | null): Ask {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  return async (method, path, data) => {
    const response = await context.request.fetch(url + path, { method, data, headers });
    if (!response.ok()) throw new Error(`${path} answered ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };
}
