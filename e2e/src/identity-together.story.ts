import { look } from './look.ts';
import { nextMail } from './mailbox.ts';
import { adminOf, comeIn, makeApp, makeBuilder, newEmail } from './people.ts';
import { expect, PASSWORD, preview, test } from './stage.ts';

test('a collaborator comes by an invitation, looks first, and edits once they may', async ({
  page,
  browser,
  builtIn: { url },
}) => {
  test.setTimeout(120_000);
  const admin = await adminOf(url);
  const owner = await makeBuilder(url, 'Olga Owner');
  const { appId } = await makeApp(owner, 'A recipe book');
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}`);
  await page.getByRole('button', { name: 'Collaborators' }).click();
  const panel = page.getByRole('complementary', { name: 'Collaborators' });
  const email = newEmail('friend');
  await panel.getByLabel('Invite by email').fill(email);
  await panel.getByRole('combobox', { name: 'Role of the invited person' }).click();
  await page.getByRole('option', { name: 'Can view' }).click();
  await panel.getByRole('button', { name: 'Invite' }).click();
  await expect(panel.getByText('Invited', { exact: true })).toBeVisible();

  // Somebody without an account makes one on the way.
  const friend = await (await browser.newContext()).newPage();
  const { link, subject } = await nextMail(admin, email);
  expect(subject).toBe('Olga Owner invites you to build Recipe Book');
  await friend.goto(link);
  await expect(friend.getByText('You can view “Recipe Book”.')).toBeVisible();
  await friend.getByRole('link', { name: 'Create an account' }).click();
  await friend.getByLabel('Name').fill('Fay Friend');
  await friend.getByLabel('Email').fill(email);
  await friend.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await friend.getByRole('button', { name: 'Create account' }).click();
  // The invitation came by mail, so that nothing else has to prove the address.
  await friend.getByRole('button', { name: 'Accept' }).click();
  await expect(friend).toHaveURL(new RegExp(`/build/app/${appId}`));

  await expect(
    preview(friend).getByRole('heading', { name: 'Recipes', exact: true }),
  ).toBeVisible();
  await expect(friend.getByText('You can view this app.')).toBeVisible();
  await expect(friend.getByLabel('Message to the assistant')).toHaveCount(0);
  await expect(friend.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await expect(friend.getByRole('button', { name: 'Users' })).toHaveCount(0);
  // The owner's screen hears of it by itself.
  await expect(panel.getByText('Fay Friend')).toBeVisible();
  await panel.getByRole('button', { name: `Actions for ${email}` }).click();
  await page.getByRole('menuitem', { name: 'Make editor' }).click();
  await expect(panel.getByText('Can edit').first()).toBeVisible();
  await expect(friend.getByText('You can now edit this app.')).toBeVisible();
  await friend.goto(`${url}/home`);
  await expect(friend.getByText('Olga Owner · can edit')).toBeVisible();
  await look(friend, 'home-shared');
  await friend.getByRole('link', { name: /Recipe Book/ }).click();
  await friend.getByLabel('Message to the assistant').fill('Add a notes field to recipes');
  await friend.keyboard.press('Enter');
  await expect(friend.getByText(/Unpublished changes/)).toBeVisible({ timeout: 45_000 });
  // Nothing of who may what is another: one click, and it is live.
  await friend.getByRole('button', { name: 'Publish' }).click();
  await expect(friend.getByText('Your changes are live.')).toBeVisible();
  await expect(friend.getByText(/Unpublished changes/)).toHaveCount(0);
  await friend.getByRole('button', { name: 'Publish' }).click();
  const dialog = friend.getByRole('dialog', { name: 'Publish your app' });
  await expect(dialog.getByRole('button', { name: 'Publish again' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Take offline' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Publish again' }).click();
  await expect(dialog.getByText('Your app is live at')).toBeVisible();
  await friend.keyboard.press('Escape');

  // Somebody who may only look again loses the buttons while they look at them.
  await panel.getByRole('button', { name: `Actions for ${email}` }).click();
  await page.getByRole('menuitem', { name: 'Make viewer' }).click();
  await expect(friend.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await expect(friend.getByLabel('Message to the assistant')).toHaveCount(0);
  await expect(friend.getByText('You now have view-only access')).toBeVisible();

  // Somebody who is no collaborator any more is led away at once.
  await panel.getByRole('button', { name: `Actions for ${email}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(panel.getByText('No other collaborators yet.')).toBeVisible();
  await expect(friend).toHaveURL(/\/error\/unauthorized/);
  await friend.context().close();
});
