import type { Page } from '@playwright/test';
import type { Caller } from './caller.ts';
import { adminOf, comeIn } from './people.ts';
import { expect } from './stage.ts';

const HOME = `import Card from '@/components/Card';

export default function Home() {
  return (
    <main className="p-6">
      <h1>Hello</h1>
      <Card />
    </main>
  );
}
`;
const FILES = {
  'Layout.tsx':
    'export default function Layout({ children }) {\n  return <div>{children}</div>;\n}\n',
  'pages/Home.tsx': HOME,
  'pages/About.tsx':
    "import { priceOf } from '@/services/prices';\n\nexport default function About() {\n  return <h1>About us for {priceOf(3)}</h1>;\n}\n",
  'components/Card.tsx': 'export default function Card() {\n  return <p>A card</p>;\n}\n',
  'services/prices.ts':
    "export function priceOf(amount: number): string {\n  return amount + ' €';\n}\n",
};

/** A space app with a few files, and the calls that change it as somebody else would. */
export async function makeSpace(owner: Caller, files: Record<string, string> = FILES) {
  const { appId } = await owner.call<{ appId: string }>('POST', '/api/apps', {
    appType: 'SPACE_APP',
    genApp: { fields: { header: 'Space' }, appBuilderVersion: 4 },
  });
  const at = `/api/apps/${appId}/files`;
  await owner.call('POST', `${at}/import`, {
    files: Object.entries(files).map(([path, content]) => ({ path, content })),
  });
  return {
    appId,
    at,
    address: `${owner.url}/build/app/${appId}`,
    save: (id: string, content: string) =>
      owner.call('POST', `${at}/update`, { file: { id, content } }),
    /** What is stored; nothing while there is no such file. */
    read: (fileId: string) =>
      owner.call<{ content: string }>('GET', `${at}/content?fileId=${fileId}`).then(
        ({ content }) => content,
        () => '',
      ),
  };
}

/** A space app of the admin, who has its code editor open, and perhaps a file in it. */
export async function openSpace(page: Page, url: string, file?: string) {
  const ann = await adminOf(url);
  const app = await makeSpace(ann);
  await comeIn(page, ann);
  await openCode(page, app.address, file);
  return { ...app, ann };
}

/** Opens the code editor, and a file in it. */
export async function openCode(
  page: Page,
  address: string,
  file?: string,
  entry = 'Edit code',
): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: entry }).click();
  await expect(page.getByText('Select a file to edit')).toBeVisible();
  if (file) await openFile(page, file);
}

export async function openFile(page: Page, file: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Files' })
    .getByRole('button', { name: file, exact: true })
    .click();
  await expect(code(page)).toBeVisible();
}

/** The text that is edited. */
export const code = (page: Page) => page.getByRole('textbox', { name: /^Code of / });
/** What the editor says of saving the open file. */
export const status = (page: Page, words: string) =>
  page.getByRole('complementary', { name: 'Edit code' }).getByText(words);

/** Puts the cursor behind a text, and types. */
export async function typeAfter(page: Page, text: string, typed: string): Promise<void> {
  await code(page).getByText(text, { exact: false }).last().click();
  await page.keyboard.press('End');
  // All at once: an editor that closes tags by itself would add to what is typed letter by letter.
  await page.keyboard.insertText(typed);
}
