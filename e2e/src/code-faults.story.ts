import { test as plain } from '@playwright/test';
import { makeDataFolder } from '@trellis/testing/data-folder';
import { Caller, PASSWORD } from './caller.ts';
import { Installation } from './installation.ts';
import { comeIn, newEmail } from './people.ts';
import { code, makeSpace, openCode, openSpace, status, typeAfter } from './space.ts';
import { add, expect, test } from './stage.ts';

test('two tabs on one file: other lines are merged, the same lines are put before the person', async ({
  page,
  context,
  builtIn: { url },
}) => {
  const app = await openSpace(page, url, 'Home.tsx');
  const other = await context.newPage();
  await openCode(other, app.address, 'Home.tsx');
  await typeAfter(other, '<h1>Hello</h1>', '<b>from the other</b>');
  await expect(code(page)).toContainText('from the other');
  // What the other one types on the last line, while this one types on the first.
  await typeAfter(page, "import Card from '@/components/Card';", ' // first');
  await typeAfter(other, '<Card />', '<i>second</i>');
  for (const one of [page, other]) {
    await expect(code(one)).toContainText('// first');
    await expect(code(one)).toContainText('<i>second</i>');
  }

  await page.context().setOffline(true);
  await typeAfter(page, '<i>second</i>', '<u>mine</u>');
  await expect(status(page, 'Offline')).toBeVisible();
  await app.save('pages/Home.tsx', (await app.read('pages/Home.tsx')).replace('second', 'theirs'));
  await page.context().setOffline(false);
  await expect(page.getByText('Somebody else changed the same lines').first()).toBeVisible();
  expect(await app.read('pages/Home.tsx')).not.toContain('mine');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => app.read('pages/Home.tsx')).toContain('<i>second</i><u>mine</u>');
  await other.close();
});

test('a file that somebody gives another path takes along what is being typed in it', async ({
  page,
  context,
  builtIn: { url },
}) => {
  const app = await openSpace(page, url, 'About.tsx');
  await context.setOffline(true);
  await typeAfter(page, 'About us', '{/* on the way */}');
  const names = { fileId: 'pages/About.tsx', newId: 'pages/Team.tsx' };
  await app.ann.call('POST', `${app.at}/rename`, names);
  // The save is on its way when the new path is heard of.
  const heard = page.waitForResponse((answer) => answer.url().endsWith(`${app.at}`));
  await page.route(`**${app.at}/update`, (route) => heard.then(() => route.continue()));
  await context.setOffline(false);
  await expect(page.getByRole('textbox', { name: 'Code of pages/Team.tsx' })).toContainText('way');
  await expect.poll(() => app.read('pages/Team.tsx')).toContain('on the way');
  expect(await app.read('pages/About.tsx')).toBe('');
});

test('nothing that was typed is lost: network off, tab closed within the second, a crash', async ({
  page,
  context,
  builtIn: { url },
}) => {
  const app = await openSpace(page, url, 'Home.tsx');
  await context.setOffline(true);
  await typeAfter(page, '<h1>Hello</h1>', '<p>in a tunnel</p>');
  await expect(status(page, 'Offline')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => app.read('pages/Home.tsx')).toContain('in a tunnel');

  await typeAfter(page, 'in a tunnel', '<p>last words</p>');
  await page.close();
  const next = await context.newPage();
  await openCode(next, app.address, 'Home.tsx');
  await expect(code(next)).toContainText('last words');
  await expect.poll(() => app.read('pages/Home.tsx')).toContain('last words');

  // The renderer dies: nothing of the page gets to say goodbye.
  await context.setOffline(true);
  await typeAfter(next, 'last words', '<p>before the crash</p>');
  await next.waitForTimeout(900);
  await next.goto('chrome://crash').catch(() => {});
  await next.close();
  await context.setOffline(false);
  const after = await context.newPage();
  await openCode(after, app.address, 'Home.tsx');
  await expect(code(after)).toContainText('before the crash', { timeout: 40_000 });
  await expect.poll(() => app.read('pages/Home.tsx')).toContain('before the crash');
});

test('a session that ends in the middle asks for the password, and then saves what was typed', async ({
  page,
  builtIn: { url },
}) => {
  const app = await openSpace(page, url, 'Home.tsx');
  await typeAfter(page, '<h1>Hello</h1>', '<p>half a thought</p>');
  // The session ends elsewhere, before the second is over in which it would have been saved.
  await page.evaluate(() => fetch('/api/auth/sign-out', { method: 'POST' }));
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => app.read('pages/Home.tsx')).toContain('half a thought');
  await expect(code(page)).toContainText('half a thought');
});

// Without the stage's quiet: a browser notes each connection that it cannot make.
plain(
  'a save whose answer was lost is known again, and what was typed since goes on from it',
  async ({ page }) => {
    const server = await Installation.start({ DATA_DIR: makeDataFolder('answer') });
    const owner = new Caller(server.url, newEmail('owner'));
    await owner.signUp('Olga Owner');
    const app = await makeSpace(owner);
    await comeIn(page, owner);
    await openCode(page, app.address, 'Home.tsx');
    await page.route(
      /files\/update/,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await typeAfter(page, '<h1>Hello</h1>', '<p>half way</p>');
    await expect(page.getByText('Failed to save file').first()).toBeVisible();
    await typeAfter(page, 'half way', '<p>and on</p>');
    await expect.poll(() => app.read('pages/Home.tsx')).toContain('<p>half way</p><p>and on</p>');
    await page.close();
    await server.stop();
  },
);

plain('a server that is killed while it saves loses nothing that was typed', async ({ page }) => {
  // Two installations are started in it.
  test.setTimeout(120_000);
  const dataDir = makeDataFolder('code');
  const first = await Installation.start({ DATA_DIR: dataDir });
  const owner = new Caller(first.url, newEmail('owner'));
  await owner.signUp('Olga Owner');
  const app = await makeSpace(owner);
  await comeIn(page, owner);
  await openCode(page, app.address, 'Home.tsx');
  const asked = page.waitForRequest(/files\/update/);
  // Held still, so that it has not answered when it is killed.
  process.kill(first.pid, 'SIGSTOP');
  await typeAfter(page, '<h1>Hello</h1>', '<p>half way</p>');
  await asked;
  await first.kill();
  await expect(page.getByText('Failed to save file').first()).toBeVisible();
  await typeAfter(page, 'half way', '<p>and on</p>');
  const second = await Installation.start({ DATA_DIR: dataDir, PORT: new URL(first.url).port });
  await owner.signIn();
  await expect
    .poll(() => app.read('pages/Home.tsx'), { timeout: 30_000 })
    .toContain('<p>half way</p><p>and on</p>');
  await expect(code(page)).toContainText('and on');
  await page.close();
  await second.stop();
});

test('while the assistant writes a file, the editor says so, and both changes are in it afterwards', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  const app = await openSpace(page, url, 'Home.tsx');
  const changed = (await app.read('pages/Home.tsx')).replace(
    '<Card />',
    '<Card /><p>by the assistant</p>',
  );
  model.will({
    text: `${add('pages/Home.tsx', changed)}${'more words '.repeat(120)}`,
    everyMs: 20,
  });
  await page.getByRole('button', { name: 'Toggle the chat' }).click();
  await page.getByLabel('Message to the assistant').fill('Add a line');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The assistant is working on this file.')).toBeVisible();
  await typeAfter(page, "import Card from '@/components/Card';", ' // by hand');
  await expect.poll(() => app.read('pages/Home.tsx')).toContain('// by hand');
  await expect(code(page)).toContainText('by the assistant');
  await expect(code(page)).toContainText('// by hand');
});
