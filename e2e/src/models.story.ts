import { look } from './look.ts';
import { adminOf, comeIn } from './people.ts';
import { makeSpace } from './space.ts';
import { expect, test } from './stage.ts';

test('an admin connects a model, tries it, chooses one for an app, and sees what it was sent', async ({
  page,
  builtIn: { url },
  withModel: { model },
}) => {
  model.reset();
  const owner = await adminOf(url);
  const space = await makeSpace(owner);
  await comeIn(page, owner);
  try {
    await page.goto(`${url}/admin/models`);
    await expect(page.getByText('Built-in builder')).toBeVisible();
    const form = page.getByRole('form', { name: 'Connect a model' });
    await form.getByRole('combobox', { name: 'Provider' }).click();
    await page.getByRole('option', { name: 'Your own server' }).click();
    await form.getByLabel('Address').fill(model.baseUrl);
    await form.getByLabel('API key').fill('sk-secret');
    await form.getByLabel('Model', { exact: true }).fill('fake-1');
    model.will({ status: 401 });
    await form.getByRole('button', { name: 'Test the connection' }).click();
    await expect(form.getByRole('alert')).toContainText('401');
    model.will({ text: 'Hello' });
    await form.getByRole('button', { name: 'Test the connection' }).click();
    await expect(form.getByRole('status')).toContainText(/First token in \d+ ms.*“Hello”/);
    await look(page, 'admin-models');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Chosen here')).toBeVisible();
    await expect(form.getByLabel('API key')).toHaveValue('');
    await expect(
      form.getByText('$3 in, $15 out per 1M tokens, 200K tokens of context'),
    ).toBeVisible();

    // A new app can begin with another model than the installation's.
    await page.goto(`${url}/home`);
    await page.getByRole('button', { name: 'Choose the model' }).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'fake-2' }).check();
    await look(page, 'home-model');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    model.will({ text: 'I begin it.' });
    await page.getByLabel('What do you want to build?').fill('A list of boats');
    await page.keyboard.press('Enter');
    await expect(page.getByText('I begin it.')).toBeVisible();
    expect(model.calls.at(-1)?.model).toBe('fake-2');

    await page.goto(space.address);
    await page.getByRole('button', { name: 'Choose the model' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('$3 in, $15 out per 1M tokens')).toBeVisible();
    await look(page, 'chat-model');
    await dialog.getByRole('radio', { name: 'fake-2' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    model.will({ text: 'I am another one.' });
    await page.getByLabel('Message to the assistant').fill('Who are you?');
    await page.keyboard.press('Enter');
    await expect(page.getByText('I am another one.')).toBeVisible();
    await expect(page.getByText('fake-2', { exact: true })).toBeVisible();
    // For one's own messages another one, which the app keeps out of its settings.
    await page.getByRole('button', { name: 'Choose the model' }).click();
    await dialog.getByRole('radio', { name: 'Fake One' }).check();
    await dialog.getByLabel('Only for my messages, while this page is open').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    model.will({ text: 'Tell me more.\n<next>\nAnd you?\nAdd a calendar\n</next>' });
    await page.getByLabel('Message to the assistant').fill('What could I ask?');
    await page.keyboard.press('Enter');
    // What it offers to say next stands in buttons, and not among its words.
    const offers = page.getByRole('group', { name: 'What you could say next' });
    await expect(offers.getByRole('button')).toHaveText(['And you?', 'Add a calendar']);
    await expect(page.getByText('<next>')).toHaveCount(0);
    model.will({ text: 'I am the first.' });
    await offers.getByRole('button', { name: 'And you?' }).click();
    await expect(page.getByText('I am the first.')).toBeVisible();
    await expect(offers).toHaveCount(0);
    expect(model.calls.at(-1)?.model).toBe('fake-1');
    const own = await owner.call('GET', `/api/apps/${space.appId}/model`);
    expect(own).toMatchObject({ model: 'fake-2' });

    await page.getByRole('button', { name: 'What was sent to the model' }).first().click();
    const sent = page.getByRole('dialog', { name: 'What was sent to the model' });
    await expect(sent.getByRole('heading', { name: 'Request 1 to fake-2' })).toBeVisible();
    await sent.getByText('pages/Home.tsx', { exact: true }).click();
    await expect(sent.getByText('the page on the screen, a page')).toBeVisible();
    await expect(sent.getByText('<h1>Hello</h1>')).toBeVisible();
    await look(page, 'chat-sent');
    await page.setViewportSize({ width: 375, height: 900 });
    const isWider = await sent
      .locator('.mantine-ScrollArea-viewport')
      .first()
      .evaluate((box) => box.scrollWidth > box.clientWidth);
    expect(isWider).toBe(false);
  } finally {
    await owner.call('DELETE', '/api/admin/models');
  }
});
