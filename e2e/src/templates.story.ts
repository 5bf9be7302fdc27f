import { ownTemplates } from '@trellis/templates';
import { look } from './look.ts';
import { adminOf, comeIn, makeBuilder } from './people.ts';
import { expect, test } from './stage.ts';

/** Of each kind a few, others each day; the long run opens every one (ruling 82). */
const EVERY = Boolean(process.env.EVERY_LOOK);
const SAMPLE = 2;

test('a template is found, looked at and started from, with what should be different', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(120_000);
  const owner = await adminOf(url);
  await comeIn(page, owner);
  await page.goto(`${url}/home`);
  await page.getByRole('link', { name: /^All \d+ templates$/ }).click();
  await expect(page.getByRole('heading', { name: 'Templates', level: 1 })).toBeVisible();
  await page.getByRole('textbox', { name: 'Search templates' }).fill('zzz');
  await expect(page.getByText('No matches.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Search templates' }).fill('');
  await look(page, 'templates');
  await page.getByText('Apps', { exact: true }).click();
  await page.getByText('Health and sport', { exact: true }).first().click();
  await page.getByRole('button', { name: /Sunrise Yoga/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Sunrise Yoga' });
  await look(page, 'template');
  const [live] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Open live' }).click(),
  ]);
  await expect(live.frameLocator('iframe').getByText('Morning flow').first()).toBeVisible();
  await live.close();
  await dialog.getByLabel('Name of your copy').fill('Harbour Yoga');
  await dialog.getByLabel('What should be different?').fill('Make the theme dark');
  await dialog.getByRole('button', { name: 'Use this template' }).click();
  await page.waitForURL(/\/build\/app\/[0-9a-f]{24}/);
  await expect(page.getByText('Make the theme dark')).toBeVisible();
  const preview = page.frameLocator('iframe').first();
  await expect(preview.getByText('Morning flow').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Harbour Yoga' })).toBeVisible();

  // A click on its name logs it, and another one takes it out (spec 1, section 6).
  const name = page.getByRole('button', { name: 'Harbour Yoga' });
  await name.click();
  await expect(page.getByText('was saved as a template')).toBeVisible();
  await expect(name).toHaveAttribute('aria-pressed', 'true');
  await name.click();
  await expect(name).toHaveAttribute('aria-pressed', 'false');
});

test('an empty home has three finished apps to try at once', async ({ page, builtIn: { url } }) => {
  const newcomer = await makeBuilder(url);
  await comeIn(page, newcomer);
  await page.goto(`${url}/home`);
  const yoga = page.getByRole('article', { name: 'Sunrise Yoga' });
  await expect(page.getByRole('heading', { name: 'Try a finished app' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await look(page, 'home-empty');
  const [live] = await Promise.all([
    page.waitForEvent('popup'),
    yoga.getByRole('button', { name: 'Try it' }).click(),
  ]);
  await expect(live.frameLocator('iframe').getByText('Morning flow').first()).toBeVisible();
  await live.close();
  await yoga.getByRole('button', { name: 'Make it yours' }).click();
  await page.waitForURL(/\/build\/app\/[0-9a-f]{24}/);
  const preview = page.frameLocator('iframe').first();
  await expect(preview.getByText('Morning flow').first()).toBeVisible({ timeout: 30_000 });
  await page.goto(`${url}/home`);
  await expect(page.getByRole('heading', { name: 'Start from a template' })).toBeVisible();
  await look(page, 'home-templates');
});

test('every template opens without a fault', async ({ page, builtIn: { url } }) => {
  const templates = ownTemplates();
  const day = Math.floor(Date.now() / 86_400_000);
  const shown = EVERY
    ? templates
    : (['GEN_APP', 'AI_TOOL'] as const).flatMap((kind) => {
        const all = templates.filter((one) => one.kind === kind);
        return [...all, ...all].slice((day * SAMPLE) % all.length).slice(0, SAMPLE);
      });
  test.setTimeout(30_000 * shown.length);
  const builder = await makeBuilder(url, 'Nina');
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  for (const { id, kind, name } of shown) {
    const { address } = await builder.call<{ address: string }>(
      'POST',
      `/api/templates/${id}/look`,
    );
    await page.goto(url + address);
    const root = kind === 'AI_TOOL' ? page : page.frameLocator('iframe').first();
    await expect(root.getByRole('heading').first(), id).toBeVisible();
    await expect(root.getByText(name).first(), id).toBeAttached();
    await expect(root.getByText(/sign in to go on/i), id).toHaveCount(0);
    await expect(root.getByText(/something went wrong/i), id).toHaveCount(0);
  }
  expect(faults).toEqual([]);
});

test('categories of templates are managed by admins', async ({ page, builtIn: { url } }) => {
  const owner = await adminOf(url);
  await comeIn(page, owner);
  await page.goto(`${url}/admin/templates`);
  await page.getByRole('button', { name: 'Add category' }).click();
  await expect(page.getByText('Category name cannot be empty')).toBeVisible();
  await page.getByLabel('New category').fill('work');
  await page.getByRole('button', { name: 'Add category' }).click();
  await expect(page.getByText('Category already exists')).toBeVisible();
  await page.getByLabel('New category').fill('Clubs');
  await page.getByRole('button', { name: 'Add category' }).click();
  const list = page.getByRole('list', { name: 'Categories' });
  await list.getByRole('button', { name: 'Rename Clubs' }).click();
  await page.getByLabel('New name of Clubs').fill('Societies');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByRole('listitem', { name: 'Societies' })).toBeVisible();
  await look(page, 'admin-templates');
  await list.getByRole('button', { name: 'Remove Societies' }).click();
  await expect(list.getByRole('listitem', { name: 'Societies' })).toHaveCount(0);
});
