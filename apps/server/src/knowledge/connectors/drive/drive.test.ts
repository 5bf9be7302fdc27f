import type { ConnectedThing, Connection, ContextItem, Passage } from '@trellis/contract';
import { makeApp, openWorld, type Person } from '@trellis/testing';
import { FakeDrive, MIME, workbookOf } from '@trellis/testing/google-drive';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

const drive = await FakeDrive.start();
afterAll(() => drive.stop());
const world = await openWorld({
  ...drive.env,
  GOOGLE_DRIVE_ACCESS: 'readonly',
  PUBLIC_URL: 'http://localhost',
});
const ann = await world.builder('Ann');

beforeEach(() => {
  drive.early = 0;
  drive.perPage = 0;
  drive.files = [];
  drive.add({
    id: 'doc-handbook',
    name: 'Handbook',
    mimeType: MIME.doc,
    content: { 'text/markdown': '# Handbook\n\nWe are open from 8 to 17.' },
  });
  drive.add({
    id: 'sheet-prices',
    name: 'Prices',
    mimeType: MIME.sheet,
    content: {
      [MIME.xlsx]: workbookOf({
        Boats: [
          ['Name', 'Price'],
          ['Sloop', 1200],
          ['Ketch', 900],
        ],
        'Sails/2026': [
          ['Sail', 'Euro'],
          ['Spinnaker', 300],
        ],
      }),
    },
  });
  drive.add({ id: 'folder-more', name: 'More', mimeType: MIME.folder });
  drive.add({
    id: 'slides-talk',
    name: 'Talk',
    mimeType: MIME.slides,
    parents: ['folder-more'],
    content: { 'text/plain': 'Boats are built of oak.' },
  });
  drive.add({
    id: 'file-notes',
    name: "Ann's notes.txt",
    mimeType: 'text/plain',
    md5Checksum: 'first',
    parents: ['folder-more'],
    content: { media: 'The harbour closes in January.' },
  });
  drive.add({ id: 'file-film', name: 'Film.mp4', mimeType: 'video/mp4' });
  drive.add({
    id: 'way-back',
    name: 'Round',
    mimeType: MIME.shortcut,
    parents: ['folder-more'],
    leadsTo: { targetId: 'folder-more', targetMimeType: MIME.folder },
  });
});

const at = (path: string) => `/api/context/connections/google-drive${path}`;
const pathOf = (location: string | null) => {
  const url = new URL(location ?? '', 'http://localhost');
  return url.pathname + url.search;
};

async function tokenOf(who: Person, appId: string): Promise<string> {
  const { status, body } = await who.get<{ token: string; expiresAt: string }>(
    `/api/integrations/fetchCarbonTokens?appId=${appId}`,
  );
  expect(status).toBe(200);
  const minutes = (Date.parse(body.expiresAt) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9);
  expect(minutes).toBeLessThanOrEqual(10);
  return body.token;
}
/** Goes to Google and agrees; answers where Google sends the browser. */
async function consent(browser: Person, token: string): Promise<string> {
  const out = await browser.fetch(at(`/sign-in?token=${token}`), { redirect: 'manual' });
  expect(out.status).toBe(302);
  const location = out.headers.get('location') ?? '';
  expect(new URL(location).searchParams.get('access_type')).toBe('offline');
  const back = await fetch(location, { redirect: 'manual' });
  return pathOf(back.headers.get('location'));
}
async function connected(): Promise<string> {
  const { appId } = await makeApp(world, ann, {});
  const page = await ann.fetch(await consent(ann, await tokenOf(ann, appId)));
  expect(await page.text()).toContain('You can close this window.');
  return appId;
}
const connectionOf = async (appId: string) =>
  (
    await ann.get<{ connections: Connection[] }>(`/api/context/connections?appId=${appId}`)
  ).body.connections.find(({ provider }) => provider === 'google-drive');
const thingsOf = async (appId: string, more = '') =>
  (
    await ann.get<{ things: ConnectedThing[]; cursor: string | null }>(
      at(`/things?appId=${appId}${more}`),
    )
  ).body;
const add = (appId: string, externalFileId: string, name = 'From Drive') =>
  ann.post<{ contextItems: ContextItem[]; message?: string }>(
    `/api/context/ingest/metadata?appId=${appId}`,
    {
      contextItems: [
        {
          name,
          source: 'google drive',
          type: 'unrecognized',
          provider: 'google-drive',
          externalFileId,
        },
      ],
    },
  );
async function settled(appId: string): Promise<ContextItem[]> {
  let items: ContextItem[] = [];
  await expect
    .poll(async () => {
      const listed = await ann.get<{ contextItems: ContextItem[] }>(
        `/api/context/items?appId=${appId}`,
      );
      items = listed.body.contextItems;
      return items.every(({ status }) => ['synced', 'error'].includes(status));
    })
    .toBe(true);
  return items;
}
const ask = async (appId: string, question: string) =>
  (await ann.post<{ passages: Passage[] }>(`/api/context/ask?appId=${appId}`, { question })).body
    .passages;

describe('connecting Google Drive', () => {
  it('by the sign-in there, whose keys are sealed, and ended there too', async () => {
    const appId = await connected();
    expect(await connectionOf(appId)).toEqual({
      provider: 'google-drive',
      account: 'ann@gmail.example',
      how: 'sign-in',
      missing: null,
      isPicked: false,
    });
    const rows = await world.services.db.selectFrom('context_connections').selectAll().execute();
    const [refresh] = [...drive.issuer.refreshTokens.keys()].slice(-1);
    expect(JSON.stringify(rows)).not.toContain(refresh);
    const { things } = await thingsOf(appId);
    expect(things.map(({ name, type, isFolder }) => [name, type, isFolder])).toEqual([
      ['Handbook', 'google_doc', false],
      ['Prices', 'google_sheet', true],
      ['More', 'unrecognized', true],
    ]);
    await ann.call('DELETE', at(`?appId=${appId}`));
    expect(drive.issuer.refreshTokens.has(refresh!)).toBe(false);
    expect((await connectionOf(appId))?.account).toBeNull();
  });

  it('is begun and ended in one browser, by who may, and once', async () => {
    const { appId } = await makeApp(world, ann, {});
    const token = await tokenOf(ann, appId);
    // Somebody who is sent the link would connect Ann's app with files of their own.
    const other = await world.builder('Ben');
    const sent = await other.fetch(at(`/sign-in?token=${token}`), { redirect: 'manual' });
    expect([sent.status, await sent.text()]).toEqual([
      200,
      expect.stringContaining('no longer valid'),
    ]);
    const callback = await consent(ann, token);
    expect(await (await other.fetch(callback)).text()).toContain('no longer valid');
    // That try used it up.
    expect(await (await ann.fetch(callback)).text()).toContain('no longer valid');
    expect((await connectionOf(appId))?.account).toBeNull();
    const strange = await other.get(`/api/integrations/fetchCarbonTokens?appId=${appId}`);
    expect(strange.status).toBe(404);
    const alone = await ann.get<{ token: string }>('/api/integrations/fetchCarbonTokens');
    const page = await ann.fetch(at(`/sign-in?token=${alone.body.token}`), { redirect: 'manual' });
    expect(await page.text()).toContain('Start from the app');
    const notion = await ann.fetch(`/api/context/connections/notion/sign-in?token=${token}`);
    expect(await notion.text()).toContain('no such page');
  });

  it('says what the operator has to set', async () => {
    const bare = await openWorld({ ...drive.env });
    const cay = await bare.builder('Cay');
    const { appId } = await makeApp(bare, cay, {});
    const { body } = await cay.get<{ connections: Connection[] }>(
      `/api/context/connections?appId=${appId}`,
    );
    expect(body.connections[1]).toMatchObject({
      how: null,
      missing: expect.stringContaining('GOOGLE_PICKER_KEY'),
    });
  });
});

describe('data of Google Drive', () => {
  it('is documents and slides as text, each sheet as a list, and what is in folders', async () => {
    const appId = await connected();
    drive.early = 2;
    expect((await add(appId, 'doc-handbook')).status).toBe(200);
    expect((await add(appId, 'sheet-prices')).body.contextItems.map(({ name }) => name)).toEqual([
      'Prices: Boats',
      'Prices: Sails/2026',
    ]);
    drive.perPage = 1;
    expect((await add(appId, 'folder-more')).body.contextItems.map(({ name }) => name)).toEqual([
      'Talk',
      "Ann's notes.txt",
    ]);
    const items = await settled(appId);
    expect(items.map(({ status, problem }) => [status, problem])).toEqual(
      items.map(() => ['synced', null]),
    );
    expect(items.find(({ name }) => name === 'From Drive')?.type).toBe('google_doc');
    expect(items.find(({ name }) => name === 'Prices: Boats')?.columns).toEqual(['Name', 'Price']);
    expect((await ask(appId, 'When are you open?'))[0]).toMatchObject({
      text: expect.stringContaining('from 8 to 17'),
      place: { address: 'https://docs.google.example/doc-handbook' },
    });
    expect((await ask(appId, 'Sloop'))[0]?.text).toContain('Price: 1200');
    expect((await ask(appId, 'Spinnaker'))[0]?.text).toContain('Euro: 300');
    expect((await ask(appId, 'oak'))[0]?.text).toContain('built of oak');
    expect((await ask(appId, 'harbour January'))[0]?.text).toContain('closes in January');
  });

  it('is found by name and page by page, with what a name may hold as data', async () => {
    const appId = await connected();
    const found = await thingsOf(appId, `&search=${encodeURIComponent("ann's")}`);
    expect(found.things.map(({ name }) => name)).toEqual(["Ann's notes.txt"]);
    const forged = await thingsOf(appId, `&search=${encodeURIComponent("x' or name contains '")}`);
    expect(forged.things).toEqual([]);
    drive.perPage = 2;
    const first = await thingsOf(appId);
    const second = await thingsOf(appId, `&cursor=${first.cursor}`);
    expect([...first.things, ...second.things].map(({ name }) => name)).toEqual([
      'Handbook',
      'Prices',
      'More',
    ]);
    const sheets = await thingsOf(appId, '&below=sheet-prices');
    expect(sheets.things.map(({ id }) => id)).toEqual([
      'sheet-prices/Boats',
      'sheet-prices/Sails/2026',
    ]);
    const [only] = (await add(appId, 'sheet-prices/Sails/2026', 'Sails')).body.contextItems;
    expect(only).toMatchObject({ name: 'Sails', type: 'google_sheet' });
    for (const id of ['', '../about', 'a/../../b', "x' or '1'='1"])
      expect([id, (await add(appId, id)).status]).toEqual([id, 422]);
  });

  it('is read again where it changed, and says what was deleted and what ended', async () => {
    const appId = await connected();
    await add(appId, 'file-notes', 'Notes');
    const [item] = await settled(appId);
    const sync = async () => {
      await ann.post(`/api/context/${item!.id}/sync`);
      return (await settled(appId))[0]!;
    };
    const file = drive.files.find(({ id }) => id === 'file-notes')!;
    file.content = { media: 'The harbour closes in March.' };
    file.md5Checksum = 'second';
    await sync();
    expect((await ask(appId, 'harbour'))[0]?.text).toContain('in March');
    // A token that ended is renewed, without anybody.
    drive.issuer.accessTokens.clear();
    expect((await sync()).problem).toBeNull();
    file.trashed = true;
    expect((await sync()).problem).toContain('Was it deleted');
    expect(await ask(appId, 'harbour')).not.toEqual([]);
    file.trashed = false;
    drive.issuer.accessTokens.clear();
    drive.issuer.refreshTokens.clear();
    expect((await sync()).problem).toBe(
      'Google no longer accepts the connection. Connect it again.',
    );
  });

  it('of which Google exports too much, or nothing, is said', async () => {
    const appId = await connected();
    drive.files[0]!.content = { 'text/markdown': 'x'.repeat(10_000_001) };
    await add(appId, 'doc-handbook');
    expect((await settled(appId))[0]?.problem).toContain('up to 10 MB');
    const film = await add(appId, 'file-film');
    expect([film.status, film.body.message]).toEqual([422, 'Nothing in it can be read']);
  });
});
