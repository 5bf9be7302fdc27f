import { test } from '@playwright/test';
import { NameServer } from '@trellis/testing/name-server';
import { PASSWORD } from './caller.ts';
import { Installation } from './installation.ts';
import { look } from './look.ts';
import { adminOf, comeIn, makeApp, makeBuilder, toSignUp } from './people.ts';
import { expect } from './stage.ts';

// Without the stage's quiet: a browser notes what it does not do on hosts without HTTPS.
// The browser finds the hosts of this story on this machine, as DNS would say it.
const { launchOptions } = (await import('../playwright.config.ts')).default.use ?? {};
const args = [...(launchOptions?.args ?? []), '--host-resolver-rules=MAP *.test 127.0.0.1'];
test.use({ launchOptions: { ...launchOptions, args } });

let names: NameServer;
let installation: Installation;
test.beforeAll(async () => {
  names = await NameServer.start();
  const env = { DNS_SERVERS: names.address, ALLOW_PRIVATE_HOSTS: '1' };
  installation = await Installation.start(env);
});
test.afterAll(async () => {
  await installation.stop();
  names.stop();
});

test('an app gets a host of its own: proven, live, and used there by a visitor who signs in', async ({
  page,
}) => {
  const { url } = installation;
  await adminOf(url);
  const owner = await makeBuilder(url);
  const settings = { visibility: 'signin', isSignupEnabled: true } as const;
  const { appId, slug } = await makeApp(owner, 'A recipe book', settings);
  const host = `recipes.test:${new URL(url).port}`;
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}`);
  await page.getByRole('button', { name: 'App settings' }).click();
  const panel = page.getByRole('complementary', { name: 'App settings' });
  const field = panel.getByLabel('Host', { exact: true });
  await field.fill('nonsense');
  await panel.getByRole('button', { name: 'Add the host' }).click();
  await expect(panel.getByText('Enter a host such as app.example.org')).toBeVisible();
  await field.fill(`http://${host}/`);
  await field.press('Enter');
  const status = panel.getByRole('status', { name: 'Custom domain' });
  await expect(status).toHaveText('Waiting for verification');
  await panel.getByRole('button', { name: 'Check now' }).click();
  await expect(panel.getByText('Verification not found yet', { exact: false })).toBeVisible();
  await panel.getByRole('button', { name: 'Check now' }).scrollIntoViewIfNeeded();
  await look(page, 'panel-host', 'Panels');

  const { host: wanted } = await owner.call<{
    host: { proof: { dns: { name: string; value: string } } };
  }>('GET', `/api/apps/${appId}/host`);
  names.set('A', 'recipes.test', ['127.0.0.1']);
  names.set('TXT', wanted.proof.dns.name, [wanted.proof.dns.value]);
  await panel.getByRole('button', { name: 'Check now' }).click();
  await expect(status).toHaveText('VerifiedLive');
  await expect(panel.getByRole('link', { name: /recipes\.test/ })).toBeVisible();

  await page.goto(`http://${host}/app/${slug}`);
  await expect(page).toHaveURL(new RegExp(`^http://${host}/apps/${appId}/login`));
  await toSignUp(page);
  await page.getByLabel('Name').fill('Gil Guest');
  await page.getByLabel('Email').fill('gil@example.org');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(`http://${host}/`);
  // The app is the page: its origin is its own.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`^http://${host}/recipedetail`, 'i'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Their settings are there, too, and lead back.
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page).toHaveURL(`http://${host}/apps/${appId}/settings`);
  await expect(page.getByRole('region', { name: 'Profile' }).getByLabel('Name')).toHaveValue(
    'Gil Guest',
  );
  await page.getByRole('link', { name: 'Back to the app' }).click();
  await expect(page).toHaveURL(`http://${host}/`);
  // The builder is not there.
  const builder = () => fetch('/api/live_api/account/current').then(({ status }) => status);
  expect(await page.evaluate(builder)).toBe(404);
});
