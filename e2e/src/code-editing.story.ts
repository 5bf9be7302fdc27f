import { adminOf, comeIn } from './people.ts';
import { code, makeSpace, openFile, openSpace, status, typeAfter } from './space.ts';
import { expect, preview, test } from './stage.ts';

test('what is typed is saved after a second and seen in the preview; an error is kept, and the last good picture stays', async ({
  page,
  builtIn: { url },
}) => {
  const app = await openSpace(page, url, 'Home.tsx');
  await expect(preview(page).getByText('A card')).toBeVisible();
  await typeAfter(page, '<h1>Hello</h1>', '\n<p>Typed here</p>');
  await expect(preview(page).getByText('Typed here')).toBeVisible();
  await expect(status(page, 'Saved')).toBeVisible();
  await expect(status(page, 'Saved')).toBeHidden();
  expect(await app.read('pages/Home.tsx')).toContain('Typed here');

  await typeAfter(page, 'Typed here', '\n<p>never closed');
  await expect.poll(() => app.read('pages/Home.tsx')).toContain('never closed');
  await expect(page.getByText(/Issues? Found/)).toBeVisible();
  await expect(page.locator('.cm-lint-marker-error').first()).toBeVisible();
  await expect(preview(page).getByText('Typed here')).toBeVisible();
});

test('the compiler helps: completion imports, hover says types, F12 leads to the definition, F2 renames everywhere', async ({
  page,
  builtIn: { url },
}) => {
  const app = await openSpace(page, url, 'Home.tsx');
  await expect(page.getByText('Loading types…')).toBeHidden();
  await typeAfter(page, '<h1>Hello</h1>', '\n');
  await page.keyboard.type('<B');
  await expect(page.getByRole('listbox')).toBeVisible();
  // A list that has only just come takes no key: nobody can have meant it.
  await page.waitForTimeout(150);
  // Enter comes before the list is made anew for these letters.
  await page.keyboard.type('utton');
  await page.keyboard.press('Enter');
  await expect(code(page)).toContainText("import { Button } from '@/components/ui/button';");
  await page.keyboard.insertText('>Press</Button>');
  await expect(preview(page).getByRole('button', { name: 'Press' })).toBeVisible();

  await code(page).getByText('Button', { exact: true }).last().hover();
  await expect(page.locator('.cm-lsp-hover-tooltip')).toContainText('variant');
  await page.mouse.move(0, 0);

  await openFile(page, 'Card.tsx');
  await code(page).getByText('Card', { exact: true }).first().dblclick();
  await page.keyboard.press('F2');
  const name = page.locator('.cm-lsp-rename-panel input');
  await name.fill('priceOf');
  await page.keyboard.press('Escape');
  await openFile(page, 'prices.ts');
  await code(page).getByText('priceOf').click();
  await page.keyboard.press('F2');
  await name.fill('costOf');
  await page.keyboard.press('Enter');
  await expect.poll(() => app.read('services/prices.ts')).toContain('costOf');
  await expect.poll(() => app.read('pages/About.tsx')).toContain('costOf(3)');

  await openFile(page, 'About.tsx');
  await code(page).getByText('costOf').last().click();
  await page.keyboard.press('F12');
  await expect(page.getByRole('textbox', { name: 'Code of services/prices.ts' })).toBeVisible();
});

test('what the compiler says late of one file is not shown over another', async ({
  page,
  builtIn: { url },
}) => {
  // Questions about a word reach the compiler after the file was left.
  await page.addInitScript(() => {
    const send = Worker.prototype.postMessage as (this: Worker, message: unknown) => void;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      const isLate = typeof message === 'string' && message.includes('textDocument/hover');
      if (isLate) document.documentElement.dataset.asked = 'yes';
      setTimeout(() => send.call(this, message), isLate ? 1_500 : 0);
    };
  });
  await openSpace(page, url, 'Home.tsx');
  await expect(page.getByText('Loading types…')).toBeHidden();
  await code(page).getByText('Card', { exact: true }).last().hover();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await openFile(page, 'prices.ts');
  await expect(code(page)).toContainText('priceOf');
  await page.waitForTimeout(2_500);
  await expect(page.locator('.cm-lsp-hover-tooltip')).toHaveCount(0);
});

test('a file is found by its words, put into form, and compared with what it was', async ({
  page,
  builtIn: { url },
}) => {
  const app = await openSpace(page, url, 'About.tsx');
  await page.keyboard.press('Control+Shift+F');
  await page.getByRole('textbox', { name: 'Find in files' }).fill('a card');
  await expect(page.getByText('1 in 1 file')).toBeVisible();
  await page.getByRole('button', { name: /A card/ }).click();
  await expect(page.getByRole('textbox', { name: 'Code of components/Card.tsx' })).toBeVisible();
  await typeAfter(page, 'A card', '\n\n      ');
  await page.getByRole('button', { name: 'Format' }).click();
  await expect(code(page).locator('.cm-line')).toHaveCount(4);
  await typeAfter(page, 'A card', '// a note');
  await expect.poll(() => app.read('components/Card.tsx')).toContain('// a note');
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: /Compare/ });
  await expect(dialog.locator('.cm-changedLine').last()).toContainText('// a note');
  await page.keyboard.press('Escape');
});

test('a file goes, or gets another name, with what refers to it', async ({
  page,
  builtIn: { url },
}) => {
  const app = await openSpace(page, url);
  const more = (name: string) => page.getByRole('button', { name: `More for ${name}` });
  await more('Card.tsx').click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const renaming = page.getByRole('dialog', { name: /Rename/ });
  await renaming.getByLabel('New name').fill('parts/Tile');
  await expect(renaming.getByText('One file refers to it')).toBeVisible();
  await renaming.getByRole('button', { name: 'Rename' }).click();
  await expect(renaming).toBeHidden();
  expect(await app.read('pages/Home.tsx')).toContain("from '@/components/parts/Tile'");

  await more('parts/Tile.tsx').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const deleting = page.getByRole('dialog', { name: /Delete/ });
  await expect(deleting.getByText("import Card from '@/components/parts/Tile';")).toBeVisible();
  await deleting.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted parts/Tile.tsx')).toBeVisible();
  expect(await app.read('pages/Home.tsx')).not.toContain('Card');

  await page.getByRole('button', { name: 'New file in Pages' }).click();
  await page.getByRole('dialog', { name: 'New page' }).getByLabel('Name').fill('Contact');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Code of pages/Contact.tsx' })).toBeVisible();
  await expect.poll(() => app.read('pages/Contact.tsx')).toContain('function Contact()');
});

test('everything is done by keyboard: to the files, into one, saved, put into form, found, renamed, out again', async ({
  page,
  builtIn: { url },
}) => {
  const ann = await adminOf(url);
  const app = await makeSpace(ann);
  await comeIn(page, ann);
  await page.goto(app.address);
  await expect(preview(page).getByText('A card')).toBeVisible();
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('textbox', { name: 'Search or run a command' })).toBeFocused();
  await page.keyboard.type('Edit code');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Select a file to edit')).toBeVisible();
  await page.keyboard.press('Control+P');
  for (const _ of ['to About.tsx', 'to Home.tsx']) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Code of pages/Home.tsx' })).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('const   by   = 1');
  await page.keyboard.press('Control+S');
  await expect.poll(() => app.read('pages/Home.tsx'), { intervals: [50] }).toContain('by   = 1');
  await page.keyboard.press('Shift+Alt+F');
  await expect.poll(() => app.read('pages/Home.tsx')).toContain('const by = 1;\n');
  // The palette does the same, and knows the keys.
  await page.keyboard.press('Control+K');
  const palette = page.getByRole('textbox', { name: 'Search or run a command' });
  await expect(palette).toBeFocused();
  await page.keyboard.type('Rename a name');
  await expect(page.getByRole('button', { name: /^Rename a name everywhere/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await code(page).focus();
  // Escape, then Tab leaves the text; the next places are those of the line below.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Find', exact: true })).toBeFocused();
  await page.keyboard.press('Control+Shift+F');
  await page.keyboard.type('a card');
  const found = page.getByRole('button', { name: /A card/ });
  await expect(found).toBeVisible();
  for (
    let tabs = 0;
    tabs < 5 && !(await found.evaluate((one) => one === document.activeElement));
    tabs++
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Code of components/Card.tsx' })).toBeFocused();
  await page.keyboard.press('Control+Shift+F');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+P');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Rename' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('New name')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Tile');
  // Before it is known what refers to the file: it waits for that.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Code of components/Tile.tsx' })).toBeVisible();
  expect(await app.read('pages/Home.tsx')).toContain("from '@/components/Tile'");
});
