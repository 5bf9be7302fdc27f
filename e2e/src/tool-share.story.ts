import { look } from './look.ts';
import { adminOf, comeIn } from './people.ts';
import { expect, test } from './stage.ts';

const PANEL = 'Share and API';

test('a tool is embedded elsewhere and run by a program, until its key is revoked', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  const owner = await adminOf(url);
  await comeIn(page, owner);
  const { appId } = await owner.call<{ appId: string }>('POST', '/api/apps', {
    appType: 'AI_TOOL',
    genApp: { fields: { header: 'Names' } },
  });
  const { toolId } = await owner.call<{ toolId: string }>('POST', `/api/apps/${appId}/tools`, {
    title: 'Name a "boat"',
    path: 'boats',
    isInputHidden: true,
    fields: [{ name: 'kind', label: 'Kind of boat', type: 'text' }],
  });
  await owner.call('POST', `/api/apps/${appId}/tools/${toolId}/activate`, { isActive: true });
  await page.goto(`${url}/build/app/${appId}`);
  await page
    .getByRole('navigation', { name: 'Panels' })
    .getByRole('button', { name: PANEL })
    .click();
  const panel = page.getByRole('complementary', { name: PANEL });
  await expect(panel.getByText('title="Name a &quot;boat&quot;"')).toBeVisible();

  await panel.getByLabel('Name of the new key').fill('Our website');
  await panel.getByLabel('Runs a day').fill('1');
  await panel.getByRole('button', { name: 'Create' }).click();
  await expect(panel.getByText('Copy this key now')).toBeVisible();
  const key = await panel.getByText(/^trk_[\w-]{43}$/).innerText();
  await look(page, 'tool-share-panel', 'Panels');
  const run = () =>
    fetch(`${url}/api/tools/${appId}/boats/runs`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ inputs: { kind: 'sloop' }, wait: true }),
    });
  model.will({ text: 'Windward' });
  const first = await run();
  expect([first.status, ((await first.json()) as { state: string }).state]).toEqual([
    200,
    'success',
  ]);
  expect((await run()).status).toBe(429);
  await panel.getByRole('button', { name: 'Revoke Our website' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(panel.getByText(/runs a day ·/)).toHaveCount(0);
  expect((await run()).status).toBe(401);
});
