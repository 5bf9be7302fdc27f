import { createCompiler } from '@trellis/compiler';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTheatre, type Theatre } from './testing/browser.ts';
import { APP_ID, recipesApp } from './testing/fixture.ts';

let theatre: Theatre;
let origin: string;
beforeAll(async () => {
  theatre = await openTheatre();
  const { kitRoot, stage } = theatre;
  const compiler = createCompiler({ kitRoot, vendor: stage.runtime.vendor });
  stage.published = (await compiler.link(recipesApp(), { appId: APP_ID, versionId: null })).build;
  origin = stage.origin.replace('127.0.0.1', 'localhost');
}, 60_000);
afterAll(() => theatre.close());

const open = async (path: string) => {
  const context = await theatre.browser.newContext();
  const page = await context.newPage();
  const errors: string[] = [];
  // The stage serves no live connection, which a page asks for as soon as it has time.
  const isLive = (text: string) => /^WebSocket connection to .*\/ws-user-apps\//.test(text);
  page.on('console', (message) => {
    if (message.type() === 'error' && !isLive(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(origin + path);
  return { context, page, errors };
};

describe('an app on an origin of its own', () => {
  it('runs without a frame: native history, addresses and reload', async () => {
    const { context, page, errors } = await open('/Recipes');
    await page.locator('h1:text("All recipes")').waitFor();
    expect(page.frames()).toHaveLength(1);
    await page.click('nav >> text=Settings');
    await page.locator('#place').waitFor();
    expect(new URL(page.url()).pathname).toBe('/settings');
    await page.goBack();
    await page.locator('h1:text("All recipes")').waitFor();
    await page.goForward();
    await page.reload();
    expect(await page.locator('#place').textContent()).toBe('/settings');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('asks for no token of a visitor, and tells a visit once the page is there, or before whoever leaves it', async () => {
    const { requests } = theatre.stage;
    requests.length = 0;
    const { context, page } = await open('/Recipes');
    await page.locator('h1:text("All recipes")').waitFor();
    const paths = () => requests.map(({ path }) => path);
    const visits = () => paths().filter((path) => path.endsWith('/visits')).length;
    await expect.poll(visits).toBe(1);
    expect(paths().some((path) => path.endsWith('/auth/token'))).toBe(false);
    expect(paths().findIndex((path) => path.endsWith('/visits'))).toBeGreaterThan(
      paths().findIndex((path) => path.startsWith('/_files/')),
    );
    // Its code never arrives.
    await page.route(/_files\/.*\.js$/, () => undefined);
    await page.goto(`${origin}/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => '__trellis' in globalThis);
    expect(visits()).toBe(1);
    await page.goto('about:blank');
    await expect.poll(visits).toBe(2);
    await context.close();
  });

  it('loads a page’s code when it is visited, and none of it a second time', async () => {
    const { context, page, errors } = await open('/');
    await page.locator('#headline').waitFor();
    const { requests } = theatre.stage;
    const code = () => requests.filter(({ path }) => /^\/(_files|_vendor)\//.test(path));
    expect(code().some(({ path }) => path.includes('recharts'))).toBe(false);
    await page.click('nav >> text=Collections');
    await page.locator('.recharts-surface').first().waitFor();
    // What the first visit fetches at last: left before it is there, the second one fetches it.
    await expect.poll(() => code().some(({ path }) => path.includes('socket.io'))).toBe(true);
    await page.waitForLoadState('networkidle');
    requests.length = 0;
    await page.goto(`${origin}/collections`);
    await page.locator('.recharts-surface').first().waitFor();
    expect(code()).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('reports errors, leads to the login, and says when the connection is gone', async () => {
    theatre.stage.reports.length = 0;
    const { context, page } = await open('/settings?a=1');
    for (let times = 0; times < 3; times++) await page.click('#fail');
    await expect.poll(() => theatre.stage.reports.length).toBe(1);
    expect(theatre.stage.reports[0]).toMatchObject({
      appId: APP_ID,
      errorTitle: 'Settings failed on purpose',
    });
    await context.setOffline(true);
    await page.getByRole('status').filter({ hasText: 'You are offline' }).waitFor();
    await context.setOffline(false);
    await page.getByText('You are offline').waitFor({ state: 'hidden' });
    await page.evaluate(() => globalThis.__trellis.signIn());
    await page.waitForURL(/\/login/);
    expect(new URL(page.url()).searchParams.get('nextUrl')).toBe('/settings?a=1');
    await context.close();
  });
});
