import type { Page } from '@playwright/test';
import { look } from './look.ts';
import { comeIn, makeApp, makeBuilder, newEmail } from './people.ts';
import { expect, PASSWORD, test } from './stage.ts';

/** A server that does not know the session yet, for so many times, as one that a payment has just made. */
async function refuseCreate(page: Page, times: number): Promise<{ asked: number[] }> {
  const heard = { asked: [] as number[] };
  await page.route('**/api/live_api/account/create', async (route) => {
    heard.asked.push(await page.evaluate(() => Date.now()).catch(() => 0));
    if (heard.asked.length > times) return route.continue();
    return route.fulfill({
      status: 401,
      json: { message: 'Sign in first', error: { code: 'sign_in', message: 'Sign in first' } },
    });
  });
  return heard;
}

/** Keeps the page's own code from coming until it is released. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Where the parts of a form stand, whichever of the two it is. */
async function placesOf(page: Page, button: string) {
  const parts = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('textbox', { name: 'Email' }),
    page.getByRole('textbox', { name: 'Password' }),
    page.getByRole('button', { name: button, exact: true }),
  ];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return boxes.map((box) => box?.y ?? 0);
}
/** The second form stands where the first one did; a border is beside the box of one of them. */
function stand(now: number[], before: number[]): void {
  for (const [at, y] of now.entries()) expect(Math.abs(y - (before[at] ?? 0))).toBeLessThan(2);
}

/** Lets the page's time pass until something is there, a second at a go. */
async function pass(page: Page, isThere: () => boolean | Promise<boolean>): Promise<void> {
  for (let n = 0; n < 90 && !(await isThere()); n++) {
    await page.clock.runFor(1_000);
    await page.waitForTimeout(30);
  }
}

test('after a purchase the account is made with patience, and waited for until it knows of the purchase', async ({
  page,
  builtIn: { url },
}) => {
  const person = await makeBuilder(url);
  await comeIn(page, person);
  await page.clock.install();
  const heard = await refuseCreate(page, 2);
  const asked: number[] = [];
  await page.route('**/api/live_api/account/current?**', async (route) => {
    const at = await page.evaluate(() => Date.now());
    const response = await route.fetch();
    const account = (await response.json()) as { subscriptionPaymentsIds: string[] };
    if (asked.length >= 2) account.subscriptionPaymentsIds = ['sale-7'];
    await route.fulfill({ response, json: account });
    // Counted once it is answered: the story does not end under an answer on its way.
    asked.push(at);
  });
  const began = await page.evaluate(() => Date.now());
  await page.goto(`${url}/home?sale_id=sale-7`);
  await expect(page.getByRole('heading', { name: 'What do you want to build?' })).toBeVisible();
  await pass(page, () => asked.length >= 3);
  expect(heard.asked).toHaveLength(3);
  expect(heard.asked[0]! - began).toBeGreaterThanOrEqual(3_000);
  for (const times of [heard.asked, asked])
    for (let n = 1; n < times.length; n++)
      expect(times[n]! - times[n - 1]!).toBeGreaterThanOrEqual(3_900);
  // It knows: nobody asks any more.
  await page.clock.runFor(30_000);
  await page.waitForTimeout(200);
  expect(asked).toHaveLength(3);
});

test('an account that cannot be made leads to a page that says so, with the payment, after seven more tries', async ({
  page,
  builtIn: { url },
}) => {
  const person = await makeBuilder(url);
  await comeIn(page, person);
  await page.clock.install();
  const heard = await refuseCreate(page, 100);
  await page.goto(`${url}/home?sale_id=sale-8`);
  await expect(page.getByRole('heading', { name: 'What do you want to build?' })).toBeVisible();
  await pass(page, () => page.url().includes('/error/unauthorized'));
  await expect(page).toHaveURL(/\/error\/unauthorized\?paymentId=sale-8$/);
  await expect(page.getByText('Payment: sale-8')).toBeVisible();
  expect(heard.asked).toHaveLength(8);
});

test('a purchase that never shows is asked for fifteen times and no more', async ({
  page,
  builtIn: { url },
}) => {
  const person = await makeBuilder(url);
  await comeIn(page, person);
  await page.clock.install();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/account/current?sale_id=sale-9')) asked += 1;
  });
  await page.goto(`${url}/home?sale_id=sale-9`);
  await expect(page.getByRole('heading', { name: 'What do you want to build?' })).toBeVisible();
  await pass(page, () => asked >= 16);
  expect(asked).toBe(15);
});

test('signing in leads where goto, next and continueUrl say, and to nobody else’s pages', async ({
  page,
  builtIn: { url },
}) => {
  const person = await makeBuilder(url);
  const signIn = async (query: string) => {
    await page.context().clearCookies();
    await page.goto(`${url}/login?${query}`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).not.toHaveURL(/\/login/);
    return page.url().slice(url.length);
  };
  expect(await signIn('goto=%2Fsettings')).toBe('/settings');
  expect(await signIn('next=%2Fsettings')).toBe('/settings');
  expect(await signIn('continueUrl=%2Fsettings')).toBe('/settings');
  for (const evil of [
    '//evil.example',
    '/\t/evil.example',
    '/\\evil.example',
    'https://evil.example',
  ])
    for (const name of ['goto', 'next', 'continueUrl'])
      expect([evil, name, await signIn(`${name}=${encodeURIComponent(evil)}`)]).toEqual([
        evil,
        name,
        '/home',
      ]);
  expect(await signIn('goto=upgrade_app_plan')).toBe('/home?goto=upgrade_app_plan');
  const dialog = page.getByRole('dialog', { name: 'Upgrade plan' });
  await expect(dialog.getByText('Your account is on the galaxy plan.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`${url}/home`);
});

test('signing in works before the page’s own code is here, and what was typed until then stays', async ({
  page,
  builtIn: { url },
}) => {
  const { email } = await makeBuilder(url);
  const release = await holdCode(page);
  await page.goto(`${url}/login`, { waitUntil: 'commit' });
  await look(page, 'login-early');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('not the one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  release();
  // The page's own form has taken over: it offers more.
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  const password = page.getByRole('textbox', { name: 'Password' });
  await expect(password).toHaveValue('not the one');
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('who signed in before the page’s own code was here goes on where they wanted to', async ({
  page,
  builtIn: { url },
}) => {
  const { email } = await makeBuilder(url);
  const release = await holdCode(page);
  await page.goto(`${url}/login?next=%2Fsettings`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  const signedIn = page.waitForResponse('**/api/auth/sign-in');
  await page.keyboard.press('Enter');
  expect((await signedIn).status()).toBe(200);
  release();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('signing up works before the page’s own code is here, with errors beside what they are about', async ({
  page,
  builtIn: { url },
}) => {
  await makeBuilder(url);
  const release = await holdCode(page);
  await page.goto(`${url}/login?mode=up`, { waitUntil: 'commit' });
  await look(page, 'signup-early');
  const email = newEmail();
  await page.getByLabel('Name').fill('Ann Example');
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('textbox', { name: 'Password' }).fill('short');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This email is invalid')).toBeVisible();
  await expect(page.getByText('This password is too weak')).toBeVisible();
  const places = await placesOf(page, 'Create account');
  release();
  await expect(page.locator('#early')).toHaveCount(0);
  // The page's own form says the same in the same places.
  await expect(page.getByText('This email is invalid')).toBeVisible();
  await expect(page.getByText('This password is too weak')).toBeVisible();
  stand(await placesOf(page, 'Create account'), places);
  await expect(page.getByLabel('Name')).toHaveValue('Ann Example');
  await expect(page.getByLabel('Email')).toHaveValue('nobody');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/auth\/verifyEmail/);
});

test('an app’s people sign in before the page’s own code is here, under the app’s name, and do not wait for it', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  const { appId, slug } = await makeApp(owner, 'A recipe book', { isSignupEnabled: true });
  const email = newEmail('guest');
  const register = `/apps/${appId}/auth/register`;
  let release = await holdCode(page);
  // Nobody has an account yet: the page begins with making one, early and late.
  await page.goto(`${url}/apps/${appId}/login`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByText('Forgot your password?')).toBeHidden();
  release();
  await expect(page.locator('#early')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.request.post(url + register, {
    data: { email: newEmail('first'), password: PASSWORD, name: 'Fia First' },
  });
  await page.context().clearCookies();

  release = await holdCode(page);
  // The link of the public client (ruling 13).
  const from = `/app/${slug}?from=login`;
  await page.goto(`${url}/login?app_id=${appId}&from_url=${encodeURIComponent(from)}`, {
    waitUntil: 'commit',
  });
  await expect(page).toHaveURL(new RegExp(`/apps/${appId}/login`));
  await expect(page.getByRole('heading', { name: 'Recipe Book' })).toBeVisible();
  await look(page, 'app-login-early');
  const places = await placesOf(page, 'Sign in');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Name').fill('Gil Guest');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('short');
  release();
  await expect(page.locator('#early')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Gil Guest');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await page.getByRole('button', { name: 'Sign in' }).click();
  stand(await placesOf(page, 'Sign in'), places);
  await page.unroute('**/assets/*.js');

  release = await holdCode(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Name').fill('Gil Guest');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/app/${slug}/?\\?from=login$`));
  await page.context().clearCookies();
  await page.goto(`${url}/apps/${appId}/login`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/app/${slug}/?$`));
  release();
});

test('what cannot work is not offered early: an invitation has its own form, and who is to be invited does not sign up', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  const { appId } = await makeApp(owner, 'A recipe book', { visibility: 'invite' });
  const release = await holdCode(page);
  await page.goto(`${url}/apps/${appId}/login`, { waitUntil: 'commit' });
  await expect(page.getByText('This app is for invited people.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create an account' })).toHaveCount(0);
  await page.goto(`${url}/apps/${appId}/login?invitation=nothing`, { waitUntil: 'commit' });
  await expect(page.locator('#early.ready')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: 'This invitation cannot be used' })).toBeVisible();
});
