import { adminOf, comeIn } from './people.ts';
import { makeSpace } from './space.ts';
import { expect, test } from './stage.ts';

test.use({ locale: 'de-DE' });

const TASK = {
  name: 'Task',
  type: 'object',
  properties: {
    title: { type: 'string' },
    due: { type: 'string', format: 'date' },
    at: { type: 'string', format: 'date-time' },
  },
  'x-accessControl': { permissions: { read: 'all', write: 'creator' } },
};

test('a date is typed as people here write it, and half a one is none', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await adminOf(url);
  const { appId } = await makeSpace(owner, {
    'pages/Home.tsx': 'export default function Home() {\n  return <h1>Tasks</h1>;\n}\n',
    'entities/Task.json': JSON.stringify(TASK),
  });
  const rows = `/live_api/apps/${appId}/entities/Task`;
  await owner.call('POST', rows, { title: 'Paint', due: '2026-01-02' });
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}`);
  await page.getByRole('button', { name: 'Database' }).first().click();
  const due = page.getByRole('gridcell', { name: /2026/ }).first();
  await due.dblclick();
  const input = page.getByRole('textbox', { name: 'Due' });
  await expect(input).toHaveValue('02.01.2026');
  await input.fill('31.12.2');
  await input.press('Enter');
  await expect(page.getByText(/This is not a date\. Write it as \d\d\.\d\d\.\d{4}/)).toBeVisible();
  await input.fill('31.12.2026');
  await input.press('Enter');
  await expect
    .poll(async () => (await owner.call<{ due: string }[]>('GET', rows))[0]?.due)
    .toBe('2026-12-31');
});

test('a share and an amount are edited as people here write them, and another currency is refused with an example', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await adminOf(url);
  const money = { type: 'number', format: 'currency', 'x-currency': 'EUR' };
  const { appId } = await makeSpace(owner, {
    'pages/Home.tsx': 'export default function Home() {\n  return <h1>Offers</h1>;\n}\n',
    'entities/Offer.json': JSON.stringify({
      ...TASK,
      name: 'Offer',
      properties: { share: { type: 'number', format: 'percent' }, price: money },
    }),
  });
  const rows = `/live_api/apps/${appId}/entities/Offer`;
  await owner.call('POST', rows, { share: 12.345, price: 5 });
  const stored = async () =>
    (await owner.call<{ share: number; price: number }[]>('GET', rows)).map(({ share, price }) => [
      share,
      price,
    ])[0];
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}#panel=database`);
  await page.getByRole('gridcell', { name: '12,345 %' }).dblclick();
  const share = page.getByRole('textbox', { name: 'Share' });
  // With a point these would be thousands to them.
  await expect(share).toHaveValue('12,345');
  await share.press('End');
  await share.press('Backspace');
  await share.press('Enter');
  await expect.poll(stored).toEqual([12.34, 5]);
  await page.getByRole('gridcell', { name: '5,00' }).dblclick();
  const price = page.getByRole('textbox', { name: 'Price' });
  await price.fill('$7');
  await price.press('Enter');
  await expect(
    page.getByText(/in USD, and the column in EUR\. Write it as 1\.234,50/),
  ).toBeVisible();
  await expect(price).toHaveValue('$7');
  await price.fill(',5 €');
  await price.press('Enter');
  await expect.poll(stored).toEqual([12.34, 0.5]);
  // In a form, too, where nothing that is typed is dropped.
  await page.getByRole('gridcell').first().click();
  await page.getByRole('button', { name: 'Edit Selected' }).click();
  const dialog = page.getByRole('dialog');
  const value = dialog.getByRole('textbox', { name: 'New value' });
  await value.pressSequentially('12;5');
  await expect(value).toHaveValue('12;5');
  await expect(dialog.getByText('Write it as 12,5 %')).toBeVisible();
  await value.fill('7,25');
  await dialog.getByRole('button', { name: 'Change 1 row' }).click();
  await expect.poll(stored).toEqual([7.25, 0.5]);
});

test('a column of names becomes one that points at rows', async ({ page, builtIn: { url } }) => {
  const owner = await adminOf(url);
  const permissions = { permissions: { read: 'all', write: 'creator' } };
  const text = { type: 'string' };
  const { appId } = await makeSpace(owner, {
    'pages/Home.tsx': 'export default function Home() {\n  return <h1>Tasks</h1>;\n}\n',
    'entities/Author.json': JSON.stringify({
      name: 'Author',
      type: 'object',
      properties: { name: text },
      'x-accessControl': permissions,
    }),
    'entities/Book.json': JSON.stringify({
      name: 'Book',
      type: 'object',
      properties: { title: text, of: text },
      'x-accessControl': permissions,
    }),
  });
  const at = `/live_api/apps/${appId}/entities`;
  const jane = await owner.call<{ id: string }>('POST', `${at}/Author`, { name: 'Jane' });
  await owner.call('POST', `${at}/Book`, { title: 'Emma', of: 'Jane' });
  await owner.call('POST', `${at}/Book`, { title: 'Odd', of: 'Nobody' });
  const books = async () =>
    (await owner.call<{ of?: string }[]>('GET', `${at}/Book?sort=title`)).map(({ of }) => of ?? '');
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}`);
  await page.getByRole('button', { name: 'Database' }).first().click();
  await page
    .getByRole('navigation', { name: /Entit/ })
    .getByRole('button', { name: /Book/ })
    .click();
  await page.getByRole('button', { name: 'Column Of', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Change type' }).click();
  const box = page.getByRole('dialog', { name: 'Change the type of Of' });
  await box.getByRole('combobox', { name: 'New type' }).click();
  await page.getByRole('option', { name: 'A row of another entity' }).click();
  await expect(box.getByText('A value that is the name of one row there')).toBeVisible();
  await box.getByRole('button', { name: 'Change type' }).click();
  await expect.poll(books).toEqual([jane.id, '']);
});
