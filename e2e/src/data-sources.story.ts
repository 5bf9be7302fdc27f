import { look } from './look.ts';
import { adminOf, comeIn } from './people.ts';
import { expect, test } from './stage.ts';

const PANEL = 'Data sources';

test('what an app knows is added as text, list and document, watched, tried, renamed, deleted and put back', async ({
  page,
  withModel: { url },
}) => {
  test.setTimeout(120_000);
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
  await expect(panel.getByText('No data yet.')).toBeVisible();
  await look(page, 'data-empty', 'Panels');

  await panel.getByRole('button', { name: 'Add data' }).click();
  const dialog = page.getByRole('dialog', { name: PANEL });
  await dialog.getByRole('button', { name: 'Add text' }).click();
  await expect(dialog.getByText('Please enter some text')).toBeVisible();
  await dialog
    .getByRole('textbox', { name: 'Text' })
    .fill('# Opening hours\n\nWe are open from Monday to Friday, from 8 to 17.');
  await look(page, 'data-add-text');
  await dialog.getByRole('button', { name: 'Add text' }).click();
  const items = panel.getByRole('list', { name: 'Data items' });
  const hours = items.getByRole('listitem', { name: 'Opening hours' });
  await expect(hours.getByText('Synced')).toBeVisible();

  await panel.getByRole('button', { name: 'Add data' }).click();
  await dialog.getByRole('tab', { name: 'Items List (CSV)' }).click();
  const rows = 'Name,Price,Length\nSloop,1200,9 m\nKetch,900,11 m\n';
  await dialog.locator('input[type=file]').setInputFiles([
    { name: 'boats.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) },
    { name: 'plan.doc', mimeType: 'application/msword', buffer: Buffer.from('old') },
  ]);
  await expect(dialog.getByText('Uploaded')).toBeVisible();
  await expect(dialog.getByText('Save it as .docx')).toBeVisible();
  await look(page, 'data-add-files');
  await dialog.getByRole('tab', { name: 'Doc (DOCX)' }).click();
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'broken.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 nothing'),
  });
  await expect(dialog.getByText('Uploaded')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Notion' }).click();
  await expect(dialog.getByRole('button', { name: 'Connect Notion' })).toBeDisabled();
  await dialog.getByLabel('Token of Notion').fill('ntn_wrong');
  await look(page, 'data-add-notion');
  await dialog.getByRole('tab', { name: 'Web scraper' }).click();
  await dialog.getByRole('button', { name: 'Read website' }).click();
  await expect(dialog.getByText('Enter the address of a website')).toBeVisible();
  await dialog.getByLabel('Address').fill('127.0.0.1:9/help');
  await look(page, 'data-add-site');
  await dialog.getByRole('button', { name: 'Read website' }).click();
  const site = items.getByRole('listitem', { name: '127.0.0.1:9' });
  // Nothing of a private network is read.
  await expect(site.getByText('not open to apps')).toBeVisible();
  const boats = items.getByRole('listitem', { name: 'boats.csv' });
  await expect(boats.getByText('2 rows')).toBeVisible();
  const broken = items.getByRole('listitem', { name: 'broken.pdf' });
  await expect(broken.getByText('This PDF cannot be read')).toBeVisible();

  await panel.getByLabel('Question').fill('What does the ketch cost?');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Name: Ketch · Price: 900')).toBeVisible();
  await look(page, 'data-items', 'Panels');

  await hours.getByRole('button', { name: 'More for Opening hours' }).click();
  await page.getByRole('menuitem', { name: 'Edit…' }).click();
  await look(page, 'data-edit');
  await page.getByRole('textbox', { name: 'Name' }).fill('When we are open');
  await page.keyboard.press('Enter');
  const renamed = items.getByRole('listitem', { name: 'When we are open' });
  await expect(renamed).toBeVisible();
  await broken.getByRole('button', { name: 'More for broken.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(broken).toBeHidden();
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(broken).toBeVisible();
  // The way back outlives what is said of it: the panel's own undo takes it.
  await broken.getByRole('button', { name: 'More for broken.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const said = page.getByRole('alert').filter({ hasText: 'broken.pdf was deleted' });
  await expect(said).toBeVisible();
  await expect(said).toBeHidden();
  await expect(broken).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(broken).toBeVisible();
});
