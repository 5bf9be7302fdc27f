import { enter, expect, PASSWORD, signUp, test } from './stage.ts';

test('people sign up, verify, come back to where they were, and hear what went wrong', async ({
  page,
  builtIn: { url },
}) => {
  await page.goto(`${url}/settings`);
  await expect(page).toHaveURL(/\/login\?next=%2Fsettings/);
  await enter(page, url);
  await page.goto(`${url}/logout`);
  await expect(page).toHaveURL(/\/login/);

  // A second person waits for their mail.
  const second = await signUp(page, url);
  await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeVisible();
  await expect(page.getByText(/Send again in \d+ s/)).toBeVisible();
  await page.goto(`${url}/logout`);
  await expect(page).toHaveURL(/\/login/);

  // A taken e-mail and a weak password keep what was typed.
  await page.goto(`${url}/login?mode=up`);
  await page.getByLabel('Email').fill(second);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This email is already in use, try logging in')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill('12345678');
  await page.getByLabel('Email').fill('other@example.org');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This password is too weak')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('other@example.org');

  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(second);
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
});

test('somebody else’s app is no page of mine', async ({ page, builtIn: { url } }) => {
  await enter(page, url);
  await page.goto(`${url}/build/app/${'a'.repeat(24)}`);
  await expect(page).toHaveURL(/\/error\/unauthorized/);
});
