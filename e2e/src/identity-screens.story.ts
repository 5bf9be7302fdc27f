import { look } from './look.ts';
import { nextMail } from './mailbox.ts';
import { makeApp, makeBuilder, newEmail, toSignUp } from './people.ts';
import { expect, PASSWORD, test } from './stage.ts';

test('the screens of coming in hold to the accessibility rules, in light and dark, at three widths', async ({
  page,
  connected: { url, office },
}) => {
  test.setTimeout(180_000);
  const owner = await makeBuilder(url, undefined, office);
  const { appId } = await makeApp(owner, 'A recipe book', { isSignupEnabled: true });
  await owner.call('POST', `/api/apps/${appId}/settings`, {
    appSettings: {
      supportEmail: 'help@example.org',
      termsOfServiceLink: 'https://example.org/terms',
      privacyPolicyLink: 'https://example.org/privacy',
    },
  });

  await page.goto(`${url}/login`);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await look(page, 'login-forgot');
  await page.getByRole('button', { name: 'Back to sign-in' }).click();
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await look(page, 'login-link');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(page.getByText('Code from the email')).toBeVisible();
  await page.getByLabel('Digit 1 of the code').focus();
  await page.keyboard.type('000000');
  await expect(page.getByText('This code is wrong or has expired')).toBeVisible();
  await look(page, 'login-code');
  await page.goto((await nextMail(office, owner.email)).link);
  await look(page, 'handler-sign-in');
  await page.goto(`${url}/auth/handler?mode=resetPassword&secret=spent`);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await look(page, 'handler-reset');

  // The theme that the app was built in, and colors that are hard to write on.
  for (const [name, color] of [
    ['', null],
    ['-yellow', '#ffd43b'],
    ['-orange', '#e8590c'],
    ['-navy', '#0b2545'],
  ] as const) {
    const appStyle = { buttonBackgroundColor: color };
    await owner.call('POST', `/api/apps/${appId}/style`, { appStyle });
    await page.goto(`${url}/apps/${appId}/login`);
    await expect(page.getByRole('heading', { name: 'Recipe Book' })).toBeVisible();
    await look(page, `app-login${name}`);
  }
  await toSignUp(page);
  await look(page, 'app-login-up');
  const guest = newEmail('guest');
  await owner.call('POST', `/apps/${appId}/users/invite-user`, { user_email: guest, role: 'user' });
  await page.goto((await nextMail(office, guest)).link);
  await expect(page.getByText(guest)).toBeVisible();
  await look(page, 'app-invitation');
  const friend = newEmail('friend');
  await owner.call('POST', `/api/apps/${appId}/members`, { email: friend, role: 'viewer' });
  await page.goto((await nextMail(office, friend)).link);
  await expect(page.getByText(friend)).toBeVisible();
  await look(page, 'handler-join');

  const late = newEmail();
  await page.goto(`${url}/login?mode=up`);
  await page.getByLabel('Email').fill(late);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Email isn’t set up')).toHaveCount(0);
  await look(page, 'verify');
});
