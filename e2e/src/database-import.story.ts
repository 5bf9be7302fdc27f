import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { look } from './look.ts';
import { adminOf, comeIn } from './people.ts';
import { makeSpace } from './space.ts';
import { expect, test } from './stage.ts';

const MEMBER = {
  name: 'Member',
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    age: { type: 'number' },
    level: { type: 'string', enum: ['gold', 'silver'] },
    tags: { type: 'array', items: { type: 'string' } },
  },
  'x-accessControl': { permissions: { read: 'all', write: 'creator' } },
};

async function openMembers(page: Page, url: string) {
  const owner = await adminOf(url);
  const { appId } = await makeSpace(owner, {
    'pages/Home.tsx': 'export default function Home() {\n  return <h1>Members</h1>;\n}\n',
    'entities/Member.json': JSON.stringify(MEMBER),
  });
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}`);
  await page.getByRole('button', { name: 'Database' }).first().click();
  await expect(page.getByRole('grid', { name: 'Member' })).toBeVisible();
  const at = `/live_api/apps/${appId}/entities/Member`;
  return {
    appId,
    owner,
    rows: () => owner.call<Record<string, unknown>[]>('GET', `${at}?sort=name`),
  };
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import into Member' });
const count = (page: Page) => page.getByRole('status', { name: 'Rows' });

async function pick(page: Page, entry: string, name: string, text: string | Buffer) {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Choose file' }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

test('a CSV file is mapped, looked at, mended in place, imported and taken back', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(90_000);
  const { rows } = await openMembers(page, url);
  await pick(
    page,
    'CSV',
    'people.csv',
    'Full name;Age;Level;Keywords;Phone\r\nAnn;30;GOLD;"a\nb";0041 1\r\nBen;12abc;bronze;c;0041 2\r\nCid;many;silver;;0041 3\r\n;1;gold;;0041 4\r\n',
  );
  const box = dialog(page);
  await expect(box.getByText('2. Map Columns')).toHaveAttribute('aria-current', 'step');
  for (const name of ['CSV Column', 'Maps To', 'Split Character', 'Preview'])
    await expect(box.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await expect(box.getByLabel('Full name maps to')).toHaveValue('name');
  await expect(box.getByLabel('Keywords is split by')).toHaveValue('\n');
  await expect(box.getByLabel('Phone maps to').getByRole('option').first()).toHaveText(
    '-- Not Mapped --',
  );
  await box.getByLabel('Phone maps to').selectOption({ label: 'New field: phone' });
  await expect(box.getByLabel('Type of phone')).toHaveValue('text');
  await expect(box.getByText('1 row will be created, 3 rows have problems')).toBeVisible();
  await look(page, 'database-import');
  await box.getByLabel('Level: “bronze” (1 row)').selectOption('silver');
  await box.getByLabel('Age in row 5').fill('40');
  await box.getByLabel('Age in row 5').press('Enter');
  await expect(box.getByText('3 rows will be created, 1 row has problems')).toBeVisible();
  // Said of the rows that come in.
  await expect(box.getByText('Age: 1 value, such as “12abc” → 12')).toBeVisible();
  expect(await rows()).toEqual([]);
  await box.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(box.getByText('Import Complete!')).toBeVisible();
  await expect(page.getByText('Import completed with 1 failed rows out of 4 total.')).toBeVisible();
  const download = page.waitForEvent('download');
  await box.getByRole('button', { name: 'Download failed rows' }).click();
  const failed = await download;
  expect(failed.suggestedFilename()).toBe('Member_failed_rows.csv');
  expect((await readFile(await failed.path(), 'utf8')).split('\r\n')).toEqual([
    '\ufeffFull name,Age,Level,Keywords,Phone,row,reason',
    ',1,gold,,0041 4,6,name: This is required',
    '',
  ]);
  await box.getByRole('button', { name: 'Done' }).click();
  await expect(count(page)).toHaveText('3 rows');
  expect(
    (await rows()).map(({ name, age, level, tags, phone }) => [name, age, level, tags, phone]),
  ).toEqual([
    ['Ann', 30, 'gold', ['a', 'b'], '0041 1'],
    ['Ben', 12, 'silver', ['c'], '0041 2'],
    ['Cid', 40, 'silver', undefined, '0041 3'],
  ]);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Undo people.csv (3)' }).click();
  await expect(page.getByText('It also created phone. Delete the new column too?')).toBeVisible();
  await page.getByRole('button', { name: 'Rows and the new column' }).click();
  await expect(count(page)).toHaveText('0 rows');
});

test('a large file is imported by the server; a reload shows it again; what is no table is refused', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(90_000);
  const { rows } = await openMembers(page, url);
  const lines = Array.from({ length: 30_000 }, (_, n) => `P${n},${n},gold`);
  await pick(page, 'CSV', 'notes.txt', 'x');
  await expect(dialog(page).getByText('notes.txt is not a CSV file')).toBeVisible();
  await page.keyboard.press('Escape');
  await pick(page, 'CSV', 'empty.csv', '');
  await expect(page.getByText('CSV file appears to be empty').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await pick(page, 'CSV', 'headers.csv', 'name,age\n');
  await expect(page.getByText('No valid data rows found in CSV').first()).toBeVisible();
  await page.keyboard.press('Escape');
  // What can be read is taken, whatever was asked for.
  await pick(page, 'CSV', 'people.tsv', 'name\tage\tlevel\nAnn\t3\tgold\n');
  await expect(dialog(page).getByText('1 row will be created, no problems.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Back' }).click();
  await expect(dialog(page).getByText('1. Upload CSV')).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('Escape');
  await pick(page, 'TSV, Excel or JSON', 'people.json', '[{"name":"Ann","age":3}]');
  await expect(dialog(page).getByText('1 row will be created, no problems.')).toBeVisible();
  await page.keyboard.press('Escape');
  await pick(page, 'CSV', 'many.csv', `name,age,level\n${lines.join('\n')}\n`);
  await dialog(page).getByRole('button', { name: 'Import 30,000 rows' }).click();
  await expect(dialog(page).getByText('3. Import Data')).toHaveAttribute('aria-current', 'step');
  await page.reload();
  const panel = page.getByRole('button', { name: 'Database' }).first();
  await panel.click();
  await expect(count(page)).toHaveText('30,000 rows', { timeout: 30_000 });
  // It may have ended before the page was there again.
  if (await dialog(page).isVisible())
    await expect(dialog(page).getByText('Import Complete!')).toBeVisible();
  expect((await rows()).length).toBe(5_000);
});

test('while the server is away what is written waits, and when it is back nothing says that it is not', async ({
  page,
  context,
  builtIn: { url },
}) => {
  const { owner, appId, rows } = await openMembers(page, url);
  await owner.call('POST', `/live_api/apps/${appId}/entities/Member`, { name: 'Ann' });
  await expect(count(page)).toHaveText('1 row');
  const saving = page.getByRole('status', { name: 'Saving' });
  await expect(saving).toHaveText('Saved');
  await context.setOffline(true);
  await page.getByRole('gridcell', { name: 'Ann' }).dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Anna');
  await page.keyboard.press('Enter');
  await expect(saving).toHaveText('Unsaved rows');
  await pick(page, 'CSV', 'people.csv', 'name,age\nBen,3\n');
  const toast = page.getByRole('alert').filter({ hasText: 'cannot be reached' });
  await expect(toast.first()).toBeVisible();
  await context.setOffline(false);
  await expect(saving).toHaveText('Saved');
  await dialog(page).getByRole('button', { name: 'Choose file' }).waitFor();
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Choose file' }).click();
  await (await chooser).setFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name,age\nBen,3\n'),
  });
  await dialog(page).getByRole('button', { name: 'Import 1 row' }).click();
  await expect(dialog(page).getByText('Import Complete!')).toBeVisible();
  await expect(toast).toHaveCount(0);
  expect((await rows()).map(({ name }) => name)).toEqual(['Anna', 'Ben']);
});

test('a mapping that cannot be proposed is said, and columns go by their names', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  await openMembers(page, url);
  model.will({ text: 'Sorry.' });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['NAME,Years\nAnn,3\n'], 'people.csv', { type: 'text/csv' }));
    return data;
  });
  await dialog(page)
    .getByRole('region', { name: 'File' })
    .dispatchEvent('drop', { dataTransfer: dropped });
  await expect(
    page.getByText("Couldn't generate AI mapping suggestions. Using basic mapping instead."),
  ).toBeVisible();
  await expect(dialog(page).getByLabel('NAME maps to')).toHaveValue('name');
  await expect(dialog(page).getByLabel('Years maps to')).toHaveValue('');
});

test('a table is made by hand, of a file and of copied cells, and goes again with what made it', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(90_000);
  const { owner, appId } = await openMembers(page, url);
  const add = async (entry: string) => {
    await page.getByRole('button', { name: 'New entity' }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };
  const box = page.getByRole('dialog', { name: 'New entity' });
  await add('Empty entity');
  await box.getByLabel('Name').fill('Member');
  await box.getByRole('button', { name: 'Create entity' }).click();
  await expect(box.getByText('There is already an entity named Member')).toBeVisible();
  await box.getByLabel('Name').fill('Guests');
  await box.getByRole('button', { name: 'Create entity' }).click();
  await expect(page.getByRole('grid', { name: 'Guests' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Member' })).toBeVisible();

  // To have made it is the entity's first step, for those who come back when nothing is said of it any more.
  await add('Empty entity');
  await box.getByLabel('Name').fill('Helpers');
  await box.getByRole('button', { name: 'Create entity' }).click();
  await expect(page.getByRole('grid', { name: 'Helpers' })).toBeVisible();
  const said = page.getByText('Entity Helpers created');
  await expect(said).toBeVisible();
  await expect(said).toBeHidden();
  await page.getByRole('button', { name: 'Undo in the table' }).click();
  await expect(page.getByRole('grid', { name: 'Helpers' })).toBeHidden();
  await expect(page.getByRole('grid', { name: 'Member' })).toBeVisible();

  await add('Paste a table');
  await box
    .getByLabel('Table', { exact: true })
    .fill(
      'Kunde\tUmsatz\tSeit\tAktiv\t\nAnn\t1.234,50 €\t01.02.2026\tja\tx\nBen\t7,00 €\t31.01.2026\tnein\ty\n',
    );
  await box.getByRole('button', { name: 'Use this table' }).click();
  await expect(box.getByText('2 rows will be created, no problems.')).toBeVisible();
  await expect(box.getByLabel('Type of umsatz')).toHaveValue('currency');
  await expect(box.getByLabel('How Umsatz is written')).toHaveValue(',');
  await expect(box.getByLabel('How Seit is written')).toHaveValue('day');
  await expect(box.getByLabel('How Aktiv is written')).toHaveValue('words');
  await expect(box.getByText('Not mapped, so not imported: Column 5.')).toBeVisible();
  await box.getByLabel('Name of the entity').fill('Kunden');
  await look(page, 'database-new-table');
  await box.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(box.getByText('Import Complete!')).toBeVisible();
  await box.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('grid', { name: 'Kunden' })).toBeVisible();
  await expect(count(page)).toHaveText('2 rows');
  const rows = await owner.call<Record<string, unknown>[]>(
    'GET',
    `/live_api/apps/${appId}/entities/Kunden?sort=kunde`,
  );
  expect(rows).toMatchObject([
    { kunde: 'Ann', umsatz: 1234.5, seit: '2026-02-01', aktiv: true },
    { kunde: 'Ben', umsatz: 7, seit: '2026-01-31', aktiv: false },
  ]);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Undo Pasted table.txt (2)' }).click();
  await look(page, 'database-import-undo');
  await page.getByRole('button', { name: 'Rows and the entity' }).click();
  await expect(page.getByRole('grid', { name: 'Member' })).toBeVisible();
});

test('all data is downloaded as one file, and comes back from it', async ({
  page,
  builtIn: { url },
}) => {
  const { owner, appId, rows } = await openMembers(page, url);
  const at = `/live_api/apps/${appId}/entities/Member`;
  await owner.call('POST', at, { name: 'Ann', age: 3 });
  await owner.call('POST', at, { name: 'Ben' });
  const before = await rows();
  await page.getByRole('button', { name: 'Backup' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download all data' }).click();
  const saved = await (await download).path();
  await owner.call('DELETE', at, {});
  await page.getByRole('button', { name: 'Backup' }).click();
  await page.getByRole('menuitem', { name: 'Restore from a file' }).click();
  const box = page.getByRole('dialog', { name: 'Restore data from a file' });
  const chooser = page.waitForEvent('filechooser');
  await box.getByRole('button', { name: 'Choose file' }).click();
  await (await chooser).setFiles({
    name: 'data.json',
    mimeType: 'application/json',
    buffer: await readFile(saved),
  });
  await expect(box.getByText('Member: 2 rows added.')).toBeVisible();
  await look(page, 'database-restore');
  expect(await rows()).toEqual(before);
});
