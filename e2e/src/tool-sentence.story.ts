import { look } from './look.ts';
import { ask, enter, expect, say, test } from './stage.ts';

test('an AI tool comes out of a sentence, and is changed by the next ones', async ({
  page,
  builtIn: { url },
}) => {
  await enter(page, url);
  const kinds = page.getByRole('radiogroup', { name: 'What to build' });
  await kinds.getByText('AI tool', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Lesson plan' })).toBeVisible();
  await look(page, 'home-ai-tool');
  await ask(
    page,
    'An AI tool that writes a property listing from photos, facts and a tone of voice',
  );
  const tried = page.getByRole('region', { name: 'Try it' });
  await expect(tried.getByRole('heading', { name: 'Write a property listing' })).toBeVisible();
  await expect(page.getByText('I made the tool “Write a property listing”.')).toBeVisible();
  await expect(tried.getByLabel('Tone of voice')).toBeVisible();
  const buffer = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const photos = tried.getByLabel('Photos');
  await photos.setInputFiles([
    { name: 'kitchen.png', mimeType: 'image/png', buffer },
    { name: 'garden.png', mimeType: 'image/png', buffer: Buffer.from('none') },
  ]);
  await expect(tried.getByText('This is not a picture.')).toBeVisible();
  await tried.getByRole('button', { name: 'Remove garden.png' }).click();
  await expect(tried.getByText('kitchen.png')).toBeVisible();
  await look(page, 'tool-from-sentence');

  await say(
    page,
    'Rename facts to details, ask also for the number of rooms and call it Flat writer',
  );
  await expect(tried.getByRole('heading', { name: 'Flat writer' })).toBeVisible();
  await expect(tried.getByLabel('Details')).toBeVisible();
  await expect(tried.getByLabel('Number of rooms')).toHaveAttribute('inputmode', 'decimal');
  await expect(page.getByRole('banner').getByText('Flat writer').first()).toBeVisible();

  await say(page, 'Add another tool that compares two flats');
  await expect(page.getByText('I made the tool “Compare two flats”.')).toBeVisible();
  await page.reload();
  await page
    .getByRole('navigation', { name: 'Panels' })
    .getByRole('button', { name: 'App tools' })
    .click();
  const tools = page.getByRole('complementary', { name: 'App tools' });
  await expect(tools.getByText('Compare two flats')).toBeVisible();
  await expect(tools.getByText('Flat writer')).toBeVisible();
});

test('an AI tool goes live by one button, and is its own home', async ({
  page,
  builtIn: { url },
}) => {
  await enter(page, url);
  const kinds = page.getByRole('radiogroup', { name: 'What to build' });
  await kinds.getByText('AI tool', { exact: true }).click();
  await ask(page, 'Name a boat after its color and its size');
  await expect(page.getByRole('button', { name: 'Activate' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish your app' });
  await expect(dialog.getByText('Publishing activates your tool')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText('Your app is live at')).toBeVisible();
  const href = await dialog.getByRole('link').first().getAttribute('href');
  await page.goto(new URL(href!, url).href);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Name a boat');
  await expect(page.getByRole('button', { name: 'Run' })).toBeVisible();
});
