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
  test.setTimeout(180_000);
  const { owner, appId, at, made, list } = await openTasks(page, url, 250);
  const [first, second] = made as [{ id: string }, { id: string }];
  const keys = page.keyboard;

  // While the editor is open somebody changes the same cell, and another one of the row.
  await cell(page, 1, 1).dblclick();
  await keys.type('Mine');
  await owner.call('PUT', `${at}/${first.id}`, { title: 'Theirs', effort: 9 });
  await expect(page.getByText('Somebody else changed this to “Theirs”')).toBeVisible();
  await keys.press('Enter');
  const alert = page.getByRole('alert', { name: 'Changed by others' });
  await expect(alert).toHaveText(/changed Title to “Theirs”; yours is “Mine”/);
  await expect(cell(page, 1, 1)).toHaveText('Mine');
  await expect(cell(page, 1, 2)).toHaveText('9');
  if (process.env.EVERY_LOOK) await look(page, 'database-conflict');
  expect((await list())[0]!.title).toBe('Theirs');
  await alert.getByRole('button', { name: 'Keep mine' }).click();
  await expect(alert).toBeHidden();
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
  await expect(alert).toHaveText(/changed Effort to “77”; yours is “1”/);
  await alert.getByRole('button', { name: 'Take theirs' }).click();
  await expect(cell(page, 2, 2)).toHaveText('77');

  // One field of all selected rows, as one step.
  await grid(page).getByRole('checkbox', { name: 'Select all rows' }).click();
  await expect(page.getByText('250 row(s) selected')).toBeVisible();
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

  // Whoever writes in a cell goes on in it, though they look elsewhere, a row above goes and its column gets another name.
  await cell(page, 3, 1).dblclick();
  await keys.type('Hal');
  await grid(page).hover();
  await page.mouse.wheel(0, 6_000);
  await expect(cell(page, 160, 1)).toHaveText('T160');
  await keys.type('f a');
  await page.mouse.wheel(0, -6_000);
  await expect(cell(page, 4, 1)).toHaveText('T4');
  await owner.call('DELETE', `${at}/${first.id}`);
  await expect(page.getByRole('button', { name: /^Task 249/ })).toBeVisible();
  const { title, ...others } = TASK.properties;
  const properties = { heading: { ...title, 'x-renamed-from': 'title' }, ...others };
  const content = JSON.stringify({ ...TASK, properties });
  const files = [{ path: 'entities/Task.json', content }];
  await owner.call('POST', `/api/apps/${appId}/files/import`, { files });
  await expect(page.getByRole('button', { name: 'Heading', exact: true })).toBeVisible();
  await keys.type(' word');
  await keys.press('Enter');
  await expect(cell(page, 2, 1)).toHaveText('Half a word');
  const third = async () => (await list()).find(({ id }) => id === made[2]!.id);
  await expect.poll(async () => (await third())?.heading).toBe('Half a word');

  // What is marked is emptied to its end, also where nobody has looked.
  await cell(page, 1, 2).click();
  await keys.press('Control+Shift+ArrowDown');
  await keys.press('Delete');
  const left = async () => (await list()).filter(({ effort }) => effort !== null).length;
  await expect.poll(left).toBe(0);
  await page.getByRole('button', { name: 'Undo in the table' }).click();
  await expect.poll(left).toBe(249);

  // Nothing that is written is lost with its column.
  await grid(page).focus();
  await keys.press('Control+Home');
  // The rows at the top come anew: those that were changed far below were read in their place.
  await expect(cell(page, 1, 2)).toHaveText(/\d/);
  await cell(page, 1, 2).dblclick();
  await keys.type('12 and a half');
  const { effort: _gone, ...kept } = properties;
  const without = JSON.stringify({ ...TASK, properties: kept });
  await owner.call('POST', `/api/apps/${appId}/files/import`, {
    files: [{ path: 'entities/Task.json', content: without }],
  });
  const stray = page.getByRole('alert', { name: 'Changes not in the table' });
  await expect(stray).toContainText(
    'Effort was deleted while you were editing it. You wrote: “12 and a half”',
  );
  await expect(grid(page)).toBeFocused();
  await stray.getByRole('button', { name: 'Discard' }).click();
  await expect(stray).toBeHidden();
});

test('deleted rows are found, put back and erased for good', async ({ page, builtIn: { url } }) => {
  test.setTimeout(180_000);
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
  await expect(dialog.getByText('No matching deleted rows.')).toBeVisible();
  await page.keyboard.press('Escape');
  await cell(page, 1, 1).click();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await list()).length).toBe(5);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(async () => (await list()).length).toBe(6);
  await page.getByRole('button', { name: 'Deleted rows' }).click();
  await dialog.getByRole('searchbox', { name: 'Search deleted rows' }).fill('');
  await expect(items).toHaveCount(50);
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('checkbox').nth(1).check();
  await dialog.getByRole('button', { name: 'Erase 2 rows' }).click();
  await expect(dialog.getByText('permanently erased', { exact: false })).toBeVisible();
  await look(page, 'database-trash-erase');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await dialog.getByRole('button', { name: 'Put back all 52 rows' }).click();
  await expect(dialog.getByText('No deleted rows.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await list()).length).toBe(58);
  await expect(page.getByRole('status', { name: 'Rows' })).toHaveText('58 rows');
});

/** What a screen reader is told of where one is: the role and the words of the active cell. */
const where = (page: Page) =>
  grid(page).evaluate((element) => {
    const cell = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
    const row = cell?.closest('[role="row"]')?.getAttribute('aria-rowindex');
    return [cell?.getAttribute('role'), row, cell?.getAttribute('aria-colindex'), cell?.innerText];
  });

test('by keys alone, and as a screen reader has it: make, edit, select, delete, undo', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(180_000);
  const { list } = await openTasks(page, url, 3);
  const keys = page.keyboard;
  const titles = async () => (await list()).map(({ title }) => title);
  const tabTo = async (name: string) => {
    for (let at = 0; at < 40; at++) {
      const found = await page.evaluate(
        () =>
          document.activeElement?.getAttribute('aria-label') ??
          (document.activeElement as HTMLElement | null)?.innerText,
      );
      if (found === name) return;
      await keys.press('Tab');
    }
    throw new Error(`Tab never comes to ${name}`);
  };

  // The grid is one stop; arrows go on inside, and the header belongs to it.
  await page.getByRole('searchbox', { name: 'Search Task' }).focus();
  await tabTo('Task');
  await expect(grid(page)).toBeFocused();
  await keys.press('ArrowDown');
  expect(await where(page)).toEqual(['gridcell', '3', '2', 'T2']);
  await expect(grid(page)).toMatchAriaSnapshot(`
    - grid "Task":
      - rowgroup:
        - row:
          - columnheader "Select all rows"
          - columnheader /Title/
          - columnheader /Effort/
          - columnheader /State/
      - rowgroup:
        - row /T1/:
          - gridcell "T1"
          - gridcell "0"
          - gridcell "open"
  `);

  // Edited, and left as it was.
  await keys.press('F2');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await keys.press('Control+a');
  await keys.type('Two');
  await keys.press('Enter');
  await expect(cell(page, 2, 1)).toHaveText('Two');
  await expect(grid(page)).toBeFocused();
  expect(await where(page)).toEqual(['gridcell', '4', '2', 'T3']);
  await keys.press('F2');
  await keys.type('nothing');
  await keys.press('Escape');
  await expect(cell(page, 3, 1)).toHaveText('T3');

  // Made: the button, the cells, the check mark at the end of the row.
  await tabTo('New row');
  await keys.press('Enter');
  await expect(grid(page)).toBeFocused();
  await expect.poll(() => where(page)).toEqual(['gridcell', '5', '2', '']);
  await keys.type('Four');
  await keys.press('Enter');
  await keys.press('End');
  await keys.press('ArrowRight');
  await keys.press('Enter');
  await expect.poll(titles).toEqual(['T1', 'Two', 'T3', 'Four']);

  // Selected with Space, deleted by the button that comes with it, and brought back.
  await keys.press('Control+Home');
  await keys.press('ArrowDown');
  await keys.press('ArrowLeft');
  await keys.press(' ');
  await keys.press('ArrowDown');
  await keys.press(' ');
  await expect(page.getByText('2 row(s) selected')).toBeVisible();
  const selected = grid(page).getByRole('row', { selected: true });
  await expect(selected).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search Task' }).focus();
  await tabTo('Delete Selected');
  await keys.press('Enter');
  await expect.poll(async () => (await titles()).length).toBe(2);
  await expect(page.getByRole('status', { name: 'Rows' })).toHaveText('2 rows');
  await page.getByRole('searchbox', { name: 'Search Task' }).focus();
  await tabTo('Task');
  await keys.press('Control+z');
  await expect.poll(titles).toEqual(['T1', 'Two', 'T3', 'Four']);
  await keys.press('Control+z');
  await expect.poll(titles).toEqual(['T1', 'Two', 'T3']);
  await keys.press('Control+z');
  await expect.poll(titles).toEqual(['T1', 'T2', 'T3']);
  await expect(page.getByRole('status', { name: 'Rows' })).toHaveText('3 rows');
});
