import { look } from './look.ts';
import { ask, enter, expect, preview, test } from './stage.ts';

const CSV = `Name,Visits,Since\n${Array.from({ length: 9 }, (_, i) => `Guest ${i},${i},2026-01-1${i}`).join('\n')}\n`;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

test('files are attached, refused, taken away again, and a table becomes part of the app', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(240_000);
  await enter(page, url);
  await ask(page, 'A recipe book');
  await expect(preview(page).getByRole('heading', { level: 1 }).first()).toBeVisible();
  const chat = page.getByRole('region', { name: 'Chat' });
  const picker = chat.locator('input[type=file]');
  await picker.setInputFiles([
    file('notes.exe', 'application/octet-stream', Buffer.from('MZ')),
    file('large.png', 'image/png', Buffer.alloc(10_000_000)),
    file('guests.csv', 'text/csv', Buffer.from(CSV)),
    ...[1, 2, 3, 4, 5].map((n) => file(`${n}.png`, 'image/png', PNG)),
  ]);
  await expect(
    chat.getByText('Only pictures, tables (CSV, XLSX), PDF, Word, JSON and text'),
  ).toBeVisible();
  await expect(chat.getByText('File size to large')).toBeVisible();
  // Five of the six that are fit; those that are not take no place.
  await expect(chat.getByText('A message can have 5 files at most')).toHaveCount(1);
  for (const n of [1, 2, 3, 4, 5])
    await chat.getByRole('button', { name: `Remove ${n}.png` }).click();
  await chat.getByRole('button', { name: 'Remove notes.exe' }).click();
  await chat.getByRole('button', { name: 'Remove large.png' }).click();
  await expect(chat.getByText('File size to large')).toBeHidden();
  await expect(chat.getByLabel('Import guests.csv into')).toHaveValue(
    'Import into a new entity Guest',
  );
  // A reload loses neither words nor files.
  await page.getByLabel('Message to the assistant').fill('Take these guests');
  await page.reload();
  await expect(chat.getByText('guests.csv')).toBeVisible();
  await look(page, 'chat-files');

  // Refused, words and files come back.
  await page.route('**/chat', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByLabel('Message to the assistant').press('Enter');
  await expect(chat.getByRole('alert')).not.toBeEmpty();
  await expect(chat.getByLabel('Import guests.csv into')).toBeVisible();
  await expect(page.getByLabel('Message to the assistant')).toHaveValue('Take these guests');
  await page.unroute('**/chat');
  await page.getByLabel('Message to the assistant').press('Enter');
  const log = page.getByRole('log', { name: 'Messages' });
  await expect(log.getByText('9 of 9 rows of guests.csv are in Guest.')).toBeVisible();
  await expect(log.getByRole('button', { name: 'guests.csv', exact: true })).toBeVisible();
  await expect(preview(page).getByRole('link', { name: 'Guests' }).first()).toBeVisible();

  // More of them, in other words: what goes where is proposed, and chosen.
  const more = 'Who,Came,Hat\nZoe,4,red\nAbe,5,blue\n';
  await picker.setInputFiles([file('more.csv', 'text/csv', Buffer.from(more))]);
  const into = chat.getByLabel('Import more.csv into');
  await expect(into).toHaveValue('Import into a new entity More');
  // Unless somebody chose, the rows go where the message says.
  await page.getByLabel('Message to the assistant').fill('Put these into the guests');
  await expect(into).toHaveValue('Add the rows to Guest');
  await page.getByLabel('Message to the assistant').fill('');
  await expect(into).toHaveValue('Import into a new entity More');
  await into.click();
  await page.getByRole('option', { name: 'Add the rows to Guest' }).click();
  await chat.getByRole('button', { name: /of 3 columns imported/ }).click();
  const columns = page.getByRole('dialog', { name: 'Columns of more.csv in Guest' });
  await expect(columns.getByText('Zoe · Abe')).toBeVisible();
  await look(page, 'chat-columns');
  await columns.getByLabel('Who maps to').selectOption('Name');
  await columns.getByLabel('Came maps to').selectOption('Visits');
  await columns.getByRole('button', { name: 'Use these columns' }).click();
  await expect(chat.getByRole('button', { name: '2 of 3 columns imported' })).toBeVisible();
  await page.getByLabel('Message to the assistant').press('Enter');
  await expect(log.getByText('2 of 2 rows of more.csv are in Guest. Left out: Hat.')).toBeVisible();

  // Dropped and pasted alike.
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }));
      return data;
    },
    [...PNG],
  );
  await page
    .getByLabel('Message to the assistant')
    .dispatchEvent('drop', { dataTransfer: transfer });
  await expect(chat.getByText('dropped.png')).toBeVisible();
  await page.getByLabel('Message to the assistant').evaluate((box, data) => {
    const paste = { clipboardData: data as DataTransfer, bubbles: true, cancelable: true };
    box.dispatchEvent(new ClipboardEvent('paste', paste));
  }, transfer);
  await expect(chat.getByText('dropped.png')).toHaveCount(2);
  await chat.getByRole('button', { name: 'Remove dropped.png' }).first().click();
  await page.getByLabel('Message to the assistant').fill('Make it blue');
  await page.keyboard.press('Enter');
  await expect(log.getByRole('img', { name: 'dropped.png' })).toBeVisible();
  await expect(log.getByText(/cannot look at pictures/)).toBeVisible();
  await look(page, 'chat-files-sent');
});
