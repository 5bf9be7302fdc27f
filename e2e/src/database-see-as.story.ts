import { look } from './look.ts';
import { expect, test } from './stage.ts';
import { openTasks, rowCount, taskCell, taskGrid } from './task-app.ts';

test('a builder sees the rows as a visitor, an admin and one of the users gets them, and changes nothing meanwhile', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(90_000);
  const { owner, appId } = await openTasks(page, url, [{ title: 'Paint' }, { title: 'Build' }]);
  const invited = { user_email: `gil-${appId}@example.org`, role: 'user' };
  await owner.call('POST', `/apps/${appId}/users/invite-user`, invited);
  const banner = page.getByRole('status', { name: 'Viewing as' });
  const access = page.getByRole('button', { name: 'Access: Public Read / Creator Write' });

  await access.click();
  await page.getByRole('button', { name: 'An admin' }).click();
  await expect(banner).toContainText('They see 2 of 2 rows and can add rows.');
  await expect(page.getByRole('button', { name: 'Show all rows again' })).toBeFocused();
  // Who only reads is told so, row by row.
  await expect(taskCell(page, 1, 1)).toHaveText('see');
  await expect(page.getByRole('button', { name: 'New row' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Import' })).toHaveCount(0);
  await taskCell(page, 1, 2).dblclick();
  await expect(taskGrid(page).getByRole('textbox')).toHaveCount(0);
  await taskCell(page, 1, 2).click();
  await page.keyboard.press(' ');
  const card = page.getByRole('dialog', { name: /^Row in / });
  await expect(card.getByRole('heading', { name: 'Paint' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Delete this row' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await look(page, 'database-see-as', 'Panels');

  await access.click();
  await page.getByRole('button', { name: 'A visitor' }).click();
  await expect(banner).toContainText('They see 0 of 2 rows and cannot add rows.');
  await expect(rowCount(page)).toHaveText('0 rows');

  await access.click();
  await page.getByRole('searchbox', { name: "Or one of the app's users" }).fill('gil');
  await page.getByRole('button', { name: invited.user_email }).click();
  await expect(banner).toContainText('has not accepted the invitation yet');
  await page.getByRole('button', { name: 'Show all rows again' }).click();
  await expect(banner).toHaveCount(0);
  await expect(rowCount(page)).toHaveText('2 rows');
  await expect(page.getByRole('button', { name: 'New row' })).toBeVisible();
});
