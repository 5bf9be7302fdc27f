import type { Route } from '@playwright/test';
import { look } from './look.ts';
import { adminOf, comeIn, makeApp, makeBuilder } from './people.ts';
import { expect, signUp, test } from './stage.ts';

test('apps are renamed, sorted into folders, found, duplicated, deleted and brought back from home', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  await makeApp(owner, 'A recipe book');
  await makeApp(owner, 'Track houseplants with name and last watered');
  await comeIn(page, owner);
  await page.goto(`${url}/home`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.first().getByText(/^Edited /)).toBeVisible();
  const recipes = cards.filter({ hasText: /Recipe/ });

  await recipes.getByRole('button', { name: /^More for/ }).click();
  await look(page, 'home-menu');
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const rename = page.getByRole('dialog');
  await rename.getByLabel('Name').fill('Grandma’s kitchen');
  await rename.getByRole('button', { name: 'Rename' }).click();
  const kitchen = cards.filter({ hasText: 'Grandma’s kitchen' });
  await expect(kitchen).toHaveCount(1);

  await kitchen.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Move to folder' }).click();
  await page.getByRole('dialog').getByLabel('Folder').fill('Family');
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  await page.getByText('Family · 1').click();
  await expect(cards).toHaveCount(1);
  await expect(kitchen).toHaveCount(1);
  await page.getByText('All', { exact: true }).click();
  await expect(cards).toHaveCount(2);

  await kitchen.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(kitchen).toHaveCount(1);
  await look(page, 'home-apps');

  // The whole card opens the app.
  await kitchen.click({ position: { x: 80, y: 60 } });
  await expect(page).toHaveURL(/\/build\/app\//);
  await expect(page.frameLocator('iframe').first().getByText('Grandma’s kitchen')).toBeVisible();
});

test('by keys alone one is back where one was after a dialog, of a menu and within another as well', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  const { appId } = await makeApp(owner, 'A recipe book');
  await comeIn(page, owner);
  await page.goto(`${url}/home`);
  const more = page.getByRole('button', { name: /^More for/ });
  for (const act of ['Rename', 'Duplicate', 'Delete']) {
    await more.press('Enter');
    await page.getByRole('menuitem', { name: act }).press('Enter');
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(more).toBeFocused();
  }
  // Where what was asked about is gone, the next one is reached, and not the page's beginning.
  await makeApp(owner, 'A list of boats with name', { isDraft: true });
  await page.goto(`${url}/home`);
  await expect(more).toHaveCount(2);
  const boats = page.getByRole('button', { name: 'More for Boats' });
  await boats.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  const asks = page.getByRole('dialog', { name: 'Delete' });
  await expect(asks.locator(':focus')).toHaveCount(1);
  await asks.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(more).toHaveCount(1);
  await expect(page.getByRole('article').getByRole('link')).toBeFocused();
  await page.goto(`${url}/build/app/${appId}`);
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.press('Enter');
  const takeOffline = page.getByRole('button', { name: 'Take offline' });
  await takeOffline.press('Enter');
  const asked = page.getByRole('dialog', { name: 'Take the app offline?' });
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(takeOffline).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(publish).toBeFocused();
});

test('without a mail server nobody is offered a mailed link, and who forgot a password learns whom to ask', async ({
  page,
  builtIn: { url },
}) => {
  await makeBuilder(url);
  await page.goto(`${url}/login`);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Email me a sign-in link' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByText(/mail outbox of this installation’s admin/)).toBeVisible();
  await look(page, 'login-no-mail');
  await signUp(page, url);
  await expect(page.getByText('Email isn’t set up')).toBeVisible();
});

test('a home of many apps follows how a device wants motion, without a fault', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  for (let at = 0; at < 30; at++)
    await owner.call('POST', '/api/apps', {
      appType: 'GEN_APP',
      genApp: { fields: { header: `App ${at}` }, appBuilderVersion: 4 },
    });
  await comeIn(page, owner);
  await page.goto(`${url}/home`);
  await expect(page.getByRole('article').nth(20)).toBeVisible();
  for (const reducedMotion of ['reduce', 'no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    // What is thrown meanwhile the stage hears of.
    await page.waitForTimeout(100);
  }
});

test('who reloads the page while their app is being made, and sends again, has one app', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  await comeIn(page, owner);
  await page.goto(`${url}/home`);
  const box = page.getByLabel('What do you want to build?');
  const made = page.waitForRequest(
    (request) => request.method() === 'POST' && /api\/apps$/.test(request.url()),
  );
  // The app is made, and its answer never arrives.
  const unanswered: Route[] = [];
  await page.route('**/api/apps', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    unanswered.push(route);
  });
  await page.getByText('AI tool', { exact: true }).click();
  await box.fill('A tool that names boats by their color');
  await page.keyboard.press('Enter');
  await made;
  const apps = () => owner.call<{ apps: unknown[] }>('GET', '/api/apps');
  await expect.poll(async () => (await apps()).apps.length).toBe(1);
  // Ended for good: a request that is only let go would be answered before the page is gone.
  await expect.poll(() => unanswered.length).toBe(1);
  await unanswered[0]!.abort();
  await page.unrouteAll();
  await page.reload();
  await expect(box).toHaveValue('A tool that names boats by their color');
  await expect(page.getByRole('radio', { name: 'AI tool' })).toBeChecked();
  await box.press('Enter');
  await page.waitForURL(/\/build\/app\/[0-9a-f]{24}/);
  expect((await apps()).apps).toHaveLength(1);

  // Sent and answered: the same words are another wish from now on.
  await page.goto(`${url}/home`);
  await expect(box).toHaveValue('');
  await page.getByText('AI tool', { exact: true }).click();
  await box.fill('A tool that names boats by their color');
  await box.press('Enter');
  await page.waitForURL(/\/build\/app\/[0-9a-f]{24}/);
  expect((await apps()).apps).toHaveLength(2);
});

test('the tab names the screen that it shows, and no app that was left', async ({
  page,
  builtIn: { url },
}) => {
  const admin = await adminOf(url);
  const { appId } = await makeApp(admin, 'A recipe book', { isDraft: true });
  await page.goto(`${url}/login`);
  await expect(page).toHaveTitle('Welcome back · Trellis');
  await comeIn(page, admin);
  for (const [path, title] of [
    ['settings', 'Settings'],
    ['templates', 'Templates'],
    ['home/deleted', 'Deleted apps'],
    ['admin/outbox', 'Mail outbox · Administration'],
    ['nowhere', 'Page not found'],
    ['build/app/zzz', 'Page not found'],
    ['build/app/zzz/database', 'Page not found'],
    ['analytics/app/zzz', 'Page not found'],
    ['apps/zzz/login', 'Page not found'],
    ['claim/zzz', 'This link cannot be used'],
    ['home', 'Home'],
  ] as const) {
    await page.goto(`${url}/${path}`);
    await expect(page).toHaveTitle(`${title} · Trellis`);
    if (/not found|cannot be used/.test(title))
      await expect(page.getByRole('link', { name: 'Go to my apps' })).toHaveAttribute(
        'href',
        '/home',
      );
  }
  // Other stories leave apps of this name with the admin.
  const own = page.locator(`a[href*="${appId}"]`);
  await page.getByRole('article').filter({ has: own }).click();
  await expect(page).toHaveTitle('Recipe Book · Trellis');
  await page.goBack();
  await expect(page).toHaveTitle('Home · Trellis');
});
