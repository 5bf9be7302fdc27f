import type { Locator } from '@playwright/test';
import { add, ask, enter, expect, preview, say, test } from './stage.ts';

/** How far a box is from its end, in pixels. */
const fromEnd = (box: Locator) =>
  box.evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight);

const page = (name: string) =>
  add(`pages/${name}.tsx`, `export default function ${name}() {\n  return <h1>${name}</h1>;\n}`);

test('the chat follows a fast stream to its end, and whoever asks is at the end again', async ({
  page: on,
  withModel: { url, model },
}) => {
  model.reset();
  await enter(on, url);
  const lines = Array.from({ length: 120 }, (_, at) => `Paragraph ${at + 1} of a long answer.`);
  model.will({ text: `${lines.join('\n\n')}\n\nThat was all.` });
  await ask(on, 'Tell me everything');
  const box = on.getByLabel('Conversation');
  await expect(on.getByText('That was all.')).toBeInViewport();
  await expect.poll(() => fromEnd(box)).toBeLessThan(2);

  // Who scrolled up to read is left there, and is at the end again by asking.
  await box.hover();
  await on.mouse.wheel(0, -1_500);
  await expect.poll(() => fromEnd(box)).toBeGreaterThan(400);
  model.will({ text: 'Short.' });
  await say(on, 'And briefly');
  await expect(on.getByText('Short.')).toBeInViewport();
});

test('the list of steps follows the one that runs', async ({
  page: on,
  withModel: { url, model },
}) => {
  model.reset();
  await enter(on, url);
  let goOn = () => {};
  const until = new Promise<void>((done) => {
    goOn = done;
  });
  const steps = Array.from({ length: 24 }, (_, at) => page(`Step${at + 1}`)).join('\n');
  model.will({ text: `Many pages.\n${page('Home')}\n${steps}`, until });
  await ask(on, 'Make many pages');
  const list = on.getByLabel('Steps');
  await expect(list.getByText('Step24')).toBeInViewport();
  await expect.poll(() => fromEnd(list)).toBeLessThan(2);
  goOn();
  await expect(on.getByText('25 of 25 done')).toBeVisible();
});

test('a restored version opens on a page that it has', async ({
  page: on,
  withModel: { url, model },
}) => {
  model.reset();
  await enter(on, url);
  model.will({ text: `A page.\n${page('Home')}` });
  await ask(on, 'A first page');
  await expect(preview(on).getByRole('heading', { name: 'Home' })).toBeVisible();
  model.will({ text: `Another.\n${page('Later')}` });
  await say(on, 'A second page');
  await on.getByLabel('Page', { exact: true }).selectOption('Later');
  await expect(preview(on).getByRole('heading', { name: 'Later' })).toBeVisible();
  await on.getByRole('button', { name: 'Version history' }).click();
  const history = on.getByRole('complementary', { name: 'Version history' });
  await history.getByRole('button', { name: 'More for A first page' }).click();
  await on.getByRole('menuitem', { name: 'Restore' }).click();
  await on
    .getByRole('dialog', { name: 'Revert to this version?' })
    .getByRole('button', { name: 'Revert' })
    .click();
  await expect(preview(on).getByRole('heading', { name: 'Home' })).toBeVisible();
});
