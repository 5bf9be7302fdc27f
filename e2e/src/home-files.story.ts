import type { JSHandle, Page } from '@playwright/test';
import { look } from './look.ts';
import { comeIn, makeBuilder } from './people.ts';
import { expect, preview, test } from './stage.ts';

const CSV = 'Name,Length\nSloop,8\nKetch,12\nYawl,10\n';

test('an app begins with a table, and with a plan', async ({ page, builtIn: { url } }) => {
  const ben = await makeBuilder(url);
  await comeIn(page, ben);
  await page.goto(`${url}/home`);
  const box = page.getByLabel('What do you want to build?');
  await box.fill('An app of these boats called "Boat yard"');
  await page.locator('form input[type=file]').setInputFiles([
    { name: 'boats.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) },
    { name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
    { name: 'menu.png', mimeType: 'image/png', buffer: Buffer.from('Soup 4, bread 2') },
  ]);
  await expect(page.getByText('boats.csv')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('setup.exe: Only pictures');
  await expect(page.getByRole('alert')).toContainText('menu.png: This file is not a picture');
  await expect(page.locator('form').getByRole('listitem')).toHaveText([/boats\.csv/]);
  await expect(box).toHaveValue(/Boat yard/);
  await look(page, 'home-files');
  await page.getByRole('button', { name: 'Build it' }).click();
  await expect(page).toHaveURL(/\/build\/app\//);
  await expect(page.getByRole('log')).toContainText('3 of 3 rows of boats.csv');
  await expect(preview(page).getByText('Ketch').first()).toBeVisible();

  await page.goto(`${url}/home`);
  await page.getByRole('button', { name: 'Plan first' }).click();
  await box.fill('A list of books with title and author');
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByRole('log')).toContainText('Nothing is changed yet');
  await page.getByRole('button', { name: 'Build it' }).click();
  await expect(preview(page).getByRole('heading').first()).toBeVisible();
});

/** Files as they are dragged into a page. */
const held = (page: Page, files: Record<string, string>): Promise<JSHandle<DataTransfer>> =>
  page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const [name, text] of Object.entries(all)) data.items.add(new File([text], name));
    return data;
  }, files);

test('files are dropped on the box or beside it, say where their rows go, and /plan plans', async ({
  page,
  builtIn: { url },
}) => {
  await comeIn(page, await makeBuilder(url));
  await page.goto(`${url}/home`);
  const box = page.getByLabel('What do you want to build?');
  const attached = page.locator('form').getByRole('listitem');
  await box.dispatchEvent('drop', { dataTransfer: await held(page, { 'boats.csv': CSV }) });
  await expect(attached).toHaveText([/boats\.csv/]);
  const rows = '[{"name": "Ann", "berth": 3}, {"name": "Ben", "berth": 4}]';
  const beside = await held(page, {
    'owners.json': rows,
    'notes.txt': 'All of it is for members.',
  });
  await page.dispatchEvent('body', 'drop', { dataTransfer: beside });
  await expect(attached).toHaveText([/boats\.csv/, /owners\.json/, /notes\.txt/]);
  const dialog = page.getByRole('dialog', { name: 'Import an app' });
  await expect(dialog).toHaveCount(0);
  const into = (file: string) => page.getByRole('combobox', { name: `Import ${file} into` });
  await expect(into('owners.json')).toHaveValue('Import into a new entity Owner');
  await into('boats.csv').click();
  await page.getByRole('option', { name: 'Let the assistant decide' }).click();
  await look(page, 'home-dropped');
  // A project is still imported, also where it is dropped on the box.
  await box.dispatchEvent('drop', { dataTransfer: await held(page, { 'shop.zip': 'PK' }) });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await box.fill('/plan An app of boat owners with name and berth');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/build\/app\//);
  const log = page.getByRole('log');
  await expect(log).toContainText('Nothing is changed yet');
  await expect(log.getByText('You: An app of boat owners with name and berth')).toBeVisible();
  await expect(log).toContainText('puts a table into the app where you say which data it belongs');
  // The plan is what is talked about, also on a page that is opened again.
  const plan = page.getByRole('button', { name: 'Plan first' });
  await expect(plan).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(plan).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Edit this message' }).click();
  await page
    .getByLabel('Edit your message')
    .fill('/plan An app of boat owners with name, berth and phone');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(
    log.getByText('You: An app of boat owners with name, berth and phone'),
  ).toBeVisible();
  const build = page.getByRole('button', { name: 'Build it' });
  await build.click();
  await expect(log).toContainText('2 of 2 rows of owners.json are in Owner.');
  await expect(plan).toHaveAttribute('aria-pressed', 'false');
});

test('what was only guessed is answered with what is to be built', async ({
  page,
  builtIn: { url },
}) => {
  await comeIn(page, await makeBuilder(url));
  await page.goto(`${url}/home`);
  await page.getByLabel('What do you want to build?').fill('A platform that connects people');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('this is only a guess');
  const plan = page.getByRole('button', { name: 'Plan first' });
  await expect(plan).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(page.getByRole('log')).toContainText('this is only a guess');
  await expect(plan).toHaveAttribute('aria-pressed', 'false');
});
