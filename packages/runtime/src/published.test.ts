import { createCompiler } from '@trellis/compiler';
import type { AppFiles } from '@trellis/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTheatre, type Theatre } from './testing/browser.ts';
import { APP_ID, recipesApp } from './testing/fixture.ts';
import { otherSite } from './testing/stage.ts';

let theatre: Theatre;
const app = recipesApp();

async function publish(files: AppFiles): Promise<void> {
  const compiler = createCompiler({
    kitRoot: theatre.kitRoot,
    vendor: theatre.stage.runtime.vendor,
  });
  const { build } = await compiler.link(files, { appId: APP_ID, versionId: null });
  theatre.stage.published = build;
}

beforeAll(async () => {
  theatre = await openTheatre();
  await publish(app);
}, 60_000);
afterAll(() => theatre.close());

const open = async (path: string) => {
  const context = await theatre.browser.newContext();
  const page = await context.newPage();
  await page.goto(`${theatre.stage.origin}/app/recipes${path}`);
  const app = page.frameLocator('iframe');
  const see = (selector: string) => app.locator(selector).first().waitFor();
  const click = (selector: string) => app.locator(selector).click();
  return { context, page, app, see, click };
};

describe('a published page', () => {
  it('shows the page of its address and keeps the address bar in step', async () => {
    const { context, page, app, see, click } = await open('/Recipes');
    await see('h1:text("All recipes")');
    await click('nav >> text=Settings');
    await see('#place');
    expect(new URL(page.url()).pathname).toBe('/app/recipes/settings');
    await page.goBack({ waitUntil: 'commit' });
    await see('h1:text("All recipes")');
    await page.goForward({ waitUntil: 'commit' });
    await see('#place');
    await page.reload();
    await see('#place');
    expect(await app.locator('#place').textContent()).toBe('/settings');
    await context.close();
  });

  it('loads a page’s code when it is visited, and no code on the second visit', async () => {
    const { context, page, see, click } = await open('/');
    await see('#headline');
    const fetched = () =>
      theatre.stage.requests
        .map(({ path }) => path)
        .filter((path) => /^\/(_files|_vendor)\//.test(path));
    expect(fetched().some((path) => path.includes('recharts'))).toBe(false);
    await click('nav >> text=Collections');
    await see('.recharts-surface');
    expect(fetched().some((path) => path.includes('recharts'))).toBe(true);
    // What waits until the page is shown is part of the first visit, too.
    await expect.poll(() => fetched().some((path) => path.includes('socket.io'))).toBe(true);
    theatre.stage.requests.length = 0;
    await page.goto(`${theatre.stage.origin}/app/recipes/`);
    await see('#headline');
    expect(fetched()).toEqual([]);
    await context.close();
  });

  it('reports an error once, to the server and to the page around it', async () => {
    theatre.stage.reports.length = 0;
    const { context, page, see, click } = await open('/settings');
    await see('#fail');
    for (let times = 0; times < 3; times++) await click('#fail');
    await expect.poll(() => theatre.stage.reports.length).toBe(1);
    expect(theatre.stage.reports[0]).toMatchObject({
      appId: APP_ID,
      appName: 'Recipe book',
      errorTitle: 'Settings failed on purpose',
      scope: 'app',
    });
    await page.waitForTimeout(100);
    expect(theatre.stage.reports).toHaveLength(1);
    // Inside of another site's page, where browsers let it keep nothing.
    const around = await context.newPage();
    await around.goto(`${otherSite(theatre.stage)}/around.html`);
    await around.frameLocator('iframe').frameLocator('iframe').locator('#fail').click();
    const told = () => around.evaluate('told');
    await expect
      .poll(told)
      .toMatchObject([{ type: 'app_error', title: 'Settings failed on purpose', scope: 'app' }]);
    await context.close();
  });

  it('says what it may not reach, and what kept it from starting', async () => {
    const settings =
      "export default function Settings() { return <iframe src='https://player.example/' />; }";
    await publish({ ...app, 'pages/Settings.tsx': settings });
    theatre.stage.reports.length = 0;
    const first = await open('/settings');
    await first.see('iframe');
    await expect
      .poll(() => theatre.stage.reports[0])
      .toMatchObject({ errorTitle: 'The app may not show https://player.example' });
    await first.context.close();
    await publish({ ...app, 'root/App.jsx': 'export default () => null;\nneverDeclared();' });
    const second = await open('/');
    await second.see('h1:text("This app hit a problem")');
    await second.context.close();
    await publish(app);
  });

  it('leads to the app’s login and back to where the person was', async () => {
    const { context, page, see } = await open('/recipes?a=1');
    await see('h1');
    const here = `${theatre.stage.origin}/app/recipes`;
    for (const [next, back] of [
      [undefined, '/app/recipes/recipes?a=1'],
      [`${here}/settings?b=2`, '/app/recipes/settings?b=2'],
      ['https://elsewhere.example/settings', '/app/recipes/settings'],
    ] as const) {
      await page
        .frames()[1]!
        .evaluate((to) => void setTimeout(() => globalThis.__trellis.signIn(to)), next);
      await page.waitForURL(/\/apps\/.*\/login/);
      const url = new URL(page.url());
      expect(url.pathname).toBe(`/apps/${APP_ID}/login`);
      expect(url.searchParams.get('nextUrl')).toBe(back);
      await page.goto(`${here}/recipes?a=1`);
      await see('h1');
    }
    await context.close();
  });

  it('opens windows as code expects: written by itself, in its own place, and by parts of a page', async () => {
    const settings = `export default function Settings() {
  const print = () => {
    const sheet = window.open('', '_blank');
    sheet.document.write('<h1>Invoice 7</h1>');
    sheet.document.close();
    sheet.onload = () => { sheet.document.title = 'Seven'; };
  };
  const wait = async () => {
    const shown = window.open();
    await new Promise((done) => setTimeout(done, 50));
    shown.location.href = '/recipes';
  };
  const save = () => window.open(URL.createObjectURL(new Blob(['%PDF'], { type: 'application/pdf' })));
  return <>
    <p id="alone">{String(window.self === window.top && window.parent === window)}</p>
    <a id="part" href="#far">Part</a><p id="far" onClick={() => { window.top.location.href = '/recipes'; }}>Far</p>
    <button id="print" onClick={print}>Print</button><button id="wait" onClick={wait}>Wait</button>
    <button id="save" onClick={save}>Save</button>
    <button id="self" onClick={() => window.open('/recipes?self', '_self')}>Self</button>
  </>;
}
`;
    await publish({ ...app, 'pages/Settings.tsx': settings });
    const { context, page, app: shown, see, click } = await open('/settings');
    await see('#alone:text("true")');
    await click('#part');
    await expect.poll(() => new URL(page.url()).hash).toBe('#far');
    const opened = async (button: string) => {
      const [popup] = await Promise.all([context.waitForEvent('page'), click(button)]);
      return popup;
    };
    const sheet = await opened('#print');
    await sheet.locator('h1:text("Invoice 7")').waitFor();
    await expect.poll(() => sheet.title()).toBe('Seven');
    const later = await opened('#wait');
    await later.waitForURL('**/app/recipes/recipes');
    const [file] = await Promise.all([page.waitForEvent('download'), click('#save')]);
    expect(file.suggestedFilename()).toBe('document.pdf');
    await click('#self');
    await shown.locator('h1:text("All recipes")').waitFor();
    await page.goBack({ waitUntil: 'commit' });
    await click('#far');
    await shown.locator('h1:text("All recipes")').waitFor();
    await context.close();
    await publish(app);
  });

  it('loads a library when code asks for it, and only then', async () => {
    const settings = `export default function Settings() {
  const load = async (event) => { event.target.textContent = (await import('date-fns')).format(new Date(2020, 1, 1), 'yyyy'); };
  return <button id="load" onClick={load}>Load</button>;
}
`;
    await publish({ ...app, 'pages/Settings.tsx': settings });
    const { context, see, click } = await open('/settings');
    await see('#load');
    const asked = () => theatre.stage.requests.some(({ path }) => path.includes('date-fns'));
    theatre.stage.requests.length = 0;
    expect(asked()).toBe(false);
    await click('#load');
    await see('#load:text("2020")');
    expect(asked()).toBe(true);
    await context.close();
    await publish(app);
  });

  it('carries an app with a broken file: the page that needs it says so, the others work', async () => {
    await publish({ ...app, 'pages/Settings.tsx': 'export default () => <' });
    const { context, see, click } = await open('/');
    await see('#headline');
    await click('nav >> text=Settings');
    await see('[role=alert]');
    await context.close();
    await publish(app);
  });
});
