import type { Page } from '@playwright/test';
import { look } from './look.ts';
import { nextMail } from './mailbox.ts';
import { adminOf, comeIn, makeApp, makeBuilder, newEmail } from './people.ts';
import { expect, PASSWORD, say, test } from './stage.ts';

/** Lets calls to an address fail as a server does that is in trouble; answers how to let them through again. */
async function trouble(page: Page, address: string): Promise<() => Promise<void>> {
  await page.route(address, (route) => route.fulfill({ status: 503, body: 'upstream' }));
  return () => page.unroute(address);
}
/** Ends the browser's session, as another tab or a month would. */
const endSession = (page: Page) =>
  page.evaluate(() => fetch('/api/auth/sign-out', { method: 'POST' }));

test('what is typed when a session ends is still there after signing in again, and goes where it was meant to', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  const { appId } = await makeApp(owner, 'A recipe book');
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}`);
  const message = page.getByLabel('Message to the assistant');
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'App texts' }).click();
  const header = page
    .getByRole('complementary', { name: 'App texts' })
    .getByLabel('Header', { exact: true });
  await expect(header).not.toHaveValue('');
  await message.fill('Add a notes field to recipes');
  // The panel saves by itself two seconds later, when the session is over.
  await header.fill('Cookery Book');
  await endSession(page);
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toBeVisible();
  // This installation sends no mail, so none is offered.
  await expect(again.getByRole('button', { name: 'Email me a code instead' })).toHaveCount(0);
  await expect(header).toHaveValue('Cookery Book');
  await again.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again.getByText('Invalid email or password')).toBeVisible();
  await again.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again).toHaveCount(0);
  await expect(message).toHaveValue('Add a notes field to recipes');
  await expect(header).toHaveValue('Cookery Book');
  await expect(page.getByRole('heading', { level: 1, name: 'Cookery Book' })).toBeVisible();
  await message.focus();
  await page.keyboard.press('Enter');
  await expect(message).toHaveValue('');
  await expect(page.getByText('Add a notes field to recipes').first()).toBeVisible();

  // A message that is on its way when the session ends comes back to be sent once more.
  await expect(page.getByText(/Unpublished changes/)).toBeVisible();
  await page.route('**/chat', async (route) => {
    await page.context().request.post(`${url}/api/auth/sign-out`);
    await route.continue();
  });
  await say(page, 'Add a photo field to recipes');
  await expect(again).toBeVisible();
  await page.unroute('**/chat');
  await again.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again).toHaveCount(0);
  await expect(message).toHaveValue('Add a photo field to recipes');
});

test('a server in trouble is told in the words for it, and pages go on by themselves', async ({
  page,
  connected: { url, office },
}) => {
  const person = await makeBuilder(url, undefined, office);
  await page.goto(`${url}/login`);
  const email = page.getByLabel('Email');
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await email.fill(person.email);
  let heal = await trouble(page, '**/account/sendMagicLink*');
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(page.getByText('Failed to send magic link. Please try again.')).toBeVisible();
  await heal();
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(page.getByText('Verification code sent to your email')).toBeVisible();
  const { link } = await nextMail(office, person.email);

  await page.getByRole('button', { name: 'Back to sign-in' }).click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  heal = await trouble(page, '**/account/sendResetPasswordEmail');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(
    page.getByText(
      'Something went wrong sending password reset email. Please try again later or contact support',
    ),
  ).toBeVisible();
  await expect(email).toHaveValue(person.email);
  await heal();

  await page.goto(link);
  heal = await trouble(page, '**/account/magicLink*');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Failed to sign in with magic link')).toBeVisible();
  await heal();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/home/);
  await expect(page.getByText('Successfully signed in!')).toBeVisible();

  // The page waits for a server that is away, and goes on when it is back.
  heal = await trouble(page, '**/api/auth/refresh');
  await page.goto(`${url}/settings`);
  await expect(page.getByRole('heading', { name: 'The server is not responding' })).toBeVisible();
  await look(page, 'server-away');
  await heal();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  const card = page.getByRole('region', { name: 'Email' });
  await card.getByRole('button', { name: 'Change' }).click();
  await card.getByLabel('New email').fill(newEmail());
  await card.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  heal = await trouble(page, '**/api/auth/email-change');
  await card.getByRole('button', { name: 'Change my address' }).click();
  await expect(
    card.getByText(
      'Something went wrong when confirming email change. Please try again later or contact support',
    ),
  ).toBeVisible();
  await heal();

  await page.goto(`${url}/auth/handler?mode=resetPassword&secret=x`);
  await page.getByLabel('New password').fill(PASSWORD);
  heal = await trouble(page, '**/account/resetPassword');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText('Error resetting password!')).toBeVisible();
  await heal();
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText('Link invalid, try to reset your password again.')).toBeVisible();
});

test('passwords are shown when asked, told apart for password managers, and Caps Lock is said', async ({
  page,
  connected: { url },
}) => {
  await adminOf(url);
  const autofill = (label: string) =>
    page.getByRole('textbox', { name: label }).getAttribute('autocomplete');
  await page.goto(`${url}/login`);
  expect([await autofill('Email'), await autofill('Password')]).toEqual([
    'username',
    'current-password',
  ]);
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.fill(PASSWORD);
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  const key = (modifierCapsLock: boolean) =>
    password.dispatchEvent('keyup', { key: 'A', modifierCapsLock, bubbles: true });
  await key(true);
  await expect(page.getByText('Caps Lock is on')).toBeVisible();
  await key(false);
  await expect(page.getByText('Caps Lock is on')).toHaveCount(0);

  await page.getByRole('button', { name: 'Create an account' }).click();
  expect([await autofill('Name'), await autofill('Email'), await autofill('Password')]).toEqual([
    'name',
    'username',
    'new-password',
  ]);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(page.getByLabel('Digit 1 of the code')).toHaveAttribute(
    'autocomplete',
    'one-time-code',
  );
});
