import { look } from './look.ts';
import { nextMail } from './mailbox.ts';
import { adminOf, comeIn, makeApp, makeBuilder, newEmail } from './people.ts';
import { expect, PASSWORD, test } from './stage.ts';

test('an app’s people look after themselves there, its admins after the others, and leave when they want', async ({
  page,
  browser,
  builtIn: { url },
}) => {
  test.setTimeout(90_000);
  const admin = await adminOf(url);
  const owner = await makeBuilder(url);
  const app = await makeApp(owner, 'A todo list that is private to each person', {
    isSignupEnabled: true,
  });
  const settings = `${url}/apps/${app.appId}/settings`;
  const email = newEmail('gil');
  const register = (address: string, name: string) =>
    fetch(`${url}/apps/${app.appId}/auth/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: address, password: PASSWORD, name }),
    });
  await register(email, 'Gil Guest');

  // Who is not signed in is led to the app's own door, and back.
  await page.goto(settings);
  await expect(page).toHaveURL(new RegExp(`/apps/${app.appId}/login`));
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(settings);
  const profile = page.getByRole('region', { name: 'Profile' });
  await profile.getByLabel('Name').fill('Gil Gardener');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByRole('button', { name: 'Save' })).toBeDisabled();
  await look(page, 'app-settings');

  // From the app it is reached by the person's own mark.
  await page.getByRole('link', { name: 'Back to the app' }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Your account' }).click();
  await expect(page).toHaveURL(settings);
  await expect(profile.getByLabel('Name')).toHaveValue('Gil Gardener');

  // A session elsewhere is ended here.
  await register(newEmail('hal'), 'Hal Helper');
  const other = await (await browser.newContext()).newPage();
  await other.request.post(`${url}/apps/${app.appId}/auth/login`, {
    data: { email, password: PASSWORD },
  });
  await page.reload();
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await sessions.getByRole('button', { name: 'Sign out other devices' }).click();
  await expect(sessions.getByText('last used')).toHaveCount(1);
  await other.goto(settings);
  await expect(other).toHaveURL(new RegExp(`/apps/${app.appId}/login`));
  await other.context().close();

  // Another address, proven by its code.
  const mailbox = page.getByRole('region', { name: 'Email' });
  const newAddress = newEmail('gil');
  await mailbox.getByRole('button', { name: 'Change' }).click();
  await mailbox.getByLabel('New email').fill(newAddress);
  await mailbox.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await mailbox.getByRole('button', { name: 'Change my address' }).click();
  const { code } = await nextMail(admin, newAddress);
  await mailbox.getByLabel('Digit 1 of the code').fill(code);
  await expect(mailbox.getByText('Email updated')).toBeVisible();

  // An admin of the app looks after its people, at run time.
  const { users } = await owner.call<{ users: { id: string; email: string }[] }>(
    'GET',
    `/api/apps/${app.appId}/users?search=${encodeURIComponent(newAddress)}`,
  );
  await owner.call('PATCH', `/api/apps/${app.appId}/users/${users[0]?.id}`, { role: 'admin' });
  await page.reload();
  await page.getByRole('tab', { name: 'People' }).click();
  const people = page.getByRole('region', { name: 'People' });
  await expect(people.getByText('Hal Helper')).toBeVisible();
  await expect(people.getByRole('button', { name: /Actions for/ })).toHaveCount(1);
  await people.getByRole('button', { name: /Actions for hal/ }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await page.getByRole('button', { name: 'Disable user' }).click();
  await expect(people.getByText('Disabled', { exact: true })).toBeVisible();
  await look(page, 'app-people');

  await page.getByRole('tab', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(new RegExp(`/apps/${app.appId}/login`));

  // Its builder is there by another account.
  await comeIn(page, owner);
  await page.context().clearCookies({ name: 'trellis_app' });
  await page.goto(settings);
  await expect(page.getByText('You are in this app as its builder.')).toBeVisible();
});
