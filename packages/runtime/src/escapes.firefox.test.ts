import { existsSync } from 'node:fs';
import { createCompiler } from '@trellis/compiler';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attackingApp, ESCAPES } from './testing/escapes/index.ts';
import { APP_ID, KIT_ROOT } from './testing/fixture.ts';
import { openStage, type Stage } from './testing/stage.ts';

/** The same ways out in the other browser that people use, in the long run. */
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
const NAMES = ESCAPES.map(({ name }) => name);
const LONG_MS = 90_000;

describe.skipIf(!FIREFOX || !process.env.EVERY_LOOK)('ways out in Firefox', () => {
  let stage: Stage;
  let browser: Browser;
  beforeAll(async () => {
    const { launch } = await import('puppeteer-core');
    [stage, browser] = await Promise.all([
      openStage(),
      launch({
        browser: 'firefox',
        executablePath: FIREFOX,
        headless: true,
        // People's browsers open no window by themselves.
        extraPrefsFirefox: { 'dom.disable_open_during_load': true },
      }),
    ]);
    const compiler = createCompiler({ kitRoot: KIT_ROOT, vendor: stage.runtime.vendor });
    const files = attackingApp(ESCAPES);
    const info = { appId: APP_ID, versionId: null };
    stage.preview = await compiler.compile(files, info);
    stage.published = (await compiler.link(files, info)).build;
  }, LONG_MS);
  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  /** Opens the page, waits until the attack is over, and answers what it says it got hold of. */
  async function attacked(address: string): Promise<{ page: Page; loot: string[] }> {
    const page = await browser.newPage();
    const loot: string[] = [];
    const { promise: over, resolve } = Promise.withResolvers<void>();
    page.on('console', (message) => {
      const [, what] = /^loot (.*)/s.exec(message.text()) ?? [];
      if (what === 'done') setTimeout(resolve, 500);
      else if (what?.startsWith('got')) loot.push(what);
    });
    await page.goto(stage.origin + address, { waitUntil: 'domcontentloaded' });
    await Promise.race([over, new Promise((late) => setTimeout(late, 8_000))]);
    return { page, loot };
  }
  const windows = async () => (await browser.pages()).length;

  it.each(NAMES)('nothing comes in the builder of: %s', { timeout: LONG_MS }, async (name) => {
    const before = await windows();
    const path = encodeURIComponent(`/settings?escape=${encodeURIComponent(name)}`);
    const { page, loot } = await attacked(`/builder?path=${path}`);
    expect(loot).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/builder');
    const found = await page.evaluate(() =>
      globalThis.probe.events
        .filter(({ type }) => type === 'chat' || type === 'url')
        .map(({ type, value }) => `${type} ${value}`),
    );
    expect(found.filter((one) => !/^url \/(?![/\\])/.test(one) || one.includes('..'))).toEqual([]);
    expect(await windows()).toBe(before + 1);
    await page.close();
  });

  it.each(NAMES)('nothing comes on a published page of: %s', { timeout: LONG_MS }, async (name) => {
    const before = await windows();
    const { page, loot } = await attacked(
      `/app/recipes/settings?escape=${encodeURIComponent(name)}`,
    );
    expect(loot).toEqual([]);
    const { origin, pathname } = new URL(page.url());
    expect(origin).toBe(stage.origin);
    // To sign in is what an app may ask for: at its own door.
    expect(pathname).toMatch(new RegExp(`^/(app/recipes(/|$)|apps/${APP_ID}/login$)`));
    expect(await windows()).toBe(before + 1);
    await page.close();
  });
});
