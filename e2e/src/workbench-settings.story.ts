import { adminOf, comeIn } from './people.ts';
import { makeSpace } from './space.ts';
import { expect, preview, test } from './stage.ts';

test('a space app begins with the page that is chosen, once it has pages', async ({
  page,
  builtIn: { url },
}) => {
  const ann = await adminOf(url);
  const app = await makeSpace(ann, { 'services/prices.ts': 'export const price = 3;\n' });
  await comeIn(page, ann);
  await page.goto(app.address);
  await page.getByRole('button', { name: 'App settings' }).click();
  const panel = page.getByRole('complementary', { name: 'App settings' });
  const main = panel.getByRole('combobox', { name: 'Main Page' });
  await expect(main).toHaveAttribute('placeholder', 'No pages available');
  await expect(main).toBeDisabled();

  const pageOf = (name: string) => `export default function ${name}() { return <h1>${name}</h1>; }`;
  await app.save('pages/Alpha.tsx', pageOf('Alpha'));
  await app.save('pages/Zeta.tsx', pageOf('Zeta'));
  await expect(main).toBeEnabled();
  await main.click();
  await page.getByRole('listbox').getByRole('option', { name: 'Zeta' }).click();
  // Going elsewhere in the app saves at once.
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('status', { name: 'Saving' })).toHaveText('Saved');
  await page.goto(app.address);
  await expect(preview(page).getByRole('heading', { name: 'Zeta' })).toBeVisible();
});
