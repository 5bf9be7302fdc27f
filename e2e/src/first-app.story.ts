import { ask, enter, expect, preview, say, test } from './stage.ts';

test('from one sentence to a published app that a visitor reads and the owner edits', async ({
  page,
  browser,
  builtIn: { url },
}) => {
  test.setTimeout(120_000);
  await enter(page, url);
  await ask(
    page,
    'A recipe book where I can save recipes with ingredients, cooking time, a photo and a rating',
  );
  const app = preview(page);
  await expect(app.getByRole('heading', { name: 'Recipes', exact: true })).toBeVisible();
  await expect(page.getByText('Built-in builder').first()).toBeVisible();

  // Use it: add, change, delete.
  await app.getByRole('button', { name: 'New recipe' }).first().click();
  const form = app.getByRole('dialog');
  await form.getByLabel(/^(name|title)/i).fill('Lemon cake');
  await form.getByLabel(/cooking time/i).fill('45');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(app.getByText('Lemon cake')).toBeVisible();
  await app.getByRole('button', { name: /Edit.*Lemon cake/ }).click();
  await form.getByLabel(/^(name|title)/i).fill('Lemon tart');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(app.getByText('Lemon tart')).toBeVisible();

  // Ask for changes: the rows stay.
  await say(page, 'Add a cuisine field');
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await app.getByRole('button', { name: /Edit.*Lemon tart/ }).click();
  await expect(form.getByLabel(/cuisine/i)).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await say(page, 'Call the rating stars');
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await app.getByRole('button', { name: /Edit.*Lemon tart/ }).click();
  await expect(form.getByText(/^stars/i).first()).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();

  // Publish it, and look at it as somebody else.
  await page.getByRole('button', { name: 'Publish' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Publish your app' });
  await expect(dialog.getByText('Who can see and change what')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  const link = (await dialog.getByRole('link').first().getAttribute('href')) ?? '';
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  const published = visitor.frameLocator('iframe');
  await expect(published.getByText('Lemon tart')).toBeVisible();
  await expect(published.getByRole('button', { name: 'New recipe' })).toHaveCount(0);
  await visitor.context().close();
  // Taking it offline asks first.
  await dialog.getByRole('button', { name: 'Take offline' }).click();
  const asks = page.getByRole('dialog', { name: 'Take the app offline?' });
  await asks.getByRole('button', { name: 'Cancel' }).click();
  await expect(asks).toHaveCount(0);
  await expect(page.getByRole('status', { name: 'Publication' })).toContainText('Published');
  await page.goto(link);
  await expect(
    page.frameLocator('iframe').getByRole('button', { name: 'New recipe' }).first(),
  ).toBeVisible();
});
