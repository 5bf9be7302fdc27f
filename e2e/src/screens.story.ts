import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { NOTES } from './notes-app.ts';
import { ask, enter, expect, preview, test } from './stage.ts';

/** With SHOTS=1 every screen is also photographed, for people to look at. */
const SHOTS = process.env.SHOTS ? 'shots' : null;
const WIDTHS = [375, 768, 1440];

/** No serious fault by axe, nothing wider than the screen, in light and dark, at three widths. */
async function look(page: Page, name: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
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

test('every screen holds to the accessibility rules, in light and dark, at three widths', async ({
  page,
  withModel: { url, model },
}) => {
  test.setTimeout(180_000);
  model.reset();
  await page.goto(`${url}/login`);
  await look(page, 'login');
  await enter(page, url);
  await look(page, 'home');
  await page.goto(`${url}/settings`);
  await look(page, 'settings');
  await page.goto(`${url}/error/unauthorized`);
  await look(page, 'unauthorized');
  await page.goto(`${url}/nowhere`);
  await page.goto(`${url}/home`);

  model.will({ text: NOTES });
  await ask(page, 'A notes app');
  await expect(preview(page).getByText('First note')).toBeVisible();
  await look(page, 'build');
  await page.keyboard.press('Control+b');
  await look(page, 'build-details');
  await page
    .getByRole('button', { name: /Write pages/ })
    .first()
    .click();
  await look(page, 'build-step');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await look(page, 'publish');
  const { pathname } = new URL(page.url());
  const appId = pathname.split('/')[3];
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Your app is live at')).toBeVisible();
  await look(page, 'published');
  await page.goto(`${url}/home`);
  await expect(page.getByRole('link', { name: /notes/i })).toBeVisible();
  await look(page, 'home-with-apps');
  await page.goto(`${url}/apps/${appId}/login`);
  await look(page, 'app-login');
});
