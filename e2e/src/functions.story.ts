import { look } from './look.ts';
import { adminOf, comeIn } from './people.ts';
import { code, makeSpace, openCode } from './space.ts';
import { expect, preview, test } from './stage.ts';

const HOME = `import { useState } from 'react';
import { base44 } from '@/api/base44Client';

export default function Home() {
  const [told, setTold] = useState('');
  const ask = () =>
    base44.functions.invoke('quote', { seats: 3 }).then(
      ({ data }) => setTold(data.words),
      (error) => setTold(error.response?.data?.error ?? error.message),
    );
  return (
    <main className="p-6">
      <button onClick={ask}>Ask for a price</button>
      <p role="status">{told}</p>
    </main>
  );
}
`;
const QUOTE = `import { createClientFromRequest } from 'npm:@base44/sdk@0.8.6';

Deno.serve(async (request) => {
  const base44 = createClientFromRequest(request);
  const key = Deno.env.get('PRICE_KEY');
  if (!key) return Response.json({ error: 'PRICE_KEY is not set' }, { status: 500 });
  const user = await base44.auth.me().catch(() => null);
  const { seats } = await request.json();
  console.log('a price for', seats);
  return Response.json({ words: (user ? user.full_name : 'Somebody') + ' pays ' + seats * key.length });
});
`;

test('code of an app runs on the server, with secrets that its builder sets', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await adminOf(url);
  const space = await makeSpace(owner, {
    'pages/Home.tsx': HOME,
    'server/functions/quote.ts': QUOTE,
  });
  await comeIn(page, owner);
  await page.goto(space.address);
  const app = preview(page);
  const ask = (from = app) => from.getByRole('button', { name: 'Ask for a price' }).click();
  await ask();
  await expect(app.getByRole('status')).toHaveText('PRICE_KEY is not set');
  await page.getByRole('button', { name: 'Integrations' }).click();
  const panel = page.getByRole('complementary', { name: 'Integrations' });
  await expect(panel.getByText('secrets that are not set: PRICE_KEY')).toBeVisible();
  await panel.getByLabel('Value of secret PRICE_KEY').fill('four');
  await panel.getByRole('button', { name: 'Save secrets' }).click();
  await expect(panel.getByLabel('Value of secret PRICE_KEY')).toHaveValue('');
  await ask();
  await expect(app.getByRole('status')).toHaveText(/ pays 12$/);
  await panel.getByRole('button', { name: 'Refresh' }).click();
  await panel.getByText('200', { exact: true }).click();
  await expect(panel.getByText('a price for 3')).toBeVisible();
  await look(page, 'panel-functions', 'Panels');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish your app' });
  await expect(dialog.getByText('quote: anyone can call')).toBeVisible();
  await owner.call('POST', `/api/apps/${space.appId}/publication`, {});
  const { slug } = await owner.call<{ slug: string }>('GET', `/api/apps/${space.appId}`);
  await page.context().clearCookies();
  await page.goto(`${url}/app/${slug}`);
  const live = page.frameLocator('iframe');
  await ask(live);
  await expect(live.getByRole('status')).toHaveText('Somebody pays 12');
});

test('a function is begun in the code editor', async ({ page, builtIn: { url } }) => {
  const owner = await adminOf(url);
  const space = await makeSpace(owner, { 'pages/Home.tsx': HOME });
  await comeIn(page, owner);
  await openCode(page, space.address);
  const files = page.getByRole('navigation', { name: 'Files' });
  await files.getByRole('button', { name: 'New file in Functions (on the server)' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('greet');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await expect(code(page)).toContainText('createClientFromRequest');
  await expect.poll(() => space.read('server/functions/greet.ts')).toContain('Deno.serve');
});
