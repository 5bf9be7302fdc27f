import { look } from './look.ts';
import { adminOf, comeIn } from './people.ts';
import { expect, test } from './stage.ts';

const PANEL = 'Runs';

test('who builds a tool sees what became of its runs, and how far people come', async ({
  page,
  browser,
  withModel: { url, model },
}) => {
  model.reset();
  const owner = await adminOf(url);
  const { appId, slug } = await owner.call<{ appId: string; slug: string }>('POST', '/api/apps', {
    appType: 'AI_TOOL',
    genApp: { fields: { header: 'Names' } },
  });
  const { toolId } = await owner.call<{ toolId: string }>('POST', `/api/apps/${appId}/tools`, {
    title: 'Name a boat',
    path: 'boats',
    isInputHidden: true,
    fields: [
      { name: 'owner', label: 'Whose boat is it?', type: 'text', personal: true },
      { name: 'kind', label: 'Kind of boat', type: 'text' },
    ],
  });
  await owner.call('POST', `/api/apps/${appId}/tools/${toolId}/activate`, { isActive: true });

  const visitor = await browser.newContext();
  const visit = await visitor.newPage();
  await visit.goto(`${url}/app/${slug}`);
  await visit.getByLabel('Whose boat is it?').fill('Maria');
  await visit.getByLabel('Kind of boat').fill('sloop');
  model.will({ text: 'Maria’s Windward' });
  await visit.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(visit.getByText('Maria’s Windward')).toBeVisible();
  await visit.goto('about:blank');
  const other = await visitor.newPage();
  await other.goto(`${url}/app/${slug}`);
  await other.getByLabel('Whose boat is it?').fill('Ben');
  await other.goto('about:blank');
  const opened = async () => {
    const at = `/api/apps/${appId}/tools/${toolId}/runs/summary`;
    return (await owner.call<{ dropOff: { opened: number } }>('GET', at)).dropOff.opened;
  };
  await expect.poll(opened).toBe(2);
  await visitor.close();

  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}`);
  await page
    .getByRole('navigation', { name: 'Panels' })
    .getByRole('button', { name: PANEL, exact: true })
    .click();
  const figures = page.getByRole('region', { name: 'The last 30 days' });
  await expect(figures.getByRole('row', { name: /Entered Kind of boat/ })).toContainText('50 %');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByText('•••’s Windward')).toBeVisible();
  await expect(page.getByText('sloop').first()).toBeVisible();
  await look(page, 'tool-runs', 'Panels');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await coming).suggestedFilename()).toMatch(/^boats_runs_[\d-]{10}\.csv$/);

  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'boats.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Whose boat is it?,Kind of boat,Berth\nAnn,sloop,7\nBen,yawl,8\n'),
    });
  const item = page.getByRole('listitem', { name: 'boats.csv' });
  await expect(
    item.getByText(/^Uses Whose boat is it\?, Kind of boat; only copied: Berth$/),
  ).toBeVisible();
  await look(page, 'tool-batch', 'Panels');
  model.will({ text: 'Windward' }, { text: 'Leeward' });
  await item.getByRole('button', { name: 'Run 2 rows' }).click();
  await expect(item.getByText('Done · 2 of 2 rows')).toBeVisible();
  const results = page.waitForEvent('download');
  await item.getByRole('button', { name: 'Results' }).click();
  expect((await results).suggestedFilename()).toMatch(/^boats_results_[\d-]{10}\.csv$/);

  await page.goto(`${url}/analytics/app/${appId}`);
  const used = page.getByRole('region', { name: 'AI tools', exact: true });
  await expect(used).toContainText('Left without a run');
  await expect(used).toContainText('0 in the 30 days before');
  await used.scrollIntoViewIfNeeded();
  await look(page, 'analytics-tools');
});
