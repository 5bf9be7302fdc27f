import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { look } from './look.ts';
import { adminOf, comeIn, makeApp } from './people.ts';
import { code, openFile } from './space.ts';
import { expect, preview, test } from './stage.ts';

const begin = async (page: Page, url: string) => {
  await page.goto(`${url}/home`);
  await page
    .getByRole('radiogroup', { name: 'What to build' })
    .getByText('Code app', { exact: true })
    .click();
  return page.getByRole('main');
};

test('a space app begins with a blank page, or with a folder; what cannot be taken is said', async ({
  page,
  builtIn: { url },
}) => {
  await comeIn(page, await adminOf(url));
  const form = await begin(page, url);
  await form.getByLabel('Name').fill('From nothing');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(preview(page).getByRole('heading', { name: 'Hello' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit code' }).click();
  await openFile(page, 'Home.tsx');
  await expect(code(page)).toContainText('or ask the assistant');
  await page.getByRole('button', { name: 'Done' }).click();

  await begin(page, url);
  await form.getByText('A folder', { exact: true }).click();
  await look(page, 'space-new');
  const zip = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Choose a ZIP file' }).click();
  const buffer = Buffer.from('no such thing');
  await (await zip).setFiles({ name: 'shop.zip', mimeType: 'application/zip', buffer });
  await expect(form.getByRole('alert')).toHaveText('shop.zip is not a ZIP file that can be read');

  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  mkdirSync(join(folder, 'src/pages'), { recursive: true });
  const page1 = 'export default function Cart() {\n  return <h1>My cart</h1>;\n}\n';
  writeFileSync(join(folder, 'src/pages/Home.tsx'), page1);
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'logo.png'), Buffer.from([137, 80, 255, 0]));
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Choose a folder' }).click();
  await (await chooser).setFiles(folder);
  await expect(form.getByRole('status')).toContainText('2 files');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form.getByText('2 files were left out:')).toBeVisible();
  await expect(form.getByText('It is not text')).toBeVisible();
  await form.getByRole('button', { name: 'Open the app' }).click();
  await expect(preview(page).getByRole('heading', { name: 'My cart' })).toBeVisible();

  // Another folder joins the app that is there.
  const more = 'export default function Cart() {\n  return <h1>A full cart</h1>;\n}\n';
  writeFileSync(join(folder, 'src/pages/Home.tsx'), more);
  writeFileSync(join(folder, 'src/pages/About.tsx'), more);
  await page.getByRole('button', { name: 'Edit code' }).click();
  await page.getByRole('button', { name: 'Import a folder' }).click();
  const joining = page.getByRole('dialog', { name: 'Import a folder' });
  const again = page.waitForEvent('filechooser');
  await joining.getByRole('button', { name: 'Choose a folder' }).click();
  await (await again).setFiles(folder);
  await expect(joining.getByText('1 file of the app will be replaced by it.')).toBeVisible();
  await joining.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(joining.getByText('2 files imported.')).toBeVisible();
  await joining.getByRole('button', { name: 'Done' }).click();
  await openFile(page, 'About.tsx');
  await expect(code(page)).toContainText('A full cart');
  rmSync(folder, { recursive: true });
});

test('a generated app is turned into a space app, and its code opens', async ({
  page,
  builtIn: { url },
}) => {
  const ann = await adminOf(url);
  const { appId } = await makeApp(ann, 'A recipe book');
  const style = `/api/apps/${appId}/style`;
  await ann.call('POST', style, { appStyle: { buttonBackgroundColor: '#1d4ed8' } });
  await comeIn(page, ann);
  await page.goto(`${url}/build/app/${appId}`);
  await expect(page.getByRole('button', { name: 'Edit code' })).toBeHidden();
  await page.getByRole('button', { name: 'App details' }).click();
  await page.getByRole('button', { name: 'Edit this app’s code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit this app’s code?' });
  await dialog.getByRole('button', { name: 'Edit this app’s code' }).click();
  // The branding from before stays until somebody asks for the code’s styling.
  await page.getByRole('button', { name: 'Use the code’s styling' }).click();
  await expect(page.getByRole('button', { name: 'Use the code’s styling' })).toHaveCount(0);
  expect(await ann.call('GET', style)).toMatchObject({ buttonBackgroundColor: null });
  await page.getByRole('button', { name: 'Edit code' }).click();
  await openFile(page, 'Home.tsx');
  await expect(code(page)).toContainText('export default function');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'App details' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'App branding' })).toBeHidden();
  expect(await ann.call('GET', `/api/apps/${appId}`)).toMatchObject({ kind: 'SPACE_APP' });
});
