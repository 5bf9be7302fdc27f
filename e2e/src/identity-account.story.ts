import { readFile } from 'node:fs/promises';
import { comeIn, makeApp, makeBuilder } from './people.ts';
import { expect, PASSWORD, test } from './stage.ts';

test('a session that is ended elsewhere asks to sign in again at once; signing out everywhere ends all', async ({
  page,
  browser,
  builtIn: { url },
}) => {
  const person = await makeBuilder(url);
  const other = await (await browser.newContext()).newPage();
  await comeIn(other, person);
  await other.goto(`${url}/home`);
  await other.getByLabel('What do you want to build?').fill('A thought that must not be lost');
  await comeIn(page, person);
  await page.goto(`${url}/settings`);
  const card = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(card.getByText('This device')).toBeVisible();
  // Signing up made a session of its own, which ends with the others later.
  const rows = card.getByRole('button', { name: /^Sign out .* on / });
  await rows.first().click();
  const again = other.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toBeVisible({ timeout: 2_000 });
  await again.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again).toHaveCount(0);
  await expect(other.getByLabel('What do you want to build?')).toHaveValue(/not be lost/);

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(again).toBeVisible({ timeout: 2_000 });
  await other.context().close();
});

test('an account leaves with its apps, after an export and a proof', async ({
  page,
  browser,
  builtIn: { url },
}) => {
  const person = await makeBuilder(url);
  const { slug, appId } = await makeApp(person, 'A recipe book');
  const visitor = await (await browser.newContext()).newPage();
  expect((await visitor.goto(`${url}/app/${slug}`))?.status()).toBe(200);

  await comeIn(page, person);
  await page.goto(`${url}/settings`);
  const card = page.getByRole('region', { name: 'Your data' });
  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download an export' }).click();
  const file = await (await downloading).path();
  const taken = JSON.parse(await readFile(file, 'utf8')) as {
    account: { email: string };
    apps: { appId: string; rows: Record<string, unknown[]> }[];
  };
  expect(taken.account.email).toBe(person.email);
  expect(taken.apps.map((app) => app.appId)).toEqual([appId]);
  expect(Object.values(taken.apps[0]?.rows ?? {}).flat().length).toBeGreaterThan(0);

  await card.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  const password = dialog.getByRole('textbox', { name: 'Current password' });
  await password.fill('not the password');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(dialog.getByText('The password or code is wrong')).toBeVisible();
  await password.fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect((await visitor.goto(`${url}/app/${slug}`))?.status()).toBe(404);
  await visitor.context().close();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
});
