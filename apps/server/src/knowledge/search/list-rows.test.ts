import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ContextItem, type RunChunk, VISITOR_KEY_HEADER } from '@trellis/contract';
import { openModel, openWorld, type Person } from '@trellis/testing';
import { applyChunk, emptyRun } from '@trellis/tools';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';

const model = await openModel();
const world = await openWorld({ ...model.env, INTEGRATION_PRIVATE_HOSTS: '127.0.0.1' });

/** Somebody's own site, with the pictures that a list names. */
const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#345' } })
  .png()
  .toBuffer();
const asked: string[] = [];
const shop = createServer((request, answer) => {
  asked.push(request.url ?? '');
  answer.end(request.url === '/evil.png' ? '<svg onload="alert(1)"></svg>' : png);
});
await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
afterAll(() => void shop.close());
const site = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;

const owner = await world.builder('Ann');
const KEY = { [VISITOR_KEY_HEADER]: 'k'.repeat(40) };
const BOATS = `SKU,Product name,Photo,Price,Page,Cost to us
S1,Sloop,${site}/sloop.png,"€ 1,200",https://boats.example/sloop,700
K1,Ketch,${site}/evil.png,€ 900,javascript:alert(1),500
`;

/** A tool that is an app, with a list of boats. */
async function shopOf(by = owner) {
  const made = await by.post<{ appId: string; slug: string }>('/api/apps', {
    appType: 'AI_TOOL',
    genApp: { fields: { header: 'Boats' } },
  });
  const { appId, slug } = made.body;
  const tool = await by.post<{ toolId: string }>(`/api/apps/${appId}/tools`, {
    title: 'Find a boat',
    path: 'find',
    instructions: 'Recommend boats.',
    blocks: [{ id: 'boats', type: 'cards', title: 'Boats' }],
  });
  await by.post(`/api/apps/${appId}/tools/${tool.body.toolId}/activate`, { isActive: true });
  const item = await addList(by, appId, BOATS);
  return { appId, slug, item, toolId: tool.body.toolId };
}

async function addList(by: Person, appId: string, csv: string): Promise<ContextItem> {
  const file = new File([csv], 'boats.csv', { type: 'text/csv' });
  await by.upload(`/api/context/ingest/file?appId=${appId}`, file);
  let item: ContextItem | undefined;
  await expect
    .poll(async () => {
      const items = await by.get<{ contextItems: ContextItem[] }>(
        `/api/context/items?appId=${appId}`,
      );
      item = items.body.contextItems[0];
      return item?.status;
    })
    .toBe('synced');
  return item!;
}

async function runOf(appId: string, input: string) {
  const answer = await world.stranger().fetch(`/api/tools/${appId}/find/runs`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...KEY },
    body: JSON.stringify({ inputs: { input } }),
  });
  const chunks = (await answer.text())
    .split('\n\n')
    .filter((one) => one.startsWith('data: '))
    .map((one) => JSON.parse(one.slice(6)) as RunChunk);
  return chunks.reduce(applyChunk, emptyRun);
}

/** The rows that a run's cards show, as far as they show some. */
const rowsIn = (run: Awaited<ReturnType<typeof runOf>>) =>
  run.parts
    .flatMap((part) => (part.type === 'cards' ? (part.value ?? []) : []))
    .map(({ row }) => row);

const open = (path: string, who = world.stranger()) =>
  who.fetch(path, { redirect: 'manual' }).then(async (answer) => ({
    status: answer.status,
    type: answer.headers.get('content-type'),
    body: Buffer.from(await answer.arrayBuffer()),
  }));

it('a card that shows a row has its picture, its price and its link, and no address that is none', async () => {
  const { appId } = await shopOf();
  // The passage's number is what a model knows of it.
  model.decides = ({ messages }) => {
    const n = /<passage (\d+) of [^>]*>\n[^<]*Sloop/.exec(messages.at(-1)!.content)?.[1];
    const cards = [
      { title: 'Ketch', text: 'cheap' },
      { title: 'The one with one mast', text: `See [${n}]` },
      { title: 'Yawl', text: 'none of ours' },
    ];
    return { json: { boats: cards } };
  };
  const rows = rowsIn(await runOf(appId, 'a sloop or a ketch'));
  model.decides = null;
  expect(rows).toMatchObject([
    { title: 'Ketch', price: '€ 900', link: null, hasPage: false },
    { title: 'Sloop', price: '€ 1,200', link: 'https://boats.example/sloop', hasPage: false },
    undefined,
  ]);
});

it('pictures come from us, by an address that cannot be made up, and only where they are pictures', async () => {
  const { appId } = await shopOf();
  model.will({
    json: {
      boats: [
        { title: 'Sloop', text: '' },
        { title: 'Ketch', text: '' },
      ],
    },
  });
  const [sloop, ketch] = rowsIn(await runOf(appId, 'sloop ketch'));
  const shown = await open(sloop!.picture!);
  expect(shown).toMatchObject({ status: 200, type: 'image/webp' });
  expect(await sharp(shown.body).metadata()).toMatchObject({ width: 640 });
  await open(sloop!.picture!);
  expect(asked.filter((path) => path === '/sloop.png')).toHaveLength(1);
  expect((await open(ketch!.picture!)).status).toBe(404);
  const forged = sloop!.picture!.replace(/key=.*/, ketch!.picture!.split('?')[1]!);
  for (const path of [forged, sloop!.picture!.split('?')[0]!, `${sloop!.picture!}x`])
    expect((await open(path)).status, path).toBe(404);
});

it('a row has a page for those who may read its list, while a tool uses it, with the columns that were chosen', async () => {
  const { appId, slug, item, toolId } = await shopOf();
  model.will({ json: { boats: [{ title: 'Sloop', text: '' }] } });
  const [row] = rowsIn(await runOf(appId, 'sloop'));
  const page = `/app/${slug}/item/${row!.id}`;
  expect((await open(page)).status).toBe(404);
  const change = (body: object) => owner.call('PATCH', `/api/context/${item.id}`, body);
  await change({ access: 'users' });
  expect((await open(page)).status).toBe(404);
  await change({ access: 'anyone', shownColumns: ['Product name', 'Photo', 'Price', 'Page'] });
  const { status, body } = await open(page);
  expect(status).toBe(200);
  const html = body.toString();
  expect(html).toContain('<title>Sloop</title>');
  expect(html).toContain('€ 1,200');
  expect(html).toContain('href="https://boats.example/sloop"');
  expect(html).toContain(`/app/${slug}/tool/find`);
  expect(html).not.toMatch(/\b700\b/);
  expect(html).not.toContain('<script');
  model.will({ json: { boats: [{ title: 'Sloop', text: '' }] } });
  expect(rowsIn(await runOf(appId, 'sloop'))[0]).toMatchObject({ id: row!.id, hasPage: true });
  for (const other of ['0'.repeat(24), item.id, `${item.id}-${'0'.repeat(16)}`])
    expect((await open(`/app/${slug}/item/${other}`)).status).toBe(404);
  await owner.post(`/api/apps/${appId}/tools/${toolId}/activate`, { isActive: false });
  expect((await open(page)).status).toBe(404);
});

it('of another app there is no row', async () => {
  const mine = await shopOf();
  const other = await shopOf(await world.builder('Eve'));
  await owner.call('PATCH', `/api/context/${mine.item.id}`, { access: 'anyone' });
  model.will({ json: { boats: [{ title: 'Sloop', text: '' }] } });
  const [row] = rowsIn(await runOf(mine.appId, 'sloop'));
  expect((await open(`/app/${mine.slug}/item/${row!.id}`)).status).toBe(200);
  expect((await open(`/app/${other.slug}/item/${row!.id}`)).status).toBe(404);
});
