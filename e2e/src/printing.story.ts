import { comeIn, makeApp, makeBuilder, running } from './people.ts';
import { expect, test } from './stage.ts';

test('a list on paper is its heading, the day and all of its rows, in black on white', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  const { appId, slug } = await makeApp(owner, 'Track parts with a number and a supplier');
  const rows = Array.from({ length: 110 }, (_, at) => ({ name: `Bolt ${at}`, number: `B-${at}` }));
  await owner.call('POST', `/live_api/apps/${appId}/entities/Part/bulk`, rows);
  await comeIn(page, owner);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${url}/app/${slug}`);
  const app = running(page);
  const lines = app.getByRole('row');
  await expect(app.getByRole('button', { name: /^\d+ more$/ })).toBeVisible();
  await expect(app.getByRole('button', { name: 'Print' })).toBeVisible();
  const onPaper = (name: 'beforeprint' | 'afterprint') =>
    app.locator('html').evaluate((_, type) => dispatchEvent(new Event(type)), name);

  await page.emulateMedia({ media: 'print' });
  await onPaper('beforeprint');
  const heading = app.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  await expect(app.getByText(today)).toBeVisible();
  await expect(app.getByText('Bolt 0', { exact: true })).toHaveCount(1);
  expect(await lines.count()).toBeGreaterThan(110);
  await expect(app.locator('button:visible, nav:visible, input:visible')).toHaveCount(0);
  const ink = () =>
    heading.evaluate((element) => [
      document.documentElement.classList.contains('dark'),
      getComputedStyle(element).color,
    ]);
  expect((await ink())[0]).toBe(false);
  await onPaper('afterprint');
  expect((await ink())[0]).toBe(true);
});
