import { look } from './look.ts';
import { adminOf, comeIn } from './people.ts';
import { expect, test } from './stage.ts';

test('a template’s example data is named by who makes it, and replaced by who starts from it', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(120_000);
  const owner = await adminOf(url);
  await comeIn(page, owner);
  const { appId } = await owner.call<{ appId: string }>('POST', '/api/apps', {
    appType: 'AI_TOOL',
    genApp: { fields: { header: 'Find a boat' } },
  });
  const at = `/api/apps/${appId}`;
  await owner.call('POST', `${at}/tools`, { title: 'Find a boat', instructions: 'Find one.' });
  await owner.call('POST', `${at}/settings`, { appSettings: { isAppTemplate: true } });
  await page.goto(`${url}/build/app/${appId}`);
  const panels = page.getByRole('navigation', { name: 'Panels' });
  await panels.getByRole('button', { name: 'Data sources' }).click();
  const panel = page.getByRole('complementary', { name: 'Data sources' });
  await panel.getByRole('button', { name: 'Add data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Data sources' });
  await dialog.getByRole('tab', { name: 'Items List (CSV)' }).click();
  const csv = (name: string, rows: string) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(rows),
  });
  await dialog
    .locator('input[type=file]')
    .setInputFiles(csv('boats.csv', 'Name,Price\nSloop,1200\n'));
  await expect(dialog.getByText('Uploaded')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await panel.getByLabel('Example to be replaced').selectOption({ label: 'boats.csv' });
  await panel.getByLabel('Menu label').fill('Your boats');
  await panel.locator('input[type=file]').setInputFiles(csv('fill-in.csv', 'Name,Price\n'));
  await expect(panel.getByRole('button', { name: 'Replace' })).toBeVisible();
  await panel.getByLabel('Instructions').fill('https://boats.example/how');
  await page.getByRole('complementary').getByRole('button', { name: 'Done' }).click();
  await expect(panels.getByRole('button', { name: 'Your boats' })).toBeVisible();
  await panels.getByRole('button', { name: 'Your boats' }).click();
  await look(page, 'data-example', 'Panels');
  // What is still being read is nobody's example yet.
  await expect
    .poll(() => owner.call('GET', `/api/context/items?appId=${appId}`), { timeout: 60_000 })
    .toMatchObject({ contextItems: [{ status: 'synced' }] });
  await owner.call('POST', `${at}/publication`, {});

  const started = await owner.call<{ appId: string }>('POST', `/api/templates/${appId}/start`, {});
  await page.goto(`${url}/build/app/${started.appId}`);
  await panels.getByRole('button', { name: 'Your boats' }).click();
  const mine = page.getByRole('complementary', { name: 'Your boats' });
  const place = mine.getByRole('region', { name: 'Your boats' });
  await expect(place.getByText('answers from the example “boats.csv”')).toBeVisible();
  await expect(place.getByRole('link', { name: 'Template file' })).toHaveAttribute(
    'href',
    new RegExp(`^/files/${started.appId}/`),
  );
  await look(page, 'data-custom', 'Panels');
  // What cannot be read takes nobody's place.
  await place.locator('input[type=file]').setInputFiles(csv('empty.csv', 'Name,Price\n'));
  await expect(
    place.getByText('make sure your CSV file has column headers and a few rows'),
  ).toBeVisible();
  await expect(place.getByText('the example “boats.csv”')).toBeVisible();
  await place.locator('input[type=file]').setInputFiles(csv('mine.csv', 'Name,Price\nYawl,700\n'));
  await expect(place.getByText('answers from “mine.csv”')).toBeVisible();
  await expect(mine.getByRole('listitem', { name: 'boats.csv' })).toHaveCount(0);
});
