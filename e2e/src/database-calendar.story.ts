import { boxOf } from './box.ts';
import { look } from './look.ts';
import { expect, test } from './stage.ts';
import { openTasks } from './task-app.ts';

/** A day of the month that is shown first. */
const day = (of: number) => {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(of).padStart(2, '0')}`;
};

test('a calendar: entries go to other days by mouse, keys and menu; those without a date stand aside', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(90_000);
  const busy = Array.from({ length: 6 }, (_, at) => ({ title: `Busy ${at + 1}`, due: day(20) }));
  const { at, row, owner } = await openTasks(page, url, [
    { title: 'Paint', due: day(11) },
    { title: 'Think' },
    { title: 'Long ago', due: '2019-05-05' },
    ...busy,
  ]);
  const asked: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes(`${at}?`) && response.url().includes('due'))
      asked.push(await response.text().catch(() => ''));
  });
  await page.getByRole('button', { name: 'New view' }).click();
  await page.getByRole('menuitem', { name: 'Calendar by Due' }).click();
  const on = (of: number) =>
    page.getByRole('region', {
      name: new Date(`${day(of)}T00:00`).toLocaleDateString('en-US', { dateStyle: 'full' }),
    });
  const entry = (name: string) => page.getByRole('button', { name, exact: true });
  const aside = page.getByRole('region', { name: 'No date' });
  await expect(on(11).getByRole('button', { name: 'Paint', exact: true })).toBeVisible();
  await expect(aside.getByRole('button', { name: 'Think', exact: true })).toBeVisible();
  // Only what is in sight was asked for.
  expect(asked.join()).not.toContain('Long ago');
  await look(page, 'database-calendar', 'Panels');

  // More than fits is behind 'more'.
  await on(20)
    .getByRole('button', { name: /3 more/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Busy 6' }).click();
  await expect(dialog.getByRole('heading', { name: 'Busy 6' })).toBeVisible();
  await page.keyboard.press('Escape');

  // By the menu, by keys, and by the mouse.
  await entry('Move Paint').click();
  await page.getByRole('menuitem', { name: 'One day later' }).click();
  await expect(on(12).getByRole('button', { name: 'Paint', exact: true })).toBeVisible();
  await expect.poll(async () => (await row('Paint'))?.due).toBe(day(12));
  await entry('Move Think').click();
  await page.getByRole('menuitem', { name: 'To another day…' }).click();
  await dialog.getByLabel('Day').fill(day(13));
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(on(13).getByRole('button', { name: 'Think', exact: true })).toBeVisible();
  // The mouse reaches the entry once the dialog is gone, and the entry lies still.
  await expect(dialog).toBeHidden();
  await entry('Think').hover();
  const [from, to] = await Promise.all([boxOf(entry('Think')), boxOf(on(6))]);
  await page.mouse.move(from.x + 10, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 18, { steps: 5 });
  await expect(page.getByText(/You have lifted an item/)).toBeAttached();
  await page.mouse.move(to.x + 30, to.y + 40, { steps: 20 });
  await expect(page.getByText(/You have moved the item/)).toBeAttached();
  await page.mouse.up();
  await expect(on(6).getByRole('button', { name: 'Think', exact: true })).toBeVisible();
  await expect.poll(async () => (await row('Think'))?.due).toBe(day(6));
  await entry('Paint').focus();
  await page.keyboard.press(' ');
  await expect(page.getByText(/You have lifted an item/)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/You have moved the item/)).toBeAttached();
  await page.keyboard.press(' ');
  await expect.poll(async () => (await row('Paint'))?.due).not.toBe(day(12));

  // A new entry on a day; the week, and others' changes.
  await on(5).hover();
  await on(5)
    .getByRole('button', { name: /^New row on/ })
    .click();
  await dialog.getByRole('button', { name: /^Title/ }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Born here');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Save the row' }).click();
  await expect(on(5).getByRole('button', { name: 'Born here', exact: true })).toBeVisible();
  await expect.poll(async () => (await row('Born here'))?.due).toBe(day(5));
  await owner.call('POST', at, { title: 'From elsewhere', due: day(5) });
  await expect(on(5).getByRole('button', { name: 'From elsewhere', exact: true })).toBeVisible();
  // Too many for one list: each day is asked by itself, and none is counted wrong.
  const crowd = Array.from({ length: 600 }, (_, of) => ({ title: `C ${of}`, due: day(21) }));
  await owner.call('POST', `${at}/bulk`, crowd);
  await expect(on(21).getByRole('button', { name: /^597 more/ })).toBeVisible();
  await expect(on(5).getByRole('button', { name: 'Born here', exact: true })).toBeVisible();
  await on(21)
    .getByRole('button', { name: /^597 more/ })
    .click();
  await expect(dialog.getByRole('button', { name: 'C 0', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(entry('Born here')).toHaveCount(0);
  await page.getByRole('button', { name: 'Today' }).click();
  await page.getByText('Week', { exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Week of/ })).toBeVisible();
});
