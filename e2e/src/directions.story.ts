import { adminOf, comeIn } from './people.ts';
import { makeSpace } from './space.ts';
import { expect, preview, test } from './stage.ts';
import { openTasks, taskCell } from './task-app.ts';

const SHALOM = 'שלום לכולם';
const HOME = `import { useState } from 'react';
import { DataTable } from '@/components/ui/data-table';
import { Input } from '@/components/ui/input';
import { Table, TableBody, TableCell, TableRow } from '@/components/ui/table';
import { Textarea } from '@/components/ui/textarea';

const ROWS = [{ id: '1', name: '${SHALOM}', note: '', price: '12' }];
const COLUMNS = [
  { label: 'Name', cell: (row) => row.name, primary: true },
  { label: 'Note', cell: (row) => <i>{row.note}</i> },
  { label: 'Price', cell: (row) => row.price, align: 'end' },
];

export default function Home() {
  const [text, setText] = useState('');
  return (
    <main className="p-6 space-y-4">
      <h1>Harbor</h1>
      <Input aria-label="Line" value={text} onChange={(event) => setText(event.target.value)} />
      <Input aria-label="Address" type="url" defaultValue="https://example.org" />
      <Textarea aria-label="Lines" value={text} onChange={(event) => setText(event.target.value)} />
      <DataTable label="Boats" rows={ROWS} columns={COLUMNS} />
      <Table>
        <TableBody>
          <TableRow>
            <TableCell>{ROWS[0].name} – by hand</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </main>
  );
}
`;

test('what people write stands in the direction of its script: names, cells and what is typed', async ({
  page,
  builtIn: { url },
}) => {
  const rtl = ['direction', 'rtl'] as const;
  const ltr = ['direction', 'ltr'] as const;
  const { owner, appId } = await openTasks(page, url, [
    { title: SHALOM, state: 'open', effort: 3 },
    { title: 'Hello', state: 'open', effort: 3 },
  ]);
  const cell = (text: string) => page.getByRole('gridcell', { name: text }).first();
  await expect(cell(SHALOM)).toHaveCSS(...rtl);
  await expect(cell('Hello')).toHaveCSS(...ltr);
  await taskCell(page, 2, 1).click();
  await page.keyboard.press('Enter');
  const editor = page.getByRole('grid').getByRole('textbox');
  await editor.fill(SHALOM);
  await expect(editor).toHaveCSS(...rtl);
  await page.keyboard.press('Escape');
  await owner.call('POST', '/api/apps', {
    appType: 'GEN_APP',
    appId,
    genApp: { fields: { header: SHALOM }, appBuilderVersion: 4 },
  });
  await page.reload();
  const name = page.getByRole('banner').getByText(SHALOM);
  await expect(name).toHaveCSS(...rtl);
  // It stands where any name stands, and not at the other end of the bar.
  const room = page.getByRole('banner').getByRole('heading', { level: 1 });
  await expect.poll(async () => (await name.boundingBox())?.x).toBe((await room.boundingBox())?.x);
  expect((await name.boundingBox())?.width).toBeLessThan(200);

  const space = await makeSpace(await adminOf(url), { 'pages/Home.tsx': HOME });
  await comeIn(page, await adminOf(url));
  await page.goto(space.address);
  const app = preview(page);
  for (const label of ['Line', 'Lines']) {
    await app.getByLabel(label, { exact: true }).fill(SHALOM);
    await expect(app.getByLabel(label, { exact: true })).toHaveCSS(...rtl);
  }
  await expect(app.getByLabel('Address')).toHaveCSS(...ltr);
  const boats = app.getByRole('table', { name: 'Boats' });
  await expect(boats.getByText(SHALOM)).toHaveCSS(...rtl);
  await expect(boats.getByText('12')).toHaveCSS(...ltr);
  await expect(app.getByText(`${SHALOM} – by hand`)).toHaveCSS(...rtl);
});
