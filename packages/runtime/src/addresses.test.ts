import { createCompiler } from '@trellis/compiler';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTheatre, type Theatre } from './testing/browser.ts';
import { APP_ID, recipesApp } from './testing/fixture.ts';

const HOW_MANY = process.env.EVERY_LOOK ? 10_000 : 1_000;

let theatre: Theatre;
beforeAll(async () => {
  theatre = await openTheatre();
  const { stage, kitRoot } = theatre;
  const compiler = createCompiler({ kitRoot, vendor: stage.runtime.vendor });
  stage.preview = await compiler.compile(recipesApp(), { appId: APP_ID, versionId: null });
}, 60_000);
afterAll(() => theatre.close());

const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '..',
      '.',
      '%2e',
      '%2E%2e',
      '%2f',
      '%5c',
      '%252e',
      '%25252f',
      '\t',
      '\n',
      '\r',
    ],
    ...[
      '?',
      '#',
      ':',
      '@',
      'a',
      'login',
      'logout',
      'https:',
      'javascript:',
      'example.com',
      '%00',
      '\0',
    ],
    ...[';', '%', '😀', '\u202e', '\uff0e\uff0e', '\u2215', 'blob:', 'data:', '[', ']', ' '],
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const address = fc
  .tuple(fc.constantFrom('/', '', '/../', '//', '/..\\'), fc.array(piece, { maxLength: 10 }))
  .map(([start, parts]) => start + parts.join(''));

it('of thousands of addresses from an app none moves the page out of the app, as the browser has it', async () => {
  const given = fc.sample(address, HOW_MANY);
  const page = await theatre.browser.newPage();
  await page.goto(`${theatre.stage.origin}/builder`);
  await page.waitForFunction(() => globalThis.probe?.events.some(({ type }) => type === 'painted'));
  for (const base of ['/app/recipes', `/build/app/${APP_ID}`]) {
    const { taken, out } = await page.evaluate(
      ([below, addresses]) => {
        const { readMessage, browserHistory } = globalThis.probe;
        const places = browserHistory(below);
        const { origin } = location;
        const link = document.createElement('a');
        let count = 0;
        const wrong: string[] = [];
        for (const url of addresses) {
          const said = { type: 'AppChangedUrl', url, state: null, replace: true };
          const message = readMessage(said);
          if (message?.type !== 'AppChangedUrl') continue;
          count++;
          places.replace(message.url, null);
          link.href = below + message.url;
          for (const { href } of [location, link]) {
            const there = new URL(href);
            const isBelow = there.pathname.startsWith(`${below}/`);
            if (there.origin !== origin || !isBelow || href !== origin + below + message.url)
              wrong.push(`${JSON.stringify(url)} led to ${href}`);
          }
        }
        return { taken: count, out: wrong };
      },
      [base, given] as const,
    );
    expect(out).toEqual([]);
    // Neither is everything dropped.
    expect(taken).toBeGreaterThan(HOW_MANY / 10);
  }
  await page.close();
}, 300_000);
