import { CLUB, TOKEN } from '@trellis/testing/gumroad';
import type { PostOffice } from '@trellis/testing/post-office';
import { FakeStripe } from '@trellis/testing/stripe';
import { Caller } from './caller.ts';
import { look } from './look.ts';
import { adminOf, comeIn, makeApp, newEmail, toSignUp } from './people.ts';
import { expect, PASSWORD, test } from './stage.ts';

/** A builder whose address is proven by the mail that a server sent. */
async function builderByMail(url: string, office: PostOffice, name: string): Promise<Caller> {
  await adminOf(url);
  const person = new Caller(url, newEmail(name.toLowerCase()));
  await person.signUp(name);
  const { text } = await office.take(person.email);
  const secret = /secret=([\w-]+)/.exec(text ?? '')?.[1];
  await person.call('POST', '/api/auth/verification/confirm', { secret });
  return person;
}

test('a plan is chosen over what was being done, and bought on a page beside it', async ({
  page,
  connected: { url, gumroad, office },
}) => {
  test.setTimeout(90_000);
  const bea = await builderByMail(url, office, 'Bea');
  const admin = await adminOf(url);
  const { accountId } = await bea.call<{ accountId: string }>(
    'GET',
    '/api/live_api/account/current',
  );
  await admin.call('PATCH', `/api/admin/accounts/${accountId}`, { plan: 'lite' });
  await comeIn(page, bea);
  await page.goto(`${url}/home?goto=upgrade_app_plan`);
  const dialog = page.getByRole('dialog', { name: 'Upgrade plan' });
  await expect(dialog.getByRole('region', { name: 'Lite' })).toContainText('Current plan');
  const explorer = dialog.getByRole('region', { name: 'Explorer' });
  await expect(explorer).toContainText('Most popular');
  await expect(explorer).toContainText('$19.00');
  await expect(dialog.getByRole('region', { name: 'Monetizer' })).toContainText('$39.00');
  await look(page, 'plans');
  await dialog.getByText('Yearly', { exact: true }).click();
  await expect(explorer).toContainText('Save 21%');
  await expect(explorer).toContainText('$15.00');
  // The shop is a page of this test's own.
  await page
    .context()
    .route('https://seller.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The shop</h1>' }),
    );
  const opening = page.context().waitForEvent('page');
  await explorer.getByRole('button', { name: 'Upgrade' }).click();
  const shop = await opening;
  await expect(shop.getByRole('heading', { name: 'The shop' })).toBeVisible();
  expect(shop.url()).toContain(`account=${accountId}&period=yearly`);
  await shop.close();
  await expect(dialog.getByRole('status')).toContainText('Buy Explorer on the page that opened');
  // It is bought there; the person comes back with the sale.
  gumroad.sell({ id: 'plan-bea', email: bea.email, subscription_id: 'sub-bea' });
  await page.goto(`${url}/home?sale_id=plan-bea`);
  const planOf = () => bea.call<{ plan: string }>('GET', '/api/live_api/account/current');
  await expect.poll(planOf, { timeout: 20_000 }).toMatchObject({ plan: 'explorer' });
  await page.goto(`${url}/home?goto=upgrade_app_plan`);
  await expect(explorer).toContainText('Current plan');
  await page.goto(`${url}/home?goto=upgrade_app_plan&plan=monetizer&demo=1`);
  await expect(dialog).toContainText('This is a demo');
  await expect(dialog).toContainText('No Commitment - Cancel Anytime');
  await expect(dialog.getByRole('button', { name: 'Start My Journey' })).toBeDisabled();
  await look(page, 'plan-single');
});

test('a plan is bought by Stripe, there by a signed delivery, and kept until its end once it is cancelled', async ({
  page,
  connected: { url, stripe, office },
}) => {
  test.setTimeout(90_000);
  const dan = await builderByMail(url, office, 'Dan');
  const admin = await adminOf(url);
  const own = () =>
    dan.call<{ accountId: string; plan: string }>('GET', '/api/live_api/account/current');
  const { accountId } = await own();
  await admin.call('PATCH', `/api/admin/accounts/${accountId}`, { plan: 'lite' });
  const deliver = async (type: string, object: object) => {
    const event = { id: `evt_${type.replaceAll('.', '')}`, type, data: { object } };
    const { body, headers } = FakeStripe.signed(event);
    const answer = await fetch(`${url}/api/payments/stripe/events`, {
      method: 'POST',
      headers,
      body,
    });
    expect(answer.status).toBe(200);
  };
  await comeIn(page, dan);
  // A limit leads here, and back to what was typed.
  const { appId } = await dan.call<{ appId: string }>('POST', '/api/apps', {
    appType: 'AI_APP',
    genApp: { fields: { header: 'Boat yard' } },
  });
  await page.goto(`${url}/build/app/${appId}`);
  await page
    .getByRole('navigation', { name: 'Panels' })
    .getByRole('button', { name: 'Data sources' })
    .click();
  const panel = page.getByRole('complementary', { name: 'Data sources' });
  await panel.getByRole('button', { name: 'Add data' }).click();
  const data = page.getByRole('dialog', { name: 'Data sources' });
  await data.getByRole('tab', { name: 'Doc (DOCX)' }).click();
  const files = await page.evaluateHandle(() => {
    const given = new DataTransfer();
    for (const name of ['a.txt', 'b.txt']) given.items.add(new File(['Hello'], name));
    return given;
  });
  const place = data.getByText(/or drop it here/);
  await place.dispatchEvent('drop', { dataTransfer: files });
  await expect(data.getByText('Your plan takes one file at a time')).toBeVisible();
  await look(page, 'limit-files');
  await data.getByRole('button', { name: 'Upgrade plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade plan' });
  await dialog.getByText('Yearly', { exact: true }).click();
  const moon = dialog.getByRole('region', { name: 'Moon' });
  await expect(moon).toContainText('Save 17%');
  await page
    .context()
    .route('https://seller.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The shop</h1>' }),
    );
  const opening = page.context().waitForEvent('page');
  await moon.getByRole('button', { name: 'Upgrade' }).click();
  const shop = await opening;
  await expect(shop).toHaveURL(`https://seller.example/moon-year?client_reference_id=${accountId}`);
  await shop.close();
  const sale = stripe.sell({
    id: 'cs_test_dan',
    product: 'prod_moon',
    accountId,
    subscription: 'sub_dan',
  });
  await deliver('checkout.session.completed', { id: sale.id });
  await expect(dialog.getByText('You are now on the moon plan')).toBeVisible({ timeout: 20_000 });
  await expect(dialog.getByRole('link', { name: 'Cancel or change it' })).toHaveAttribute(
    'href',
    'https://seller.example/portal',
  );
  await look(page, 'plan-bought');
  await page.keyboard.press('Escape');
  // What was being done is still there.
  await expect(data.getByText(/or drop them here/).or(place)).toBeVisible();
  sale.cancelAt = Date.UTC(2027, 0, 15) / 1_000;
  await deliver('customer.subscription.updated', { id: 'sub_dan' });
  await expect.poll(own).toMatchObject({ planSubscriptionCancelledAt: '2027-01-15T00:00:00.000Z' });
  await page.goto(`${url}/home?goto=upgrade_app_plan`);
  await expect(dialog.getByText('You have it until January 15, 2027')).toBeVisible();
  Object.assign(sale, { status: 'canceled', endedAt: Math.floor(Date.now() / 1_000) });
  await deliver('customer.subscription.deleted', { id: 'sub_dan' });
  await expect.poll(own).not.toMatchObject({ plan: 'moon' });
});

test('an app is sold: connected, joined, left and entered again, seen by its builder', async ({
  page,
  browser,
  connected: { url, gumroad, office },
}) => {
  test.setTimeout(150_000);
  gumroad.sales.clear();
  const owner = await builderByMail(url, office, 'Sal');
  const app = await makeApp(owner, 'A recipe book with a title and a text for each recipe', {
    isSignupEnabled: true,
  });
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${app.appId}`);
  await page.getByRole('button', { name: 'App settings' }).click();
  const panel = page.getByRole('complementary', { name: 'App settings' });
  const section = panel.getByRole('region', { name: 'Paid memberships' });
  const token = section.getByLabel('Gumroad access token');
  await expect(token).toBeDisabled();
  await section.getByLabel('People pay to use the app').click();
  await expect(token).toBeEnabled();
  await token.fill('a wrong one');
  await expect(section.getByText('Failed to fetch Gumroad products')).toBeVisible();
  await token.fill(TOKEN);
  await expect(token).toHaveValue('');
  await section.getByRole('combobox', { name: 'Product' }).click();
  await page.getByRole('option', { name: 'The club' }).click();
  await section.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText("Connected to Gumroad, you're all set!")).toBeVisible();
  await expect(section.getByRole('button', { name: 'Connected' })).toBeDisabled();
  const gold = section.getByRole('group', { name: 'Gold' });
  await gold.getByLabel('Credits a month').fill('100');
  await section.getByRole('button', { name: 'Save the tiers' }).click();
  await expect(section.getByRole('button', { name: 'Save the tiers' })).toHaveCount(0);
  await section.scrollIntoViewIfNeeded();
  await look(page, 'memberships-settings', 'Panels');
  // Another product is asked about first.
  await section.getByRole('combobox', { name: 'Product' }).click();
  await page.getByRole('option', { name: 'A book' }).click();
  await section.getByRole('button', { name: 'Connect', exact: true }).click();
  const warning = page.getByRole('dialog', { name: 'Change the product?' });
  await expect(warning).toContainText('after having paying users');
  await warning.getByRole('button', { name: 'Cancel' }).click();

  // Somebody comes to the app, and has to join.
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(`${url}/app/${app.slug}`);
  await toSignUp(visitor);
  const email = newEmail('payer');
  await visitor.getByLabel('Name').fill('Pia Payer');
  await visitor.getByLabel('Email').fill(email);
  await visitor.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await visitor.getByRole('button', { name: 'Create account' }).click();
  await expect(visitor.getByRole('heading', { name: 'Become a member' })).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'Gold' })).toContainText('$15.00');
  await look(visitor, 'join');
  // What is bought with an address counts once that is proven.
  const mail = await office.take(email);
  const link = /http\S+verifyEmail\S+/.exec(mail.text ?? '')?.[0] ?? '';
  await visitor.goto(link);
  await visitor.getByRole('button', { name: 'Verify my address' }).click();
  await expect(visitor.getByRole('button', { name: 'Verify my address' })).toHaveCount(0);
  gumroad.sell({
    id: `sale-${app.appId}`,
    email,
    product_id: CLUB,
    variants: { Tier: 'Gold' },
    price: 1500,
  });
  await visitor.goto(`${url}/app/${app.slug}/joinPlan?sale_id=sale-${app.appId}`);
  await visitor.waitForURL(new RegExp(`/app/${app.slug}`), { timeout: 30_000 });
  await expect(visitor.locator('iframe').first()).toBeVisible();
  await context.close();

  await section.getByRole('button', { name: 'Members and revenue' }).click();
  const members = page.getByRole('dialog', { name: 'Members and revenue' });
  await expect(members.getByRole('table', { name: 'Members' })).toContainText(email);
  await expect(members.getByRole('table', { name: 'Revenue by month' })).toContainText('$15.00');
  await look(page, 'members');
  await page.goto(`${url}/analytics/app/${app.appId}`);
  const figures = page.getByRole('region', { name: 'Memberships', exact: true });
  await expect(figures).toContainText('$15.00');
  await look(page, 'analytics-use');
});
