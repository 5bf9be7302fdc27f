import { look } from './look.ts';
import { adminOf, comeIn } from './people.ts';
import { ask, expect, say, test } from './stage.ts';

test('an admin sees what answers cost, sets a budget, reads the logs and the help', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  await comeIn(page, await adminOf(url));
  await page.goto(`${url}/home`);
  model.will({ text: 'Hello there.' });
  await ask(page, 'Say hello');
  await expect(page.getByText('Hello there.')).toBeVisible();
  const card = page.getByRole('region', { name: 'Token usage' });
  await expect(card).toContainText('In $0 · 100');
  await expect(card).toContainText('Total $0 · 150');
  await card.getByText('Out').hover();
  await expect(page.getByRole('tooltip')).toContainText('fake-1');
  await card.getByRole('button', { name: 'Show Details' }).click();
  await expect(card.getByRole('row', { name: /fake-1/ })).toContainText('stop');
  await look(page, 'chat-usage');
  await card.getByLabel('Budget a month, in dollars').fill('0');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Budget saved')).toBeVisible();
  await expect(card.getByRole('status')).toContainText('is used up');
  await card.getByRole('button', { name: 'Hide Details' }).click();
  await say(page, 'More');
  await expect(
    page.getByRole('alert').getByText(/This app’s budget for this month is used up/),
  ).toBeVisible();
  await expect(page.getByLabel('Message to the assistant')).toHaveValue('More');

  await page.getByRole('button', { name: 'Debug logs' }).click();
  const logs = page.getByRole('dialog', { name: 'Debug logs' });
  await expect(logs.getByText(/Sent 4 characters/)).toBeVisible();
  await expect(logs.getByText(/is used up/)).toBeVisible();
  await look(page, 'chat-debug');
  await page.keyboard.press('Escape');

  await page
    .getByRole('region', { name: 'Chat' })
    .getByRole('button', { name: 'Need help?' })
    .click();
  const help = page.getByRole('dialog', { name: 'Asking the assistant' });
  await expect(help.getByText('Shift+Enter')).toBeVisible();
  await help.getByRole('button', { name: 'All articles' }).click();
  await page.getByLabel('Search the help').fill('restore');
  await page.getByRole('button', { name: 'Version history' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Version history' })).toBeVisible();
  await look(page, 'help');
});
