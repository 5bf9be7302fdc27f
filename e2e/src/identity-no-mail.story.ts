import { freshDatabase, TEMPLATE } from '@trellis/testing/database';
import { PostOffice } from '@trellis/testing/post-office';
import { Caller } from './caller.ts';
import { Installation } from './installation.ts';
import { nextMail } from './mailbox.ts';
import { adminOf, comeIn, makeApp, makeBuilder, newEmail, toSignUp } from './people.ts';
import { POSTGRES } from './postgres.ts';
import { expect, PASSWORD, signUp, test } from './stage.ts';

test('an admin copies the link of a mail that waits, without reading on', async ({
  page,
  builtIn: { url },
}) => {
  const admin = await adminOf(url);
  const person = await makeBuilder(url);
  await comeIn(page, admin);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${url}/admin/outbox`);
  await page.getByRole('button', { name: `Copy the email to ${person.email}` }).click();
  await expect(page.getByText('Link copied!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^https?:\/\/[^ ]+\/auth\/verifyEmail\?secret=[\w-]+/);

  // A mail without a link is copied whole: its code is in it.
  await person.call('POST', '/api/auth/confirmation-code');
  await page.getByRole('button', { name: 'Reload' }).click();
  const copies = page.getByRole('button', { name: `Copy the email to ${person.email}` });
  await expect(copies).toHaveCount(2);
  await copies.first().click();
  await expect(page.getByText('Text copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/Your code: \d{6}/);
});

test('who has no password hears in the settings where their codes wait', async ({
  page,
  builtIn: { url },
}) => {
  const admin = await adminOf(url);
  const email = newEmail('linked');
  await admin.call('POST', '/api/live_api/account/sendMagicLink', { email });
  await page.goto((await nextMail(admin, email)).link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/home/);
  await page.goto(`${url}/settings`);

  const waits = 'The code is in the mail outbox of this installation’s admin';
  const password = page.getByRole('region', { name: 'Password' });
  await expect(password.getByText('Email isn’t set up')).toBeVisible();
  await expect(password.getByText(/by email|email you/)).toHaveCount(0);
  await password.getByRole('button', { name: 'Set a password' }).click();
  await expect(password.getByText(waits)).toBeVisible();
  await expect(password.getByRole('button', { name: 'Email me a code' })).toHaveCount(0);
  await password.getByRole('button', { name: 'Ask for a code' }).click();
  await expect(password.getByText(`${waits}, who can share it with you.`)).toBeVisible();
  await expect(password.getByText('sent to your email')).toHaveCount(0);
  await page.getByLabel('Digit 1 of the code').focus();
  await page.keyboard.type((await nextMail(admin, email)).code);
  await password.getByRole('textbox', { name: 'New password' }).fill(PASSWORD);
  await password.getByRole('button', { name: 'Save' }).click();
  await expect(password.getByText('Password changed')).toBeVisible();

  const next = `new-${email}`;
  const card = page.getByRole('region', { name: 'Email' });
  await card.getByRole('button', { name: 'Change' }).click();
  await card.getByLabel('New email').fill(next);
  await card.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await card.getByRole('button', { name: 'Change my address' }).click();
  await expect(card.getByText(`${next} needs confirming with a link or a code.`)).toBeVisible();
  await expect(card.getByText('The email with both is in the mail outbox')).toBeVisible();
  await expect(card.getByText('we emailed there')).toHaveCount(0);
  await page.getByLabel('Digit 1 of the code').focus();
  await page.keyboard.type((await nextMail(admin, next)).code);
  await expect(card.getByText('Email updated')).toBeVisible();
});

test('an app’s people hear so, too, in the settings that they have there', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  const { appId } = await makeApp(owner, 'A recipe book', { isSignupEnabled: true });
  await page.goto(`${url}/apps/${appId}/login`);
  await toSignUp(page);
  await page.getByLabel('Name').fill('Vera Visitor');
  await page.getByLabel('Email').fill(newEmail('visitor'));
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/app\//);
  await page.goto(`${url}/apps/${appId}/settings`);
  const card = page.getByRole('region', { name: 'Email' });
  await card.getByRole('button', { name: 'Change' }).click();
  await card.getByLabel('New email').fill(newEmail('other'));
  await card.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await card.getByRole('button', { name: 'Change my address' }).click();
  await expect(
    card.getByText('The email with both is in the mail outbox of this installation’s admin'),
  ).toBeVisible();
});

test('in an installation without anybody no mail is offered', async ({ page }) => {
  const installation = await Installation.shared();
  try {
    // By the form that the document brings along, and by the page's own.
    for (const isEarly of [true, false]) {
      if (isEarly) await page.route('**/assets/*.js', (route) => route.abort());
      else await page.unrouteAll();
      await page.goto(`${installation.url}/login`);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
      await expect(page.getByText('Forgot your password?')).toHaveCount(0);
      await expect(page.getByText('Email me a sign-in link')).toHaveCount(0);
    }
  } finally {
    await installation.stop();
  }
});

test('who lost an unproven password is not let go without one where nothing else lets them in', async ({
  page,
  browser,
  builtIn: { url },
}) => {
  const admin = await adminOf(url);
  const elsewhere = await (await browser.newContext()).newPage();
  const email = await signUp(elsewhere, url);
  await page.goto((await nextMail(admin, email)).link);
  await page.getByRole('button', { name: 'Verify my address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await expect(page.getByText('without one you could not sign in again')).toBeVisible();
  await expect(page.getByText('by email')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Continue without a password' })).toHaveCount(0);
  expect((await nextMail(admin, email)).text).toContain('without one you could not sign in again');
  await page.getByLabel('New password').fill('another horse battery');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText('Password reset successfully')).toBeVisible();
  await elsewhere.context().close();
});

test('who invites a collaborator hears who hands the link on, and to whom', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  const { appId } = await makeApp(owner, 'A recipe book', { isDraft: true });
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}#panel=members`);
  const panel = page.getByRole('complementary', { name: 'Collaborators' });
  // Its link proves an address: it is for whoever reads the mail there, and never for who invites.
  await expect(panel.getByText('who can share its link with the person you invite')).toBeVisible();
  await expect(panel.getByText('share its link with you')).toHaveCount(0);
});

test('an invited collaborator who is signed in as somebody else is told, signs up with the right address, and waits for no other mail', async ({
  page,
  builtIn: { url },
}) => {
  const admin = await adminOf(url);
  const owner = await makeBuilder(url);
  const other = await makeBuilder(url, 'Otto Other');
  const { appId } = await makeApp(owner, 'A recipe book', { isDraft: true });
  const email = newEmail('friend');
  await owner.call('POST', `/api/apps/${appId}/members`, { email, role: 'editor' });
  const { link } = await nextMail(admin, email);
  await comeIn(page, other);
  await page.goto(link);
  await expect(page.getByText(`you are signed in as ${other.email}`)).toBeVisible();
  await page.getByRole('link', { name: `Sign in as ${email}` }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL(new RegExp(`/build/app/${appId}`));
  await expect(page.getByLabel('Message to the assistant')).toBeVisible();
  // Spent, it says where the app is.
  await page.goto(link);
  await expect(page.getByText('the app is among yours')).toBeVisible();
  await page.getByRole('link', { name: 'Go to my apps' }).click();
  await expect(page.getByRole('link', { name: /Recipe Book/ })).toBeVisible();
});

test('who is invited into an app chooses a password where nothing else lets them in', async ({
  page,
  builtIn: { url },
}) => {
  const admin = await adminOf(url);
  const owner = await makeBuilder(url);
  const { appId, slug } = await makeApp(owner, 'A recipe book');
  const email = newEmail('guest');
  await owner.call('POST', `/apps/${appId}/users/invite-user`, { user_email: email, role: 'user' });
  const { link } = await nextMail(admin, email);
  await page.goto(link);
  await page.getByLabel('Name').fill('Gil Guest');
  await expect(page.getByText('sign in by email')).toHaveCount(0);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('without one you could not sign in again')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL(new RegExp(`/app/${slug}/?$`));
  // Its link is good once; who opens it again gets in by what they have now.
  await page.goto(link);
  await expect(page.getByText('This invitation cannot be used')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(new RegExp(`/app/${slug}/?$`));
});

test('what was kept before there was a mail server is said to be, and goes out at the admin’s word', async ({
  page,
}) => {
  const { url: database } = await freshDatabase(process.env[POSTGRES] ?? '', TEMPLATE);
  const before = await Installation.start({ DATABASE_URL: database, SECRET_KEY: 'of this story' });
  const person = new Caller(before.url, newEmail('early'));
  const admin = await adminOf(before.url);
  await person.signUp('Early Bird');
  await before.stop();

  const office = await PostOffice.start();
  const env = { DATABASE_URL: database, SECRET_KEY: 'of this story', SMTP_URL: office.url };
  const after = await Installation.start(env);
  try {
    await comeIn(page, new Caller(after.url, admin.email));
    await page.goto(`${after.url}/admin/outbox`);
    await expect(page.getByText('written before the mail server was set up')).toBeVisible();
    await expect(page.getByText('No mail server is set up')).toHaveCount(0);
    await page.getByRole('button', { name: /Not sent/ }).click();
    await page.getByRole('button', { name: 'Send now' }).click();
    expect((await office.take(person.email)).subject).toBe('Verify your email address');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('Sent', { exact: true })).toBeVisible();
    await expect(page.getByText('written before the mail server was set up')).toHaveCount(0);
  } finally {
    await after.stop();
    await office.stop();
  }
});
