import { MIME, workbookOf } from '@trellis/testing/google-drive';
import { look } from './look.ts';
import { adminOf, comeIn } from './people.ts';
import { expect, test } from './stage.ts';

const PANEL = 'Data sources';

test('Google Drive is connected in a window of its own, files are picked there, looked into, and become data', async ({
  page,
  connected: { url, drive },
}) => {
  test.setTimeout(120_000);
  drive.files = [];
  drive.picked = new Set();
  drive.add({
    id: 'doc-handbook',
    name: 'Handbook of the yard',
    mimeType: MIME.doc,
    content: { 'text/markdown': '# Handbook\n\nWe are open from 8 to 17.' },
  });
  const rows = [['Name', 'Price'], ...Array.from({ length: 5 }, (_, n) => [`Boat ${n}`, 900 + n])];
  drive.add({
    id: 'sheet-prices',
    name: 'Prices',
    mimeType: MIME.sheet,
    content: { [MIME.xlsx]: workbookOf({ Boats: rows, Sails: [['Sail'], ['Spinnaker']] }) },
  });
  drive.issuer.person = { sub: '31', email: 'dora@gmail.example', email_verified: true };
  const owner = await adminOf(url);
  await comeIn(page, owner);
  const { appId } = await owner.call<{ appId: string }>('POST', '/api/apps', {
    appType: 'AI_APP',
    genApp: { fields: { header: 'Boat yard' } },
  });
  await page.goto(`${url}/build/app/${appId}`);
  await page
    .getByRole('navigation', { name: 'Panels' })
    .getByRole('button', { name: PANEL })
    .click();
  const panel = page.getByRole('complementary', { name: PANEL });
  await panel.getByRole('button', { name: 'Add data' }).click();
  const dialog = page.getByRole('dialog', { name: PANEL });
  await dialog.getByRole('tab', { name: 'Google Drive' }).click();
  await look(page, 'data-drive-connect');
  const [google] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Connect Google Drive' }).click(),
  ]);
  await Promise.all([
    google.waitForEvent('close'),
    google.getByRole('link', { name: 'dora@gmail.example' }).click(),
  ]);
  await expect(dialog.getByText('dora@gmail.example')).toBeVisible();
  await expect(dialog.getByText('No files picked yet.')).toBeVisible();

  const [picker] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Pick files' }).click(),
  ]);
  drive.picked = new Set(['doc-handbook', 'sheet-prices']);
  await Promise.all([
    picker.waitForEvent('close'),
    picker.getByRole('button', { name: 'Select with picker-key of client' }).click(),
  ]);
  await dialog.getByRole('button', { name: 'Open Prices' }).click();
  const path = dialog.getByRole('navigation', { name: 'Folders' });
  await expect(path.getByText('Prices')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Boats' }).check();
  await look(page, 'data-drive-sheets');
  await path.getByRole('button', { name: 'Google Drive' }).click();
  await dialog.getByRole('checkbox', { name: 'Handbook of the yard' }).check();
  await look(page, 'data-drive-files');
  await dialog.getByRole('button', { name: 'Add 2 items' }).click();
  const items = panel.getByRole('list', { name: 'Data items' });
  for (const name of ['Boats', 'Handbook of the yard'])
    await expect(items.getByRole('listitem', { name }).getByText('Synced')).toBeVisible();
});
