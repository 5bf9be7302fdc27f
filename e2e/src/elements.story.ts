import type { Page } from '@playwright/test';
import type { FakeModel } from '@trellis/testing/fake-model';
import { boxOf } from './box.ts';
import { look } from './look.ts';
import { add, ask, enter, expect, preview, say, test } from './stage.ts';

const HERO = `export default function Hero() {
  return (
    <header className="p-8">
      <h1 className="text-3xl font-bold">Notes of all sorts</h1>
      <p>Written down in time</p>
    </header>
  );
}`;
const HOME = `import Hero from '@/components/Hero';

export default function Home() {
  return (
    <main>
      <Hero />
      <input className="m-8 border p-2" placeholder="Find a note" />
      <ul className="p-8">{['Milk', 'Bread'].map((name) => <li key={name}>{name}</li>)}</ul>
    </main>
  );
}`;
const APP = `${add('components/Hero.tsx', HERO)}${add('pages/Home.tsx', HOME)}`;

/** Has the model build an app, and waits for its first answer to begin. */
async function begin(page: Page, url: string, model: FakeModel, text: string, prompt: string) {
  model.reset();
  await enter(page, url);
  model.will({ text });
  await ask(page, prompt);
}

const layer = (page: Page) => page.getByRole('application');
const chips = (page: Page) =>
  page.getByRole('region', { name: 'Chat' }).getByRole('list', { name: 'Chosen elements' });

test('elements are chosen in the preview, by mouse and by key, and the message is about them', async ({
  page,
  withModel: { url, model },
}) => {
  await begin(page, url, model, APP, 'Notes');
  const title = preview(page).getByRole('heading', { name: 'Notes of all sorts' });
  await expect(title).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Select an element' }).click();
  await expect(layer(page)).toBeFocused();
  const box = await boxOf(title);
  await page.mouse.move(box.x + 20, box.y + 10);
  await expect(layer(page).getByText('h1 in Hero', { exact: true })).toBeVisible();
  await look(page, 'point');
  await page.mouse.click(box.x + 20, box.y + 10);
  await expect(chips(page).getByText('h1 in Hero')).toBeVisible();
  await expect(chips(page).getByText('Hero.tsx:4')).toBeVisible();
  const editor = page.getByRole('dialog', { name: 'Change h1 in Hero' });
  await expect(editor.getByLabel('Text', { exact: true })).toBeFocused();
  await look(page, 'element-editor');
  // On a phone the preview made way, and the focus with it.
  await editor.getByLabel('Text', { exact: true }).press('Escape');
  await expect(editor).toHaveCount(0);
  await expect(layer(page)).toBeFocused();

  // By key: the next one, and the one around it.
  await page.keyboard.press('ArrowDown');
  await expect(layer(page).getByText('p in Hero', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(chips(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('dialog', { name: 'Change p in Hero' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(layer(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(layer(page)).toHaveCount(0);
  await chips(page).getByRole('button', { name: 'Remove p in Hero' }).click();

  // A reload loses nothing, nor does a refusal.
  await page.reload();
  await expect(chips(page).getByText('h1 in Hero')).toBeVisible();
  model.will({ text: 'It is red now.' });
  await say(page, 'Make this red');
  const log = page.getByRole('log', { name: 'Messages' });
  await expect(log.getByText('It is red now.')).toBeVisible();
  await expect(log.getByText('h1 in Hero')).toBeVisible();
  await expect(chips(page)).toHaveCount(0);
  const sent = JSON.stringify(model.calls.at(-1)!.messages);
  expect(sent).toContain('h1 in Hero, components/Hero.tsx line 4');
});

test('texts and looks are changed in the preview without the assistant, and taken back', async ({
  page,
  withModel: { url, model },
}) => {
  await begin(page, url, model, APP, 'Notes');
  const app = preview(page);
  await expect(app.getByRole('heading', { name: 'Notes of all sorts' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  const asked = model.calls.length;
  /** Chooses what stands there. */
  const pick = async (text: string, name: string) => {
    const editor = page.getByRole('dialog', { name });
    // The frame may just be replaced by that of the version which was made.
    await expect(async () => {
      const box = await boxOf(app.getByText(text, { exact: true }));
      await page.mouse.click(box.x + 5, box.y + 5);
      await expect(editor).toBeVisible({ timeout: 2_000 });
    }).toPass();
    return editor;
  };
  await page.keyboard.press('Control+.');
  await expect(layer(page)).toBeFocused();
  const editor = await pick('Notes of all sorts', 'Change h1 in Hero');
  await editor.getByLabel('Text', { exact: true }).fill('Notes {of} <b>mine</b> & yours');
  await page.keyboard.press('Enter');
  const title = app.getByRole('heading', { name: 'Notes {of} <b>mine</b> & yours' });
  await expect(title).toBeVisible();
  await expect(chips(page)).toHaveCount(0);
  await editor.getByLabel('Text color').selectOption('Red');
  await expect(title).toHaveCSS('color', /oklch|rgb\((1[5-9]|2)\d+, /);
  await expect(title).toHaveClass(/text-red-600/);
  await editor.getByLabel('Padding').selectOption('16 px');
  await expect(title).toHaveClass(/p-4/);

  // Back, one by one.
  await page.keyboard.press('Control+z');
  await expect(title).not.toHaveClass(/p-4/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(app.getByRole('heading', { name: 'Notes of all sorts' })).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Undo the last change' })).toBeDisabled();

  await page.keyboard.press('Escape');
  // What comes from a list says so, and leads to the data or to the assistant.
  const item = await pick('Milk', 'Change li in Home');
  await expect(item.getByText(/Changes all 2 on this page/)).toBeVisible();
  await expect(item.getByText(/Its text comes from data/)).toBeVisible();
  await item.getByRole('button', { name: 'Ask the assistant about it' }).click();
  await expect(page.getByLabel('Message to the assistant')).toBeFocused();
  await expect(chips(page).getByText('li in Home')).toBeVisible();
  await expect(layer(page)).toHaveCount(0);
  expect(model.calls.length).toBe(asked);
});

const entity = (name: string) =>
  `<action type="add_entity" file="entities/${name}.json" title="${name}">\n${JSON.stringify({ name, type: 'object', properties: { title: { type: 'string' } } })}\n</action>\n`;
const CARD = `export default function TaskCard({ title }) {
  return <p className="p-4">{title}</p>;
}`;
const PLANS = `import TaskCard from '@/components/TaskCard';

export default function Home() {
  return (
    <main className="p-8">
      <h1>Plans</h1>
      <TaskCard title={['Paint'].join()} />
    </main>
  );
}`;
const TASKS = `${entity('Area')}${entity('Task')}${add('components/TaskCard.tsx', CARD)}${add('pages/Home.tsx', PLANS)}`;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test('elements are chosen with a finger, changed, and lead to their data', async ({
    page,
    withModel: { url, model },
  }) => {
    await begin(page, url, model, TASKS, 'Plans');
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Preview' }).tap();
    const title = preview(page).getByRole('heading', { name: 'Plans' });
    await expect(title).toBeVisible();
    await page.getByRole('button', { name: 'Select an element' }).tap();
    await expect(layer(page)).toBeFocused();
    const editor = page.getByRole('dialog', { name: 'Change h1 in Home' });
    await expect(async () => {
      const box = await boxOf(title);
      await page.touchscreen.tap(box.x + 5, box.y + 5);
      await expect(editor).toBeVisible({ timeout: 2_000 });
    }).toPass();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wider).toBe(375);
    await editor.getByLabel('Text', { exact: true }).fill('Our plans');
    await page.keyboard.press('Enter');
    await expect(preview(page).getByRole('heading', { name: 'Our plans' })).toBeVisible();
    await editor.getByRole('button', { name: 'Close' }).tap();

    // A finger that is drawn over the app shows what lies beneath, and chooses it where it is lifted.
    const item = await boxOf(preview(page).getByText('Paint'));
    const hand = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      hand.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    await touch('touchStart', item.x + 40, item.y + 120);
    await touch('touchMove', item.x + 30, item.y + 60);
    await touch('touchMove', item.x + 20, item.y + 18);
    await expect(layer(page).getByText('p in TaskCard', { exact: true })).toBeVisible();
    await touch('touchEnd');
    const data = page.getByRole('dialog', { name: 'Change p in TaskCard' });
    await expect(data).toBeVisible();
    // The editor finds its place beside the element first.
    const shown = page.getByRole('combobox', { name: 'Entity' });
    await expect(async () => {
      await data.getByRole('button', { name: 'Open the data' }).tap({ timeout: 2_000 });
      await expect(shown).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(shown).toHaveValue(/^Task/);
  });
});
