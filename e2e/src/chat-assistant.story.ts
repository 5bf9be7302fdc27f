import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { look } from './look.ts';
import { adminOf, comeIn } from './people.ts';
import { expect, test } from './stage.ts';

const PANEL = 'Chat assistant';
const say = async (page: Page, text: string) => {
  // Enter sends nothing while an answer is being written.
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await page.getByLabel('Your message').fill(text);
  await page.keyboard.press('Enter');
};

test('an assistant is written and activated, answers visitors, runs a tool for them and hands over', async ({
  page,
  browser,
  withModel: { url, model },
}) => {
  test.setTimeout(180_000);
  model.reset();
  const owner = await adminOf(url);
  await comeIn(page, owner);
  const { appId, slug } = await owner.call<{ appId: string; slug: string }>('POST', '/api/apps', {
    appType: 'AI_APP',
    genApp: { fields: { header: 'Boat yard' } },
  });
  const tool = { title: 'Name a boat', path: 'boats', isInputHidden: true };
  const fields = [{ name: 'kind', label: 'Kind of boat', type: 'text', required: true }];
  const tools = `/api/apps/${appId}/tools`;
  const { toolId } = await owner.call<{ toolId: string }>('POST', tools, { ...tool, fields });
  await owner.call('POST', `${tools}/${toolId}/activate`, { isActive: true });

  await page.goto(`${url}/build/app/${appId}`);
  await page
    .getByRole('navigation', { name: 'Panels' })
    .getByRole('button', { name: PANEL })
    .click();
  const panel = page.getByRole('complementary', { name: PANEL });
  await panel.getByLabel('Welcome message').fill('Ahoy! Ask me about boats.');
  await panel.getByLabel('Instructions').fill('We repair boats. Open 8 to 17.');
  await panel.getByRole('button', { name: 'Add a question' }).click();
  await panel.getByRole('textbox', { name: 'Question 1' }).fill('When are you open?');
  await panel.getByLabel('Support email').fill('help@yard.example');
  await panel.getByRole('button', { name: 'Activate…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Activate Your Chat Assitant!' });
  const toggle = dialog.getByLabel('Activate');
  await page.route('**/chat/activate', (route) => route.abort(), { times: 1 });
  await toggle.click();
  await expect(page.getByText('Failed to activate chat assistant')).toBeVisible();
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(page.getByText('Chat assistant activated successfully')).toBeVisible();
  await expect(toggle).toBeChecked();
  await page.route('**/chat/activate', (route) => route.abort(), { times: 1 });
  await toggle.click();
  await expect(page.getByText('Failed to deactivate chat assistant')).toBeVisible();
  await expect(toggle).toBeChecked();
  await toggle.click();
  await expect(page.getByText('Chat assistant deactivated successfully')).toBeVisible();
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(toggle).toBeChecked();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(panel.getByText('Active', { exact: true })).toBeVisible();
  await look(page, 'chat-assistant-panel', 'Panels');
  // The menu of the chat leads to what it knows.
  await panel.getByRole('button', { name: 'Data sources' }).click();
  const data = page.getByRole('complementary', { name: 'Data sources' });
  await expect(data.getByText('No data yet.')).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(`${url}/app/${slug}`);
  await visitor.getByRole('button', { name: 'Chat with Boat yard' }).click();
  const framed = visitor.frameLocator('iframe[title="Chat: Boat yard"]');
  await expect(framed.getByText('Ahoy! Ask me about boats.')).toBeVisible();
  await look(visitor, 'chat-bubble');

  await visitor.goto(`${url}/app/${slug}/chat`);
  await expect(visitor.getByText('Ahoy! Ask me about boats.')).toBeVisible();
  await look(visitor, 'chat-empty');
  model.will({ text: 'We are open **8 to 17**:\n\n- Monday to Friday\n- not on Sundays' });
  await visitor.getByRole('button', { name: 'When are you open?' }).click();
  await expect(visitor.getByText('Monday to Friday')).toBeVisible();

  let finish = () => {};
  const until = new Promise<void>((resolve) => {
    finish = resolve;
  });
  model.will(
    { tool: 'run_boats', input: { kind: 'sloop' } },
    { text: '**Windward**, since she likes it rough.' },
    { text: 'I like that one.', until },
  );
  await say(visitor, 'Name my sloop');
  await expect(visitor.getByText('I like that one.')).toBeVisible();
  // Whoever leaves and comes back finds the talk, and the answer goes on.
  await visitor.reload();
  await expect(visitor.getByText('I like that one.')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Stop' })).toBeVisible();
  finish();
  await expect(visitor.getByRole('button', { name: 'Send' })).toBeVisible();
  const ran = visitor.getByRole('region', { name: 'Name a boat' });
  await expect(ran.getByText('since she likes it rough')).toBeVisible();
  await look(visitor, 'chat-talk');
  const [run] = await Promise.all([
    visitor.waitForEvent('popup'),
    ran.getByRole('link', { name: 'Open its page' }).click(),
  ]);
  await expect(run.getByText('since she likes it rough')).toBeVisible();
  await run.close();

  model.will({ stall: 'It is a long story' });
  await say(visitor, 'Tell me a story');
  await expect(visitor.getByText('It is a long story')).toBeVisible();
  await visitor.getByRole('button', { name: 'Stop' }).click();
  await expect(visitor.getByText('You stopped this answer')).toBeVisible();

  await visitor.getByRole('button', { name: 'Write to us' }).click();
  const form = visitor.getByRole('dialog', { name: 'Write to us' });
  await form.getByLabel('Your email').fill('vera@example.org');
  await form.getByLabel('Your question').fill('Can you come by?');
  await look(visitor, 'chat-hand-over');
  await form.getByRole('button', { name: 'Send' }).click();
  // No mail goes out from this installation, and nobody is told that one did.
  await expect(form.getByText('Saved for the people behind this app.')).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).click();

  await visitor.getByRole('button', { name: 'New conversation' }).click();
  await expect(visitor.getByText('It is a long story')).toHaveCount(0);
  // The one before is found again, gone on with, and forgotten.
  await visitor.getByRole('button', { name: 'Your conversations' }).click();
  const talks = visitor.getByRole('region', { name: 'Your conversations' });
  await expect(talks.getByRole('button', { name: /^When are you open\?/ })).toBeVisible();
  await look(visitor, 'chat-talks');
  await talks.getByRole('button', { name: /^When are you open\?/ }).click();
  await expect(visitor.getByText('It is a long story')).toBeVisible();
  await visitor.getByRole('button', { name: 'Your conversations' }).click();
  await talks.getByRole('button', { name: 'Delete When are you open?' }).click();
  await talks.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(talks.getByText('No conversations yet.')).toBeVisible();
  await visitor.close();
});

test('a page elsewhere gets the bubble by one script, where the app lets it', async ({
  page,
  withModel: { url },
}) => {
  const owner = await adminOf(url);
  const { appId, slug } = await owner.call<{ appId: string; slug: string }>('POST', '/api/apps', {
    appType: 'AI_APP',
    genApp: { fields: { header: 'Tea house' } },
  });
  const { toolId } = await owner.call<{ toolId: string }>('POST', `/api/apps/${appId}/tools`, {
    title: 'Tea',
  });
  await owner.call('POST', `/api/apps/${appId}/tools/${toolId}/activate`, { isActive: true });
  await owner.call('POST', `/api/apps/${appId}/chat/activate`, { isActive: true });
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(
      `<h1>Elsewhere</h1><script async src="${url}/chat-bubble.js?app=${slug}"></script>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const greeting = page
    .frameLocator('iframe[title="Chat: Tea house"]')
    .getByText('Hello! How can I help?');
  await owner.call('POST', `/api/apps/${appId}/settings`, {
    appSettings: { embedOrigins: site, appBuilderVersion: 4 },
  });
  await page.goto(site);
  await page.getByRole('button', { name: 'Chat with Tea house' }).click();
  await expect(greeting).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  server.close();
});
