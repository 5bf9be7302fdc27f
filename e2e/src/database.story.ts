import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Caller, PASSWORD } from './caller.ts';
import { look } from './look.ts';
import { adminOf, comeIn } from './people.ts';
import { makeSpace } from './space.ts';
import { expect, say, test } from './stage.ts';

const TASK = {
  name: 'Task',
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string', maxLength: 60 },
    effort: { type: 'number' },
    state: { type: 'string', enum: ['open', 'done'], 'x-enumLabels': ['Open', 'Done'] },
    urgent: { type: 'boolean' },
    notes: { type: 'object', properties: {} },
  },
  'x-accessControl': { permissions: { read: 'all', write: 'creator' } },
};
const HOME = 'export default function Home() {\n  return <h1>Tasks</h1>;\n}\n';

/** A space app with one entity and some rows. */
async function makeTasks(owner: Caller, titles: readonly string[]) {
  const { appId } = await makeSpace(owner, {
    'pages/Home.tsx': HOME,
    'entities/Task.json': JSON.stringify(TASK),
  });
  const at = `/live_api/apps/${appId}/entities/Task`;
  for (const [index, title] of titles.entries())
    await owner.call('POST', at, { title, effort: index + 1, state: 'open' });
  const rows = () => owner.call<Record<string, unknown>[]>('GET', `${at}?sort=createdAt`);
  return { appId, at, rows };
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Task' });
/** A cell by its row and column, both from one on, as a person counts them. */
const cell = (page: Page, row: number, col: number) =>
  grid(page).locator(`[aria-rowindex="${row + 1}"] > [aria-colindex="${col + 1}"]`);
const count = (page: Page) => page.getByRole('status', { name: 'Rows' });

async function openTable(page: Page, url: string, titles: readonly string[]) {
  const owner = await adminOf(url);
  const app = await makeTasks(owner, titles);
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${app.appId}`);
  await page.getByRole('button', { name: 'Database' }).first().click();
  await expect(grid(page)).toBeVisible();
  return { owner, ...app };
}

test('rows are made, edited, undone, found and deleted, by keyboard too', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(90_000);
  const { rows } = await openTable(page, url, ['Paint', 'Build', 'Sweep']);
  await expect(cell(page, 1, 1)).toHaveText('Paint');
  await expect(count(page)).toHaveText('3 rows');
  const keys = page.keyboard;

  // A cell: typed over, stored as one field, and taken back.
  await cell(page, 1, 1).click();
  await keys.type('Paint the fence');
  await keys.press('Enter');
  await expect(cell(page, 1, 1)).toHaveText('Paint the fence');
  await expect.poll(async () => (await rows())[0]!.title).toBe('Paint the fence');
  await keys.press('Control+z');
  await expect(cell(page, 1, 1)).toHaveText('Paint');
  await keys.press('Control+Shift+z');
  await expect(cell(page, 1, 1)).toHaveText('Paint the fence');
  // Unchanged, one goes on all the same.
  await cell(page, 1, 1).dblclick();
  await keys.press('Tab');
  await expect(cell(page, 1, 2)).toHaveAttribute('data-active', 'true');
  // Escape leaves what was there; a number that is none is said and not lost.
  await cell(page, 2, 2).dblclick();
  await keys.type('many');
  await keys.press('Enter');
  await expect(page.getByText('This is not a number')).toBeVisible();
  await keys.press('Escape');
  await expect(cell(page, 2, 2)).toHaveText('2');
  // One of the options, and a box.
  await keys.press('ArrowRight');
  await keys.press('Enter');
  await page.getByRole('option', { name: 'Done' }).click();
  await expect(cell(page, 2, 3)).toHaveText('Done');
  await keys.press('ArrowRight');
  await keys.press(' ');
  await expect(cell(page, 2, 4)).toHaveText('Yes');
  // JSON that is none blocks saving, and stays.
  await keys.press('ArrowRight');
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Notes' });
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('{"a":');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/^Invalid JSON: /)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('{"a":1}');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(cell(page, 2, 5)).toHaveText('{"a":1}');

  // A new row waits until it is confirmed; what the server refuses stays written.
  await page.getByRole('button', { name: 'New row' }).click();
  await page.getByRole('button', { name: 'Save the row' }).click();
  await expect(page.getByText('Enter something first').first()).toBeVisible();
  await cell(page, 4, 2).click();
  await keys.type('7');
  await keys.press('Enter');
  await page.getByRole('button', { name: 'Save the row' }).click();
  await expect(page.getByText('Failed to create row').first()).toBeVisible();
  await expect(cell(page, 4, 2)).toHaveText('7');
  await cell(page, 4, 1).click();
  await keys.type('Rest');
  await keys.press('Enter');
  await page.getByRole('button', { name: 'Save the row' }).click();
  await expect(count(page)).toHaveText('4 rows');

  // Found, sorted, and brought back.
  await page.getByRole('searchbox', { name: 'Search Task' }).fill('fence');
  await expect(count(page)).toHaveText('1 row found');
  await page.getByRole('searchbox', { name: 'Search Task' }).fill('');
  await grid(page)
    .getByRole('columnheader', { name: /^Effort/ })
    .getByText('Effort')
    .click();
  await grid(page)
    .getByRole('columnheader', { name: /^Effort/ })
    .getByText('Effort')
    .click();
  await expect(cell(page, 1, 1)).toHaveText('Rest');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Condition' }).click();
  await page.getByRole('option', { name: 'is', exact: true }).click();
  await page.getByLabel('Value').fill('Rest');
  await page.getByRole('button', { name: 'Add filter' }).click();
  await expect(count(page)).toHaveText('1 row found');
  await page.getByRole('button', { name: 'Remove the filter Title is Rest' }).click();
  await page.getByRole('button', { name: 'Column Effort' }).click();
  await page.getByRole('menuitem', { name: 'Pin to the left' }).click();
  await expect(cell(page, 4, 1)).toHaveText(/^\d*$/);
  await page.getByRole('button', { name: 'Column Effort' }).click();
  await page.getByRole('menuitem', { name: 'Unpin' }).click();

  // Selected and deleted; undo brings them back.
  await grid(page).getByRole('checkbox', { name: 'Select row 1' }).click();
  await grid(page)
    .getByRole('checkbox', { name: 'Select row 3' })
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 row(s) selected')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Selected' }).click();
  await expect(count(page)).toHaveText('1 row');
  // Wherever one is in the panel, keys take back what was done in it.
  await page.getByRole('button', { name: 'Export' }).focus();
  await keys.press('Control+z');
  await expect(count(page)).toHaveText('4 rows');
  // The very first thing that is done: one is in the new row, whatever stands above it.
  await page.reload();
  await expect(cell(page, 4, 1)).toBeVisible();
  await page.getByRole('button', { name: 'New row', exact: true }).click();
  await expect(cell(page, 5, 1)).toHaveAttribute('data-active', 'true');
  await page.getByRole('button', { name: 'Discard the row' }).click();
  await look(page, 'database');
});

test('cells are copied, pasted and filled, and a view is exported', async ({
  page,
  builtIn: { url },
}) => {
  const { rows } = await openTable(page, url, ['=One', 'Two']);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = (text: string) =>
    page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await clipboard('First\t10\nSecond\tx\nThird\t30\n');
  await cell(page, 1, 1).click();
  await page.keyboard.press('Control+v');
  await expect(page.getByText(/1 cell was left as before/)).toBeVisible();
  await expect(cell(page, 2, 1)).toHaveText('Second');
  await expect(cell(page, 2, 2)).toHaveText('2');
  await expect(cell(page, 3, 1)).toHaveText('Third');
  await page.getByRole('button', { name: 'New row', exact: true }).click();
  await page.keyboard.type('Fourth');
  await page.keyboard.press('Enter');
  // They outlast a look elsewhere, and are stored and taken back as one.
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('button', { name: 'Database' }).first().click();
  await page.getByRole('button', { name: 'Save 2 new rows' }).click();
  await expect(count(page)).toHaveText('4 rows');
  await page.getByRole('button', { name: 'Undo in the table' }).click();
  await expect(count(page)).toHaveText('2 rows');
  await page.getByRole('button', { name: 'Redo in the table' }).click();
  await expect(count(page)).toHaveText('4 rows');
  await grid(page).getByRole('checkbox', { name: 'Select row 4' }).click();
  await page.getByRole('button', { name: 'Delete Selected' }).click();
  await expect
    .poll(async () => (await rows()).map(({ title }) => title))
    .toEqual(['First', 'Second', 'Third']);
  await cell(page, 1, 2).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(cell(page, 2, 2)).toHaveText('10');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 2, 2)).toHaveText('2');

  // Copied by keys alone, and cut.
  await page.reload();
  await expect(cell(page, 3, 1)).toHaveText('Third');
  await page.getByRole('searchbox', { name: 'Search Task' }).focus();
  for (let at = 0; at < 40; at++) {
    if (await grid(page).evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+c');
  await expect.poll(copied).toBe('First\nSecond');
  await page.keyboard.press('Control+ ');
  await page.keyboard.press('Control+c');
  await expect.poll(copied).toBe('First\nSecond\nThird');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await expect.poll(copied).toMatch(/^First\t10\tOpen\t.*\nSecond\t2\tOpen\t.*\nThird\t30\t/);
  await cell(page, 3, 2).click();
  await page.keyboard.press('Control+x');
  await expect.poll(copied).toBe('30');
  await expect(cell(page, 3, 2)).toHaveText('');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 3, 2)).toHaveText('30');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Task_export_\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.split('\r\n')[1]).toMatch(/^First,10,open,,,/);
});

test('others’ changes come in, and a session that ends while a cell is edited loses nothing', async ({
  page,
  builtIn: { url },
}) => {
  const { owner, at, rows } = await openTable(page, url, ['Paint', 'Build']);
  const [first] = await rows();
  await owner.call('PUT', `${at}/${first!.id}`, { effort: 99 });
  await expect(cell(page, 1, 2)).toHaveText('99');
  await owner.call('POST', at, { title: 'From elsewhere' });
  await expect(count(page)).toHaveText('3 rows');

  await cell(page, 2, 1).dblclick();
  await page.keyboard.type('Build a boat');
  // The session ends elsewhere.
  await page.evaluate(() => fetch('/api/auth/sign-out', { method: 'POST' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(cell(page, 2, 1)).toHaveText('Build a boat');
  await owner.signIn();
  await expect.poll(async () => (await rows())[1]!.title).toBe('Build a boat');
});

test('who may read and write is asked of the assistant, not while it is at work; what it takes away takes nothing that is being written', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  await openTable(page, url, ['Paint']);
  model.will({ text: 'Only admins see them now.' });
  await page.getByRole('button', { name: 'Access: Public Read / Creator Write' }).click();
  await expect(page.getByText('Access Control Settings')).toBeVisible();
  // All of it can be come to, however low the window is.
  await page.setViewportSize({ width: 1440, height: 560 });
  const last = page.getByRole('searchbox', { name: "Or one of the app's users" });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('radio', { name: 'Admin Only', exact: true }).click();
  await expect(
    page.getByText('Change the permissions of the Task entity: read admin, write admin'),
  ).toBeVisible();
  await expect(page.getByText('Only admins see them now.')).toBeVisible();

  // What the server does not take is said to who asked for it.
  await page.route('**/chat', (route) => route.fulfill({ status: 429, json: {} }));
  await page.getByRole('button', { name: 'Access: Public Read / Creator Write' }).click();
  await page.getByRole('radio', { name: 'Creator Only', exact: true }).click();
  await expect(page.getByText('Failed to request access control change')).toBeVisible();
  await expect(page.getByText('Rate limit exceeded. Please try again later.')).toBeVisible();
  await page.unroute('**/chat');

  let end = () => {};
  model.will({
    text: '<action type="delete_file" file="entities/Task.json" title="No tasks"></action>',
    until: new Promise<void>((resolve) => {
      end = resolve;
    }),
  });
  await say(page, 'Remove the tasks');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await page.getByRole('button', { name: 'Access: Public Read / Creator Write' }).click();
  await page.getByRole('radio', { name: 'Creator Only', exact: true }).click();
  await expect(
    page.getByText('Please wait for chat to finish before updating permissions'),
  ).toBeVisible();
  await expect(
    page.getByRole('radio', { name: 'Public Read / Creator Write', exact: true }),
  ).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New row' }).click();
  await cell(page, 2, 1).click();
  await page.keyboard.type('A new one');
  await page.keyboard.press('Enter');
  await cell(page, 1, 1).dblclick();
  await page.keyboard.type('Half a word');
  end();
  await expect(page.getByText('No entities yet, use the chat to create one')).toBeVisible();
  const alert = page.getByRole('alert', { name: 'Changes not in the table' });
  await expect(alert).toContainText(
    'Task was deleted while you were editing Title. You wrote: “A new one”',
  );
  await expect(alert).toContainText('You wrote: “Half a word”');
});

test('what changes of the app left behind is shown, and erased for good', async ({
  page,
  builtIn: { url },
}) => {
  const { owner, appId } = await openTable(page, url, ['Paint', '12']);
  const { effort: _gone, ...rest } = TASK.properties;
  const properties = { ...rest, title: { type: 'number' } };
  await owner.call('POST', `/api/apps/${appId}/files/import`, {
    files: [{ path: 'entities/Task.json', content: JSON.stringify({ ...TASK, properties }) }],
  });
  await page.getByRole('button', { name: 'Removed data (3)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Removed data' });
  await expect(dialog).toContainText('Task, Title: 1 row');
  await expect(dialog).toContainText('“Paint”');
  await look(page, 'database-kept');
  await dialog.getByRole('button', { name: 'Erase Task, Effort for good' }).click();
  await dialog.getByRole('button', { name: 'Erase Task, Effort', exact: true }).click();
  await expect(dialog).not.toContainText('Effort');
});
