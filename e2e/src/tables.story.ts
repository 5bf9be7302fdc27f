import type { Page } from '@playwright/test';
import { ask, enter, expect, preview, test } from './stage.ts';

const STOCK = 'A stock list of items with quantity, reorder level, price and state';

/** Gives the app's frame this width, whatever the builder has for it. */
const widen = (page: Page, width: number) =>
  page
    .locator('iframe')
    .first()
    .evaluate((frame, to) => {
      Object.assign(frame.style, { position: 'fixed', top: '0', left: '0', zIndex: '999' });
      Object.assign(frame.style, { width: `${to}px`, height: '800px' });
    }, width);

test('a table shows its columns beside what can be done with its rows, or leads to them with a sign', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1600, height: 900 });
  await enter(page, url);
  await ask(page, STOCK);
  const table = preview(page).getByRole('table', { name: 'Stock items' });
  await expect(table).toBeVisible();
  /** What of the table is out of sight, and what lies over the values of its first row. */
  const seen = () =>
    table.evaluate((element) => {
      const box = element.parentElement!;
      const cells = [...element.querySelector('tbody tr')!.querySelectorAll('td')];
      const bounds = cells.map((cell) => cell.getBoundingClientRect());
      const actions = bounds.at(-1)!;
      const end = Math.min(actions.left, box.getBoundingClientRect().right);
      return {
        hidden: box.scrollWidth - box.clientWidth,
        covered: bounds.slice(0, -1).filter(({ right }) => right > end + 1).length,
        actions: Math.round(actions.width),
        isSaid: box.parentElement!.matches('[data-more-left], [data-more-right]'),
      };
    });
  for (const width of [1440, 1024, 815]) {
    await widen(page, width);
    const all = { hidden: 0, covered: 0, isSaid: false };
    await expect.poll(seen, { message: `at ${width}` }).toMatchObject(all);
    await page.screenshot({ path: test.info().outputPath(`table-${width}.png`) });
  }
  // Where there is no room for all of it, its edge says so, and its end can be scrolled clear.
  await widen(page, 660);
  await expect.poll(seen).toMatchObject({ isSaid: true });
  expect((await seen()).actions).toBeLessThan(140);
  await table.evaluate((element) => element.parentElement!.scrollBy(2_000, 0));
  await expect.poll(seen).toMatchObject({ covered: 0, isSaid: true });
  await widen(page, 1440);
  await expect.poll(seen).toMatchObject({ hidden: 0, isSaid: false });
});
