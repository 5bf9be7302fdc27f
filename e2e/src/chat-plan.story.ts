import { look } from './look.ts';
import { comeIn, makeApp, makeBuilder } from './people.ts';
import { add, ask, enter, expect, preview, say, test } from './stage.ts';

test('a plan comes first, is talked about and changes nothing until it is built', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  await enter(page, url);
  model.will({ text: 'Hello.' });
  await ask(page, 'Say hello');
  await expect(page.getByText('Hello.', { exact: true })).toBeVisible();
  const plan = page.getByRole('button', { name: 'Plan first' });
  await plan.click();
  await expect(plan).toHaveAttribute('aria-pressed', 'true');
  const home = add(
    'pages/Home.tsx',
    'export default function Home() {\n  return <h1>Boat yard</h1>;\n}',
  );
  model.will({
    text: `I would make:\n\n- **Boats**: name, length\n- a page for each\n\nShould visitors see them?\n${home}`,
  });
  await say(page, 'An app for our boat yard');
  await expect(page.getByText('Should visitors see them?')).toBeVisible();
  const build = page.getByRole('button', { name: 'Build it' });
  await expect(build).toBeVisible();
  await look(page, 'chat-plan', 'Chat');
  await page.keyboard.press('Escape');
  model.will({ text: `As planned.\n${home}` });
  await build.click();
  await expect(preview(page).getByRole('heading', { name: 'Boat yard' })).toBeVisible();
  await expect(build).toHaveCount(0);
  // What is written next is done at once again; the word at the beginning plans one message.
  await expect(plan).toHaveAttribute('aria-pressed', 'false');
  model.will({ text: 'A calendar, perhaps?' });
  await say(page, '/plan more pages');
  await expect(page.getByText('A calendar, perhaps?')).toBeVisible();
  await expect(build).toBeVisible();
  await expect(page.getByRole('log').getByText('You: more pages')).toBeVisible();
});

test('instructions for the assistant are kept, and not written over unseen', async ({
  page,
  builtIn: { url },
}) => {
  const ben = await makeBuilder(url);
  const { appId } = await makeApp(ben, 'A list of boats with name and length', { isDraft: true });
  await comeIn(page, ben);
  await page.goto(`${url}/build/app/${appId}`);
  const open = page.getByRole('button', { name: 'Instructions for the assistant' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Instructions for the assistant' });
  const text = dialog.getByLabel('Instructions');
  await text.fill('Prices are in euros.');
  await look(page, 'chat-instructions');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await open.click();
  await expect(text).toHaveValue('Prices are in euros.');
  const at = `/api/apps/${appId}/chat/instructions`;
  await ben.call('PUT', at, { text: 'Prices are in francs.', base: 'Prices are in euros.' });
  await text.fill('Prices are in pounds.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Somebody changed the instructions meanwhile')).toBeVisible();
  await expect(text).toHaveValue('Prices are in pounds.');
});
