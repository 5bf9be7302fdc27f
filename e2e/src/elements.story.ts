import type { Page } from '@playwright/test';
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
export const APP = `${add('components/Hero.tsx', HERO)}${add('pages/Home.tsx', HOME)}`;

const layer = (page: Page) => page.getByRole('application');
const chips = (page: Page) =>
  page.getByRole('region', { name: 'Chat' }).getByRole('list', { name: 'Chosen elements' });

test('elements are chosen in the preview, by mouse and by key, and the message is about them', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  await enter(page, url);
  model.will({ text: APP });
  await ask(page, 'Notes');
  const title = preview(page).getByRole('heading', { name: 'Notes of all sorts' });
  await expect(title).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Choose an element' }).click();
  await expect(layer(page)).toBeFocused();
  const box = (await title.boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + 10);
  await expect(layer(page).getByText('h1 in Hero', { exact: true })).toBeVisible();
  await look(page, 'point');
  await page.mouse.click(box.x + 20, box.y + 10);
  await expect(chips(page).getByText('h1 in Hero')).toBeVisible();
  await expect(chips(page).getByText('Hero.tsx:4')).toBeVisible();

  // By key: the next one, and the one around it.
  await layer(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(layer(page).getByText('p in Hero', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(chips(page).getByRole('listitem')).toHaveCount(2);
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
  const told = JSON.stringify(model.calls.at(-1)!.messages);
  expect(told).toContain('h1 in Hero, components/Hero.tsx line 4');
});
