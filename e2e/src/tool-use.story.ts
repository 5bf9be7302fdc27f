import { readFile } from 'node:fs/promises';
import type { Browser, Download, Page } from '@playwright/test';
import { look } from './look.ts';
import { adminOf } from './people.ts';
import { makeSpace } from './space.ts';
import { expect, test } from './stage.ts';

const LETTER = {
  title: 'Letter',
  path: 'letter',
  header: 'Write a letter',
  description: 'From a name and a matter to a letter that is answered',
  instructions: 'Write to [name] about [matter].',
  background: '#cfe3d6',
  isInputHidden: true,
  followups: true,
  fields: [
    { name: 'name', label: 'Who is it to?', type: 'text', personal: true },
    { name: 'matter', label: 'What is it about?', type: 'text' },
  ],
  blocks: [
    { id: 'b1', type: 'text', title: 'Letter' },
    { id: 'b2', type: 'table', title: 'Dates' },
  ],
};
const ANSWER = {
  letter: 'Dear Maria,\n\nthe **hedge** grows over the wall → please cut it. 🌿',
  dates: { columns: ['What', 'When'], rows: [['=Cut', 'June 3']] },
};

async function openTool(url: string, page: Page, tool: object): Promise<{ appId: string }> {
  const owner = await adminOf(url);
  const { appId } = await makeSpace(owner, {
    'pages/Home.tsx': 'export default function Home() { return <h1>Home</h1>; }',
  });
  const made = await owner.call<{ toolId: string }>('POST', `/api/apps/${appId}/tools`, tool);
  await owner.call('POST', `/api/apps/${appId}/settings`, {
    appSettings: { userCanEditResults: true },
  });
  await owner.call('POST', `/api/apps/${appId}/publication`, {});
  const at = `/api/apps/${appId}/tools/${made.toolId}/activate`;
  await owner.call('POST', at, { isActive: true });
  const { slug } = await owner.call<{ slug: string }>('GET', `/api/apps/${appId}`);
  await page.goto(`${url}/app/${slug}/tool/letter`);
  await expect(page.locator('.behind')).toHaveCSS('background-color', 'rgb(207, 227, 214)');
  await page.getByLabel('Who is it to?').fill('Maria');
  await page.getByLabel('What is it about?').fill('the hedge');
  return { appId };
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).last().click();

async function downloaded(page: Page, kind: string): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await press(page, 'Download');
  await page.getByRole('menuitem', { name: kind }).click();
  const file: Download = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('an answer is kept as files, rated, written anew and shared', async ({
  page,
  browser,
  withModel: { url, model },
}) => {
  model.reset();
  await openTool(url, page, { ...LETTER, followups: false });
  model.will({ text: JSON.stringify(ANSWER) });
  await press(page, 'Run');
  await expect(page.getByText('please cut it')).toBeVisible();

  const word = await downloaded(page, 'Word');
  expect([word.name, word.bytes.subarray(0, 2).toString()]).toEqual(['Write-a-letter.docx', 'PK']);
  const pdf = await downloaded(page, 'PDF');
  expect([pdf.name, pdf.bytes.subarray(0, 5).toString()]).toEqual(['Write-a-letter.pdf', '%PDF-']);
  const csv = await downloaded(page, 'CSV of the table');
  expect(csv.bytes.toString()).toBe("\ufeffWhat,When\r\n'=Cut,June 3\r\n");

  await press(page, 'Good answer');
  await page.getByLabel('What was good?').fill('It is short');
  await press(page, 'Send');
  await expect(page.getByText('Thanks. The tool’s owner will see this.')).toBeVisible();

  await press(page, 'Edit');
  await page.getByLabel('Row 1, column 2').fill('June 30');
  await look(page, 'tool-edit');
  await press(page, 'Save');
  await expect(page.getByRole('cell', { name: 'June 30' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('cell', { name: 'June 30' })).toBeVisible();
  await expect(page.getByText('You changed this answer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Good answer' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await press(page, 'Share');
  const dialog = page.getByRole('dialog', { name: 'Share this result' });
  await expect(dialog.getByText('Dear •••')).toBeVisible();
  await look(page, 'tool-share');
  expect(await seenBy(browser, page.url())).not.toContain('the wall');
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog.getByLabel('Link')).toHaveValue(page.url());
  const seen = await seenBy(browser, page.url());
  expect(seen).toContain('the wall');
  expect(seen).not.toContain('Maria');
  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(dialog.getByText('Link disabled')).toBeVisible();
  expect(await seenBy(browser, page.url())).not.toContain('the wall');
});

/** What somebody else reads at an address. */
async function seenBy(browser: Browser, address: string): Promise<string> {
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(address);
  await expect(
    other.getByText('Try it yourself').or(other.getByLabel('Who is it to?')),
  ).toBeVisible();
  const text = await other.locator('body').innerText();
  await context.close();
  return text;
}

test('after an answer more is asked, the thread is found again, and a run is removed', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  await openTool(url, page, LETTER);
  model.will({ text: JSON.stringify(ANSWER) }, { json: { next: ['Make it warmer', 'In German'] } });
  await press(page, 'Run');
  model.will({ text: 'Dear Maria, warmly yours.' }, { json: { next: ['Shorter'] } });
  await page.getByRole('button', { name: 'Make it warmer' }).click();
  await expect(page.getByText('warmly yours')).toBeVisible();
  await expect(page.getByText('please cut it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Shorter' })).toBeVisible();
  await look(page, 'tool-thread');
  await page.reload();
  await expect(page.getByText('warmly yours')).toBeVisible();
  await expect(page.getByText('please cut it')).toBeVisible();
  // What is asked stays typed where it is refused.
  model.will({ text: 'Short.' }, { json: { next: [] } });
  await page.getByLabel('Continue').fill('Shorter, please');
  await press(page, 'Ask');
  await expect(page.getByText('Short.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Continue')).toHaveValue('');

  await page.getByText('Your runs').click();
  await page.getByRole('button', { name: /^Maria · the hedge/ }).click();
  await expect(page.getByText('warmly yours')).toHaveCount(0);
  await expect(page.getByText('please cut it')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Shorter, please' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Removed')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Shorter, please/ })).toHaveCount(0);
});
