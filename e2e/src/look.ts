import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './stage.ts';

/** With SHOTS=1 every screen is also photographed, for people to look at. */
const SHOTS = process.env.SHOTS ? 'shots' : null;
const WIDTHS = [375, 768, 1440];
/** Every width in either scheme in the long run; in the quick one a desk in the light, where most look. */
const IS_LONG = Boolean(process.env.EVERY_LOOK || SHOTS);
const LOOKS = ((IS_LONG ? ['light', 'dark'] : ['light']) as ('light' | 'dark')[]).map((scheme) => ({
  scheme,
  widths: IS_LONG ? WIDTHS : [1440],
}));

/**
 * No serious fault by axe, nothing wider than the screen, in light and dark, at three widths in the long
 * run; by axe at the widest, or at each and of the panel alone where `phoneTab` says that it is another
 * page on a phone.
 */
export async function look(page: Page, name: string, phoneTab?: string): Promise<void> {
  for (const { scheme, widths } of LOOKS) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      if (phoneTab && width < 768) await page.getByRole('tab', { name: phoneTab }).click();
      await page.waitForTimeout(250);
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}-${scheme}-${width}.png` });
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect([name, scheme, width, wider <= 0]).toEqual([name, scheme, width, true]);
      if (phoneTab || width === widths.at(-1))
        expect([name, scheme, width, await faults(page, phoneTab ? PANEL : null)]).toEqual([
          name,
          scheme,
          width,
          [],
        ]);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/**
 * No serious fault by axe in the frame of an app, in either scheme: it has an origin of its own, where what looks at the
 * page around it does not get.
 */
export async function lookInApp(app: FrameLocator, name: string): Promise<void> {
  const html = app.locator('html');
  await html.evaluate(axe.source);
  const wasDark = await html.evaluate((root) => root.classList.contains('dark'));
  for (const isDark of [false, true]) {
    await html.evaluate((root, on) => root.classList.toggle('dark', on), isDark);
    // Until colors that change slowly have changed.
    await html.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    const { violations } = await html.evaluate(
      (root, tags) =>
        (globalThis as unknown as { axe: typeof axe }).axe.run(root, {
          runOnly: { type: 'tag', values: tags },
        }),
      TAGS,
    );
    expect([name, isDark, seriousOf(violations)]).toEqual([name, isDark, []]);
  }
  await html.evaluate((root, on) => root.classList.toggle('dark', on), wasDark);
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What changes from one panel to the next: the rest of the page is looked at in other stories. */
const PANEL = 'aside, nav';

async function faults(page: Page, within: string | null): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (within) axe.include(within);
  const { violations } = await axe
    .withTags(TAGS)
    // The app's own screens stand in the frame; generated apps have their own story.
    .exclude('iframe')
    // In this page alone: without it each look opens another page, and looks into every frame.
    .setLegacyMode()
    .analyze();
  return seriousOf(violations);
}

function seriousOf(violations: readonly axe.Result[]): string[] {
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((n) => n.html)
        .join(' | ')
        .slice(0, 400)}`,
  );
}
