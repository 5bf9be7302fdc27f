import { boxOf } from './box.ts';
import { look } from './look.ts';
import { expect, test } from './stage.ts';
import { openTasks, rowCount } from './task-app.ts';

test('a board: cards go to another column by mouse, keys and menu; others’ changes come in, a new one is filled in', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(90_000);
  const many = Array.from({ length: 120 }, (_, at) => ({
    title: `Done ${String(at + 1).padStart(3, '0')}`,
    state: 'done',
  }));
  const { owner, at, row } = await openTasks(page, url, [
    { title: 'Paint', state: 'open', effort: 2, due: '2026-03-02' },
    { title: 'Build', state: 'open', effort: 1 },
    { title: 'Think' },
    ...many,
  ]);
  await page.getByRole('button', { name: 'New view' }).click();
  await page.getByRole('menuitem', { name: 'Board by State' }).click();
  const lane = (name: string) => page.getByRole('region', { name, exact: true });
  const card = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(lane('Open').getByLabel('2 in Open')).toBeVisible();
  await expect(lane('No value').getByLabel('1 in No value')).toBeVisible();
  await expect(lane('Done').getByLabel('120 in Done')).toBeVisible();
  await look(page, 'database-board', 'Panels');

  // By the menu, by keys, and by the mouse.
  await page.getByRole('button', { name: 'Move Think' }).click();
  await page.getByRole('menuitem', { name: 'In progress' }).click();
  await expect(lane('In progress').getByLabel('1 in In progress')).toBeVisible();
  await expect.poll(async () => (await row('Think'))?.state).toBe('doing');
  await card('Paint').focus();
  await page.keyboard.press(' ');
  await expect(page.getByText(/You have lifted an item/)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/You have moved the item/)).toBeAttached();
  await page.keyboard.press(' ');
  await expect(lane('In progress').getByLabel('2 in In progress')).toBeVisible();
  await expect.poll(async () => (await row('Paint'))?.state).toBe('doing');
  await expect(card('Paint')).toBeFocused();
  const [from, to] = await Promise.all([boxOf(card('Build')), boxOf(lane('In progress'))]);
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 30, { steps: 5 });
  await page.mouse.move(to.x + 60, to.y + 90, { steps: 15 });
  // Let go where the column shows that it takes the card.
  await expect(lane('In progress').locator('[data-over]')).toBeVisible();
  await page.mouse.up();
  await expect(lane('In progress').getByLabel('3 in In progress')).toBeVisible();
  await expect.poll(async () => (await row('Build'))?.state).toBe('doing');

  // What is refused goes back, and says so; undo brings a card back.
  await page.getByRole('button', { name: 'Undo in the table' }).click();
  await expect(lane('Open').getByLabel('1 in Open')).toBeVisible();
  await expect.poll(async () => (await row('Build'))?.state).toBe('open');
  await page.route(`**${at}/*`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { message: 'The server is tired' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Move Build' }).click();
  await page.getByRole('menuitem', { name: 'Done' }).click();
  await expect(page.getByText('Failed to update row. The server is tired')).toBeVisible();
  await expect(lane('Open').getByLabel('1 in Open')).toBeVisible();
  await page.unroute(`**${at}/*`);

  // A column reads on when its end is seen; others' rows come in.
  await expect(card('Done 001')).toBeVisible();
  await page.getByRole('button', { name: 'More' }).scrollIntoViewIfNeeded();
  await expect(card('Done 020')).toBeAttached();
  await owner.call('POST', at, { title: 'From elsewhere', state: 'open' });
  await expect(lane('Open').getByLabel('2 in Open')).toBeVisible();

  // A new row in a column, and the card of one, which leads to the next in its column.
  await page.getByRole('button', { name: 'New row in In progress' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: /^State/ })).toContainText('In progress');
  await sheet.getByRole('button', { name: 'Save the row' }).click();
  await expect(sheet.getByRole('alert').first()).toBeVisible();
  await sheet.getByRole('button', { name: /^Title/ }).click();
  await sheet.getByRole('textbox', { name: 'Title' }).fill('Brand new');
  await page.keyboard.press('Enter');
  await sheet.getByRole('button', { name: 'Save the row' }).click();
  await expect(sheet).toBeHidden();
  await expect(card('Brand new')).toBeVisible();
  await card('Build').click();
  await expect(sheet.getByText('1 of 2')).toBeVisible();
  await sheet.getByRole('button', { name: 'Next row' }).click();
  await expect(sheet.getByRole('heading', { name: 'From elsewhere' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rowCount(page)).toHaveText('125 rows');
});
