import type { Page } from '@playwright/test';
import { look } from './look.ts';
import { adminOf, comeIn } from './people.ts';
import { makeSpace } from './space.ts';
import { expect, test } from './stage.ts';

const TASK = {
  name: 'Task',
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string' },
    effort: { type: 'string' },
    state: { type: 'string', enum: ['open', 'done'] },
  },
};
const HOME = `import { Task } from '@/entities/Task';
export default function Home() {
  return <button onClick={() => Task.create({ title: 'New', effort: '1' })}>Tasks</button>;
}
`;
const ROWS = [
  { title: 'Paint', effort: '3', state: 'open' },
  { title: 'Build', effort: '12h', state: 'done' },
  { title: 'Sweep', effort: 'a lot', state: 'open' },
];

const grid = (page: Page) => page.getByRole('grid', { name: 'Task' });
const cell = (page: Page, row: number, col: number) =>
  grid(page).locator(`[aria-rowindex="${row + 1}"] > [aria-colindex="${col + 1}"]`);
const heads = (page: Page) => grid(page).getByRole('columnheader').allInnerTexts();

async function openTasks(page: Page, url: string) {
  const owner = await adminOf(url);
  const { appId } = await makeSpace(owner, {
    'pages/Home.tsx': HOME,
    'entities/Task.json': JSON.stringify(TASK),
  });
  const at = `/live_api/apps/${appId}/entities/Task`;
  for (const row of ROWS) await owner.call('POST', at, row);
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}`);
  await page.getByRole('button', { name: 'Database' }).first().click();
  await expect(cell(page, 3, 1)).toHaveText('Sweep');
  return { owner, appId, at };
}

async function pick(page: Page, column: string, item: string) {
  await grid(page)
    .getByRole('button', { name: `Column ${column}`, exact: true })
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('columns of amounts, shares, stars and files show what they hold', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(120_000);
  await openTasks(page, url);
  const adding = page.getByRole('dialog', { name: 'Add a column' });
  const typed: [type: string, text: string, shown: string][] = [
    ['Amount of money', '$1,234.50', '$1,234.50'],
    ['Percent', '12.5', '12.5 %'],
    ['Length of time', '1:30', '1 h 30 min'],
    ['Stars', '4', '★★★★☆'],
    ['Phone number', '+49 30 123456', '+49 30 123456'],
    ['Link', 'example.org', 'https://example.org'],
  ];
  for (const [type, text, shown] of typed) {
    await pick(page, 'Title', 'Add a column to the right');
    await adding.getByLabel('Label').fill(`Of ${type}`);
    await adding.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: type, exact: true }).click();
    await adding.getByRole('button', { name: 'Add the column' }).click();
    await expect(grid(page).getByRole('columnheader', { name: `Of ${type}` })).toBeVisible();
    await cell(page, 1, 2).dblclick();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(cell(page, 1, 2)).toHaveText(shown);
  }
  // Figures stand under figures.
  await expect(cell(page, 1, 6)).toHaveCSS('text-align', 'right');
  await expect(cell(page, 1, 2)).not.toHaveCSS('text-align', 'right');
  // What is no value of its type is refused where it is typed, and stays there.
  await cell(page, 2, 3).dblclick();
  await page.keyboard.type('many');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is not a phone number')).toBeVisible();
  await page.keyboard.press('Escape');

  await pick(page, 'Title', 'Add a column to the right');
  await adding.getByLabel('Label').fill('Papers');
  await adding.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Files', exact: true }).click();
  await adding.getByRole('button', { name: 'Add the column' }).click();
  await expect(grid(page).getByRole('columnheader', { name: 'Papers' })).toBeVisible();
  await cell(page, 1, 2).dblclick();
  const papers = page.getByRole('dialog', { name: 'Papers' });
  const chooser = page.waitForEvent('filechooser');
  await papers.getByRole('button', { name: 'Upload a file' }).click();
  await (await chooser).setFiles({
    name: 'plan.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('A plan'),
  });
  await expect(papers.getByRole('textbox')).toHaveValue(/^\/files\//);
  await look(page, 'database-files');
  await papers.getByRole('button', { name: 'Save' }).click();
  await expect(cell(page, 1, 2)).toHaveText('1 file');
  await look(page, 'database-types');
});

test('columns are added and retyped from the header, and brought back', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(180_000);
  await openTasks(page, url);

  // What a name must be is said at its input; what was written stays.
  await pick(page, 'Title', 'Add a column to the right');
  const adding = page.getByRole('dialog', { name: 'Add a column' });
  await adding.getByLabel('Label').fill('Due day');
  await expect(adding.getByLabel('Name')).toHaveValue('dueDay');
  await adding.getByLabel('Name').fill('state');
  await adding.getByRole('button', { name: 'Add the column' }).click();
  await expect(adding.getByText('Field already exists, try another name')).toBeVisible();
  if (process.env.EVERY_LOOK) await look(page, 'database-column-add');
  await adding.getByLabel('Name').fill('dueDay');
  await adding.getByLabel('Default value').fill('Monday');
  await adding.getByRole('button', { name: 'Add the column' }).click();
  await expect(adding).toBeHidden();
  await expect(cell(page, 1, 2)).toHaveText('Monday');
  expect((await heads(page)).slice(1, 4)).toEqual(['Title', 'Due day', 'Effort']);

  // What a type makes of the values is told before; Ctrl+Z brings them back.
  await pick(page, 'Effort', 'Change type');
  const retyping = page.getByRole('dialog', { name: 'Change the type of Effort' });
  await retyping.getByRole('combobox', { name: 'New type' }).click();
  await page.getByRole('option', { name: 'Number' }).click();
  await expect(retyping.getByText('12h → 12 (1 row)')).toBeVisible();
  await expect(retyping.getByText('a lot (1 row)')).toBeVisible();
  await expect(retyping.getByText('pages/Home.tsx')).toBeVisible();
  await look(page, 'database-column-retype');
  await retyping.getByRole('button', { name: 'Change type' }).click();
  await expect(cell(page, 2, 3)).toHaveText('12');
  await expect(cell(page, 3, 3)).toHaveText('');
  await cell(page, 1, 1).click();
  await page.keyboard.press('Control+z');
  await expect(cell(page, 3, 3)).toHaveText('a lot');
  await expect(cell(page, 2, 3)).toHaveText('12h');
});

test('deleted columns are left behind and come back, options are renamed and colored', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(180_000);
  const { owner, at } = await openTasks(page, url);

  // A deleted column is kept as removed data, and comes back with its values from the message about it.
  await pick(page, 'Effort', 'Delete');
  const deleting = page.getByRole('dialog', { name: 'Delete Effort?' });
  await expect(deleting.getByText(/^3 rows have a value here/)).toBeVisible();
  await expect(deleting.getByText('1 file uses it')).toBeVisible();
  await look(page, 'database-column-delete');
  await deleting.getByRole('button', { name: 'Delete Effort' }).click();
  await expect(grid(page).getByRole('columnheader', { name: 'Effort' })).toBeHidden();
  await page.getByRole('button', { name: /^Removed data/ }).click();
  const kept = page.getByRole('dialog', { name: 'Removed data' });
  await expect(kept.getByText('Task, Effort 3 values')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 3, 2)).toHaveText('a lot');

  // Words for a column, another option, its words and color.
  await pick(page, 'Effort', 'Rename');
  await page.getByRole('textbox', { name: 'Label' }).fill('Hours');
  await page.keyboard.press('Enter');
  await expect(grid(page).getByRole('columnheader', { name: 'Hours' })).toBeVisible();
  await pick(page, 'State', 'Options');
  const options = page.getByRole('dialog', { name: 'Options of State' });
  await options.getByLabel('New option').fill('DONE');
  await page.keyboard.press('Enter');
  await expect(options.getByText('Option already exists')).toBeVisible();
  await options.getByLabel('New option').fill('late');
  await page.keyboard.press('Enter');
  await expect(options.getByLabel('Name of the option late')).toBeVisible();
  await options.getByLabel('Name of the option open').fill('To do');
  await page.keyboard.press('Enter');
  await expect(options.getByLabel('Name of the option To do')).toBeVisible();
  await options.getByRole('button', { name: 'Color of To do' }).click();
  await page.getByRole('menuitem', { name: 'pink' }).click();
  await expect(cell(page, 1, 3).locator('[data-tint="pink"]')).toHaveText('To do');
  await options.getByRole('button', { name: 'Remove the option done' }).click();
  await expect(
    options.getByText('1 row has done and keeps it, though it is no longer an option.'),
  ).toBeVisible();
  await look(page, 'database-column-options');
  await options.getByRole('button', { name: 'Remove done' }).click();
  await expect(options.getByLabel('Name of the option done')).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 2, 3).locator('[data-tint]')).toHaveText('done');

  // What new rows must have, and a column of rows of another entity.
  await pick(page, 'Hours', 'Required and default value');
  const needed = page.getByRole('dialog', { name: 'Required and default value of Hours' });
  await expect(needed.getByText('Every row has a value.')).toBeVisible();
  await needed.getByRole('switch', { name: 'Required in every new row' }).click();
  await needed.getByLabel('Default value').fill('1');
  await look(page, 'database-column-constraints');
  await needed.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Hours is now required')).toBeVisible();
  await pick(page, 'State', 'Add a column to the right');
  const adding = page.getByRole('dialog', { name: 'Add a column' });
  await adding.getByLabel('Label').fill('After');
  await adding.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'A row of another entity' }).click();
  await expect(adding.getByRole('combobox', { name: 'Entity' })).toHaveValue('Task');
  await adding.getByRole('button', { name: 'Add the column' }).click();
  await expect(adding).toBeHidden();
  await expect(page.getByRole('columnheader', { name: /After/ })).toBeVisible();
  await cell(page, 1, 4).click();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Build' }).click();
  await expect(cell(page, 1, 4)).toHaveText('Build');

  // It is called as the row is called, by others' changes too; what is pasted is a row's title.
  const rows = await owner.call<{ id: string; after?: string }[]>('GET', `${at}?sort=id`);
  await owner.call('PUT', `${at}/${rows[1]!.id}`, { title: 'Rebuild' });
  await expect(cell(page, 1, 4)).toHaveText('Rebuild');
  await cell(page, 2, 4).click();
  await grid(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Rebuild\nNobody\n');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  });
  await expect(cell(page, 2, 4)).toHaveText('Rebuild');
  await expect(page.getByText('After: No row of Task is named Nobody')).toBeVisible();
});

test('of two who change a column the later one is told', async ({ page, builtIn: { url } }) => {
  const { owner, appId } = await openTasks(page, url);
  await pick(page, 'Effort', 'Delete');
  const deleting = page.getByRole('dialog', { name: 'Delete Effort?' });
  await expect(deleting.getByText('1 file uses it')).toBeVisible();
  await owner.call('POST', `/api/apps/${appId}/database/Task/columns`, {
    kind: 'rename',
    field: 'effort',
    seen: TASK.properties.effort,
    title: 'Hours',
  });
  await expect(grid(page).getByText('Hours')).toBeVisible();
  await deleting.getByRole('button', { name: 'Delete Effort' }).click();
  await expect(deleting.getByRole('alert')).toHaveText('Hours was changed by somebody else');
  await deleting.getByRole('button', { name: 'Keep it' }).click();
  // By keys alone: the header, its menu, an item, and back in the table.
  await cell(page, 1, 1).click();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  await expect(page.getByRole('menu').locator(':focus')).toBeAttached();
  for (let at = 0; at < 20; at++) {
    const item = await page.evaluate(() => document.activeElement?.textContent);
    if (item === 'Rename') break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await page.keyboard.press('Enter');
  const renaming = page.getByRole('dialog', { name: 'Rename Title' });
  await expect(renaming.getByLabel('Label')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(renaming).toBeHidden();
  await expect(grid(page)).toBeFocused();
});
