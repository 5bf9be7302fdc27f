import type { Page } from '@playwright/test';
import { adminOf, comeIn, makeApp, makeBuilder } from './people.ts';
import { expect, PASSWORD, test } from './stage.ts';

/** Finds one account and chooses something from its menu. */
async function choose(page: Page, email: string, what: string): Promise<void> {
  const menu = page.getByRole('button', { name: `Actions for ${email}` });
  // Who just came back from acting as somebody may see the page begin once more.
  await page.waitForLoadState('networkidle');
  await expect(async () => {
    await page.getByRole('searchbox', { name: 'Search by name or email' }).fill(email);
    await expect(menu).toBeVisible({ timeout: 2_000 });
    await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(1);
  }).toPass();
  await menu.click();
  await page.getByRole('menuitem', { name: what }).click();
}

test('admins look after accounts, and the audit log tells of it', async ({
  page,
  browser,
  builtIn: { url },
}) => {
  const admin = await adminOf(url);
  const person = await makeBuilder(url, 'Rosa Regular');
  await makeApp(person, 'A recipe book');
  const other = await (await browser.newContext()).newPage();
  await comeIn(other, person);
  await other.goto(`${url}/admin/accounts`);
  await expect(other).toHaveURL(/\/error\/unauthorized/);
  await other.goto(`${url}/home`);
  await expect(other.getByRole('link', { name: /Recipe Book/ })).toBeVisible();

  await comeIn(page, admin);
  await page.goto(`${url}/home`);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Administration' }).click();
  await choose(page, person.email, 'explorer');
  await expect(page.getByText(/explorer · 1 app /)).toBeVisible();

  await choose(page, person.email, 'Disable…');
  const asks = page.getByRole('dialog', { name: `Disable ${person.email}?` });
  await expect(asks.getByText('They are signed out everywhere at once')).toBeVisible();
  await expect(page.getByText('Disabled', { exact: true })).toHaveCount(0);
  await asks.getByRole('button', { name: 'Disable account' }).click();
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible();
  const again = other.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toBeVisible({ timeout: 2_000 });
  await again.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again.getByText('User is disabled, contact us for more info')).toBeVisible();
  await choose(page, person.email, 'Enable');
  await expect(page.getByText('Disabled', { exact: true })).toHaveCount(0);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again).toHaveCount(0);

  // As somebody else: with a reason, in sight all the time, and over with a click.
  await choose(page, person.email, 'Sign in as…');
  const dialog = page.getByRole('dialog', { name: 'Sign in as Rosa Regular' });
  await dialog.getByRole('button', { name: 'Sign in as them' }).click();
  await expect(dialog.getByText('Enter a reason')).toBeVisible();
  await dialog.getByLabel('Reason').fill('She asked why her recipes are gone');
  await dialog.getByRole('button', { name: 'Sign in as them' }).click();
  const banner = page.getByRole('complementary', { name: 'Acting as somebody else' });
  await expect(banner.getByText('You are acting as Rosa Regular.')).toBeVisible();
  await page.getByRole('link', { name: /Recipe Book/ }).click();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible();
  await expect(banner).toBeVisible();
  await banner.getByRole('link', { name: 'Stop' }).click();
  await expect(page).toHaveURL(/\/admin\/accounts/);
  await expect(banner).toHaveCount(0);
  // Signing out while acting is the same: the admin is back, and still signed in.
  await choose(page, person.email, 'Sign in as…');
  await dialog.getByLabel('Reason').fill('Once more');
  await dialog.getByRole('button', { name: 'Sign in as them' }).click();
  await page.getByRole('button', { name: 'Account of Rosa Regular' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/admin\/accounts/);
  await expect(page.getByRole('heading', { name: 'Administration' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Administration' })).toBeVisible();

  await choose(page, person.email, 'Make an admin');
  await expect(page.getByText('Admin', { exact: true })).toBeVisible();
  await other.goto(`${url}/admin/audit`);
  for (const words of [
    `set the plan of ${person.email} to explorer`,
    `disabled ${person.email}`,
    `enabled ${person.email}`,
    `signed in as ${person.email}: She asked why her recipes are gone`,
    `stopped acting as ${person.email}`,
    `made ${person.email} an admin`,
  ])
    await expect(other.getByText(words).first()).toBeVisible();
  await other.getByRole('tab', { name: 'Apps' }).click();
  await other.getByRole('searchbox').fill(person.email);
  await expect(other.getByText(person.email).first()).toBeVisible();
  await other.context().close();
});

test('lists of the administration are none, one, and more when asked', async ({
  page,
  builtIn: { url },
}) => {
  const admin = await adminOf(url);
  const owner = await makeBuilder(url, 'Olga Owner');
  const { appId } = await owner.call<{ appId: string }>('POST', '/api/apps', {
    appType: 'GEN_APP',
    genApp: { fields: { header: 'Crowd' }, appBuilderVersion: 4 },
  });
  for (let n = 0; n < 60; n++)
    await owner.call('POST', `/apps/${appId}/users/invite-user`, {
      user_email: `crowd${n}@example.org`,
      role: 'user',
    });
  await comeIn(page, admin);
  await page.goto(`${url}/admin/outbox`);
  const mails = page.getByRole('button', { name: /You are invited to Crowd/ });
  await expect(mails).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(mails).toHaveCount(60);
  await page.getByRole('tab', { name: 'Accounts' }).click();
  await page.getByRole('searchbox').fill(owner.email);
  await expect(page.getByText('Olga Owner')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('nobody at all');
  await expect(page.getByText('No accounts found.')).toBeVisible();
});
