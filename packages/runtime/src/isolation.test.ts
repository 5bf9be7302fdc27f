import { createCompiler } from '@trellis/compiler';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPreview, openTheatre, type TestCompiler, type Theatre } from './testing/browser.ts';
import { APP_ID, recipesApp } from './testing/fixture.ts';

/** What hostile app code tries, and what must come of it (isolation.md: 'What an attack test must show'). */
let theatre: Theatre;
let compiler: TestCompiler;
const app = recipesApp();

beforeAll(async () => {
  theatre = await openTheatre();
  compiler = createCompiler({ kitRoot: theatre.kitRoot, vendor: theatre.stage.runtime.vendor });
}, 60_000);
afterAll(() => theatre.close());

describe('app code', () => {
  it('reads nothing of the builder: no DOM, storage, cookies, databases', async () => {
    const preview = await openPreview(theatre, compiler, app);
    const outcomes = await preview.frame.evaluate(async () => {
      const attempts: Record<string, () => unknown> = {
        parentDocument: () => parent.document.body.innerHTML,
        topLocation: () => top!.location.href,
        parentStorage: () => parent.localStorage.length,
        parentProbe: () => (parent as unknown as { probe: unknown }).probe,
        frameElement: () => (frameElement === null ? 'none' : frameElement.outerHTML),
        cookie: () =>
          Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!.get!.call(document),
        opener: () => (opener === null ? 'none' : opener),
      };
      const results: Record<string, string> = { origin: globalThis.origin };
      for (const [name, attempt] of Object.entries(attempts)) {
        try {
          results[name] = String(attempt());
        } catch (error) {
          results[name] = (error as Error).name;
        }
      }
      return results;
    });
    expect(outcomes).toEqual({
      origin: 'null',
      parentDocument: 'SecurityError',
      topLocation: 'SecurityError',
      parentStorage: 'SecurityError',
      parentProbe: 'SecurityError',
      frameElement: 'none',
      cookie: 'SecurityError',
      opener: 'none',
    });
    await preview.page.close();
  });

  it('sends no cookie of the builder, and may read no builder answer', async () => {
    const preview = await openPreview(theatre, compiler, app);
    const asked = preview.page.waitForRequest((request) => request.url().endsWith('/preview.json'));
    const outcome = await preview.frame.evaluate(() =>
      fetch('/preview.json', { credentials: 'include' }).then(
        () => 'read',
        (error) => error.name,
      ),
    );
    expect(outcome).toBe('TypeError');
    expect((await (await asked).allHeaders()).cookie).toBeUndefined();
    await preview.page.close();
  });

  it('does not navigate the top window, nor run texts or handlers in markup, nor load code from elsewhere', async () => {
    // In the app itself: what the test runner evaluates is not held to the frame's policy.
    const files = {
      ...app,
      'services/attack.ts': `export async function attack() {
  const tried = {};
  try { top['loca' + 'tion'] = 'https://example.com/'; tried.top = 'set'; } catch (error) { tried.top = error.name; }
  try { new Function('globalThis.inline = 3')(); } catch (error) { tried.eval = error.name; }
  document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="globalThis.inline = 1">');
  const script = document.createElement('script');
  script.textContent = 'globalThis.inline = 2';
  document.body.append(script);
  const code = globalThis.origin + '/builder.js';
  tried.remote = await import(code).then(() => 'loaded', () => 'refused');
  tried.worker = await new Promise((resolve) => {
    try { new Worker('/builder.js').onerror = () => resolve('refused'); } catch (error) { resolve('refused'); }
  });
  tried.elsewhere = await fetch('https://example.com/').then(() => 'sent', () => 'refused');
  await new Promise((resolve) => setTimeout(resolve, 100));
  return JSON.stringify({ ...tried, inline: String(globalThis.inline) });
}
`,
      'pages/Settings.tsx': `import { useEffect, useState } from 'react';
import { attack } from '@/services/attack';
export default function Settings() {
  const [found, setFound] = useState('');
  useEffect(() => { attack().then(setFound); }, []);
  return found ? <p id="found">{found}</p> : null;
}
`,
    };
    const preview = await openPreview(theatre, compiler, files, '/settings');
    const before = preview.page.url();
    await preview.frame.waitForSelector('#found');
    expect(JSON.parse((await preview.text('#found'))!)).toEqual({
      top: 'SecurityError',
      eval: 'EvalError',
      remote: 'refused',
      worker: 'refused',
      elsewhere: 'refused',
      // A script that the app puts in is code of the app; what stands in markup would be another number.
      inline: '2',
    });
    expect(preview.page.url()).toBe(before);
    await preview.page.close();
  });

  it('that slips out of its frame is brought back to its page', async () => {
    const preview = await openPreview(theatre, compiler, app, '/recipes');
    await preview.frame.evaluate(() => {
      const name = 'loca' + 'tion';
      (window as unknown as Record<string, { href: string }>)[name]!.href = '/elsewhere';
    });
    await preview.waitFor('slipped');
    await preview.waitFor('painted', 2);
    await preview.frame.waitForSelector('h1:text("All recipes")');
    await preview.page.close();
  });

  it('forges no message of another window: only the frame that was made is heard', async () => {
    const preview = await openPreview(theatre, compiler, app);
    await preview.page.evaluate(() => {
      const other = document.createElement('iframe');
      other.srcdoc = "<script>parent.postMessage('trellis:hello', '*')</script>";
      document.body.append(other);
      postMessage('trellis:hello', '*');
    });
    await preview.page.waitForTimeout(200);
    expect(await preview.events('slipped')).toEqual([]);
    await preview.page.close();
  });

  it('opened by its own address, the frame’s document is opaque and empty', async () => {
    const page = await theatre.browser.newPage();
    await page.goto(`${theatre.stage.origin}/_frame/0123456789abcdef01234567`);
    expect(await page.evaluate(() => globalThis.origin)).toBe('null');
    expect(await page.evaluate(() => document.body.innerText.trim())).toBe('');
    await page.close();
  });

  it('leads out only by a click, and never by a script address', async () => {
    const files = {
      ...app,
      'pages/Settings.tsx': `import { useEffect } from 'react';
export default function Settings() {
  useEffect(() => { setTimeout(() => document.getElementById('out').click(), 50); }, []);
  return <><a id="out" href="https://example.com/">Out</a><a id="script" href="javascript:globalThis.inline=4">Script</a></>;
}
`,
    };
    theatre.stage.preview = await compiler.compile(files, { appId: APP_ID, versionId: null });
    const context = await theatre.browser.newContext();
    const page = await context.newPage();
    const opened = () => context.pages().length - 1;
    await page.goto(`${theatre.stage.origin}/builder?path=/settings`);
    // Nothing is evaluated until then: the test runner's evaluations count as a person's clicks.
    await page.waitForTimeout(1_500);
    expect(opened()).toBe(0);
    const inside = page.frameLocator('iframe');
    const [out] = await Promise.all([context.waitForEvent('page'), inside.locator('#out').click()]);
    await expect.poll(() => out.url()).toMatch(/^https:\/\/example\.com\/|^chrome-error:/);
    await inside.locator('#script').click();
    expect(await page.frames()[1]!.evaluate(() => 'inline' in globalThis)).toBe(false);
    expect(opened()).toBe(1);
    await context.close();
  });
});
