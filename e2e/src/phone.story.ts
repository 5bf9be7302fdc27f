import type { Page } from '@playwright/test';
import { adminOf, comeIn, makeApp, makeBuilder } from './people.ts';
import { expect, preview, test } from './stage.ts';
import { smallTargets } from './targets.ts';

/** How wide the page is: a phone shows one that is wider than it smaller, and tells its own width so. */
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

test('on a phone everything in the builder is large enough for a finger', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(120_000);
  await adminOf(url);
  const owner = await makeBuilder(url);
  const { appId } = await makeApp(
    owner,
    'A list of boats with name, kind (sail, motor) and length',
  );
  await comeIn(page, owner);
  const shots = process.env.SHOTS;
  const measured = async (name: string) => {
    await page.waitForTimeout(300);
    if (shots) await page.screenshot({ path: `shots/phone-${name}.png` });
    expect.soft([name, await width(page), await smallTargets(page)]).toEqual([name, 375, []]);
  };
  await page.goto(`${url}/home`);
  await expect(page.getByRole('link', { name: /Boat/ }).first()).toBeVisible();
  await measured('home');
  await page.goto(`${url}/settings`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await measured('settings');
  await page.goto(`${url}/build/app/${appId}`);
  const tab = (name: string) => page.getByRole('tab', { name }).tap();
  await tab('Preview');
  await expect(preview(page).getByRole('heading', { level: 1 }).first()).toBeVisible();
  await measured('preview');
  await tab('Chat');
  await measured('chat');
  await tab('Panels');
  const menu = page.getByRole('navigation', { name: 'Panels' });
  await measured('panels');
  for (const name of ['App details', 'App texts', 'App branding', 'App settings', 'Users']) {
    await menu.getByRole('button', { name }).tap();
    const panel = page.getByRole('complementary', { name });
    await expect(panel).toBeVisible();
    await measured(name.toLowerCase().replace(' ', '-'));
    await panel.getByRole('button', { name: 'Done', exact: true }).tap();
  }
  await menu.getByRole('button', { name: 'Database' }).tap();
  await expect(page.getByText('Boat 1').first()).toBeVisible();
  await measured('database');
  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  await expect(page.getByRole('dialog').getByText('Who can open this app')).toBeVisible();
  await measured('publish');
});

test('on a phone an admin has all of the buttons, too', async ({ page, builtIn: { url } }) => {
  const admin = await adminOf(url);
  const { appId } = await makeApp(admin, 'A list of boats with name', { isDraft: true });
  await comeIn(page, admin);
  await page.goto(`${url}/home`);
  await expect(page.getByText('Code app')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Build it' })).toBeInViewport({ ratio: 1 });
  expect(await width(page)).toBe(375);
  await page.goto(`${url}/build/app/${appId}`);
  const status = page.getByRole('status', { name: 'Publication' });
  await expect(status).toBeVisible();
  const [bar, line] = [await page.locator('header').boundingBox(), await status.boundingBox()];
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(
    (bar?.y ?? 0) + (bar?.height ?? 0),
  );
});

test('on a phone a link to a panel leads to its tab', async ({ page, builtIn: { url } }) => {
  const owner = await makeBuilder(url);
  const { appId } = await makeApp(owner, 'A list of boats with name', { isDraft: true });
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}#panel=users`);
  await expect(page.getByRole('tab', { name: 'Panels' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('complementary', { name: 'Users' })).toBeVisible();
  await page.getByRole('tab', { name: 'Chat' }).tap();
  await page.evaluate(() => window.location.replace('#panel=branding'));
  await expect(page.getByRole('complementary', { name: 'App branding' })).toBeVisible();
});

test('on a phone the rows of the database stand below each other, and are found, opened, changed, added and deleted', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  const { appId } = await makeApp(owner, 'A list of boats with name and length', { isDraft: true });
  const list = `/live_api/apps/${appId}/entities/Boat`;
  const boats = () => owner.call<{ id: string; name: string; length?: number }[]>('GET', list);
  const first = (await boats())[0]!;
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}#panel=database`);
  const rows = page.getByRole('list', { name: 'Boat' }).getByRole('listitem');
  await expect(rows.filter({ hasText: first.name })).toHaveCount(1);
  await expect(page.getByRole('grid')).toHaveCount(0);
  expect([await width(page), await smallTargets(page)]).toEqual([375, []]);

  await page.getByRole('searchbox').fill(first.name);
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button').tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Name/ }).tap();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Alba');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await boats()).some(({ name }) => name === 'Alba')).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('');
  await expect(rows.filter({ hasText: 'Alba' })).toHaveCount(1);

  await page.getByRole('button', { name: 'New row' }).tap();
  await sheet.getByRole('button', { name: /^Name/ }).tap();
  await page.keyboard.type('Borea');
  await page.keyboard.press('Enter');
  await sheet.getByRole('button', { name: 'Save the row' }).tap();
  await expect(rows.filter({ hasText: 'Borea' })).toHaveCount(1);

  await rows.filter({ hasText: 'Alba' }).getByRole('button').tap();
  await sheet.getByRole('button', { name: 'Delete' }).tap();
  await expect(rows.filter({ hasText: 'Alba' })).toHaveCount(0);

  // Whoever wants the columns has them.
  await page.getByRole('button', { name: 'More for this table' }).tap();
  await page.getByRole('button', { name: 'Show as a table' }).tap();
  await expect(page.getByRole('grid', { name: 'Boat' })).toBeVisible();
});
