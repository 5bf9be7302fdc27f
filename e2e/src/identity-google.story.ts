import type { Page } from '@playwright/test';
import { look } from './look.ts';
import { adminOf, makeApp } from './people.ts';
import { expect, test } from './stage.ts';

/** From a page with Google's button to Google, and back as the person who agrees there. */
async function withGoogle(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page).toHaveTitle('Google');
  await page.getByRole('link', { name: email }).click();
}

test('a builder comes in with Google, is known again by another address, and hears why when it fails', async ({
  page,
  connected: { url, issuer },
}) => {
  await adminOf(url);
  issuer.person = { sub: '11', email: 'gina@gmail.example', email_verified: true, name: 'Gina G' };
  await page.goto(`${url}/login?next=%2Fsettings`);
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
  await look(page, 'login-google');
  await withGoogle(page, 'gina@gmail.example');
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByLabel('Name')).toHaveValue('Gina G');
  await expect(page.getByText('gina@gmail.example')).toBeVisible();

  await page.goto(`${url}/logout`);
  issuer.person = { ...issuer.person, email: 'gina@work.example' };
  await withGoogle(page, 'gina@work.example');
  await expect(page).toHaveURL(/\/home$/);
  await page.goto(`${url}/settings`);
  await expect(page.getByText('gina@gmail.example')).toBeVisible();

  await page.goto(`${url}/logout`);
  issuer.person = { sub: '12', email: 'hugo@gmail.example', email_verified: false };
  await withGoogle(page, 'hugo@gmail.example');
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  await expect(page.getByText('Could not sign in with Google.')).toBeVisible();
  await look(page, 'google-failed');
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('an app’s end user comes in with Google where sign-up is open, and hears it where it is not', async ({
  page,
  connected: { url, issuer },
}) => {
  const owner = await adminOf(url);
  const [open, closed] = await Promise.all([
    makeApp(owner, 'A todo list that is private to each person', { isSignupEnabled: true }),
    makeApp(owner, 'A recipe book'),
  ]);
  issuer.person = { sub: '21', email: 'ivo@gmail.example', email_verified: true, name: 'Ivo I' };
  const next = encodeURIComponent(`/app/${open.slug}?from=mail`);
  await page.goto(`${url}/apps/${open.appId}/login?nextUrl=${next}`);
  await withGoogle(page, 'ivo@gmail.example');
  await expect(page).toHaveURL(new RegExp(`/app/${open.slug}/?\\?from=mail$`));
  const who = await page.evaluate(
    async (at) => (await fetch(at, { method: 'POST' })).json(),
    `/apps/${open.appId}/auth/token`,
  );
  expect(who.user).toMatchObject({ email: 'ivo@gmail.example', name: 'Ivo I', role: 'user' });
  // In the app, not in the builder.
  await page.goto(`${url}/home`);
  await expect(page).toHaveURL(/\/login/);

  await page.goto(`${url}/apps/${closed.appId}/login`);
  await withGoogle(page, 'ivo@gmail.example');
  await expect(page.getByText('Sign-up is not open in this app')).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page).toHaveURL(new RegExp(`/apps/${closed.appId}/login`));
});
