import type { Page } from '@playwright/test';
import { look } from './look.ts';
import { add, ask, enter, expect, preview, test } from './stage.ts';

const HOME = add('pages/Home.tsx', 'export default function Home() {\n  return <h1>Homes</h1>;\n}');
const panel = (page: Page, name: string) => page.getByRole('complementary', { name });
const open = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name }).click();
const done = (page: Page, name: string) =>
  panel(page, name).getByRole('button', { name: 'Done' }).click();

test('a tool is added, given fields, instructions and a layout, tried and activated', async ({
  page,
  withModel: { url, model },
}) => {
  test.setTimeout(120_000);
  model.reset();
  await enter(page, url);
  model.will({ text: HOME });
  await ask(page, 'Homes');
  await expect(preview(page).getByRole('heading', { name: 'Homes' })).toBeVisible();
  const [base] = page.url().match(/^.*\/build\/app\/[0-9a-f]{24}/)!;
  await page.goto(`${base}/tools`);
  const tools = panel(page, 'App tools');
  await expect(tools.getByText('No tools yet')).toBeVisible();
  await tools.getByRole('button', { name: 'Add a tool' }).click();
  await tools.getByLabel('What is it called?').fill('Write a listing');
  await tools.getByRole('button', { name: 'Add it' }).click();
  await expect(page).toHaveURL(/\/tool\/[0-9a-f]{24}#panel=tools$/);
  const tried = page.getByRole('region', { name: 'Try it' });
  await expect(tried.getByRole('heading', { name: 'Write a listing' })).toBeVisible();
  await done(page, 'App tools');

  await open(page, 'Custom fields');
  const fields = panel(page, 'Custom fields');
  await fields.getByRole('textbox', { name: 'New field' }).fill('Input');
  await fields.getByRole('button', { name: 'Add field' }).click();
  await expect(fields.getByText('Input is a reserved field name, try another name')).toBeVisible();
  await fields.getByRole('textbox', { name: 'New field' }).fill('Facts');
  await fields.getByLabel('Type of the new field').selectOption('long_text');
  await fields.getByRole('button', { name: 'Add field' }).click();
  await expect(tried.getByLabel('Facts')).toBeVisible();
  await fields.getByRole('textbox', { name: 'New field' }).fill('facts');
  await fields.getByRole('button', { name: 'Add field' }).click();
  await expect(fields.getByText('Field already exists, try another name')).toBeVisible();
  await fields.getByRole('textbox', { name: 'New field' }).fill('Tone');
  await fields.getByLabel('Type of the new field').selectOption('select');
  await fields.getByRole('button', { name: 'Add field' }).click();
  for (const option of ['warm', 'plain']) {
    await fields.getByLabel('New option').fill(option);
    await fields.getByRole('button', { name: 'Add option' }).click();
  }
  await fields.getByLabel('New option').fill('Warm');
  await fields.getByRole('button', { name: 'Add option' }).click();
  await expect(fields.getByText('Option already exists')).toBeVisible();
  await tried.getByLabel('Tone').selectOption('warm');

  const text = page.getByRole('textbox', { name: 'Instructions' });
  await text.click();
  await page.keyboard.type('Write a listing from [fa');
  await page.getByRole('option', { name: '[Facts]' }).click();
  await page.keyboard.type(' in a [Tone] way for [nobody]');
  await expect(page.getByText('No field has this name:')).toBeVisible();
  for (let n = 0; n < ' for [nobody]'.length; n++) await page.keyboard.press('Backspace');
  await expect(page.getByText('No field has this name:')).toBeHidden();
  await fields.getByRole('button', { name: /^Facts/, expanded: false }).click();
  await expect(
    fields.getByText(
      'Before deleting this field, remove the [Facts] tag from the app instructions',
    ),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('menuitem', { name: /^Text/ }).click();
  await page.getByLabel('Heading').fill('Listing');
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('menuitem', { name: /^Score/ }).click();
  await page.getByLabel('Heading').fill('Appeal');

  // What is laid out is seen at once, before any run.
  const sample = page.getByRole('region', { name: 'Sample result' });
  await expect(sample.getByRole('heading', { name: 'Appeal' })).toBeVisible();
  await expect(sample.getByText('72')).toBeVisible();

  await tried.getByLabel('Facts').fill('Two rooms');
  await page.getByRole('button', { name: 'See what is sent to the model' }).click();
  const sent = page.getByRole('region', { name: 'What is sent to the model' });
  await expect(sent.getByText(/Two rooms/).first()).toBeVisible();
  model.will({
    text: JSON.stringify({
      listing: 'A **bright** flat.',
      appeal: { score: 80, reasons: ['sun'] },
    }),
  });
  await tried.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(tried.getByText('A bright flat.')).toBeVisible();
  await expect(tried.getByText('80')).toBeVisible();
  await look(page, 'tool-builder');
  await done(page, 'Custom fields');
  const parts = page.getByRole('navigation', { name: 'Parts of the tool' });
  for (const [name, shot] of [
    ['Instructions', 'tool-instructions'],
    ['Results layout', 'tool-layout'],
  ] as const) {
    await parts.getByRole('button', { name }).click();
    await look(page, shot, 'Preview');
  }

  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Activate Your Tool!' });
  await dialog.getByRole('switch', { name: /^Activate/ }).click({ force: true });
  await expect(dialog.getByText('Publish your app first')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish and activate' }).click();
  await expect(dialog.getByText('People can run it at its link.')).toBeVisible();
  const address = await dialog.getByRole('link', { name: /^the tool’s link/ }).getAttribute('href');
  await page.goto(address!);
  await expect(page.getByLabel('Facts')).toBeVisible();
});
