import { look } from './look.ts';
import { nextMail } from './mailbox.ts';
import { NOTES } from './notes-app.ts';
import { adminOf, comeIn, makeApp, makeBuilder } from './people.ts';
import { ask, enter, expect, preview, test } from './stage.ts';

test('every screen of building holds to the accessibility rules, in light and dark, at three widths', async ({
  page,
  withModel: { url, model },
}) => {
  test.setTimeout(180_000);
  model.reset();
  await page.goto(`${url}/login`);
  await look(page, 'login');
  await enter(page, url);
  await look(page, 'home');
  await page.goto(`${url}/error/unauthorized`);
  await look(page, 'unauthorized');
  await page.goto(`${url}/nowhere`);
  await page.goto(`${url}/home`);

  model.will({ text: NOTES });
  await ask(page, 'A notes app');
  await expect(preview(page).getByText('First note')).toBeVisible();
  await look(page, 'build');
  await page.keyboard.press('Control+b');
  await look(page, 'build-details');
  await page
    .getByRole('button', { name: /Page Home/ })
    .first()
    .click();
  await look(page, 'build-step');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await look(page, 'publish');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Your app is live at')).toBeVisible();
  // Live, it is handed on: by its link, by a phone's camera, on another page, to people who are invited.
  const share = page.getByRole('region', { name: 'Share' });
  const code = share.getByRole('img', { name: /^QR code of http/ });
  await expect(code).toBeVisible();
  expect(await code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await share.getByText('Embed on a website').click();
  await expect(share.getByText(/^<iframe src="http/)).toBeVisible();
  await look(page, 'published');
  await share.getByRole('button', { name: 'Invite people' }).click();
  await expect(page.getByRole('complementary', { name: 'Users' })).toBeVisible();
  await page.goto(`${url}/home`);
  await expect(page.getByRole('link', { name: /notes/i })).toBeVisible();
  await look(page, 'home-with-apps');
});

test('the first stop of the Tab key leads past what stands on top', async ({
  page,
  builtIn: { url },
}) => {
  await comeIn(page, await adminOf(url));
  for (const [at, first] of [
    ['settings', page.getByLabel('Name', { exact: true })],
    ['admin/accounts', page.getByRole('tabpanel').getByRole('searchbox')],
    ['templates', page.getByRole('textbox', { name: 'Search templates' })],
  ] as const) {
    await page.goto(`${url}/${at}`);
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
  }
});

test('the workbench leads past its bar to where somebody writes, or looks', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  const viewer = await makeBuilder(url, 'Vic Viewer');
  const { appId } = await makeApp(owner, 'A list of boats with name', { isDraft: true });
  await owner.call('POST', `/api/apps/${appId}/members`, { email: viewer.email, role: 'viewer' });
  const { secret } = await nextMail(await adminOf(url), viewer.email);
  await viewer.call('POST', '/api/invitations/accept', { secret });
  for (const [who, name, place] of [
    [owner, 'Skip to the message box', page.getByLabel('Message to the assistant')],
    [viewer, 'Skip to the preview', page.getByRole('main')],
  ] as const) {
    await page.goto('about:blank');
    await comeIn(page, who);
    await page.goto(`${url}/build/app/${appId}`);
    await expect(preview(page).getByText('Boats').first()).toBeVisible();
    const skip = page.getByRole('button', { name });
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect(place).toBeFocused();
  }
});
