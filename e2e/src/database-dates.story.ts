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
  await expect(
    page.getByText(/This is not a date\. Write it like \d\d\.\d\d\.\d{4}/),
  ).toBeVisible();
  await input.fill('31.12.2026');
  await input.press('Enter');
  await expect
    .poll(async () => (await owner.call<{ due: string }[]>('GET', rows))[0]?.due)
    .toBe('2026-12-31');
});
