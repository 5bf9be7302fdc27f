import { existsSync } from 'node:fs';
import { createCompiler } from '@trellis/compiler';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APP_ID, KIT_ROOT, recipesApp } from './testing/fixture.ts';
import { openStage, type Stage } from './testing/stage.ts';

/**
 * The same attacks in the other browser that people use, in the long run; where there is none on this
 * machine they are left out.
 */
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

const ATTACK = `
// By names that no compiler reads: what is looked for is the browser's own answer.
const above = (name) => globalThis[name];
const tried = (act) => { try { return String(act()); } catch (error) { return error.name; } };
async function attack() {
  const found = {
    origin: globalThis.origin,
    parentDocument: tried(() => above('parent').document.body.innerHTML),
    topLocation: tried(() => above('top')['loca' + 'tion'].href),
    parentStorage: tried(() => above('parent').localStorage.length),
    navigateTop: tried(() => { above('top')['loca' + 'tion'] = 'https://example.com/'; return 'set'; }),
    cookie: tried(() => Object.getOwnPropertyDescriptor(Document.prototype, 'cookie').get.call(document)),
    eval: tried(() => new Function('return 1')()),
  };
  document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="globalThis.inline = 1">');
  const script = document.createElement('script');
  script.textContent = 'globalThis.inline = 2';
  document.body.append(script);
  found.remote = await import(/* @vite-ignore */ __trellis.serverUrl + '/builder.js').then(() => 'loaded', () => 'refused');
  found.builderCall = await fetch(__trellis.serverUrl + '/preview.json', { credentials: 'include' }).then((a) => a.text(), () => 'refused');
  found.elsewhere = await fetch('https://example.com/').then(() => 'sent', () => 'refused');
  await new Promise((resolve) => setTimeout(resolve, 100));
  found.inline = String(globalThis.inline);
  return found;
}
`;
const ATTACKER = `import { useEffect } from 'react';
${ATTACK}
export default function Settings() {
  useEffect(() => { attack().then((found) => __trellis.reportError({ title: JSON.stringify(found), scope: 'app' })); }, []);
  return <h1>Attack</h1>;
}
`;

describe.skipIf(!FIREFOX || !process.env.EVERY_LOOK)('app code in Firefox', () => {
  let stage: Stage;
  let browser: Browser;
  beforeAll(async () => {
    const { launch } = await import('puppeteer-core');
    [stage, browser] = await Promise.all([
      openStage(),
      launch({ browser: 'firefox', executablePath: FIREFOX, headless: true }),
    ]);
    const compiler = createCompiler({ kitRoot: KIT_ROOT, vendor: stage.runtime.vendor });
    const files = { ...recipesApp(), 'pages/Settings.tsx': ATTACKER };
    stage.published = (await compiler.link(files, { appId: APP_ID, versionId: null })).build;
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await stage.close();
  });

  it('reaches nothing of the page around it, runs no code but its own, and calls nobody else', async () => {
    const page = await browser.newPage();
    await page.goto(`${stage.origin}/app/recipes/settings`, { waitUntil: 'domcontentloaded' });
    const titles = () => (stage.reports as { errorTitle: string }[]).map((one) => one.errorTitle);
    const found = () => titles().find((title) => title.startsWith('{'));
    await expect.poll(found, { timeout: 15_000 }).toBeDefined();
    // What it may not call is told to its builder.
    expect(titles().join('\n')).toContain('https://example.com');
    expect(JSON.parse(found()!)).toEqual({
      origin: 'null',
      parentDocument: 'SecurityError',
      topLocation: 'SecurityError',
      parentStorage: 'SecurityError',
      navigateTop: 'SecurityError',
      cookie: 'SecurityError',
      eval: 'EvalError',
      remote: 'refused',
      builderCall: 'refused',
      elsewhere: 'refused',
      inline: 'undefined',
    });
    expect(new URL(page.url()).pathname).toBe('/app/recipes/settings');
    await page.close();
  });

  it('runs with its history on an origin of its own as well', async () => {
    const page = await browser.newPage();
    const origin = stage.origin.replace('127.0.0.1', 'localhost');
    await page.goto(`${origin}/recipes`, { waitUntil: 'domcontentloaded' });
    const heading = () => page.evaluate(() => document.querySelector('h1')?.textContent ?? '');
    await expect.poll(heading, { timeout: 15_000 }).toBe('All recipes');
    await page.evaluate(() => globalThis.__trellis.navigate('/collections'));
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/collections');
    await page.evaluate(() => history.back());
    await expect.poll(heading).toBe('All recipes');
    await page.close();
  });
});
