import { look } from './look.ts';
import { adminOf, comeIn, makeApp, makeBuilder } from './people.ts';
import { expect, test } from './stage.ts';

test('an app that was made for a customer is handed over by a link', async ({
  page,
  browser,
  builtIn: { url },
}) => {
  test.setTimeout(120_000);
  const owner = await adminOf(url);
  const app = await makeApp(owner, 'A waiting list for a kindergarten with name and date');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${app.appId}`);
  await page.getByRole('button', { name: 'App settings' }).click();
  const panel = page.getByRole('complementary', { name: 'App settings' });
  const section = panel.getByRole('region', { name: 'Template and handover' });
  await section.getByLabel('App claim by customer').click();
  await section.getByRole('button', { name: 'Copy invite link' }).scrollIntoViewIfNeeded();
  await look(page, 'claim-settings', 'Panels');
  await page.getByRole('status', { name: 'Saving' }).getByText('Saved').waitFor();
  await section.getByRole('button', { name: 'Copy invite link' }).click();
  await expect(page.getByText('Invite link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/claim/');

  const customer = await makeBuilder(url, 'Cora Customer');
  const context = await browser.newContext();
  const hers = await context.newPage();
  await hers.goto(link);
  await expect(hers.getByRole('link', { name: 'Create an account' })).toBeVisible();
  await look(hers, 'claim');
  await comeIn(hers, customer);
  await hers.goto(link);
  await hers.getByRole('button', { name: 'Take over' }).click();
  await hers.waitForURL(`**/build/app/${app.appId}**`);
  await hers.goto(link);
  await expect(hers.getByText('is invalid, already used or revoked')).toBeVisible();
  await context.close();
  expect(await owner.call('GET', `/api/apps/${app.appId}`)).toMatchObject({ role: 'editor' });
});
