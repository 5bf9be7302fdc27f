import { type Page, test as plain } from '@playwright/test';
import { makeDataFolder } from '@trellis/testing/data-folder';
import { Caller, PASSWORD } from './caller.ts';
import { Installation } from './installation.ts';
import { adminOf, comeIn, makeApp, makeBuilder, newEmail } from './people.ts';
import { expect, preview, test } from './stage.ts';

const field = (page: Page, label = 'Header') =>
  page.getByRole('complementary', { name: 'App texts' }).getByLabel(label, { exact: true });
const saving = (page: Page) => page.getByRole('status', { name: 'Saving' });

/** Opens the app's texts in the workbench. */
async function openTexts(page: Page, url: string, appId: string): Promise<void> {
  await page.goto(`${url}/build/app/${appId}`);
  // The panel that was open the last time opens again.
  const entry = page.getByRole('button', { name: 'App texts' });
  await entry.or(field(page)).first().waitFor();
  if (await entry.isVisible()) await entry.click();
  await expect(field(page)).not.toHaveValue('');
}

/** An app in which nothing runs: it is about its texts. */
const makeBareApp = (owner: Caller) =>
  owner.call<{ appId: string }>('POST', '/api/apps', {
    appType: 'GEN_APP',
    genApp: { fields: { header: 'Recipe Book' }, appBuilderVersion: 4 },
  });

/** An app of a builder of its own, with its texts open. */
async function begin(page: Page, url: string) {
  await adminOf(url);
  const owner = await makeBuilder(url);
  const { appId } = await makeBareApp(owner);
  await comeIn(page, owner);
  await openTexts(page, url, appId);
  const stored = async () =>
    (
      await owner.call<{ genApp: { fields: { header: string; description: string } } }>(
        'GET',
        `/api/apps/${appId}/payloads`,
      )
    ).genApp.fields;
  return { owner, appId, stored };
}

test('what is typed is saved by itself after two seconds, undone and redone', async ({
  page,
  builtIn: { url },
}) => {
  const { stored } = await begin(page, url);
  await field(page).fill('Grandma’s recipes');
  await expect(saving(page)).toHaveText('Saving...');
  expect((await stored()).header).toBe('Recipe Book');
  await expect(saving(page)).toHaveText('Saved');
  expect((await stored()).header).toBe('Grandma’s recipes');
  await expect(page.getByRole('heading', { level: 1, name: 'Grandma’s recipes' })).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page)).toHaveValue('Recipe Book');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(field(page)).toHaveValue('Grandma’s recipes');
  // Beside them even the longest title of a panel stands whole.
  const title = page.getByRole('heading', { level: 2, name: 'App texts' });
  expect(
    await title.evaluate((element) => {
      const words = element.textContent;
      element.textContent = 'Version history';
      const isWhole = element.scrollWidth <= element.clientWidth;
      element.textContent = words;
      return isWhole;
    }),
  ).toBe(true);
  // A value that does not fit is said at its field, and the others are saved.
  await field(page).fill('   ');
  await field(page, 'Subheader').fill('For the family');
  await expect(page.getByText('Give your app a name')).toBeVisible();
  await expect.poll(async () => (await stored()).description).toBe('For the family');
  await expect(saving(page)).toHaveText('Needs your attention');
  await field(page).fill('Recipes');
  await expect(saving(page)).toHaveText('Saved');
});

test('leaving the app saves first, without waiting and without a question', async ({
  page,
  builtIn: { url },
}) => {
  const { stored } = await begin(page, url);
  // What is typed is sent after two seconds, and at once where one leaves.
  const sent = page
    .waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/apps'))
    .then(() => Date.now());
  await field(page).fill('Saved on the way');
  const left = Date.now();
  await page.getByRole('link', { name: 'My apps' }).click();
  expect((await sent) - left).toBeLessThan(1_500);
  await expect(page.getByRole('heading', { name: 'What do you want to build?' })).toBeVisible();
  expect((await stored()).header).toBe('Saved on the way');
});

test('with the network off nothing is lost, and it is saved when the network is back', async ({
  page,
  builtIn: { url },
}) => {
  const { stored } = await begin(page, url);
  await page.context().setOffline(true);
  await field(page).fill('Written offline');
  await expect(saving(page)).toHaveText('Offline, kept on this device');
  await expect(
    page.getByText('Failed saving app, your changes might be lost. Please try again or contact us'),
  ).toBeVisible();
  await field(page, 'Subheader').fill('All of it');
  await page.context().setOffline(false);
  await expect(saving(page)).toHaveText('Saved', { timeout: 20_000 });
  expect(await stored()).toMatchObject({ header: 'Written offline', description: 'All of it' });
});

test('leaving with what cannot be saved asks first, and it is back on the next visit', async ({
  page,
  builtIn: { url },
}) => {
  const { appId, stored } = await begin(page, url);
  await page.route('**/api/apps', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await field(page).fill('Not saved yet');
  await page.getByRole('link', { name: 'My apps' }).click();
  const asks = page.getByRole('dialog', {
    name: 'You have unsaved changes! Are you sure you want to leave?',
  });
  await asks.getByRole('button', { name: 'Stay' }).click();
  await expect(field(page)).toHaveValue('Not saved yet');
  await page.getByRole('link', { name: 'My apps' }).click();
  await asks.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL(/\/home/);
  // The address is there before the screen: until the app is left, a page that goes sends what is unsaved itself.
  await expect(field(page)).toHaveCount(0);
  await page.unroute('**/api/apps');
  await page.goto(`${url}/build/app/${appId}`);
  await expect(page.getByText('Changes that could not be saved last time are back')).toBeVisible();
  await expect(field(page)).toHaveValue('Not saved yet');
  await expect(saving(page)).toHaveText('Saved');
  expect((await stored()).header).toBe('Not saved yet');
});

test('a tab that is closed in the two seconds before a save loses at most a second of typing', async ({
  page,
  context,
  builtIn: { url },
}) => {
  const { appId, stored } = await begin(page, url);
  await field(page).fill('Closed too early');
  await page.waitForTimeout(500);
  // As a crash does it: no event tells the page.
  const tools = await context.newCDPSession(page);
  void tools.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  expect((await stored()).header).toBe('Recipe Book');
  const next = await context.newPage();
  await openTexts(next, url, appId);
  await expect(field(next)).toHaveValue('Closed too early');
  await expect.poll(async () => (await stored()).header).toBe('Closed too early');

  // Closed in good order, the browser sends what is left while the page goes.
  await field(next).fill('Closed in good order');
  next.on('dialog', (dialog) => void dialog.accept());
  await next.close({ runBeforeUnload: true });
  await expect.poll(async () => (await stored()).header).toBe('Closed in good order');
});

test('of two tabs on one text, the later sees what the other changed and chooses', async ({
  page,
  context,
  builtIn: { url },
}) => {
  const { appId, stored } = await begin(page, url);
  const other = await context.newPage();
  await openTexts(other, url, appId);
  // Different fields: both stay, and each sees the other's without doing anything.
  await field(page, 'Subheader').fill('From the first tab');
  await field(other).fill('From the second tab');
  await expect(field(other, 'Subheader')).toHaveValue('From the first tab');
  await expect(field(page)).toHaveValue('From the second tab');
  // The same field: the second one is not saved over the first.
  await other.route('**/payloads', (route) => route.abort());
  await field(page).fill('Mine first');
  await expect.poll(async () => (await stored()).header).toBe('Mine first');
  await field(other).fill('Mine second');
  await other.unroute('**/payloads');
  const torn = other.getByRole('alert').filter({ hasText: 'changed this to “Mine first”' });
  await expect(torn).toBeVisible();
  expect((await stored()).header).toBe('Mine first');
  await expect(field(other)).toHaveValue('Mine second');
  await torn.getByRole('button', { name: 'Keep mine' }).click();
  await expect(field(page)).toHaveValue('Mine second');
  expect((await stored()).header).toBe('Mine second');
});

test('a session that ends in mid-edit takes nothing along', async ({ page, builtIn: { url } }) => {
  const { owner, appId } = await begin(page, url);
  const again = new Caller(url, owner.email);
  await again.signIn();
  await field(page).fill('Before the session ended');
  await again.call('POST', '/api/auth/sign-out-everywhere', { keepThis: true });
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).first().click();
  await expect(saving(page)).toHaveText('Saved', { timeout: 20_000 });
  await expect(field(page)).toHaveValue('Before the session ended');
  expect(await again.call('GET', `/api/apps/${appId}`)).toMatchObject({
    name: 'Before the session ended',
  });
});

// Without the stage's quiet: a browser notes each connection that it cannot make.
plain('a server that is killed while it saves loses nothing that was typed', async ({ page }) => {
  plain.setTimeout(90_000);
  const dataDir = makeDataFolder('saving');
  const first = await Installation.start({ DATA_DIR: dataDir });
  const owner = new Caller(first.url, newEmail('owner'));
  await owner.signUp('Olga Owner');
  const { appId } = await makeBareApp(owner);
  await comeIn(page, owner);
  await openTexts(page, first.url, appId);
  await field(page).fill('Survives');
  await first.kill();
  await expect(saving(page)).toHaveText('Not saved, kept on this device');
  const { port } = new URL(first.url);
  const second = await Installation.start({ DATA_DIR: dataDir, PORT: port });
  await expect(saving(page)).toHaveText('Saved', { timeout: 40_000 });
  await owner.signIn();
  expect(await owner.call('GET', `/api/apps/${appId}`)).toMatchObject({ name: 'Survives' });
  await page.close();
  await second.stop();
});

test('branding is on the preview at once and on the published app when it is saved', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  const { appId, slug } = await makeApp(owner, 'A recipe book');
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}`);
  const app = preview(page);
  const button = app.getByRole('button', { name: 'New recipe' });
  await expect(button).toBeVisible();
  await page.getByRole('button', { name: 'App branding' }).click();
  const panel = page.getByRole('complementary', { name: 'App branding' });
  await panel.getByLabel('Button color').fill('#1d4ed8');
  await expect(button).toHaveCSS('background-color', /29, 78, 216|hsl|224/);
  await panel.getByLabel('Button text color').fill('#3355cc');
  await panel.getByRole('button', { name: /^Use #/ }).click();
  await panel.getByText('Dark', { exact: true }).click();
  await expect(app.locator('html')).toHaveClass(/dark/);
  await expect(app.getByRole('button', { name: 'Light mode' })).toHaveCount(0);

  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const chooser = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Upload Logo' }).click();
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
  await expect(panel.getByText('Image uploaded successfully!')).toBeVisible();
  await expect(panel.getByText('Image uploaded successfully!')).toHaveCount(0);
  const large = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Upload Background image' }).click();
  const buffer = Buffer.alloc(10_000_000);
  await (await large).setFiles({ name: 'large.png', mimeType: 'image/png', buffer });
  await expect(panel.getByText('File size to large')).toBeVisible();

  await expect(page.getByRole('status', { name: 'Saving' })).toHaveText('Saved');
  await page.goto(`${url}/app/${slug}`);
  const live = page.frameLocator('iframe').first();
  await expect(live.locator('html')).toHaveClass(/dark/);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^\/files\//);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Recipe Book');
});
