import type { Page } from '@playwright/test';
import { look } from './look.ts';
import { adminOf, joinApp, makeApp, makeBuilder, running } from './people.ts';
import { expect, test } from './stage.ts';

interface Row {
  id: string;
  status?: string;
}

test('people who see only their own bookings are told how many places are left, and none gets a place that is taken', async ({
  page,
  browser,
  builtIn: { url },
}) => {
  await adminOf(url);
  const owner = await makeBuilder(url);
  const { appId, slug } = await makeApp(
    owner,
    'Yoga studio: classes with teacher and number of places. Members book classes. Members must only see their own bookings.',
    { visibility: 'signin', isSignupEnabled: true },
  );
  const address = `${url}/app/${slug}`;
  // One class to come, with one place, that nobody has.
  const at = `/live_api/apps/${appId}/entities`;
  for (const row of await owner.call<Row[]>('GET', `${at}/Booking`))
    await owner.call('DELETE', `${at}/Booking/${row.id}`);
  const [one, ...others] = await owner.call<Row[]>('GET', `${at}/Class?sort=-starts_at`);
  for (const row of others) await owner.call('DELETE', `${at}/Class/${row.id}`);
  const starts_at = new Date(Date.now() + 3_600_000).toISOString();
  await owner.call('PUT', `${at}/Class/${one?.id}`, { title: 'Slow flow', places: 1, starts_at });

  await joinApp(page, address, 'Dora Dancer');
  const left = (who: Page, text: string) => running(who).getByText(text, { exact: true });
  await expect(left(page, '1 left')).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await joinApp(other, address, 'Otto Other');
  await expect(left(other, '1 left')).toBeVisible();
  // Each sees the place as free; the first has it.
  await running(page).getByRole('button', { name: 'Book Slow flow' }).click();
  await expect(left(page, 'Full')).toBeVisible();
  await running(other).getByRole('button', { name: 'Book Slow flow' }).click();
  await expect(left(other, 'Full')).toBeVisible();
  const leaves = running(other).getByRole('button', { name: 'Leave waiting list: Slow flow' });
  await expect(leaves).toBeVisible();
  const booked = await owner.call<Row[]>('GET', `${at}/Booking?sort=createdAt`);
  expect(booked.map(({ status }) => status)).toEqual(['booked', 'waiting']);
  await look(other, 'places-left');
  // What tells that it is full tells of nobody: not whose booking, not who waits.
  const answers: string[] = [];
  other.on('response', (answer) => {
    if (/takenBookings|entities.Booking/.test(answer.url()))
      void answer.text().then((text) => answers.push(text));
  });
  await other.reload();
  await expect(left(other, 'Full')).toBeVisible();
  await expect(leaves).toBeVisible();
  expect(answers.join()).toContain(one?.id);
  expect(answers.join()).not.toContain('Dora');
  // Taking a cancelling back is no way past whoever came meanwhile.
  await running(page).getByRole('button', { name: 'Cancel booking: Slow flow' }).click();
  const undo = running(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await owner.call('POST', `${at}/Booking`, { class: one?.id, status: 'booked', member: 'Else' });
  await undo.click();
  await expect(running(page).getByRole('button', { name: /^Leave waiting list/ })).toBeVisible();
  const kept = await owner.call<Row[]>('GET', `${at}/Booking`);
  expect(kept.filter(({ status }) => status === 'booked')).toHaveLength(1);
  await other.context().close();
});
