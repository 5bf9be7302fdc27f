import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { FakeModel } from '@trellis/testing/fake-model';
import type { Caller } from './caller.ts';
import { Installation } from './installation.ts';
import { look } from './look.ts';
import { adminOf } from './people.ts';
import { expect, test } from './stage.ts';

const PICTURES = join(import.meta.dirname, '../../packages/templates/src/pictures');
const CARE = `# Winter

Bring olive trees indoors before the first frost, and water them once a month until March.

# Summer

Water every morning. Pots dry out in a day when it is hot.`;

const BEDS = Array.from({ length: 60 }, (_, n) => n + 1);

/** Somebody's own shop: a page about it, and the pictures of what it sells. */
async function openShop() {
  const server = createServer(({ url = '' }, answer) => {
    const picture = /^\/(olive|fern)\.webp$/.exec(url)?.[1];
    if (picture) {
      const file = picture === 'olive' ? 'plant-care.webp' : 'recipe-book.webp';
      answer.setHeader('Content-Type', 'image/webp').end(readFileSync(join(PICTURES, file)));
      return;
    }
    answer.statusCode = url === '/delivery' ? 200 : 404;
    answer.setHeader('Content-Type', 'text/html; charset=utf-8');
    answer.end(
      `<!doctype html><title>About us</title><main><h1>About us</h1>
      ${BEDS.map((n) => `<p>In bed ${n} we grow plants of the south, and like to show them to whoever comes by.</p>`).join('')}
      <h2>Delivery</h2><p>We deliver olive trees on Thursdays, with a van that has a lift, up to the second floor.</p></main>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, stop: () => void server.close() };
}

/** A published app that is one tool, with a text, a page of the shop and a list of what it sells. */
async function gardenShop(owner: Caller, host: string) {
  const { appId, slug } = await owner.call<{ appId: string; slug: string }>('POST', '/api/apps', {
    appType: 'AI_TOOL',
    genApp: { fields: { header: 'Ask the garden shop' } },
  });
  const { toolId } = await owner.call<{ toolId: string }>('POST', `/api/apps/${appId}/tools`, {
    title: 'Ask the garden shop',
    path: 'ask',
    instructions: 'Answer from what the shop knows, and name plants that fit.',
    blocks: [
      { id: 'answer', type: 'text', title: 'Answer' },
      { id: 'plants', type: 'cards', title: 'Plants' },
    ],
  });
  await owner.call('POST', `/api/apps/${appId}/tools/${toolId}/activate`, { isActive: true });
  const rows = `Name,Photo,Price,Page,Light\nOlive tree,http://${host}/olive.webp,€ 49,https://garden.example/olive,Full sun\nFern,http://${host}/fern.webp,€ 12,,Shade\n`;
  await owner.upload(`/api/context/ingest/file?appId=${appId}`, 'plants.csv', 'text/csv', rows);
  const at = `?appId=${appId}`;
  await owner.call('POST', `/api/context/ingest/text${at}`, { context: CARE, name: 'Plant care' });
  const page = { source: 'web scraper', type: 'web_page', provider: 'web' };
  await owner.call('POST', `/api/context/ingest/metadata${at}`, {
    contextItems: [{ ...page, name: 'Our site', externalFileUrl: `http://${host}/delivery` }],
  });
  const items = async () =>
    (
      await owner.call<{ contextItems: { id: string; type: string; status: string }[] }>(
        'GET',
        `/api/context/items${at}`,
      )
    ).contextItems;
  await expect
    .poll(async () => (await items()).map(({ status }) => status), { timeout: 30_000 })
    .toEqual(['synced', 'synced', 'synced']);
  const list = (await items()).find(({ type }) => type === 'csv')!;
  await owner.call('PATCH', `/api/context/${list.id}`, { access: 'anyone' });
  return slug;
}

test('an answer says what it stands on: its numbers open the passages, its cards lead to the rows', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const shop = await openShop();
  const model = await FakeModel.start();
  const installation = await Installation.shared({
    ...model.env,
    INTEGRATION_PRIVATE_HOSTS: shop.host,
    CRAWL_PACE_MS: '0',
  });
  try {
    const { url } = installation;
    const slug = await gardenShop(await adminOf(url), shop.host);
    model.decides = ({ messages }) => {
      const asked = messages.at(-1)?.content ?? '';
      const numberOf = (words: string) =>
        /<passage (\d+) of [^>]*>(?:(?!<\/passage>)[\s\S])*$/.exec(
          asked.slice(0, asked.indexOf(words)),
        )?.[1];
      const answer = `Bring it indoors before the first frost [${numberOf('first frost')}]. It is delivered on Thursdays, up to the second floor [${numberOf('Thursdays')}].`;
      const plants = [
        { title: 'Olive tree', text: 'Likes full sun, and needs little water.' },
        { title: 'Fern', text: 'For a place in the shade.' },
      ];
      return { json: { answer, plants } };
    };
    await page.goto(`${url}/app/${slug}`);
    await page
      .getByRole('textbox')
      .first()
      .fill('When do I bring my olive tree inside, is it delivered, and what does a fern cost?');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result.getByText('Done', { exact: true })).toBeVisible();
    const sources = result.getByRole('region', { name: 'Sources' });
    const frost = sources.getByText('Bring olive trees indoors before the first frost');
    await expect(frost).toBeHidden();
    await result
      .getByRole('link', { name: /^Source \d+$/ })
      .first()
      .click();
    await expect(frost).toBeVisible();
    await expect(sources.locator('summary').filter({ hasText: 'Winter' })).toBeFocused();
    // What is shown of a passage is what stands in its source.
    expect(CARE).toContain((await frost.textContent())?.split('\n').at(-1));
    await result
      .getByRole('link', { name: /^Source \d+$/ })
      .nth(1)
      .click();
    const way = sources.getByRole('link', { name: 'Open the page' });
    await expect(way).toHaveAttribute('href', /\/delivery#:~:text=/);
    const opening = page.waitForEvent('popup');
    await way.click();
    const source = await opening;
    // It opens where the passage stands, far down.
    await expect(source.getByText('on Thursdays, with a van that has a lift')).toBeInViewport();
    await source.close();
    const picture = result.getByRole('listitem').filter({ hasText: 'Olive tree' }).locator('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(result.getByText('€ 12')).toBeVisible();
    await look(page, 'tool-sources');
    await result.getByRole('link', { name: 'Olive tree' }).click();
    await expect(page.getByRole('heading', { name: 'Olive tree', level: 1 })).toBeVisible();
    await expect(page.getByText('Full sun')).toBeVisible();
    await look(page, 'data-row');
  } finally {
    await installation.stop();
    await model.stop();
    shop.stop();
  }
});
