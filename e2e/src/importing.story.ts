import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PROJECTS, projectFiles } from '@trellis/testing/projects';
import { zipSync } from 'fflate';
import { look } from './look.ts';
import { comeIn, makeBuilder } from './people.ts';
import { expect, preview, test } from './stage.ts';

const bytesOf = ({ content, encoding }: { content: string; encoding: 'text' | 'base64' }) =>
  Buffer.from(content, encoding === 'text' ? 'utf8' : 'base64');

test('a project is dropped on the home page as a ZIP file and runs, rows and all', async ({
  page,
  builtIn: { url },
}) => {
  await comeIn(page, await makeBuilder(url));
  await page.goto(`${url}/home`);
  // The page takes files once it stands.
  await expect(page.getByRole('button', { name: 'Import an app' })).toBeVisible();
  const zip = zipSync(
    Object.fromEntries(projectFiles('taskflow').map((file) => [file.path, bytesOf(file)])),
  );
  const data = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([bytes], 'taskflow-main.zip', { type: 'application/zip' }));
    return transfer;
  }, Buffer.from(zip).toString('base64'));
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: data });
  await expect(page.getByText('Drop a project’s folder or ZIP file')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  const dialog = page.getByRole('dialog', { name: 'Import an app' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Taskflow');
  if (process.env.EVERY_LOOK) await look(page, 'import-form');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('4 pages');
  await expect(dialog.getByText('3 rows of Task')).toBeVisible();
  await expect(dialog.getByRole('note')).toContainText('Project');
  // What gave way to the runtime's own is named.
  await dialog.getByText('gave way to Trellis’s own').click();
  await expect(dialog.getByText('src/lib/AuthContext.jsx')).toBeVisible();
  await look(page, 'import-report');
  await dialog.getByRole('button', { name: 'Open the app' }).click();
  await expect(preview(page).getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(preview(page).getByText('Write the copy')).toBeVisible();
});

test('a folder is chosen; what is no project is said', async ({ page, builtIn: { url } }) => {
  await comeIn(page, await makeBuilder(url));
  await page.goto(`${url}/home`);
  await page.getByRole('button', { name: 'Import an app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import an app' });
  const chosen = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a folder' }).click();
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  for (const file of projectFiles('storefront')) {
    mkdirSync(dirname(join(folder, file.path)), { recursive: true });
    writeFileSync(join(folder, file.path), bytesOf(file));
  }
  await (await chosen).setFiles(join(folder, 'storefront'));
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('pages');
  await dialog.getByRole('button', { name: 'Open the app' }).click();
  await expect(preview(page).getByText('39.50 €')).toBeVisible();
  rmSync(folder, { recursive: true });
});

const PAGES: Record<(typeof PROJECTS)[number], [path: string, heading: string][]> = {
  taskflow: [
    ['', 'Dashboard'],
    ['board', 'Board'],
    ['TaskDetail?id=665f1c2ab9e77c0011bb0001', 'Draw the landing page'],
    ['reports', 'Reports'],
  ],
  clinic: [
    ['', 'Welcome to the clinic'],
    ['patients', 'Patients'],
    ['schedule', 'Schedule'],
    ['settings', 'Settings'],
    ['404help', 'Help for what went wrong'],
  ],
  storefront: [
    ['', 'Shop'],
    ['product/665f1c2ab9e77c0011cc0001', 'Teapot'],
    ['admin/products', 'Products'],
    ['nowhere/at/all', 'Nothing here'],
  ],
};

/** The one with most components in the quick run, all in the long one. */
const OPENED = process.env.EVERY_LOOK ? PROJECTS : (['clinic'] as const);

for (const name of OPENED)
  test(`every page of ${name} opens without an error in the console`, async ({
    page,
    builtIn: { url },
  }) => {
    const owner = await makeBuilder(url);
    const { appId } = await owner.call<{ appId: string }>('POST', '/api/apps/import', {
      name,
      files: projectFiles(name),
    });
    const { slug } = await owner.call<{ slug: string }>(
      'POST',
      `/api/apps/${appId}/publication`,
      {},
    );
    await comeIn(page, owner);
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/app-error')) reports.push(request.postData() ?? '');
    });
    for (const [path, heading] of PAGES[name]) {
      await page.goto(`${url}/app/${slug}/${path}`);
      const app = page.frameLocator('iframe');
      await expect(app.getByText(heading, { exact: true }).first(), path).toBeVisible();
    }
    expect(reports).toEqual([]);
  });
