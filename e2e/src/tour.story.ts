import { look } from './look.ts';
import { adminOf, comeIn, makeApp, makeBuilder } from './people.ts';
import { expect, preview, test } from './stage.ts';

test('whoever is new is offered a tour of four steps, which one key leaves and nothing offers again', async ({
  page,
  builtIn: { url },
}) => {
  await adminOf(url);
  const owner = await makeBuilder(url);
  const { appId } = await makeApp(owner, 'A list of boats with name and length', { isDraft: true });
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}`);
  await expect(preview(page).getByRole('heading', { level: 1 }).first()).toBeVisible();
  const offer = page.getByRole('region', { name: 'New here' });
  await offer.getByRole('button', { name: 'Show me around' }).click();
  const titles = ['Say what you want', 'This is your app', 'Everything else is here', 'Share it'];
  for (const [at, title] of titles.entries()) {
    const step = page.getByRole('dialog', { name: title });
    await expect(step.getByText(`${at + 1} of 4`)).toBeVisible();
    await look(page, `tour-${at + 1}`);
    await expect(step.getByRole('button', { name: at === 3 ? 'Done' : 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Panels' })).toBeVisible();
  await expect(offer).toHaveCount(0);
  // It can be had again, and left at any step.
  await page.keyboard.press('Control+k');
  await page.getByLabel('Search or run a command').fill('around');
  await page.keyboard.press('Enter');
  const first = page.getByRole('dialog', { name: 'Say what you want' });
  await expect(first.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
