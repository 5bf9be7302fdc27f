import { look } from './look.ts';
import { adminOf, comeIn, makeApp, makeBuilder, newEmail } from './people.ts';
import { expect, test } from './stage.ts';

test('settings, people and administration hold to the accessibility rules, in light and dark, at three widths', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(120_000);
  const admin = await adminOf(url);
  const owner = await makeBuilder(url);
  const { appId } = await makeApp(owner, 'A recipe book');
  await owner.call('POST', `/apps/${appId}/users/invite-user`, {
    user_email: newEmail('somebody.with.a.long.address'),
    role: 'admin',
  });
  await owner.call('POST', `/api/apps/${appId}/members`, {
    email: newEmail('friend'),
    role: 'viewer',
  });
  await comeIn(page, owner);
  await page.goto(`${url}/settings`);
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('button', { name: 'Set a new password' }).click();
  await expect(page.getByText('This device')).toBeVisible();
  await look(page, 'settings');
  await page.goto(`${url}/build/app/${appId}`);
  for (const panel of ['Users', 'Collaborators']) {
    await page.getByRole('button', { name: panel, exact: true }).click();
    const shown = page.getByRole('complementary', { name: panel });
    await expect(shown.getByText('Invited', { exact: true })).toBeVisible();
    await look(page, `panel-${panel.toLowerCase()}`, 'Panels');
    await shown.getByRole('button', { name: 'Done' }).click();
  }

  const { accounts } = await admin.call<{ accounts: { accountId: string }[] }>(
    'GET',
    `/api/admin/accounts?search=${owner.email}`,
  );
  await admin.call('PATCH', `/api/admin/accounts/${accounts[0]?.accountId}`, { plan: 'explorer' });
  // A page that is open begins anew by itself when its browser belongs to somebody else.
  await page.goto('about:blank');
  await comeIn(page, admin);
  await page.goto(`${url}/admin`);
  for (const tab of ['Accounts', 'Apps', 'Usage', 'Models', 'Jobs', 'Mail outbox', 'Audit log']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByLabel('Loading')).toHaveCount(0);
    await look(page, `admin-${tab.toLowerCase().replace(' ', '-')}`);
  }
  await page.getByRole('tab', { name: 'Accounts' }).click();
  await page.getByRole('button', { name: `Actions for ${owner.email}` }).click();
  await page.getByRole('menuitem', { name: 'Sign in as…' }).click();
  await page.getByLabel('Reason').fill('To look at the banner');
  await look(page, 'admin-sign-in-as');
  await page.getByRole('button', { name: 'Sign in as them' }).click();
  await page.getByRole('link', { name: /Recipe Book/ }).click();
  await expect(page.getByRole('complementary', { name: 'Acting as' })).toBeVisible();
  await look(page, 'acting');
});
