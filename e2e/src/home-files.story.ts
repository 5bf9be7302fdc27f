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
  ]);
  await expect(page.getByText('boats.csv')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('setup.exe: Only pictures');
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
