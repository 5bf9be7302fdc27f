import type { RestoredEntity, Row } from '@trellis/contract';
import { endUser, makeApp, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';

const world = await openWorld();
const ann = await world.builder('Ann');
const eve = await world.builder('Eve');
const ENTITIES = {
  Author: { properties: { name: { type: 'string' as const } }, required: ['name'] },
  Book: {
    properties: {
      title: { type: 'string' as const },
      of: { type: 'string' as const, 'x-relation': 'Author' },
      state: { type: 'string' as const, default: 'new' },
    },
    'x-accessControl': { permissions: { read: 'creator' as const, write: 'creator' as const } },
  },
};

interface Restored {
  entities: RestoredEntity[];
  withoutOwner: number;
  message: string;
}

const sorted = ({ entities, ...rest }: Restored) => ({
  ...rest,
  entities: entities.toSorted((a, b) => a.entity.localeCompare(b.entity)),
});

async function library() {
  const { appId } = await makeApp(world, ann, { entities: ENTITIES, live: true });
  const at = `/live_api/apps/${appId}/entities`;
  const copy = `/api/apps/${appId}/data/copy`;
  return {
    appId,
    at,
    copy,
    all: async (name: string) => (await ann.get<Row[]>(`${at}/${name}?sort=id`)).body,
    download: async () => (await ann.fetch(copy)).text(),
    restore: async (text: string, existing = 'keep', name = 'data.json') =>
      ann.upload<Restored>(`${copy}?existing=${existing}`, new File([text], name)),
  };
}

it('an app’s data is one file, and is put back with ids, owners and times, however often', async () => {
  const { appId, at, all, download, restore, copy } = await library();
  const { body: author } = await ann.post<Row>(`${at}/Author`, { name: 'Jane “Q” Doe\n' });
  const ben = await endUser(world, appId, 'ben');
  const { body: own } = await ben.post<Row>(`${at}/Book`, { title: 'Mine', of: author.id });
  await ann.post(`${at}/Book`, { title: 'Other', state: null });
  const before = [await all('Author'), await all('Book')];
  const text = await download();
  expect(JSON.parse(text)).toHaveLength(3);

  await ann.fetch(`${at}/Book`, { method: 'DELETE', body: '{}' });
  await ann.put(`${at}/Author/${author.id}`, { name: 'changed' });
  const { body: late } = await ann.post<Row>(`${at}/Book`, { title: 'Late' });
  const kept = await restore(text);
  expect(sorted(kept.body)).toEqual({
    entities: [
      { entity: 'Author', added: 0, replaced: 0, kept: 1, failed: 0, problem: null },
      { entity: 'Book', added: 2, replaced: 0, kept: 0, failed: 0, problem: null },
    ],
    withoutOwner: 0,
  });
  const whole = await restore(text, 'replace');
  expect(sorted(whole.body).entities).toMatchObject([
    { replaced: 1 },
    { added: 0, replaced: 0, kept: 2 },
  ]);
  const bare = (rows: Row[]) => rows.map(({ updatedAt: _at, ...row }) => row);
  expect(bare(await all('Author'))).toEqual(bare(before[0]!));
  expect(await all('Book')).toEqual([...before[1]!, expect.objectContaining({ id: late.id })]);
  expect((await ben.get<Row>(`${at}/Book/${own.id}`)).body).toMatchObject({ title: 'Mine' });
  // What came back has a history like any, and goes on.
  expect((await ben.put(`${at}/Book/${own.id}`, { title: 'Mine 2' })).status).toBe(200);
  expect((await ann.fetch(`${at}/Book/${own.id}`, { method: 'DELETE' })).status).toBe(200);

  expect((await eve.fetch(copy)).status).toBeGreaterThanOrEqual(403);
  expect((await ben.fetch(copy)).status).toBeGreaterThanOrEqual(401);
});

it('goes into another app: owners are known by their address; what does not fit is said', async () => {
  const from = await library();
  const ben = await endUser(world, from.appId, 'ben');
  const eva = await endUser(world, from.appId, 'eva');
  await ben.post(`${from.at}/Book`, { title: 'Of Ben' });
  await eva.post(`${from.at}/Book`, { title: 'Of Eva' });
  const text = await from.download();
  const to = await library();
  const other = await endUser(world, to.appId, 'ben');
  const { body } = await to.restore(
    text
      .replace(
        '[\n',
        '[\n{"entity":"Gone","id":"0123456789abcdef01234567","createdAt":"2026-01-01T00:00:00.000Z","updatedAt":"2026-01-01T00:00:00.000Z","ownerId":null,"owner":null,"data":{}},\n',
      )
      .replace('"title":"Of Eva"', '"title":{"no":"text"}'),
  );
  expect(body).toMatchObject({
    entities: [
      { entity: 'Gone', failed: 1, problem: 'There is no entity Gone in this app' },
      { entity: 'Book', added: 1, failed: 1, problem: expect.stringContaining('title') },
    ],
  });
  expect((await other.get<Row[]>(`${to.at}/Book`)).body).toMatchObject([{ title: 'Of Ben' }]);
});

it('a file that is cut off says how many of its rows are in, and the whole one sent again repeats none', async () => {
  const { all, restore } = await library();
  const at = '2026-01-01T00:00:00.000Z';
  const line = (n: number) => {
    const id = n.toString(16).padStart(24, '0');
    const head = { entity: 'Author', id, createdAt: at, updatedAt: at, ownerId: null, owner: null };
    return JSON.stringify({ ...head, data: { name: `Author ${n} ${'x'.repeat(200)}` } });
  };
  const text = `[\n${Array.from({ length: 3_000 }, (_, n) => line(n)).join(',\n')}\n]\n`;
  const { status, body } = await restore(text.slice(0, -100));
  expect([status, body.message]).toEqual([
    422,
    expect.stringMatching(
      /^This file is not JSON\. [\d,]+ rows before that are in\. Rows keep their ids: the whole file sent again makes none of them twice\.$/,
    ),
  ]);
  const taken = Number(/([\d,]+) rows/.exec(body.message)?.[1]?.replaceAll(',', ''));
  expect(taken).toBeGreaterThan(0);
  const whole = await restore(text);
  expect(whole.body.entities).toMatchObject([{ added: 3_000 - taken, kept: taken }]);
  expect(await all('Author')).toHaveLength(3_000);
  expect((await restore('[{"entity":')).body.message).toBe('This file is not JSON');
});

it('no other file is taken for one', async () => {
  const { restore, all } = await library();
  for (const [text, name] of [
    ['[{"title":"x"}]', 'data.json'],
    ['title\nx\n', 'data.csv'],
    ['{', 'data.json'],
    ['', 'data.json'],
  ] as const)
    expect([name, (await restore(text, 'keep', name)).status]).toEqual([name, 422]);
  expect(await all('Book')).toEqual([]);
});
