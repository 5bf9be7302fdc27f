import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { look } from './look.ts';
import { adminOf, comeIn, makeApp, makeBuilder } from './people.ts';
import { expect, test } from './stage.ts';

const panelOf = (page: Page, name: string) => page.getByRole('complementary', { name });
const saving = (page: Page) => page.getByRole('status', { name: 'Saving' });

test('an app gets another address, a copy, an export, and comes back after it was deleted', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(120_000);
  const owner = await makeBuilder(url);
  const { appId, slug } = await makeApp(owner, 'A recipe book');
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}`);
  await page.getByRole('button', { name: 'App details' }).click();
  const panel = panelOf(page, 'App details');
  await panel.getByRole('button', { name: 'Change the address' }).click();
  const wanted = panel.getByLabel('New address');
  await wanted.fill('admin');
  await expect(panel.getByText('This address is reserved')).toBeVisible();
  await wanted.fill('no spaces');
  await expect(panel.getByText('Letters, numbers and single dashes only')).toBeVisible();
  const fresh = `fresh-${appId.slice(0, 8)}`;
  await wanted.fill(fresh);
  await expect(panel.getByText('This address is free.')).toBeVisible();
  await panel.getByRole('button', { name: 'Use this address' }).click();
  await expect(panel.getByRole('link', { name: new RegExp(fresh) })).toBeVisible();
  const old = await page.request.get(`${url}/app/${slug}`, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([302, `/app/${fresh}`]);

  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Export as ZIP' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${fresh}.zip`);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');

  await panel.getByRole('button', { name: 'Duplicate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duplicate the app' });
  await dialog.getByLabel('Name of the copy').fill('Second book');
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second book' })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(appId));

  await page.getByRole('button', { name: 'App details' }).click();
  await panel.getByRole('button', { name: 'Delete the app' }).click();
  const asks = page.getByRole('dialog', { name: 'Delete Second book?' });
  await asks.getByRole('button', { name: 'Delete' }).click();
  // The message goes after five seconds: nothing else is waited for before it is used.
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Second book' })).toBeVisible();
  await panel.getByRole('button', { name: 'Delete the app' }).click();
  await asks.getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL(/\/home/);
  await page.goto(`${url}/home/deleted`);
  await look(page, 'deleted');
  await page.getByRole('button', { name: 'Restore Second book' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second book' })).toBeVisible();
});

test('every panel is reached and left by keyboard alone, and the palette finds what can be done', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(120_000);
  const owner = await makeBuilder(url);
  const { appId } = await makeApp(owner, 'A recipe book');
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}`);
  await expect(page.getByRole('button', { name: 'App details' })).toBeVisible();
  const keys = page.keyboard;
  const menu = page.getByRole('navigation', { name: 'Panels' });
  // Open at first, where there is room.
  await keys.press('Control+b');
  await expect(menu.getByText('App texts')).toBeHidden();
  const collapsed = (await menu.boundingBox())?.width;
  // Each word stands whole below its sign, and in one line.
  const broken = await menu.getByRole('button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const word = button.querySelector('span');
      const lines = word ? word.getClientRects().length : 0;
      const isWhole = word && word.scrollWidth <= button.clientWidth && word.offsetHeight < 16;
      return isWhole && lines === 1 ? [] : [button.textContent];
    }),
  );
  expect(broken).toEqual([]);
  await keys.press('Control+b');
  await expect(menu.getByText('App texts')).toBeVisible();
  expect([collapsed, (await menu.boundingBox())?.width]).toEqual([48, 256]);
  const kept = (await page.context().cookies()).find(({ name }) => name === 'trellis_sidebar');
  expect(Math.round((kept!.expires * 1000 - Date.now()) / 1000 / 100)).toBe(6048);

  for (const label of [
    'App details',
    'App texts',
    'App branding',
    'App settings',
    'Users',
    'Collaborators',
  ]) {
    await menu.getByRole('button', { name: label, exact: true }).focus();
    await keys.press('Enter');
    const panel = panelOf(page, label);
    await expect(panel).toBeVisible();
    // Everything in it that takes input is reached by Tab, in the order in which it stands.
    const controls = panel.locator(
      'input:enabled:visible, textarea:enabled:visible, button:enabled:visible',
    );
    // Beside the help and Done.
    await expect(controls.nth(2)).toBeVisible();
    await panel.getByRole('button', { name: 'Done' }).focus();
    await keys.press('Tab');
    const isInside = await panel.evaluate((element) => element.contains(document.activeElement));
    expect([label, isInside]).toEqual([label, true]);
    await panel.getByRole('button', { name: 'Done' }).focus();
    await keys.press('Enter');
    await expect(menu).toBeVisible();
  }

  await keys.press('Control+k');
  const search = page.getByLabel('Search or run a command');
  await expect(search).toBeFocused();
  await keys.type('App texts');
  await keys.press('Enter');
  await expect(panelOf(page, 'App texts')).toBeVisible();
  await expect(search).toHaveCount(0);
  // A step done by a choice is undone by keys; in a text field the keys are the browser's.
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await menu.getByRole('button', { name: 'App settings' }).click();
  await panelOf(page, 'App settings').getByLabel('Who can open this app').click();
  await page.getByRole('option', { name: 'People you invited' }).click();
  await expect(saving(page)).toHaveText('Saved', { timeout: 10_000 });
  await page.getByRole('heading', { level: 1 }).click();
  await keys.press('Control+z');
  await expect(panelOf(page, 'App settings').getByLabel('Who can open this app')).toHaveValue(
    'Anyone with the address',
  );
  await keys.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts.getByText('Side panel')).toBeVisible();
  await look(page, 'shortcuts');
  await keys.press('Escape');
  await expect(shortcuts).toHaveCount(0);
  await keys.press('Control+k');
  await expect(search).toBeFocused();
  await keys.type('My apps');
  await keys.press('Enter');
  await page.waitForURL(/\/home/);
  await expect(search).toHaveCount(0);
  // The page that comes takes the focus to its own box.
  await expect(page.getByLabel('What do you want to build?')).toBeVisible();
  await keys.press('Control+k');
  await expect(search).toBeFocused();
  await keys.type('Recipe');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Recipe Book' })).toBeVisible();
  await look(page, 'palette');
});

test('settings of a generated app need a plan that has them, and sign-up a published app', async ({
  page,
  browser,
  builtIn: { url },
}) => {
  test.setTimeout(90_000);
  const admin = await adminOf(url);
  const owner = await makeBuilder(url);
  const { appId } = await makeApp(owner, 'A recipe book', { isDraft: true });
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}`);
  await page.getByRole('button', { name: 'App settings' }).click();
  const panel = panelOf(page, 'App settings');
  const signup = panel.getByRole('switch', { name: 'Users can sign up' });
  await expect(panel.getByText('Publish your app to enable user signup')).toBeVisible();
  await signup.click({ force: true });
  await expect(signup).not.toBeChecked();
  await owner.call('POST', `/api/apps/${appId}/publication`, {});
  await expect(panel.getByText('Publish your app to enable user signup')).toHaveCount(0);
  await signup.click();
  await expect(saving(page)).toHaveText('Saved', { timeout: 10_000 });
  // What is empty is marked, and stops nobody.
  const mail = panel.getByLabel('Support email');
  await expect(mail).toHaveAttribute('aria-invalid', 'true');
  await mail.fill('not an address');
  await expect(panel.getByText('This email is invalid')).toBeVisible();
  await mail.fill('help@example.org');
  const stored = () => owner.call('GET', `/api/apps/${appId}/payloads`).then(JSON.stringify);
  await expect.poll(stored).toContain('help@example.org');
  // Whoever is signed in is sent on into the app: a visitor looks at its sign-in.
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${url}/apps/${appId}/login`);
  await expect(visitor.getByText('help@example.org')).toBeVisible();
  await visitor.context().close();

  const { accounts } = await admin.call<{ accounts: { accountId: string }[] }>(
    'GET',
    `/api/admin/accounts?search=${owner.email}`,
  );
  await admin.call('PATCH', `/api/admin/accounts/${accounts[0]?.accountId}`, { plan: 'explorer' });
  await page.goto(`${url}/build/app/${appId}`);
  await expect(page.getByRole('button', { name: 'App branding' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'App settings' })).toHaveCount(0);
});
