import type { Page } from '@playwright/test';
import { nextMail } from './mailbox.ts';
import { adminOf, comeIn, makeApp, makeBuilder, newEmail, toSignUp } from './people.ts';
import { expect, PASSWORD, test } from './stage.ts';

const running = (page: Page) => page.frameLocator('iframe');
/** Nobody is signed in any more, nor comes back by an answer that is on its way. */
const leave = async (page: Page) => {
  await page.goto('about:blank');
  await page.waitForTimeout(500);
  await page.context().clearCookies();
};
const signInToApp = async (page: Page, email: string, password = PASSWORD) => {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
const signUpToApp = async (page: Page, email: string, password = PASSWORD) => {
  await toSignUp(page);
  await page.getByLabel('Name').fill('Gil Guest');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
};

test('an invited person comes into an app, becomes its admin, and is out at once when disabled', async ({
  page,
  browser,
  builtIn: { url },
}) => {
  const admin = await adminOf(url);
  const owner = await makeBuilder(url);
  const { appId, slug } = await makeApp(owner, 'A recipe book');
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}`);
  await page.getByRole('button', { name: 'Users' }).click();
  const panel = page.getByRole('complementary', { name: 'Users' });
  const email = newEmail('guest');
  await panel.getByLabel('Invite by email').fill(email);
  await panel.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText(`${email} was invited`)).toBeVisible();
  await expect(panel.getByText('Invited', { exact: true })).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  const { link, subject } = await nextMail(admin, email);
  expect(subject).toBe('You are invited to Recipe Book');
  await guest.goto(link);
  await expect(guest.getByText(`Join Recipe Book as ${email}.`)).toBeVisible();
  await guest.getByLabel('Name').fill('Gil Guest');
  await guest.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await guest.getByRole('button', { name: 'Join' }).click();
  await expect(guest).toHaveURL(new RegExp(`/app/${slug}/?$`));
  const app = running(guest);
  await expect(app.getByRole('heading', { name: 'Recipes', exact: true })).toBeVisible();
  await expect(app.getByRole('button', { name: 'New recipe' })).toHaveCount(0);

  const menu = panel.getByRole('button', { name: `Actions for ${email}` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Make an admin' }).click();
  await expect(panel.getByText('Admin', { exact: true })).toHaveCount(2);
  await guest.reload();
  await expect(app.getByRole('button', { name: 'New recipe' }).first()).toBeVisible();
  // The app's own connection is made when the page has settled.
  await guest.waitForTimeout(2_500);

  await menu.click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await page.getByRole('button', { name: 'Disable user' }).click();
  await expect(panel.getByText('Disabled', { exact: true })).toBeVisible();
  await expect(app.getByRole('button', { name: 'New recipe' })).toHaveCount(0, { timeout: 2_000 });
  await guest.goto(`${url}/apps/${appId}/login`);
  await signInToApp(guest, email, 'not the password');
  await expect(guest.getByText('Invalid email or password')).toBeVisible();
  await signInToApp(guest, email);
  await expect(guest.getByText('User is disabled, contact us for more info')).toBeVisible();
  await guest.context().close();
});

test('the same address is another person in another app', async ({ page, builtIn: { url } }) => {
  const owner = await makeBuilder(url);
  const [one, two] = await Promise.all([
    makeApp(owner, 'A todo list that is private to each person', { isSignupEnabled: true }),
    makeApp(owner, 'A diary that is private to each person', { isSignupEnabled: true }),
  ]);
  const email = newEmail('guest');
  await page.goto(`${url}/apps/${one.appId}/login`);
  await signUpToApp(page, email);
  await expect(page).toHaveURL(new RegExp(`/app/${one.slug}/?$`));
  await page.goto(`${url}/apps/${two.appId}/login`);
  // Nobody has an account there yet: signing in is the other way.
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signInToApp(page, email);
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await signUpToApp(page, email, 'another horse battery');
  await expect(page).toHaveURL(new RegExp(`/app/${two.slug}/?$`));
  for (const [app, right, other] of [
    [one, PASSWORD, 'another horse battery'],
    [two, 'another horse battery', PASSWORD],
  ] as const) {
    await leave(page);
    await page.goto(`${url}/apps/${app.appId}/login`);
    await signInToApp(page, email, other);
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await signInToApp(page, email, right);
    await expect(page).toHaveURL(new RegExp(`/app/${app.slug}/?$`));
  }
});

test('an app for signed-in or for invited people leads strangers to its login, and back', async ({
  page,
  builtIn: { url },
}) => {
  const admin = await adminOf(url);
  const owner = await makeBuilder(url);
  const [members, invited] = await Promise.all([
    makeApp(owner, 'A recipe book', { visibility: 'signin', isSignupEnabled: true }),
    makeApp(owner, 'A recipe book', { visibility: 'invite' }),
  ]);
  await page.goto(`${url}/app/${members.slug}?from=a%20friend`);
  await expect(page).toHaveURL(new RegExp(`/apps/${members.appId}/login`));
  // The tab is the app's, and not the product's.
  await expect(page).toHaveTitle('Recipe Book');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:.*&#82;|%26%2382;/);
  await signUpToApp(page, newEmail('guest'));
  await expect(page).toHaveURL(new RegExp(`/app/${members.slug}/?\\?from=a(%20|\\+)friend$`));
  await expect(running(page).getByRole('heading', { name: 'Recipes', exact: true })).toBeVisible();
  // Its code is theirs alone, and still comes over the network once.
  await page.goto(`${url}/app/${members.slug}`);
  await expect(running(page).getByRole('heading', { name: 'Recipes', exact: true })).toBeVisible();
  const code = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/_build/'))
      .map((entry) => [
        new URL(entry.name).pathname,
        (entry as PerformanceResourceTiming).transferSize,
      ]),
  );
  expect(code.length).toBeGreaterThan(0);
  for (const [path, size] of code) {
    expect(path).toContain(`/app/${members.slug}/_build/`);
    expect([path, size]).toEqual([path, 0]);
  }

  await page.goto(`${url}/app/${invited.slug}`);
  await expect(page.getByText('This app is for invited people.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create an account' })).toHaveCount(0);
  const email = newEmail('guest');
  await owner.call('POST', `/apps/${invited.appId}/users/invite-user`, {
    user_email: email,
    role: 'user',
  });
  await page.goto((await nextMail(admin, email)).link);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL(new RegExp(`/app/${invited.slug}/?$`));
  await expect(running(page).getByRole('heading', { name: 'Recipes', exact: true })).toBeVisible();
  await leave(page);
  await page.goto(`${url}/app/${invited.slug}`);
  await signInToApp(page, email);
  await expect(running(page).getByRole('heading', { name: 'Recipes', exact: true })).toBeVisible();
});

test('whoever comes into an app that begins with a page for its admins is shown the first that is for them', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  const app = await makeApp(
    owner,
    'CRM: customers with name, phone, address and city; products that anybody can see',
    { isSignupEnabled: true },
  );
  await page.goto(`${url}/apps/${app.appId}/login`);
  await signUpToApp(page, newEmail('guest'));
  await expect(page).toHaveURL(new RegExp(`/app/${app.slug}/`));
  const open = running(page);
  await expect(open.getByRole('heading', { name: 'Products', exact: true })).toBeVisible();
  await expect(open.getByText('For admins only')).toHaveCount(0);
});

test('what somebody borrowed is out for the others, who are not told who has it', async ({
  page,
  browser,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  const app = await makeApp(
    owner,
    'A tool library where neighbors can borrow tools, and I see what is overdue',
    { isSignupEnabled: true },
  );
  await page.goto(`${url}/apps/${app.appId}/login`);
  await signUpToApp(page, newEmail('ann'));
  const borrow = running(page)
    .getByRole('button', { name: /^Borrow / })
    .first();
  const label = String(await borrow.getAttribute('aria-label'));
  const tool = label.replace('Borrow ', '');
  await borrow.click();
  await running(page).getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(running(page).getByRole('button', { name: `Return ${tool}` })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${url}/apps/${app.appId}/login`);
  await signUpToApp(other, newEmail('bob'));
  const theirs = running(other);
  await expect(theirs.getByRole('button', { name: /^Borrow / }).first()).toBeVisible();
  await expect(theirs.getByRole('button', { name: label })).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: /^Return / })).toHaveCount(0);
  await expect(theirs.getByText(/^On loan until/).first()).toBeVisible();
  // Neither the page nor what it is made of names who has it, and strangers are given no loans at all.
  await expect(theirs.getByText('Gil Guest')).toHaveCount(0);
  const stranger = await fetch(`${url}/live_api/apps/${app.appId}/entities/Loan`);
  expect(await stranger.text()).not.toContain('due_date');
  await other.context().close();
});
