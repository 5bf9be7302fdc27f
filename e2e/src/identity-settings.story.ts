import { comeIn, makeBuilder } from './people.ts';
import { expect, PASSWORD, test } from './stage.ts';

test('a name is changed, and stays so everywhere', async ({ page, builtIn: { url } }) => {
  const person = await makeBuilder(url, 'Rita Renamed');
  await comeIn(page, person);
  await page.goto(`${url}/settings`);
  const card = page.getByRole('region', { name: 'Profile' });
  const save = card.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await card.getByLabel('Name').fill('   ');
  await save.click();
  await expect(card.getByText('Say your name')).toBeVisible();
  await card.getByLabel('Name').fill('Rita Rosenthal');
  await save.click();
  await expect(save).toBeDisabled();
  await page.goto(`${url}/home`);
  await expect(page.getByRole('button', { name: 'Account of Rita Rosenthal' })).toBeVisible();
});

test('a password is changed with the old one, and the other devices are out', async ({
  page,
  browser,
  builtIn: { url },
}) => {
  const person = await makeBuilder(url);
  const other = await (await browser.newContext()).newPage();
  await comeIn(other, person);
  await other.goto(`${url}/home`);
  await expect(other.getByRole('heading', { name: 'What do you want to build?' })).toBeVisible();
  await comeIn(page, person);
  await page.goto(`${url}/settings`);
  const card = page.getByRole('region', { name: 'Password' });
  await card.getByRole('button', { name: 'Set a new password' }).click();
  const current = card.getByRole('textbox', { name: 'Current password' });
  const next = card.getByRole('textbox', { name: 'New password' });
  await current.fill('not the password');
  await next.fill('another horse battery');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('The password or code is wrong')).toBeVisible();
  await current.fill(PASSWORD);
  await next.fill('short');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('This password is too weak')).toBeVisible();
  await expect(current).toHaveValue(PASSWORD);
  await next.fill('another horse battery');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Password changed')).toBeVisible();
  await expect(other.getByRole('dialog', { name: 'Sign in again' })).toBeVisible({
    timeout: 2_000,
  });
  await other.context().close();
  await page.goto(`${url}/logout`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('another horse battery');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/home/);
});
