import { createCompiler } from '@trellis/compiler';
import type { ConsoleMessage, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTheatre, type Theatre } from './testing/browser.ts';
import { attackingApp, ESCAPES } from './testing/escapes/index.ts';
import { APP_ID } from './testing/fixture.ts';

/** Every way out of the frame, from within an app that runs: in the builder's parent and in that of a published page. */
const IS_LONG = Boolean(process.env.EVERY_LOOK);
const PREVIEW = '/settings';
/** Some of them keep a browser busy. */
const LONG_MS = 90_000;
const some = (every: number, from: number) =>
  ESCAPES.map(({ name }) => name).filter((_, at) => IS_LONG || at % every === from);

let theatre: Theatre;
beforeAll(async () => {
  theatre = await openTheatre();
  const { stage, kitRoot } = theatre;
  const compiler = createCompiler({ kitRoot, vendor: stage.runtime.vendor });
  const info = { appId: APP_ID, versionId: null };
  const files = attackingApp(ESCAPES);
  stage.preview = await compiler.compile(files, info);
  stage.published = (await compiler.link(files, info)).build;
}, 60_000);
afterAll(() => theatre.close());

/** Opens a page on which the attack runs, and answers what it says it got hold of, once it is over. */
async function attacked(address: string, name: string) {
  const context = await theatre.browser.newContext();
  const page = await context.newPage();
  const loot: string[] = [];
  const { promise: over, resolve } = Promise.withResolvers<void>();
  page.on('console', (message: ConsoleMessage) => {
    const [, what] = /^loot (.*)/s.exec(message.text()) ?? [];
    if (what === 'done') setTimeout(resolve, 500);
    else if (what?.startsWith('got')) loot.push(what);
  });
  const path = `${address}?escape=${encodeURIComponent(name)}`;
  const whole = address === PREVIEW ? `/builder?path=${encodeURIComponent(path)}` : path;
  await page.goto(theatre.stage.origin + whole);
  await Promise.race([over, page.waitForTimeout(8_000)]);
  return { context, page, loot };
}

describe.concurrent('in the builder', () => {
  /** All that the builder has done in an app by its own doing; each may fail where the app is in pieces. */
  const poke = (page: Page) =>
    page.evaluate(async () => {
      const { mounted } = globalThis.probe;
      mounted.previewState({ mode: 'edit' });
      mounted.setUser({ id: 'a', email: 'a@b.c', full_name: 'A', role: 'user' });
      mounted.setLook({ theme: 'dark', css: '', name: null, logo: null });
      mounted.setPath('/recipes');
      const tries = [mounted.capture(), mounted.point({ kind: 'at', x: 50, y: 50 })];
      const late = new Promise((resolve) => setTimeout(resolve, 500));
      await Promise.race([Promise.allSettled(tries), late]);
    });

  it.each(some(7, 0))('nothing comes of: %s', { timeout: LONG_MS }, async (name) => {
    const { context, page, loot } = await attacked(PREVIEW, name);
    const address = page.url();
    await poke(page);
    await page.waitForTimeout(200);
    const events = await page.evaluate(() =>
      globalThis.probe.events.map(({ type, value }) => ({ type, text: JSON.stringify(value) })),
    );
    const of = (type: string) =>
      events.filter((event) => event.type === type).map(({ text }) => text);
    expect(loot).toEqual([]);
    expect(of('chat')).toEqual([]);
    expect(of('error').filter((text) => !/^\{"title":"/.test(text) || /stolen/.test(text))).toEqual(
      [],
    );
    expect(of('url').filter((text) => !/^"\/(?![/\\])/.test(text) || /\.\./.test(text))).toEqual(
      [],
    );
    expect(page.url()).toBe(address);
    expect(context.pages()).toHaveLength(1);
    await context.close();
  });
});

describe.concurrent('on a published page', () => {
  it.each(some(9, 4))('nothing comes of: %s', { timeout: LONG_MS }, async (name) => {
    const { context, page, loot } = await attacked('/app/recipes/settings', name);
    expect(loot).toEqual([]);
    const { pathname, origin, searchParams } = new URL(page.url());
    expect(origin).toBe(theatre.stage.origin);
    // To sign in is what an app may ask for; it is this app's own door, and leads back into the app.
    if (pathname === `/apps/${APP_ID}/login`)
      expect(searchParams.get('nextUrl')).toMatch(/^\/app\/recipes\/(?!\/)(?!.*\.\.)/);
    else {
      expect(`${pathname}/`).toMatch(/^\/app\/recipes\//);
      // A page that is just being loaded anew has no title of its own.
      await page.waitForFunction(() => /^(.{1,80} · )?Recipe book$/.test(document.title));
    }
    expect(JSON.stringify(theatre.stage.reports)).not.toContain('"stolen"');
    expect(context.pages()).toHaveLength(1);
    await context.close();
  });
});
