import { look } from './look.ts';
import { adminOf, comeIn, makeApp, makeBuilder, newEmail } from './people.ts';
import { expect, PASSWORD, test } from './stage.ts';

/** As somebody's own browser says it; the one that tests are run in says that it is driven. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test('who came to a published app is seen by its builder: nobody yet, then visits, pages and sign-ups', async ({
  page,
  browser,
  builtIn: { url },
}) => {
  test.setTimeout(90_000);
  await adminOf(url);
  const owner = await makeBuilder(url);
  const app = await makeApp(owner, 'A recipe book', { isSignupEnabled: true });
  const base = `/api/apps/${app.appId}`;
  await comeIn(page, owner);

  await owner.call('DELETE', `${base}/publication`);
  await page.goto(`${url}/analytics/app/${app.appId}`);
  await expect(page.getByText('Publish your app to access analytics')).toBeVisible();
  await page.getByRole('link', { name: 'Open the app to publish it' }).click();
  const button = page.getByLabel('Analytics');
  await expect(button).toBeDisabled();
  await owner.call('POST', `${base}/publication`, {});
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page).toHaveURL(`${url}/analytics/app/${app.appId}`);
  await expect(page.getByText('No visits in this period.')).toBeVisible();
  await look(page, 'analytics-none');

  const visitor = await (await browser.newContext({ userAgent })).newPage();
  await visitor.goto(`${url}/app/${app.slug}`, { referer: 'https://news.example/' });
  const frame = visitor.frameLocator('iframe');
  await frame.getByRole('link', { name: 'Potato dumplings' }).first().click();
  await expect(visitor).toHaveURL(new RegExp(`/app/${app.slug}/\\w+`));
  await fetch(`${url}/apps/${app.appId}/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: newEmail('guest'), password: PASSWORD, name: 'Gil' }),
  });
  await visitor.context().close();
  const figure = (name: string) =>
    page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]');
  await expect(async () => {
    await page.reload();
    await expect(figure('Page views')).toHaveText('2', { timeout: 2_000 });
  }).toPass();
  for (const name of ['Visitors', 'Visits', 'Sign-ups']) await expect(figure(name)).toHaveText('1');
  const pages = page.getByRole('region', { name: 'Pages' });
  await expect(pages.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('cell', { name: 'news.example' })).toBeVisible();
  await look(page, 'analytics-one');

  await page.getByText('90 days').click();
  await expect(page.getByLabel('Figures of each day').getByRole('row')).toHaveCount(91);
  await page.getByText('7 days').click();
  await expect(page.getByLabel('Figures of each day').getByRole('row')).toHaveCount(8);
  await page.getByRole('link', { name: 'Back to the app' }).click();
  await expect(page).toHaveURL(new RegExp(`/build/app/${app.appId}`));
});
