import { createReadStream, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { PROJECTS, projectFiles } from '@trellis/testing/projects';
import { unzipSync } from 'fflate';
import { build } from 'vite';
import type { Caller } from './caller.ts';
import { makeApp, makeBuilder } from './people.ts';
import { expect, test } from './stage.ts';

// Within the repository, where the packages are that such a project would install.
const FOLDER = fileURLToPath(new URL('../.cache/exported', import.meta.url));
const FIRST: Record<(typeof PROJECTS)[number], string> = {
  taskflow: 'Dashboard',
  clinic: 'Welcome to the clinic',
  storefront: 'Teapot',
};
/** Known under names that only an installation gives them. */
const NAMES = { 'react-quill': 'react-quill-new', xlsx: '@e965/xlsx' };

/** One in the quick run, all in the long one. */
const LOOKED_AT = process.env.EVERY_LOOK ? PROJECTS : PROJECTS.slice(0, 1);

for (const name of LOOKED_AT)
  test(`${name}, exported, builds with Vite and runs outside against the server`, async ({
    page,
    builtIn: { url },
  }) => {
    test.slow();
    const owner = await makeBuilder(url);
    const { appId } = await owner.call<{ appId: string }>('POST', '/api/apps/import', {
      name,
      files: projectFiles(name),
    });
    await owner.call('POST', `/api/apps/${appId}/publication`, {});
    await runsOutside(page, owner, appId, name, async () => {
      await expect(page.getByText(FIRST[name], { exact: true }).first()).toBeVisible();
      if (name !== 'taskflow') return;
      await expect(page.getByText('Write the copy')).toBeVisible();
      // The same looks: Tailwind's classes and the app's own tokens.
      const radius = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--radius').trim(),
      );
      expect(Number.parseFloat(radius)).toBe(0.75);
      await page.getByRole('link', { name: 'Reports' }).click();
      await expect(page.locator('.recharts-surface').first()).toBeVisible();
      // The way in, which the server's own page is elsewhere.
      await page.evaluate('__trellis.signIn()');
      const door = page.getByRole('dialog', { name: 'Sign in' });
      await expect(door.getByLabel('Email')).toBeFocused();
      await door.getByRole('button', { name: 'Cancel' }).click();
      await expect(door).toHaveCount(0);
    });
  });

test('an app of the built-in builder runs outside as well', async ({ page, builtIn: { url } }) => {
  test.slow();
  const owner = await makeBuilder(url);
  const { appId } = await makeApp(owner, 'A recipe book');
  await runsOutside(page, owner, appId, 'recipes', async () => {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/recipedetail/i);
  });
});

/** Unpacks the export, builds it as its README says, and opens it on an origin of its own. */
async function runsOutside(
  page: Page,
  owner: Caller,
  appId: string,
  name: string,
  look: () => Promise<void>,
): Promise<void> {
  const root = join(FOLDER, name);
  await unpack(owner, appId, root);
  const alias = Object.entries(NAMES).map(([find, replacement]) => ({ find, replacement }));
  await build({ root, logLevel: 'silent', resolve: { alias } });
  const site = await served(join(root, 'dist'));
  await page.goto(site.origin);
  await look();
  // What it still asks for is read from the folder that goes.
  await page.goto('about:blank');
  site.close();
  rmSync(root, { recursive: true });
}

async function unpack(owner: Caller, appId: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const answer = await owner.fetch(`/api/apps/${appId}/export`);
  for (const [path, bytes] of Object.entries(unzipSync(answer))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

async function served(folder: string): Promise<{ origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = join(folder, new URL(request.url ?? '/', 'http://x').pathname);
    const file = extname(path) && existsSync(path) ? path : join(folder, 'index.html');
    response.setHeader('content-type', TYPES[extname(file)] ?? 'text/html');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
