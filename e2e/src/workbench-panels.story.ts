import type { Page } from '@playwright/test';
import { boxOf } from './box.ts';
import { look } from './look.ts';
import { adminOf, comeIn, makeApp, makeBuilder } from './people.ts';
import { makeSpace } from './space.ts';
import { expect, preview, test } from './stage.ts';

test('every panel holds to the accessibility rules, in light and dark, at three widths', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(180_000);
  await adminOf(url);
  const owner = await makeBuilder(url);
  const { appId } = await makeApp(owner, 'A recipe book');
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}`);
  await expect(preview(page).getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Where there is room it stands open, with words; closed, each sign has its word below.
  const menu = page.getByRole('navigation', { name: 'Panels' });
  await expect(menu.getByRole('group', { name: 'People' }).getByRole('button')).toHaveCount(2);
  await page.getByRole('button', { name: 'Toggle the side panel' }).click();
  await expect(menu.getByRole('button', { name: 'App branding' })).toHaveText('Branding');
  await look(page, 'panel-rail', 'Panels');
  await page.getByRole('button', { name: 'Toggle the side panel' }).click();
  await expect(menu.getByRole('button')).toHaveText([
    'App details',
    'Database',
    'App texts',
    'App branding',
    'Data sources',
    'App tools',
    'App settings',
    'Version history',
    'Integrations',
    'Users',
    'Collaborators',
  ]);
  await look(page, 'panel-main', 'Panels');
  for (const label of ['App details', 'App texts', 'App branding', 'App tools', 'App settings']) {
    await menu.getByRole('button', { name: label }).click();
    const panel = page.getByRole('complementary', { name: label });
    await expect(
      panel
        .getByRole('textbox')
        .or(panel.getByRole('combobox'))
        .or(panel.getByRole('button', { name: 'Add a tool' }))
        .first(),
    ).toBeVisible();
    await look(page, `panel-${label.toLowerCase().replace(' ', '-')}`, 'Panels');
    await panel.getByRole('button', { name: 'Done' }).click();
    await expect(menu).toBeVisible();
  }
});

/** Somebody comes in who has two apps, of which nothing is published. */
async function ownTwo(page: Page, url: string) {
  const owner = await makeBuilder(url);
  const apps = await Promise.all([
    makeApp(owner, 'A list of boats with name and length', { isDraft: true }),
    makeApp(owner, 'A list of books with title and author', { isDraft: true }),
  ]);
  await comeIn(page, owner);
  return apps;
}

test('the open panel is in the address: Back leaves it, a link opens it, another app opens with its preview', async ({
  page,
  builtIn: { url },
}) => {
  const [one, other] = await ownTwo(page, url);
  await page.goto(`${url}/build/app/${one.appId}`);
  const shown = preview(page).getByRole('heading', { level: 1 }).first();
  await expect(shown).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Panels' });
  await menu.getByRole('button', { name: 'Database' }).click();
  const grid = page.getByRole('grid').first();
  await expect(grid).toBeVisible();
  await expect(page).toHaveURL(/#panel=database$/);
  const link = page.url();
  await page.goBack();
  await expect(shown).toBeVisible();
  await expect(grid).toHaveCount(0);
  await page.goForward();
  await expect(grid).toBeVisible();
  await page.goto(`${url}/build/app/${other.appId}`);
  await expect(shown).toBeVisible();
  await expect(grid).toHaveCount(0);
  await page.goto(link);
  await expect(grid).toBeVisible();
});

test('Back goes over each panel that was open once, out of the workbench, and in again', async ({
  page,
  builtIn: { url },
}) => {
  const [{ appId }] = await ownTwo(page, url);
  await page.goto(`${url}/home`);
  await page.locator(`a[href="/build/app/${appId}"]`).click();
  const menu = page.getByRole('navigation', { name: 'Panels' });
  const steps = ['/home'];
  const note = async () => {
    await expect(preview(page).getByRole('heading', { level: 1 }).first()).toBeVisible();
    steps.push(await page.evaluate(() => location.href.slice(location.origin.length)));
  };
  await note();
  for (const name of ['App details', 'App tools', 'Users']) {
    await menu.getByRole('button', { name }).click();
    const panel = page.getByRole('complementary', { name });
    await expect(panel).toBeVisible();
    await note();
    await panel.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(menu).toBeVisible();
    await note();
  }
  expect(steps[4]).toBe(`/build/app/${appId}/tools#panel=tools`);
  expect(steps[5]).toBe(steps[1]);
  for (const step of steps.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveURL(url + step);
  }
  for (const step of steps.slice(1)) {
    await page.goForward();
    await expect(page).toHaveURL(url + step);
  }
  // The address of the tools by itself.
  await page.goto('about:blank');
  await page.goto(`${url}/build/app/${appId}/tools`);
  await expect(page.getByRole('complementary', { name: 'App tools' })).toBeVisible();
  await expect(page).toHaveURL(url + steps[4]);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('where no mail goes out, whoever invites hands the link on, and what an app mails is said to wait', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  const { appId } = await makeApp(owner, 'A list of boats with name');
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}#panel=users`);
  const users = page.getByRole('complementary', { name: 'Users' });
  await expect(users.getByText('An invitation gives you a link')).toBeVisible();
  await users.getByLabel('Invite by email').fill('guest@example.org');
  await users.getByRole('button', { name: 'Invite' }).click();
  await expect(users.getByRole('button', { name: 'Copy the invitation' })).toBeVisible();
  const link = await users.getByRole('link', { name: /^the invitation/ }).getAttribute('href');
  await users.getByRole('button', { name: 'Actions for guest@example.org' }).click();
  await expect(page.getByRole('menuitem', { name: 'Copy a new invitation link' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${url}/build/app/${appId}#panel=integrations`);
  await page.reload();
  const panel = page.getByRole('complementary', { name: 'Integrations' });
  await expect(panel.getByText('Any email the app sends is in the mail outbox')).toBeVisible();
  await page.context().clearCookies();
  await page.goto(link ?? '');
  await expect(page.getByText('guest@example.org')).toBeVisible();
});

test('a message about what was done stands clear of what is being written', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(150_000);
  const owner = await makeBuilder(url);
  const { appId } = await makeApp(owner, 'A list of boats with name', { isDraft: true });
  await comeIn(page, owner);
  for (const width of [1440, 1280, 1024, 820]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${url}/build/app/${appId}#panel=users`);
    // A link is the same page to the browser: what was said before is not said any more.
    await page.reload();
    const users = page.getByRole('complementary', { name: 'Users' });
    const box = page.getByRole('textbox', { name: 'Message to the assistant' });
    const toggle = page.getByRole('button', { name: 'Toggle the side panel' });
    if (width >= 1024) await box.fill(Array(8).fill('Another line').join('\n'));
    await expect(users).toBeVisible();
    let tries = 0;
    // It is gone after five seconds, which a busy machine may need for less than this: then somebody else is invited.
    await expect(async () => {
      if (!(await users.isVisible())) await toggle.click();
      await users.getByLabel('Invite by email').fill(`guest-${width}-${++tries}@example.org`);
      await users.getByRole('button', { name: 'Invite' }).click();
      const said = page.getByRole('alert').filter({ hasText: `-${tries}@example.org was invited` });
      await expect(said).toBeVisible();
      // Where there is room for one of them, it is the panel: back to the chat with what is said still there.
      if (width < 1024) await toggle.click();
      await expect(box).toBeVisible();
      const [toast, chat, bar] = await Promise.all([
        said.boundingBox({ timeout: 500 }),
        boxOf(page.getByRole('region', { name: 'Chat' })),
        boxOf(page.getByRole('banner')),
      ]);
      expect([width, toast!.x >= chat.x + chat.width]).toEqual([width, true]);
      expect([width, toast!.y >= bar.y + bar.height]).toEqual([width, true]);
    }).toPass({ timeout: 60_000 });
    if (process.env.SHOTS) await page.screenshot({ path: `shots/toast-${width}.png` });
  }
});

test('a panel is each app’s own, named where it was left open, and reached through signing in', async ({
  page,
  builtIn: { url },
}) => {
  const [one, other] = await ownTwo(page, url);
  const users = page.getByRole('complementary', { name: 'Users' });
  const branding = page.getByRole('complementary', { name: 'App branding' });
  const menu = page.getByRole('navigation', { name: 'Panels' });
  await page.goto(`${url}/build/app/${one.appId}`);
  await menu.getByRole('button', { name: 'Users' }).click();
  await expect(users).toBeVisible();
  await page.goto(`${url}/build/app/${other.appId}`);
  await menu.getByRole('button', { name: 'App branding' }).click();
  await expect(branding).toBeVisible();
  // Opened by its plain address, an app is as it was left, and the address says so.
  await page.goto(`${url}/build/app/${one.appId}`);
  await expect(page).toHaveURL(/#panel=users$/);
  // Where there is no such panel for somebody, it is said.
  await page.goto('about:blank');
  await page.goto(`${url}/build/app/${one.appId}#panel=nonsense`);
  await expect(page.getByText('There is no such panel.')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('about:blank');
  await page.goto(`${url}/build/app/${one.appId}#panel=branding`);
  await expect(page).toHaveURL(/\/login\?next=.*%23panel%3Dbranding/);
});

test('what a publication says holds at once, and is true of who can come in', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  const { appId } = await makeApp(owner, 'A list of boats with name that anybody can see');
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}`);
  // The app itself is asked for again late: what was answered stands meanwhile.
  await page.route(`**/api/apps/${appId}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    await route.continue();
  });
  const bar = page.getByRole('status', { name: 'Publication' });
  await expect(bar).toHaveText(/^Published/);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish your app' });
  await expect(dialog.getByText(/Anybody can see them, without an account/)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Who can open this app' }).click();
  await page.getByRole('option', { name: 'People who are signed in' }).click();
  await expect(dialog.getByText(/Whoever can open the app can see them/)).toBeVisible();
  await expect(dialog.getByText(/without an account/)).toHaveCount(0);
  // What was chosen is no more than that until it is published.
  await expect(dialog.getByText('holds once you publish again')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take offline' }).click();
  await page
    .getByRole('dialog', { name: 'Take the app offline?' })
    .getByRole('button', { name: 'Take offline' })
    .click();
  await expect(bar).toHaveText('Not published', { timeout: 7_000 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(`${url}/build/app/${appId}#panel=settings`);
  const settings = page.getByRole('complementary', { name: 'App settings' });
  await expect(settings.getByText(/can create accounts once it is published/)).toBeVisible();
});

test('the entity that is chosen in the database is in the address: a reload, Back and a link lead to it', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await adminOf(url);
  const entity = (name: string) => ({
    [`entities/${name}.json`]: JSON.stringify({
      name,
      type: 'object',
      properties: { title: { type: 'string' } },
    }),
  });
  const { appId } = await makeSpace(owner, {
    'pages/Home.tsx': 'export default function Home() {\n  return <h1>Yard</h1>;\n}\n',
    ...entity('Boat'),
    ...entity('Mooring'),
  });
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}#panel=database`);
  const list = page.getByRole('navigation', { name: 'Entities' });
  const shown = list.locator('[aria-current="true"]');
  await expect(shown).toContainText('Boat');
  await list.getByRole('button', { name: 'Mooring' }).click();
  await expect(page).toHaveURL(/#panel=database\/Mooring$/);
  const link = page.url();
  await page.reload();
  await expect(shown).toContainText('Mooring');
  await page.goBack();
  await expect(shown).toContainText('Boat');
  await page.goForward();
  await expect(shown).toContainText('Mooring');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(shown).toContainText('Mooring');
});
