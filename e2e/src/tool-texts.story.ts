import type { Page } from '@playwright/test';
import type { Caller } from './caller.ts';
import { look } from './look.ts';
import { adminOf, comeIn, makeBuilder } from './people.ts';
import { expect, test } from './stage.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Panels' });
const panel = (page: Page, name: string) => page.getByRole('complementary', { name });
async function open(page: Page, name: string) {
  const one = panel(page, name);
  // A panel takes the place of the menu until one is done with it.
  const done = page.getByRole('complementary').getByRole('button', { name: 'Done' });
  if (await done.isVisible()) await done.click();
  await menu(page).getByRole('button', { name, exact: true }).click();
  await expect(one).toBeVisible();
  return one;
}

/** An app with a tool whose definition this is, over the door of programs. */
async function makeTool(owner: Caller, kind: 'AI_TOOL' | 'AI_APP', tool: object) {
  const { appId } = await owner.call<{ appId: string }>('POST', '/api/apps', {
    appType: kind,
    genApp: { fields: { header: 'Greeter' } },
  });
  const { toolId } = await owner.call<{ toolId: string }>('POST', `/api/apps/${appId}/tools`, tool);
  return { appId, toolId, at: `${owner.url}/build/app/${appId}` };
}

test('a tool’s panels are called and do what the specification says', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(120_000);
  const owner = await makeBuilder(url);
  const { appId, toolId, at } = await makeTool(owner, 'AI_TOOL', { title: 'Greeter' });
  await comeIn(page, owner);
  await page.goto(`${at}/tool/${toolId}`);
  const names = ['Tool texts', 'App branding', 'Custom fields', 'Results layout', 'Call to action'];
  const order = [...names, 'Data sources', 'Tool settings'];
  await expect(menu(page).getByRole('button', { name: 'Tool texts' })).toBeVisible();
  const shown = await menu(page)
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''),
    );
  expect(shown.filter((one) => order.includes(one))).toEqual(order);

  const texts = await open(page, 'Tool texts');
  const tried = page.getByRole('region', { name: 'Try it' });
  await texts.getByLabel('Header', { exact: true }).fill('Say hello');
  await expect(tried.getByRole('heading', { name: 'Say hello' })).toBeVisible();
  await texts.getByLabel('Subheader').fill('In any language');
  await texts.getByLabel('Label of the text input').fill('Who is it for?');
  await texts.getByLabel('Placeholder of the text input').fill('Your aunt');
  await texts.getByLabel('Welcome message').fill('Good morning');
  for (const text of ['In any language', 'Who is it for?', 'Good morning'])
    await expect(tried.getByText(text).first()).toBeVisible();
  await expect(tried.getByPlaceholder('Your aunt')).toBeVisible();
  await texts.getByLabel('Header', { exact: true }).fill('x'.repeat(100));
  await expect(texts.getByText('100 characters max')).toBeVisible();
  await texts.getByLabel('Header', { exact: true }).fill('Say hello');
  // Three examples, and no more.
  for (let n = 1; n <= 3; n++) {
    await texts.getByRole('button', { name: 'Add an example' }).click();
    await texts.getByLabel(`Example ${n}`, { exact: true }).fill(`Aunt ${n}`);
    await texts
      .getByLabel('Text input', { exact: true })
      .nth(n - 1)
      .fill(`Aunt ${n} from Rome`);
  }
  await expect(texts.getByRole('button', { name: 'Add an example' })).toHaveCount(0);
  await tried.getByRole('button', { name: 'Aunt 2' }).click();
  await expect(tried.getByLabel('Who is it for?')).toHaveValue('Aunt 2 from Rome');
  await look(page, 'tool-texts', 'Panels');
  // Collapsed it opens with a click; hidden it is not there.
  await tried.getByLabel('Who is it for?').fill('');
  await texts.getByRole('switch', { name: /^Collapse the text input/ }).click();
  await expect(tried.getByLabel('Who is it for?')).toBeHidden();
  await tried.getByText('Who is it for?').click();
  await tried.getByLabel('Who is it for?').fill('Somebody');
  await tried.getByLabel('Who is it for?').fill('');
  await expect(tried.getByLabel('Who is it for?')).toBeVisible();

  const cta = await open(page, 'Call to action');
  await cta.getByLabel('Message', { exact: true }).fill('Like it?');
  await cta.getByLabel('Button', { exact: true }).fill('Write to us');
  await cta.getByLabel('Link', { exact: true }).fill('mailto:us@example.org');
  await expect(tried.getByRole('link', { name: 'Write to us' })).toBeVisible();
  await expect(tried.getByText('Like it?')).toBeVisible();
  await look(page, 'tool-cta', 'Panels');

  const fields = await open(page, 'Custom fields');
  const steps = fields.getByRole('switch', { name: 'Multi-step input' });
  await expect(steps).toHaveAttribute('aria-disabled', 'true');
  await expect(fields.getByText('Add a field first')).toBeVisible();
  await fields.getByRole('textbox', { name: 'New field' }).fill('n'.repeat(100));
  await expect(fields.getByText('100 characters max')).toBeVisible();
  await fields.getByRole('textbox', { name: 'New field' }).fill('Tone');
  await fields.getByLabel('Type of the new field').selectOption('select');
  await fields.getByRole('button', { name: 'Add field' }).click();
  await fields.getByLabel('New option').fill('o'.repeat(200));
  await expect(fields.getByText('200 characters max')).toBeVisible();
  await fields.getByLabel('New option').fill('Warm');
  await fields.getByRole('button', { name: 'Add option' }).click();
  await fields.getByRole('textbox', { name: 'Name' }).fill('Tone of voice');
  await expect(tried.getByLabel('Tone of voice')).toBeVisible();
  await fields.getByRole('textbox', { name: 'New field' }).fill('Tone');
  await page.route('**/magicCreate', (route) => route.fulfill({ status: 500, json: {} }));
  await fields.getByRole('button', { name: 'Magic create' }).click();
  await expect(fields.getByText('Magic edit failed', { exact: true })).toBeVisible();
  await page.unroute('**/magicCreate');
  await fields.getByRole('button', { name: 'Magic create' }).click();
  await expect(fields.getByText(/^Failed creating the field/)).toBeVisible();
  await fields.getByLabel('Filter condition').selectOption('include');
  await fields.getByLabel('Column').fill('mood');
  await fields.getByRole('textbox', { name: 'New field' }).fill('Portrait');
  await fields.getByLabel('Type of the new field').selectOption('photo');
  await fields.getByRole('button', { name: 'Add field' }).click();
  await fields.getByRole('textbox', { name: 'Instructions' }).fill('Look at the smile');
  await steps.click();
  await fields.getByLabel('Step 1', { exact: true }).fill('The person');
  await fields.getByLabel('Step 2', { exact: true }).fill('The words');
  await fields.getByLabel('Step', { exact: true }).selectOption({ label: 'The words' });
  await expect(tried.getByText('The person')).toBeVisible();
  await look(page, 'tool-fields', 'Panels');

  const layout = await open(page, 'Results layout');
  const editor = page.getByRole('region', { name: 'Results layout' });
  await expect(editor).toBeInViewport();
  await expect(editor.getByRole('heading', { name: 'Results layout' })).toBeFocused();
  await layout.getByRole('button', { name: 'Done' }).click();

  await page.goto(`${at}/tools`);
  const tools = panel(page, 'App tools');
  await expect(tools.getByText('Draft', { exact: true })).toBeVisible();
  await open(page, 'App details');
  await expect(page).not.toHaveURL(/\/tools$/);
  await owner.call('POST', `/api/apps/${appId}/publication`, {});
  await owner.call('POST', `/api/apps/${appId}/tools/${toolId}/activate`, { isActive: true });
  await page.goto(`${at}/tools`);
  await expect(tools.getByText('Active', { exact: true })).toBeVisible();
  await open(page, 'Tool settings');
  // Who may not choose the model sees which one answers.
  await expect(panel(page, 'Tool settings').getByText(/No model is connected yet/)).toBeVisible();
  await expect(panel(page, 'Tool settings').getByLabel('AI model')).toHaveCount(0);

  const app = await makeTool(owner, 'AI_APP', { title: 'One of several' });
  await page.goto(`${app.at}/tool/${app.toolId}`);
  for (const name of ['App texts', 'App settings'])
    await expect(menu(page).getByRole('button', { name, exact: true })).toBeVisible();
  await expect(menu(page).getByRole('button', { name: 'Tool settings' })).toHaveCount(0);
});

test('on the smallest plan settings of a tool are locked, and photos ask for another plan', async ({
  page,
  builtIn: { url },
}) => {
  const admin = await adminOf(url);
  const owner = await makeBuilder(url);
  const { accounts } = await admin.call<{ accounts: { accountId: string }[] }>(
    'GET',
    `/api/admin/accounts?search=${owner.email}`,
  );
  await admin.call('PATCH', `/api/admin/accounts/${accounts[0]?.accountId}`, { plan: 'lite' });
  const { toolId, at } = await makeTool(owner, 'AI_TOOL', { title: 'Greeter' });
  await comeIn(page, owner);
  await page.goto(`${at}/tool/${toolId}`);
  const settings = await open(page, 'Tool settings');
  await expect(settings.getByText('Upgrade your plan to edit tool settings')).toBeVisible();
  await expect(settings.getByRole('button', { name: 'Upgrade plan' })).toBeVisible();
  for (const label of ['Runs a day', 'Runs a week'])
    await expect(settings.getByLabel(label)).toBeDisabled();
  await look(page, 'tool-settings-lite', 'Panels');
  const fields = await open(page, 'Custom fields');
  await fields.getByRole('textbox', { name: 'New field' }).fill('Portrait');
  await fields.getByLabel('Type of the new field').selectOption('photo');
  await expect(fields.getByText('Photo fields need a paid plan')).toBeVisible();
  await expect(fields.getByRole('button', { name: 'Upgrade plan' })).toBeVisible();
  await expect(fields.getByRole('button', { name: 'Add field' })).toBeDisabled();
});

test('an admin chooses among the connected models with their prices, and sees that a tool is gone', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  const admin = await adminOf(url);
  const { appId, toolId, at } = await makeTool(admin, 'AI_APP', { title: 'Greeter' });
  const other = await admin.call<{ toolId: string }>('POST', `/api/apps/${appId}/tools`, {
    title: 'Flats',
  });
  const item = { name: 'flat', type: 'tool_item_select', toolId: other.toolId };
  await admin.call('PUT', `/api/apps/${appId}/tools/${toolId}`, { change: { fields: [item] } });
  await admin.call('DELETE', `/api/apps/${appId}/tools/${other.toolId}`);
  await comeIn(page, admin);
  await page.goto(`${at}/tool/${toolId}`);
  const fields = await open(page, 'Custom fields');
  await fields.getByRole('button', { name: /^flat/ }).click();
  await expect(fields.getByLabel('Tool whose items are chosen from')).toHaveValue(other.toolId);
  await expect(
    fields.getByLabel('Tool whose items are chosen from').locator('option:checked'),
  ).toHaveText('Selected tool not found');
  await look(page, 'tool-item-gone', 'Panels');

  const settings = await open(page, 'App settings');
  const picker = settings.getByLabel('AI model').and(page.locator('input')).last();
  await expect(
    settings.getByText(/Not among the connected models: runs use fake-1/).last(),
  ).toBeVisible();
  await picker.click();
  await picker.fill('');
  await expect(page.getByRole('option', { name: /Fake One.*\$3 in, \$15 out/s })).toBeVisible();
  await look(page, 'tool-models', 'Panels');
  await picker.click();
  await picker.fill('fake one');
  await page.getByRole('option', { name: /Fake One/ }).click();
  await expect(picker).toHaveValue('fake-1');
  await expect(settings.getByText(/\$3 in, \$15 out per 1M tokens/).last()).toBeVisible();
  await expect
    .poll(() => admin.call('GET', `/api/apps/${appId}/settings`))
    .toMatchObject({ aiModel: 'fake-1' });
});
