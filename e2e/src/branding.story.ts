import { MESSAGES } from '@trellis/contract';
import { look } from './look.ts';
import { adminOf, comeIn, makeApp, makeBuilder } from './people.ts';
import { expect, preview, say, test } from './stage.ts';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a look and colors are chosen from small pages of the app: each click repaints it, visitors see it, and a newer word of the chat counts', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(120_000);
  await adminOf(url);
  const owner = await makeBuilder(url);
  const { appId, slug } = await makeApp(owner, 'A list of boats with name, length and notes');
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}#panel=branding`);
  const app = preview(page);
  const heading = app.getByRole('heading', { level: 1 }).first();
  const styleOf = () =>
    heading.evaluate((element) => {
      const root = getComputedStyle(document.documentElement);
      return {
        font: getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', ''),
        isLoaded: document.fonts.check('16px "Playfair Display Variable"'),
        radius: root.getPropertyValue('--radius').trim(),
        primary: root.getPropertyValue('--primary').trim(),
      };
    });
  await expect(heading).toBeVisible();
  const built = await styleOf();

  const looks = page.getByRole('radiogroup', { name: 'Look' });
  await expect(looks.getByRole('radio')).toHaveCount(13);
  await expect(looks.getByRole('radio', { name: 'As built' })).toBeChecked();
  await looks.getByRole('radio', { name: 'Boutique' }).click();
  await expect.poll(styleOf).toEqual({
    font: 'Playfair Display Variable',
    isLoaded: true,
    radius: '0rem',
    primary: built.primary,
  });
  await page
    .getByRole('radiogroup', { name: 'Colors' })
    .getByRole('radio', { name: 'Forest' })
    .click();
  await expect.poll(async () => (await styleOf()).primary).toMatch(/^152 /);
  await look(page, 'panel-branding-look', 'Panels');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Style' }).getByText('Light', { exact: true }).click();

  // A visitor sees it without another publication, in its own typeface.
  const visitor = await page.context().newPage();
  await visitor.goto(`${url}/app/${slug}`);
  const live = visitor.frameLocator('iframe').getByRole('heading', { level: 1 }).first();
  await expect(live).toBeVisible();
  expect(await live.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(
    /^"?Playfair Display Variable/,
  );
  await expect
    .poll(() => live.evaluate(() => document.fonts.check('16px "Playfair Display Variable"')))
    .toBe(true);
  await visitor.close();

  // What is said in the chat afterwards is not hidden below what was chosen before.
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await say(page, 'Make it blue');
  await expect.poll(async () => (await styleOf()).primary).not.toMatch(/^152 /);
  expect((await styleOf()).font).toBe('Playfair Display Variable');
  const isDark = () => heading.evaluate(() => document.documentElement.classList.contains('dark'));
  expect(await isDark()).toBe(false);
  await say(page, 'Make the theme dark');
  await expect.poll(isDark).toBe(true);
});

test('a picture whose end is missing is said to be that, and not to be tried again', async ({
  page,
  builtIn: { url },
}) => {
  await adminOf(url);
  const owner = await makeBuilder(url);
  const { appId } = await makeApp(owner, 'A list of kites with name', { isDraft: true });
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}#panel=branding`);
  const panel = page.getByRole('complementary', { name: 'App branding' });
  const picker = panel.locator('input[type=file]').first();
  const file = { name: 'logo.png', mimeType: 'image/png' };
  // All of its pixels, without the chunk that ends it: browsers show it.
  await picker.setInputFiles({ ...file, buffer: PICTURE.subarray(0, -12) });
  await expect(panel.getByRole('alert')).toHaveText(MESSAGES.pictureCutOff);
  await picker.setInputFiles({ ...file, buffer: PICTURE });
  await expect(panel.getByText(MESSAGES.uploadDone)).toBeVisible();
});
