import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './stage.ts';

/** With SHOTS=1 every screen is also photographed, for people to look at. */
const SHOTS = process.env.SHOTS ? 'shots' : null;
const WIDTHS = [375, 768, 1440];

/** No serious fault by axe, nothing wider than the screen, in light and dark, at three widths. */
export async function look(page: Page, name: string, phoneTab?: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      if (phoneTab && width < 768) await page.getByRole('tab', { name: phoneTab }).click();
      await page.waitForTimeout(250);
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}-${scheme}-${width}.png` });
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect([name, scheme, width, wider <= 0]).toEqual([name, scheme, width, true]);
    }
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      // The app's own screens stand in the frame; generated apps have their own story.
      .exclude('iframe')
      .analyze();
    const serious = violations.filter(
      ({ impact }) => impact === 'serious' || impact === 'critical',
    );
    expect([
      name,
      scheme,
      serious.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map((n) => n.html)
            .join(' | ')
            .slice(0, 400)}`,
      ),
    ]).toEqual([name, scheme, []]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
