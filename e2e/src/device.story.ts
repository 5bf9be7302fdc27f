import type { Page } from '@playwright/test';
import { adminOf, comeIn, makeApp, makeBuilder } from './people.ts';
import { expect, test } from './stage.ts';

/** Everything that the browser keeps for this origin, as one text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );

test('what is unsent belongs to one account of a device, and goes with its sign-out', async ({
  page,
  builtIn: { url },
}) => {
  await adminOf(url);
  const [ann, ben] = [await makeBuilder(url, 'Ann'), await makeBuilder(url, 'Ben')];
  const { appId } = await makeApp(ann, 'A recipe book');
  await comeIn(page, ann);
  await page.goto(`${url}/home`);
  const prompt = page.getByRole('textbox', { name: 'What do you want to build?' });
  await prompt.fill('A diary of my illness');
  await page.goto(`${url}/build/app/${appId}`);
  const composer = page.getByRole('textbox', { name: 'Message to the assistant' });
  await composer.fill('Add a page about my salary');
  await page.reload();
  await expect(composer).toHaveValue('Add a page about my salary');
  expect(await kept(page)).toMatch(/illness.*salary|salary.*illness/);

  // Another tab of hers stays open while she leaves.
  const tab = await page.context().newPage();
  await tab.goto(`${url}/build/app/${appId}`);
  await expect(tab.getByRole('textbox', { name: 'Message to the assistant' })).toBeVisible();
  await page.goto(`${url}/logout`);
  await expect(page).toHaveURL(/\/login/);
  expect(await kept(page)).not.toMatch(/illness|salary/);
  expect(await kept(tab)).not.toMatch(/illness|salary/);
  await tab.close();

  await comeIn(page, ben);
  await page.goto(`${url}/home`);
  await expect(prompt).toHaveValue('');
  await prompt.fill('A list of presents');
  // Without a sign-out: whoever else comes in on this device finds nothing of it, and he finds it again.
  await page.context().clearCookies();
  await comeIn(page, ann);
  await page.goto(`${url}/home`);
  await expect(prompt).toHaveValue('');
  await page.context().clearCookies();
  await comeIn(page, ben);
  await page.goto(`${url}/home`);
  await expect(prompt).toHaveValue('A list of presents');
});
