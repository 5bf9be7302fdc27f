import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LIMITS } from '@trellis/contract';
import { look } from './look.ts';
import { expect, test } from './stage.ts';

let gallery: ChildProcess;
let address = '';
test.beforeAll(async () => {
  gallery = spawn(process.execPath, [join(import.meta.dirname, '../../scripts/pieces.ts')], {
    env: { ...process.env, PORT: '0' },
  });
  address = await new Promise<string>((resolve, reject) => {
    let said = '';
    gallery.stdout?.on('data', (piece) => {
      said += piece;
      const found = /http:\S+gallery\.html/.exec(said)?.[0];
      if (found) resolve(found);
    });
    gallery.on('exit', (code) => reject(new Error(`The gallery ended with ${code}: ${said}`)));
  });
});
test.afterAll(() => gallery.kill());

/** A picture of one point: what is none is not even sent. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('the pieces stand once on one page, and each does what it should', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Pieces' })).toBeVisible({ timeout: 60_000 });

  for (const width of [400, 600, 820, 1000]) {
    await page.getByRole('button', { name: `${width} px` }).click();
    const dialog = page.getByRole('dialog', { name: 'A dialog' });
    await expect(dialog).toHaveCSS('width', `${width}px`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  // One toast at a time: the new one takes the place of the old.
  await page.getByRole('button', { name: 'Show a toast' }).click();
  await page.getByRole('button', { name: 'Show another' }).click();
  await expect(page.getByText(/Failed saving app/)).toBeVisible();
  await expect(page.getByText('Link copied!')).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy the long address' }).click();
  await expect(page.getByText('Link copied!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toHaveLength(170);
  // An error that made way for good news is back after it, until somebody closes it.
  await expect(page.getByText(/Failed saving app/)).toHaveCount(0);
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByText(/Failed saving app/)).toBeVisible();
  await page
    .getByRole('alert')
    .filter({ hasText: /Failed saving app/ })
    .getByRole('button')
    .click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await goesByItself(page);
  const long = page.getByRole('link', { name: /^the long address/ });
  expect((await long.textContent())?.length).toBe(101);
  // What is blocked says why, and stays as it is.
  await page.getByRole('switch', { name: 'Users can sign up' }).click({ force: true });
  await expect(page.getByRole('switch', { name: 'Users can sign up' })).not.toBeChecked();
  await expect(page.getByText('Hard to read', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'View A picture' }).click();
  await page.keyboard.press('Escape');
  // An upload that fails says so where it was asked for, and may be tried again.
  const chooser = page.waitForEvent('filechooser');
  const failing = page.getByRole('group', { name: 'One that fails' });
  await failing.getByRole('button', { name: /^Upload/ }).click();
  const file = { name: 'a.png', mimeType: 'image/png', buffer: PIXEL };
  await (await chooser).setFiles(file);
  await expect(page.getByText('Failed to upload image. Please try again.')).toBeVisible();
  await expect(failing.getByRole('button', { name: /^Upload/ })).toBeEnabled();
  await look(page, 'gallery');
});

/** A message with a way back goes like any other, and from under nobody's hands: neither a pointer's nor the keyboard's. */
async function goesByItself(page: Page): Promise<void> {
  const show = page.getByRole('button', { name: 'Show an undo' });
  const said = page.getByRole('alert').filter({ hasText: 'A row was deleted' });
  const longer = () => page.waitForTimeout(LIMITS.toast.shownFor + 1_000);
  await show.click();
  await said.getByRole('button', { name: 'Undo' }).focus();
  await longer();
  await expect(said).toBeVisible();
  await show.focus();
  await expect(said).toHaveCount(0);
  await show.click();
  await said.hover();
  await longer();
  await expect(said).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(said).toHaveCount(0);
}
