import type { Page } from '@playwright/test';
import { look } from './look.ts';
import { adminOf, comeIn, joinApp, makeApp, makeBuilder, running } from './people.ts';
import { expect, test } from './stage.ts';

test('a club’s ranking adds up what each runner logged, who need not say who they are', async ({
  page,
  browser,
  builtIn: { url },
}) => {
  await adminOf(url);
  const owner = await makeBuilder(url);
  const { slug } = await makeApp(
    owner,
    'Running club: runners log their runs with distance and date. Monthly ranking by distance.',
    { visibility: 'signin', isSignupEnabled: true },
  );
  const log = async (runner: Page, distance: string) => {
    const app = running(runner);
    await app.getByRole('button', { name: 'New run' }).first().click();
    const form = app.getByRole('dialog');
    await form.getByLabel('Distance').fill(distance);
    await expect(form.getByLabel('Date')).not.toHaveValue('');
    await form.getByLabel('Duration').fill('30');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
  };
  const address = `${url}/app/${slug}`;
  await joinApp(page, `${address}/Runs`, 'Rita Runner');
  await log(page, '900');
  await log(page, '50.5');
  const other = await (await browser.newContext()).newPage();
  await joinApp(other, `${address}/Runs`, 'Otto Other');
  await log(other, '945');
  await other.goto(`${address}/Leaderboard`);
  const places = running(other).getByRole('listitem');
  await expect(places.nth(0)).toContainText('Rita Runner');
  await expect(places.nth(0)).toContainText('950.5');
  await expect(places.nth(1)).toContainText('Otto Other');
  await look(other, 'club-ranking');
  await other.context().close();
});

test('who booked is known to whoever keeps the bookings, and to no other guest', async ({
  page,
  browser,
  builtIn: { url },
}) => {
  await adminOf(url);
  const owner = await makeBuilder(url);
  const { appId, slug } = await makeApp(
    owner,
    'Dance school where dancers book classes with style, level and places',
    { visibility: 'signin', isSignupEnabled: true },
  );
  const address = `${url}/app/${slug}`;
  await joinApp(page, address, 'Dora Dancer');
  await running(page)
    .getByRole('button', { name: /^Book / })
    .first()
    .click();
  await expect(
    running(page)
      .getByRole('button', { name: /^Cancel / })
      .first(),
  ).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  const answers: string[] = [];
  other.on('response', (answer) => {
    if (answer.url().includes('/entities/Booking'))
      void answer.text().then((text) => answers.push(text));
  });
  await joinApp(other, address, 'Otto Other');
  await expect(
    running(other)
      .getByRole('button', { name: /^Book / })
      .first(),
  ).toBeVisible();
  await expect.poll(() => answers.join()).toContain('createdAt');
  expect(answers.join()).not.toContain('Dora Dancer');
  await other.context().close();
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}/Bookings`);
  await expect(running(page).getByRole('cell', { name: 'Dora Dancer', exact: true })).toBeVisible();
  await look(page, 'bookings-by-whom');
});
