import { readFileSync } from 'node:fs';
import { createCompiler, FONT_BASE, fontFile } from '@trellis/compiler';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTheatre, type Theatre } from './testing/browser.ts';
import { APP_ID } from './testing/fixture.ts';

/** Text and heading, as the looks pair them. */
const PAIRS = [
  ['Figtree Variable', 'Fraunces Variable'],
  ['Public Sans Variable', 'Space Grotesk Variable'],
  ['Lora Variable', 'Lora Variable'],
  ['Archivo Variable', 'Archivo Variable'],
  ['Manrope Variable', 'Manrope Variable'],
  ['Instrument Sans Variable', 'Playfair Display Variable'],
  ['Figtree Variable', 'Quicksand Variable'],
  ['Figtree Variable', 'Outfit Variable'],
] as const;

const CLASSES = [
  [
    'Morning flow',
    'Wake up slowly: an hour of gentle movement, for whoever likes to begin the day before the others do.',
  ],
  [
    'Beginners’ basics',
    'No experience is needed. We take our time, explain each posture, and nobody has to be able to do anything.',
  ],
  [
    'Yin by candlelight',
    'Long, quiet postures on the floor. Bring something warm to wear, and a cushion if you have one.',
  ],
  [
    'Power hour',
    'Strong and quick. You should have been here a few times and know the names of the usual postures.',
  ],
] as const;

const PAGE = `<header class="flex h-16 items-center border-b px-6"><b class="font-heading text-lg">Yoga Studio</b><nav class="ms-6 flex gap-6 text-sm"><a>Classes</a><a>My bookings</a><a>Teachers</a></nav></header>
<main class="mx-auto max-w-6xl px-6 py-10"><h1 class="font-heading text-4xl">Find your class, keep your place</h1>
<p class="mt-4 max-w-prose">Every week there are sixteen classes in two studios. Bring a mat, or take one of ours: they stand beside the door.</p>
<ul class="mt-8 grid gap-4 sm:grid-cols-4">${CLASSES.map(([name, text]) => `<li class="rounded-xl border p-4"><h2 class="font-heading text-lg">${name}</h2><p class="text-sm">${text}</p></li>`).join('')}</ul>
<footer class="mt-8 text-sm">Opening hours: Monday to Friday from 7 to 21 o’clock</footer></main>`;

let theatre: Theatre;
let browser: Browser;
beforeAll(async () => {
  theatre = await openTheatre();
  ({ browser } = theatre);
}, 60_000);
afterAll(() => theatre.close());

/** The style sheet that an app with these typefaces gets; what it names after them would move everything. */
async function sheetOf(body: string, heading: string): Promise<string> {
  const compiler = createCompiler({
    kitRoot: theatre.kitRoot,
    vendor: theatre.stage.runtime.vendor,
  });
  const { css } = await compiler.compile(
    {
      'pages/Home.tsx': `export default () => <div>${PAGE.replaceAll('class=', 'className=')}</div>;`,
      'globals.css': `:root { --app-font: "${body}", monospace; --app-heading-font: "${heading}", var(--app-font); }\nh1, h2 { font-weight: 600; }`,
    },
    { appId: APP_ID, versionId: null },
  );
  return css.text;
}

it.each(PAIRS)(
  'text in %s and %s is there at once, and does not move when its font comes',
  async (body, heading) => {
    const css = await sheetOf(body, heading);
    for (const width of [375, 1440]) {
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      let come = () => {};
      const isThere = new Promise<void>((resolve) => (come = resolve));
      await page.route('http://app.test/**', async (route) => {
        const { pathname } = new URL(route.request().url());
        if (!pathname.startsWith(FONT_BASE))
          return route.fulfill({
            contentType: 'text/html',
            body: `<!doctype html><meta name="viewport" content="width=device-width"><style>${css}</style><body>${PAGE}</body>`,
          });
        await isThere;
        const file = fontFile(pathname.slice(FONT_BASE.length))!;
        return route.fulfill({ contentType: 'font/woff2', body: readFileSync(file) });
      });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('http://app.test/', { waitUntil: 'commit' });
      const painted = () =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
      await expect.poll(painted).toBe(1);
      const loaded = () =>
        page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
      const before = await loaded();
      come();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(150);
      expect(await loaded()).toBeGreaterThan(before);
      const shift = await page.evaluate(() =>
        (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
      );
      // As layout shift is counted: to a hundredth. A line that breaks elsewhere in one card is a tenth of that.
      expect([width, Math.round(shift * 100) / 100]).toEqual([width, 0]);
      await page.close();
    }
  },
);
