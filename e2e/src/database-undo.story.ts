import { adminOf, comeIn } from './people.ts';
import { makeSpace } from './space.ts';
import { expect, test } from './stage.ts';

const TASK = {
  name: 'Task',
  type: 'object',
  properties: { title: { type: 'string' } },
  'x-accessControl': { permissions: { read: 'all', write: 'creator' } },
};
const FILES = {
  'pages/Home.tsx': 'export default function Home() {\n  return <h1>Tasks</h1>;\n}\n',
  'entities/Task.json': JSON.stringify(TASK),
};

test('many rows that were changed are put back by the server, also when the page goes meanwhile', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(240_000);
  const owner = await adminOf(url);
  const { appId } = await makeSpace(owner, FILES);
  const rows = `/live_api/apps/${appId}/entities/Task`;
  for (let part = 0; part < 2; part++)
    await owner.call(
      'POST',
      `${rows}/bulk`,
      Array.from({ length: 1_000 }, (_, n) => ({ title: `T${part * 1_000 + n}` })),
    );
  await comeIn(page, owner);
  const open = async () => {
    await page.goto(`${url}/build/app/${appId}`);
    await page.getByRole('button', { name: 'Database' }).first().click();
    await expect(page.getByRole('status', { name: 'Rows' })).toHaveText('2,000 rows');
  };
  await open();
  await page.getByRole('checkbox', { name: /all/i }).first().click();
  await page.getByRole('button', { name: 'Edit Selected' }).click();
  const box = page.getByRole('dialog', { name: 'Edit 2,000 rows' });
  await box.getByLabel('New value').fill('same');
  await box.getByRole('button', { name: 'Change 2,000 rows' }).click();
  const changing = page.getByRole('progressbar', { name: 'Changing rows' });
  await expect(changing).toBeVisible();
  await expect(changing).toBeHidden({ timeout: 90_000 });
  // The way back outlives the page, and so does what the server does of it.
  await open();
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+z');
  await expect(changing).toBeVisible();
  await open();
  const isBack = async () => {
    const found = await owner.call<{ count: number }>(
      'GET',
      `${rows}/count?q=${encodeURIComponent(JSON.stringify({ title: 'same' }))}`,
    );
    return found.count;
  };
  await expect.poll(isBack, { timeout: 90_000 }).toBe(0);
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled();
});

test('a page that goes in the middle of a fill leaves an undo of all rows that were filled', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(240_000);
  const owner = await adminOf(url);
  const { appId } = await makeSpace(owner, FILES);
  const rows = `/live_api/apps/${appId}/entities/Task`;
  const titles = Array.from({ length: 1_000 }, (_, n) => ({ title: `T${n}` }));
  await owner.call('POST', `${rows}/bulk`, titles);
  await comeIn(page, owner);
  const open = async () => {
    await page.goto(`${url}/build/app/${appId}`);
    await page.getByRole('button', { name: 'Database' }).first().click();
    await expect(page.getByRole('status', { name: 'Rows' })).toHaveText('1,000 rows');
  };
  const q = encodeURIComponent(JSON.stringify({ title: 'same' }));
  const filled = async () =>
    (await owner.call<{ count: number }>('GET', `${rows}/count?q=${q}`)).count;
  await open();
  await page.getByRole('checkbox', { name: /all/i }).first().click();
  await page.getByRole('button', { name: 'Edit Selected' }).click();
  const box = page.getByRole('dialog', { name: 'Edit 1,000 rows' });
  await box.getByLabel('New value').fill('same');
  await box.getByRole('button', { name: 'Change 1,000 rows' }).click();
  // The third part of it is done, and the page hears nothing of that.
  await page.route(`**${rows}/bulk`, async (route) => {
    if ((await filled()) < 200) return route.continue();
    await route.fetch();
    await page.goto('about:blank');
  });
  await expect.poll(() => page.url(), { timeout: 60_000 }).toBe('about:blank');
  await page.unroute(`**${rows}/bulk`);
  expect(await filled()).toBe(300);
  await open();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(filled, { timeout: 60_000 }).toBe(0);
});

test('a few deleted rows are brought back after the page was loaded anew', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await adminOf(url);
  const { appId } = await makeSpace(owner, FILES);
  const rows = `/live_api/apps/${appId}/entities/Task`;
  await owner.call('POST', `${rows}/bulk`, [{ title: 'A' }, { title: 'B' }, { title: 'C' }]);
  await comeIn(page, owner);
  const count = page.getByRole('status', { name: 'Rows' });
  const open = async (words: string) => {
    await page.goto(`${url}/build/app/${appId}`);
    await page.getByRole('button', { name: 'Database' }).first().click();
    await expect(count).toHaveText(words);
  };
  await open('3 rows');
  await page.getByRole('checkbox', { name: /all/i }).first().click();
  await page.getByRole('button', { name: 'Delete Selected' }).click();
  await expect(count).toHaveText('0 rows');
  await open('0 rows');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(count).toHaveText('3 rows');
  await open('3 rows');
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled();
});
