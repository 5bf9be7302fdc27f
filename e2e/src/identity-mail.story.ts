import type { Page } from '@playwright/test';
import type { PostOffice } from '@trellis/testing/post-office';
import { look } from './look.ts';
import { adminOf, makeApp, newEmail, toSignUp } from './people.ts';
import { expect, PASSWORD, signUp, test } from './stage.ts';

type Mail = Awaited<ReturnType<PostOffice['take']>>;

/** Reads the mail as a mail program shows it. */
async function read(page: Page, mail: Mail): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(mail.html ?? '');
}
const codeOf = (mail: Mail) => /Your code: (\d{6})/.exec(mail.text ?? '')?.[1] ?? '';
async function type(page: Page, code: string): Promise<void> {
  await page.getByLabel('Digit 1 of the code').focus();
  await page.keyboard.type(code);
}
/** In with Google: an account that has no password. */
async function withoutPassword(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('link').click();
  await expect(page).toHaveURL(/\/home$/);
}

test('who waits for a mail that the mail server refused is told so, and not that it was sent', async ({
  page,
  connected: { url, office },
}) => {
  await adminOf(url);
  office.refusals = [{ code: 550, text: 'no such mailbox' }];
  const email = await signUp(page, url);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(`Our last email to ${email} could not be`)).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await expect(page.getByText('We sent')).toHaveCount(0);
});

test('an app’s end user is told that their address is not verified, what became of the mail, and gets another', async ({
  page,
  connected: { url, office },
}) => {
  const owner = await adminOf(url);
  const { appId, slug } = await makeApp(owner, 'A plant diary', { isSignupEnabled: true });
  const email = newEmail('guest');
  office.refusals = [{ code: 550, text: 'no such mailbox' }];
  await page.goto(`${url}/apps/${appId}/login`);
  await toSignUp(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.clock.install();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(new RegExp(`/app/${slug}`));
  await page.goto(`${url}/apps/${appId}/settings`);
  const card = page.getByRole('region', { name: 'Email' });
  await expect(card.getByText('Not verified yet')).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward('00:20');
    await expect(card.getByText(`Our last email to ${email} could not be`)).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await page.clock.fastForward('00:31');
  await card.getByRole('button', { name: 'Send again' }).click();
  await expect(card.getByText(`Open the link in the email we sent to ${email}.`)).toBeVisible();
  await read(page, await office.take(email));
  await page.getByRole('link', { name: 'Verify my address' }).click();
  await page.getByRole('button', { name: 'Verify my address' }).click();
  await page.waitForURL(new RegExp(`/apps/${appId}/settings`));
  await expect(card.getByText(email)).toBeVisible();
  await expect(card.getByText('Not verified yet')).toHaveCount(0);
});

test('a mail that a real mail server took opens in a mail program, and its button verifies', async ({
  page,
  connected: { url, office },
}) => {
  await adminOf(url);
  const email = await signUp(page, url);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText('Email isn’t set up')).toHaveCount(0);
  const mail = await office.take(email);
  expect(mail.from).toMatchObject({ name: 'Trellis' });
  expect(mail.text).toContain(url);
  await read(page, mail);
  await look(page, 'mail-verify');
  await page.getByRole('link', { name: 'Verify my address' }).click();
  await page.getByRole('button', { name: 'Verify my address' }).click();
  await expect(page).toHaveURL(/\/home/);
});

test('an app’s end user signs up on a page of it, and the mail leads back there in the app’s name', async ({
  page,
  connected: { url, office },
}) => {
  const owner = await adminOf(url);
  const { appId, slug } = await makeApp(owner, 'A recipe book', { isSignupEnabled: true });
  const email = newEmail('guest');
  const next = encodeURIComponent(`/app/${slug}?from=friends`);
  await page.goto(`${url}/apps/${appId}/login?nextUrl=${next}`);
  await toSignUp(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(new RegExp(`/app/${slug}/?\\?from=friends$`));
  const mail = await office.take(email);
  expect(mail.from).toMatchObject({ name: 'Recipe Book' });
  await read(page, mail);
  await look(page, 'mail-app');
  await page.getByRole('link', { name: 'Verify my address' }).click();
  await page.getByRole('button', { name: 'Verify my address' }).click();
  await expect(page).toHaveURL(new RegExp(`/app/${slug}/?\\?from=friends$`));
});

test('who has no password proves themselves by mailed codes: for a password, and for another address', async ({
  page,
  connected: { url, issuer, office },
}) => {
  await adminOf(url);
  const email = newEmail('google');
  issuer.person = { sub: email, email, email_verified: true, name: 'Nora Nopass' };
  await page.clock.install();
  await withoutPassword(page, url);
  await page.goto(`${url}/settings`);

  // Another address: the mail to it comes again, though a code proves only once.
  const card = page.getByRole('region', { name: 'Email' });
  const next = `new-${email}`;
  await card.getByRole('button', { name: 'Change' }).click();
  await card.getByLabel('New email').fill(next);
  await expect(card.getByText('You have no password here')).toBeVisible();
  await expect(card.getByRole('textbox', { name: 'Current password' })).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Change my address' })).toBeDisabled();
  await look(page, 'settings-no-password');
  await card.getByRole('button', { name: 'Email me a code' }).click();
  await type(page, codeOf(await office.take(email)));
  await card.getByRole('button', { name: 'Change my address' }).click();
  await expect(card.getByText('Confirm the new address with the link or code')).toBeVisible();
  await office.take(next);
  await page.clock.fastForward('00:31');
  await card.getByRole('button', { name: 'Send again' }).click();
  await expect(card.getByText('A new email is on its way.')).toBeVisible();
  await type(page, codeOf(await office.take(next)));
  await expect(card.getByText('Email updated')).toBeVisible();
  expect((await office.take(email)).subject).toBe('Your email address was changed');

  const password = page.getByRole('region', { name: 'Password' });
  await password.getByRole('button', { name: 'Set a password' }).click();
  await password.getByRole('button', { name: 'Email me a code' }).click();
  await type(page, codeOf(await office.take(next)));
  await password.getByRole('textbox', { name: 'New password' }).fill(PASSWORD);
  await password.getByRole('button', { name: 'Save' }).click();
  await expect(password.getByText('Password changed')).toBeVisible();
  // From now on it is asked for.
  await password.getByRole('button', { name: 'Set a new password' }).click();
  await expect(password.getByRole('textbox', { name: 'Current password' })).toBeVisible();
  await page.goto(`${url}/logout`);
  await page.getByLabel('Email').fill(next);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/home/);
});

test('who has no password comes back by a mailed code when their session ends, and loses nothing', async ({
  page,
  connected: { url, issuer, office },
}) => {
  await adminOf(url);
  const email = newEmail('google');
  issuer.person = { sub: email, email, email_verified: true, name: 'Nils Nopass' };
  await withoutPassword(page, url);
  await page.getByLabel('What do you want to build?').fill('A thought that must not be lost');
  await page.evaluate(() => fetch('/api/auth/sign-out', { method: 'POST' }));
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toBeVisible();
  await look(page, 'sign-in-again');
  await again.getByRole('button', { name: 'Email me a code instead' }).click();
  await expect(again.getByText('Verification code sent to your email')).toBeVisible();
  await type(page, codeOf(await office.take(email)));
  await expect(again).toHaveCount(0);
  await expect(page.getByLabel('What do you want to build?')).toHaveValue(/not be lost/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account of Nils Nopass' })).toBeVisible();
});
