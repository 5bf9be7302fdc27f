import type { Page } from '@playwright/test';
import { look } from './look.ts';
import { adminOf, comeIn } from './people.ts';
import { makeSpace } from './space.ts';
import { expect, test } from './stage.ts';

const TASK = {
  name: 'Task',
  type: 'object',
  properties: {
    title: { type: 'string' },
    effort: { type: 'number' },
    state: { type: 'string', enum: ['open', 'done'] },
  },
};
const grid = (page: Page) => page.getByRole('grid', { name: 'Task' });
const cell = (page: Page, row: number, col: number) =>
  grid(page).locator(`[aria-rowindex="${row + 1}"] > [aria-colindex="${col + 1}"]`);

async function openTasks(page: Page, url: string, rows: number) {
  const owner = await adminOf(url);
  const { appId } = await makeSpace(owner, {
    'pages/Home.tsx': 'export default function Home() {\n  return <h1>Tasks</h1>;\n}\n',
    'entities/Task.json': JSON.stringify(TASK),
  });
  const at = `/live_api/apps/${appId}/entities/Task`;
  const all = Array.from({ length: rows }, (_, n) => ({
    title: `T${n + 1}`,
    effort: n,
    state: 'open',
  }));
  const made = await owner.call<{ id: string }[]>('POST', `${at}/bulk`, all);
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}`);
  await page.getByRole('button', { name: 'Database' }).first().click();
  await expect(cell(page, 1, 1)).toHaveText('T1');
  const list = () => owner.call<Record<string, unknown>[]>('GET', `${at}?sort=id`);
  return { owner, appId, at, made, list };
}

test('who edits what somebody else changed meanwhile chooses; many rows get one value, and it back', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(60_000);
  const { owner, at, made, list } = await openTasks(page, url, 250);
  const [first, second] = made as [{ id: string }, { id: string }];
  const keys = page.keyboard;

  // While the editor is open somebody changes the same cell, and another one of the row.
  await cell(page, 1, 1).dblclick();
  await keys.type('Mine');
  await owner.call('PUT', `${at}/${first.id}`, { title: 'Theirs', effort: 9 });
  await expect(page.getByText('Somebody else changed this to “Theirs”')).toBeVisible();
  await keys.press('Enter');
  const told = page.getByRole('alert', { name: 'Changed by others meanwhile' });
  await expect(told).toHaveText(/changed Title meanwhile to “Theirs”; yours is “Mine”/);
  await expect(cell(page, 1, 1)).toHaveText('Mine');
  await expect(cell(page, 1, 2)).toHaveText('9');
  if (process.env.EVERY_LOOK) await look(page, 'database-conflict');
  expect((await list())[0]!.title).toBe('Theirs');
  await told.getByRole('button', { name: 'Keep mine' }).click();
  await expect(told).toBeHidden();
  await expect.poll(async () => (await list())[0]!.title).toBe('Mine');
  await cell(page, 1, 1).click();
  await keys.press('Control+z');
  await expect(cell(page, 1, 1)).toHaveText('Theirs');

  // Undo overwrites nobody either.
  await cell(page, 2, 2).click();
  await keys.type('5');
  await keys.press('Enter');
  await expect.poll(async () => (await list())[1]!.effort).toBe(5);
  await owner.call('PUT', `${at}/${second.id}`, { effort: 77 });
  await expect(cell(page, 2, 2)).toHaveText('77');
  await cell(page, 2, 2).click();
  await keys.press('Control+z');
  await expect(told).toHaveText(/changed Effort meanwhile to “77”; yours is “1”/);
  await told.getByRole('button', { name: 'Take theirs' }).click();
  await expect(cell(page, 2, 2)).toHaveText('77');

  // One field of all selected rows, as one step.
  await grid(page).getByRole('checkbox', { name: 'Select all rows' }).click();
  await expect(page.getByText('250 rows selected')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 250 rows' });
  await dialog.getByRole('combobox', { name: 'Field' }).click();
  await page.getByRole('option', { name: 'State' }).click();
  await dialog.getByRole('combobox', { name: 'New value' }).click();
  await page.getByRole('option', { name: 'done' }).click();
  if (process.env.EVERY_LOOK) await look(page, 'database-edit-selected');
  await dialog.getByRole('button', { name: 'Change 250 rows' }).click();
  const done = async () => (await list()).filter(({ state }) => state === 'done').length;
  await expect.poll(done).toBe(250);
  await expect(cell(page, 1, 3)).toHaveText('done');
  await page.getByRole('button', { name: 'Undo in the table' }).click();
  await expect.poll(done).toBe(0);
});

test('deleted rows are found, put back and erased for good', async ({ page, builtIn: { url } }) => {
  test.skip(!process.env.EVERY_LOOK, 'in the long run');
  test.setTimeout(60_000);
  const { owner, at, list } = await openTasks(page, url, 60);
  await owner.call('DELETE', at, { effort: { $lt: 55 } });
  await expect(cell(page, 1, 1)).toHaveText('T56');
  await page.getByRole('button', { name: 'Deleted rows' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deleted rows of Task' });
  const items = dialog.getByRole('list', { name: 'Deleted rows' }).getByRole('listitem');
  await expect(items).toHaveCount(50);
  await dialog.getByRole('button', { name: 'Show more' }).click();
  await expect(items).toHaveCount(55);
  await look(page, 'database-trash');
  await dialog.getByRole('searchbox', { name: 'Search deleted rows' }).fill('T7');
  await expect(items).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Put back T7' }).click();
  await expect(dialog.getByText('No deleted row has these words.')).toBeVisible();
  await dialog.getByRole('searchbox', { name: 'Search deleted rows' }).fill('');
  await expect(items).toHaveCount(50);
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('checkbox').nth(1).check();
  await dialog.getByRole('button', { name: 'Erase 2 rows' }).click();
  await expect(dialog.getByText('Nothing brings them back', { exact: false })).toBeVisible();
  await look(page, 'database-trash-erase');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await dialog.getByRole('button', { name: 'Put back all 52 rows' }).click();
  await expect(dialog.getByText('No row is deleted.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await list()).length).toBe(58);
  await expect(page.getByRole('status', { name: 'Rows' })).toHaveText('58 rows');
});
