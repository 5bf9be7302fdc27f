import { look } from './look.ts';
import { nextMail } from './mailbox.ts';
import { adminOf, comeIn, makeBuilder } from './people.ts';
import { code, makeSpace, openCode, openSpace } from './space.ts';
import { expect, preview, test } from './stage.ts';

test('the editor at three widths, light and dark', async ({ page, builtIn: { url } }) => {
  await openSpace(page, url);
  await page.getByRole('button', { name: 'Home.tsx', exact: true }).click();
  await expect(page.getByText('Loading types…')).toBeHidden();
  await look(page, 'code-file', 'Panels');
});

test('what is asked of files, at three widths, light and dark', async ({
  page,
  builtIn: { url },
}) => {
  await openSpace(page, url, 'Home.tsx');
  await page.getByRole('button', { name: 'More for Card.tsx' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('One file refers to it')).toBeVisible();
  await look(page, 'code-delete');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('textbox', { name: 'Find in files' }).fill('card');
  await look(page, 'code-find', 'Panels');
});

test('on a phone a file is picked from a list, edited and seen', async ({
  page,
  builtIn: { url },
}) => {
  const ann = await adminOf(url);
  const app = await makeSpace(ann);
  await comeIn(page, ann);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(app.address);
  await page.getByRole('tab', { name: 'Panels' }).click();
  await page.getByRole('button', { name: 'Edit code' }).click();
  await expect(page.getByText('Select a file to edit')).toBeVisible();
  await page.getByRole('combobox', { name: 'File' }).click();
  await page.getByRole('option', { name: 'About.tsx' }).click();
  await expect(code(page)).toContainText('About us');
  await code(page).getByText('About us').click();
  await page.keyboard.press('End');
  await page.keyboard.insertText('{/* from a phone */}');
  await expect.poll(() => app.read('pages/About.tsx')).toContain('from a phone');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(preview(page).getByText('A card')).toBeVisible();
});

test('who is no admin reads the code and cannot change it', async ({ page, builtIn: { url } }) => {
  const ann = await adminOf(url);
  const ben = await makeBuilder(url);
  const app = await makeSpace(ann);
  await ann.call('POST', `/api/apps/${app.appId}/members`, { email: ben.email, role: 'editor' });
  const { secret } = await nextMail(ann, ben.email);
  await ben.call('POST', '/api/invitations/accept', { secret });
  await comeIn(page, ben);
  await openCode(page, app.address, 'Home.tsx', 'Read code');
  await expect(page.getByText('Only admins can change code here. You can read it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New file in Pages' })).toBeHidden();
  await code(page).getByText('Hello').click();
  await page.keyboard.insertText('x');
  await expect(code(page)).not.toContainText('Hellox');
});
