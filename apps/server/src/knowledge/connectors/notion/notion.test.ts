import type { ConnectedThing, Connection, ContextItem, Passage } from '@trellis/contract';
import { makeApp, type Person, World } from '@trellis/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { BASE, FakeNotion, PAGE, TOKEN } from './fake-notion.fixture.ts';

let world: World;
let ann: Person;
let notion: FakeNotion;
beforeAll(async () => {
  notion = await FakeNotion.start();
  world = await World.open(inject('postgres'), {
    NOTION_URL: `http://${notion.host}`,
    INTEGRATION_PRIVATE_HOSTS: notion.host,
  });
  ann = await world.builder('Ann');
});
afterAll(async () => {
  await world.close();
  notion.stop();
});
beforeEach(() => {
  notion.isRevoked = false;
  notion.early = 0;
});

const connect = (appId: string, token: string, who = ann) =>
  who.post<Connection & { message?: string }>(`/api/context/connections/notion?appId=${appId}`, {
    token,
  });

async function connected() {
  const { appId } = await makeApp(world, ann, {});
  expect((await connect(appId, TOKEN)).status).toBe(200);
  return appId;
}

const add = (appId: string, type: string, externalFileId: string) =>
  ann.post<{ contextItems: ContextItem[]; message?: string }>(
    `/api/context/ingest/metadata?appId=${appId}`,
    {
      contextItems: [
        { name: 'From Notion', source: 'notion', type, provider: 'notion', externalFileId },
      ],
    },
  );

async function settled(appId: string): Promise<ContextItem> {
  let item: ContextItem | undefined;
  await expect
    .poll(async () => {
      const { body } = await ann.get<{ contextItems: ContextItem[] }>(
        `/api/context/items?appId=${appId}`,
      );
      item = body.contextItems[0];
      return ['synced', 'error'].includes(item?.status ?? '');
    })
    .toBe(true);
  return item!;
}

const ask = async (appId: string, question: string) =>
  (await ann.post<{ passages: Passage[] }>(`/api/context/ask?appId=${appId}`, { question })).body
    .passages;

describe('Notion', () => {
  it('is connected by a token that works, which is never answered and is sealed', async () => {
    const { appId } = await makeApp(world, ann, {});
    const wrong = await connect(appId, 'ntn_wrong');
    expect([wrong.status, wrong.body.message]).toEqual([
      422,
      'Notion does not accept the token. Connect it again.',
    ]);
    expect((await connect(appId, TOKEN)).body).toEqual({
      provider: 'notion',
      account: 'The Yard',
      how: 'token',
      missing: null,
      isPicked: false,
    });
    const listed = await ann.get<{ connections: Connection[] }>(
      `/api/context/connections?appId=${appId}`,
    );
    expect(listed.body.connections.find(({ provider }) => provider === 'notion')?.account).toBe(
      'The Yard',
    );
    expect(JSON.stringify(listed.body)).not.toContain(TOKEN);
    const rows = await world.services.db.selectFrom('context_connections').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(TOKEN);
    const things = await ann.get<{ things: ConnectedThing[] }>(
      `/api/context/connections/notion/things?appId=${appId}`,
    );
    expect(things.body.things.map(({ name, type }) => [name, type])).toEqual([
      ['Handbook', 'notion_page'],
      ['Boats', 'notion_database'],
    ]);
    const mallory = await world.builder('Mallory');
    expect((await connect(appId, TOKEN, mallory)).status).toBeGreaterThanOrEqual(403);
  });

  it('gives pages as text with their places, patient with calls that are too early', async () => {
    const appId = await connected();
    notion.early = 2;
    await add(appId, 'notion_page', PAGE);
    expect(await settled(appId)).toMatchObject({ status: 'synced', type: 'notion_page' });
    expect((await ask(appId, 'When are you open?'))[0]?.text).toContain('from 8 to 17');
    // Parts that it leaves out of a long page are asked for.
    expect((await ask(appId, 'cut sails'))[0]?.text).toContain('Sails that were cut stay.');
    expect(notion.calls.every(({ version }) => version === '2025-09-03')).toBe(true);
  });

  it('gives a database with several data sources as one list, page by page', async () => {
    const appId = await connected();
    await add(appId, 'notion_database', BASE);
    const item = await settled(appId);
    expect(item).toMatchObject({ status: 'synced', numOfChunks: 232 });
    expect(item.columns).toEqual(['Name', 'Price', 'Kind', 'Harbour', 'Notion']);
    expect((await ask(appId, 'Boat 0-229'))[0]?.text).toContain('Price: 2290 · Kind: sloop');
    expect((await ask(appId, 'Pier 1'))[0]?.text).toContain('Harbour: Pier 1');
  });

  it('whose token was revoked keeps what was read, and says what to do', async () => {
    const appId = await connected();
    await add(appId, 'notion_page', PAGE);
    const item = await settled(appId);
    notion.isRevoked = true;
    await ann.post(`/api/context/${item.id}/sync`);
    await expect
      .poll(async () => (await settled(appId)).problem)
      .toBe('Notion does not accept the token. Connect it again.');
    expect(await ask(appId, 'When are you open?')).not.toEqual([]);
    notion.isRevoked = false;
    await ann.call('DELETE', `/api/context/connections/notion?appId=${appId}`);
    await ann.post(`/api/context/${item.id}/sync`);
    await expect.poll(async () => (await settled(appId)).problem).toContain('not connected');
    const { rows } = await world.services.pool.query(
      'SELECT 1 FROM context_connections WHERE app_id = $1',
      [appId],
    );
    expect(rows).toEqual([]);
  });

  it('is asked for nothing but ids of its own', async () => {
    const appId = await connected();
    for (const id of ['', '../users', `${PAGE}/../../x`, 'a'.repeat(36)])
      expect([id, (await add(appId, 'notion_page', id)).status]).toEqual([id, 422]);
  });
});
