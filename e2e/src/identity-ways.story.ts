import type { Page } from '@playwright/test';
import { nextMail } from './mailbox.ts';
import { adminOf, comeIn, makeApp, makeBuilder, newEmail, toSignUp } from './people.ts';
import { expect, PASSWORD, signUp, test } from './stage.ts';

const digit = (page: Page, n: number) => page.getByLabel(`Digit ${n} of the code`);
/** As somebody does who copied the code from the mail. */
async function paste(page: Page, code: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), code);
  await digit(page, 1).focus();
  await page.keyboard.press('Control+v');
}
async function type(page: Page, code: string): Promise<void> {
  await digit(page, 1).focus();
  await page.keyboard.type(code);
}
/** Another code than the right one. */
const wrong = (code: string, n: number) => String((Number(code) + n) % 1_000_000).padStart(6, '0');
const signIn = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

test('people verify their address by the link of a mail, or by its code, or by those of a second one', async ({
  page,
  browser,
  builtIn: { url },
}) => {
  const admin = await adminOf(url);
  const first = await signUp(page, url);
  const { link } = await nextMail(admin, first);
  await page.goto(link);
  await page.getByRole('button', { name: 'Verify my address' }).click();
  await expect(page).toHaveURL(/\/home/);

  const other = await (await browser.newContext()).newPage();
  await other.clock.install();
  const second = await signUp(other, url);
  const { code } = await nextMail(admin, second);
  await type(other, wrong(code, 1));
  await expect(other.getByText('This code is wrong or has expired')).toBeVisible();
  await other.clock.fastForward('00:31');
  await other.getByRole('button', { name: 'Send again' }).click();
  await expect(other.getByText('A new one is in the mail outbox.')).toBeVisible();
  const fresh = await nextMail(admin, second);
  await paste(other, fresh.code);
  await expect(other).toHaveURL(/\/home/);
  await other.context().close();
});

test('a mailed link signs in with one click, once', async ({
  page,
  connected: { url, office },
}) => {
  const { email } = await makeBuilder(url, undefined, office);
  await page.goto(`${url}/login?next=%2Fsettings`);
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const { link } = await nextMail(office, email);
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid or expired magic link')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to sign-in' })).toBeVisible();
});

test('a code takes five wrong tries and no more; a fresh one works', async ({
  page,
  connected: { url, office },
}) => {
  const _admin = await adminOf(url);
  const { email } = await makeBuilder(url, undefined, office);
  const ask = async () => {
    await page.goto(`${url}/login`);
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Email me the link' }).click();
    return (await nextMail(office, email)).code;
  };
  const code = await ask();
  for (let n = 1; n <= 5; n++) {
    const answered = page.waitForResponse(/validateOtp/);
    await type(page, wrong(code, n));
    await answered;
    const words = n < 5 ? 'This code is wrong or has expired' : 'Too many wrong codes.';
    await expect(page.getByText(words)).toBeVisible();
  }
  await type(page, code);
  await expect(page.getByText('Too many wrong codes. Ask for a new one.')).toBeVisible();
  await type(page, await ask());
  await expect(page).toHaveURL(/\/home/);
});

test('a forgotten password is replaced by a mail, whose link works once', async ({
  page,
  connected: { url, office },
}) => {
  const { email } = await makeBuilder(url, undefined, office);
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('a link to set a new password is on its way')).toBeVisible();
  const { link } = await nextMail(office, email);
  await page.goto(link);
  await page.getByLabel('New password').fill('12345678');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText('Password is too weak, please try again')).toBeVisible();
  await page.getByLabel('New password').fill('another horse battery');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByRole('heading', { name: 'Password reset successfully' })).toBeVisible();

  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, email, PASSWORD);
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await signIn(page, email, 'another horse battery');
  await expect(page).toHaveURL(/\/home/);

  await page.goto(link);
  await page.getByLabel('New password').fill('a third horse battery');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText('Link invalid, try to reset your password again.')).toBeVisible();
});

test('an address is changed with the password and a code that went to the new one', async ({
  page,
  builtIn: { url },
}) => {
  const admin = await adminOf(url);
  const person = await makeBuilder(url);
  const next = `new-${person.email}`;
  await comeIn(page, person);
  await page.goto(`${url}/settings`);
  const card = page.getByRole('region', { name: 'Email' });
  await card.getByRole('button', { name: 'Change' }).click();
  await card.getByLabel('New email').fill(next);
  await card.getByRole('textbox', { name: 'Current password' }).fill('not the password');
  await card.getByRole('button', { name: 'Change my address' }).click();
  await expect(card.getByText('The password or code is wrong')).toBeVisible();
  await card.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await card.getByRole('button', { name: 'Change my address' }).click();
  await expect(card.getByText(`${next} needs confirming with a link or a code.`)).toBeVisible();
  await type(page, (await nextMail(admin, next)).code);
  await expect(card.getByText('Email updated')).toBeVisible();
  await expect(card.getByText(next)).toBeVisible();
  expect((await nextMail(admin, person.email)).subject).toBe('Your email address was changed');
  await page.goto(`${url}/logout`);
  await signIn(page, next, PASSWORD);
  await expect(page).toHaveURL(/\/home/);
});

test('a verification link that was used before says so to whom it verified', async ({
  page,
  builtIn: { url },
}) => {
  const admin = await adminOf(url);
  const email = await signUp(page, url);
  const { link } = await nextMail(admin, email);
  await page.goto(link);
  await page.getByRole('button', { name: 'Verify my address' }).click();
  await expect(page).toHaveURL(/\/home/);
  await page.goto(link);
  await page.getByRole('button', { name: 'Verify my address' }).click();
  await expect(page.getByText('Your email address is already verified.')).toBeVisible();
  await expect(page).toHaveURL(/\/home/);
  // And to whoever opens it where nobody is signed in.
  await page.goto(`${url}/logout`);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: 'Verify my address' }).click();
  await expect(page.getByText('Your email address is already verified.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/home/);
});

test('who is signed in to an app is sent on from its login page', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  const { appId, slug } = await makeApp(owner, 'A recipe book', { isSignupEnabled: true });
  await page.goto(`${url}/apps/${appId}/login`);
  await toSignUp(page);
  await page.getByLabel('Name').fill('Gil Guest');
  await page.getByLabel('Email').fill(newEmail('guest'));
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  const app = new RegExp(`/app/${slug}/?$`);
  await expect(page).toHaveURL(app);
  await page.goto(`${url}/apps/${appId}/login`);
  await expect(page).toHaveURL(app);
});
