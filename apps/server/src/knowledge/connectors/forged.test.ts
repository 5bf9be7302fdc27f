import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ConnectedThing, ContextItem } from '@trellis/contract';
import { makeApp, openWorld } from '@trellis/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';

/** A service that answers whatever it likes, in the place of Notion and of Google. */
type Say = (status: number, body: unknown, headers?: Record<string, string>) => void;
let forged: (
  path: string,
  say: Say,
  body: Record<string, unknown>,
  response: ServerResponse,
) => void;
let asked: string[] = [];
const inside: string[] = [];
const json = { 'Content-Type': 'application/json' };
const listen = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const host = await listen((request, response) => {
  let text = '';
  request.on('data', (piece) => {
    text += piece;
  });
  request.on('end', () => {
    const path = (request.url ?? '').replace(/^\/(v1|drive\/v3)/, '');
    asked.push(path);
    const say: Say = (status, body, headers = json) => {
      response.writeHead(status, headers);
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    if (path === '/users/me') return say(200, { bot: { workspace_name: 'Yard' } });
    forged(path, say, text ? JSON.parse(text) : {}, response);
  });
});
const secret = await listen((request, response) => {
  inside.push(request.url ?? '');
  response.end('{"markdown": "the secret of the house"}');
});

const world = await openWorld({
  NOTION_URL: `http://${host}`,
  GOOGLE_DRIVE_URL: `http://${host}`,
  GOOGLE_DRIVE_ACCESS: 'readonly',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  INTEGRATION_PRIVATE_HOSTS: host,
});
const ann = await world.builder('Ann');
const { appId } = await makeApp(world, ann, {});
await ann.post(`/api/context/connections/notion?appId=${appId}`, { token: 'ntn_x' });
const keys = { refresh: 'r', access: 'a', until: Date.now() + 3_600_000 };
await world.services.db
  .insertInto('context_connections')
  .values({
    app_id: appId,
    provider: 'google-drive',
    sealed: world.services.box.seal(JSON.stringify(keys)),
    account: 'ann@example.com',
    user_id: ann.uid,
  })
  .execute();
beforeEach(() => {
  asked = [];
});

const ID = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const row = (n: number) => ({
  object: 'page',
  id: `row-${n}`,
  created_time: new Date(n).toISOString(),
  properties: { Name: { type: 'title', title: [{ plain_text: `Boat ${n}` }] } },
});

async function read(source: 'notion' | 'google drive', type: string, id: string) {
  const made = await ann.post<{ contextItems: ContextItem[]; message?: string }>(
    `/api/context/ingest/metadata?appId=${appId}`,
    {
      contextItems: [
        { name: 'Theirs', source, type, provider: source.replace(' ', '-'), externalFileId: id },
      ],
    },
  );
  const [item] = made.body.contextItems ?? [];
  if (!item) return { status: made.status, problem: made.body.message ?? null, chunks: 0 };
  let now: ContextItem | undefined;
  await expect
    .poll(
      async () => {
        const { body } = await ann.get<{ contextItems: ContextItem[] }>(
          `/api/context/items?appId=${appId}`,
        );
        now = body.contextItems.find((one) => one.id === item.id);
        return now?.status;
      },
      { timeout: 50_000 },
    )
    .toMatch(/^(synced|error)$/);
  return { status: now!.status, problem: now!.problem, chunks: now!.numOfChunks, item: now! };
}

it.each<[string, (say: Say) => void]>([
  ['a page of the web', (say) => say(200, '<html>Sign in</html>', { 'Content-Type': 'text/html' })],
  ['nothing', (say) => say(200, '')],
  ['null', (say) => say(200, null)],
  ['a list', (say) => say(200, [1, 2])],
  ['other types', (say) => say(200, { markdown: { a: 1 }, unknown_block_ids: 'abc', results: 7 })],
  ['half an answer', (say) => say(200, '{"markdown": "x')],
])('Notion that answers %s is an error in words', async (_, answer) => {
  forged = (_path, say) => answer(say);
  for (const type of ['notion_page', 'notion_database']) {
    const { status, problem } = await read('notion', type, ID);
    expect([status, problem]).toEqual(['error', expect.stringMatching(/^(Notion|No text|Failed)/)]);
  }
  const things = await ann.get<{ message?: string }>(
    `/api/context/connections/notion/things?appId=${appId}`,
  );
  expect(things.status).toBe(502);
});

it('Notion whose list leads back into itself, or never ends with nothing in it, is left', async () => {
  forged = (path, say) => {
    if (path.endsWith('/query'))
      return say(200, { results: [row(1)], has_more: true, next_cursor: 'same' });
    say(200, { object: 'data_source', title: [] });
  };
  expect(await read('notion', 'notion_database', ID)).toMatchObject({
    status: 'synced',
    chunks: 1,
  });
  expect(asked.filter((path) => path.endsWith('/query')).length).toBeLessThan(4);
  let n = 0;
  forged = (path, say) =>
    path.endsWith('/query')
      ? say(200, { results: [], has_more: true, next_cursor: `c${n++}` })
      : say(200, { title: [] });
  const endless = await read('notion', 'notion_database', ID);
  expect([endless.status, endless.problem]).toEqual([
    'error',
    expect.stringContaining('more than can be read'),
  ]);
  expect(asked.length).toBeLessThan(3_100);
});

it('ids that a service makes up lead nowhere else, and what is no row is left out', async () => {
  forged = (path, say) => {
    if (path === `/pages/${ID}/markdown`)
      return say(200, {
        markdown: 'We are open.',
        unknown_block_ids: ['../users/me?x=', '..', { a: 1 }, 7, null, OTHER, OTHER],
      });
    say(200, { markdown: 'And closed.', unknown_block_ids: [ID, OTHER] });
  };
  expect(await read('notion', 'notion_page', ID)).toMatchObject({ status: 'synced' });
  expect(asked).toEqual([`/pages/${ID}/markdown`, `/pages/${OTHER}/markdown`]);

  const odd = [null, 'x', { id: 5 }, { id: 'a', properties: 'x' }, row(3)];
  const wide = Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`p${at}`, null]));
  let nested: Record<string, unknown> = { type: 'number', number: 1 };
  for (let at = 0; at < 200; at++)
    nested = { type: 'rollup', rollup: { type: 'array', array: [nested] } };
  forged = (path, say) =>
    path.endsWith('/query')
      ? say(200, {
          results: [
            ...odd,
            {
              id: 'b',
              url: 'javascript:alert(1)',
              properties: { ...row(4).properties, deep: nested, ...wide },
            },
          ],
          has_more: true,
        })
      : say(200, { title: 'no list' });
  const { status, item } = await read('notion', 'notion_database', ID);
  expect(status).toBe('synced');
  expect(item!.columns!.length).toBeLessThanOrEqual(501);
  const { rows } = await world.services.pool.query(
    `SELECT count(*)::int AS n FROM context_chunks WHERE text LIKE '%javascript:%'`,
  );
  expect(rows).toEqual([{ n: 0 }]);
});

it('characters that are no text keep nobody from the rest of a page', async () => {
  forged = (path, say) => {
    if (path.endsWith('/markdown'))
      return say(200, {
        object: 'page_markdown',
        markdown: '# Rig\n\nThe m\u0000ast is 9 metres high \ud83d and made of spruce \u{1f332}.',
        truncated: false,
        unknown_block_ids: [],
      });
    return say(200, { object: 'page', id: ID, properties: {}, in_trash: false });
  };
  const { status, problem, chunks } = await read('notion', 'notion_page', ID);
  expect([status, problem, chunks]).toEqual(['synced', null, 1]);
  const { body } = await ann.post<{ passages: { text: string }[] }>(
    `/api/context/ask?appId=${appId}`,
    { question: 'How high is the mast, and of spruce?' },
  );
  expect(body.passages[0]?.text).toMatch(/spruce \u{1f332}/u);
});

it('a redirect is not followed with the token in hand, wherever it leads', async () => {
  forged = (_path, say) => say(302, '', { Location: `http://${secret}/x` });
  expect((await read('notion', 'notion_page', ID)).status).toBe('error');
  expect((await read('google drive', 'google_doc', 'doc-abcdef')).status).toBe(502);
  expect(inside).toEqual([]);
});

it('a wait of a year is not waited for while somebody looks on', async () => {
  forged = (_path, say) => say(429, {}, { ...json, 'Retry-After': '31536000' });
  const began = performance.now();
  const { status } = await ann.get(`/api/context/connections/notion/things?appId=${appId}`);
  expect(status).toBe(502);
  expect(performance.now() - began).toBeLessThan(19_000);
});

it('an answer without end is cut off', async () => {
  forged = (_path, _say, _body, response) => {
    response.writeHead(200, json);
    const piece = Buffer.alloc(1_000_000, 120);
    const more = () => {
      while (!response.destroyed && response.write(piece));
    };
    response.on('drain', more);
    more();
  };
  const { status, problem } = await read('notion', 'notion_page', ID);
  expect([status, problem]).toEqual(['error', 'The answer is longer than 20 MB']);
});

it.each<[string, unknown]>([
  ['a page of the web', '<html>Sign in</html>'],
  ['nothing', ''],
  ['null', null],
  ['other types', { id: 5, name: {}, mimeType: [], files: 'x' }],
  ['no name', { id: 'doc-abcdef', mimeType: 'application/vnd.google-apps.document' }],
])('Google that answers %s is an error in words', async (_, answer) => {
  const type = typeof answer === 'string' ? { 'Content-Type': 'text/html' } : json;
  forged = (_path, say) => say(200, answer, type);
  const { status, problem } = await read('google drive', 'google_doc', 'doc-abcdef');
  expect([status, problem]).toEqual([
    502,
    'Google Drive sent an unexpected answer. Try again later.',
  ]);
});

const doc = (more: object = {}) => ({
  id: 'doc-abcdef',
  name: 'Handbook',
  mimeType: 'application/vnd.google-apps.document',
  modifiedTime: '2026-01-01T00:00:00Z',
  webViewLink: 'javascript:alert(1)',
  ...more,
});

it('Google that calls a file otherwise, or gives a page of the web for a document, changes nothing', async () => {
  forged = (path, say) =>
    path.includes('/export')
      ? say(200, 'We are open.', { 'Content-Type': 'text/markdown' })
      : say(200, doc({ id: 'another-file' }));
  const { status, item } = await read('google drive', 'google_doc', 'doc-abcdef');
  expect(status).toBe('synced');
  expect(item!.externalFileUrl).toBeNull();
  expect(asked.some((path) => path.includes('another-file'))).toBe(false);
  forged = (path, say) =>
    path.includes('/export')
      ? say(200, '<html>Sign in</html>', { 'Content-Type': 'text/html; charset=utf-8' })
      : say(200, doc());
  expect((await read('google drive', 'google_doc', 'doc-abcdef')).status).toBe('error');
});

it('a folder of Google’s that leads back into itself, or never ends, is left', async () => {
  const folder = { ...doc(), mimeType: 'application/vnd.google-apps.folder', id: 'folder-abc' };
  let n = 0;
  const answers = (token: () => string) => {
    forged = (path, say) =>
      path.startsWith('/files?')
        ? say(200, {
            files: [null, { id: '../x', name: 'x', mimeType: 'text/plain' }],
            nextPageToken: token(),
          })
        : say(200, folder);
  };
  answers(() => 'same');
  expect((await read('google drive', 'unrecognized', 'folder-abc')).problem).toBe(
    'Nothing in it can be read',
  );
  expect(asked.length).toBeLessThan(5);
  answers(() => `t${n++}`);
  expect((await read('google drive', 'unrecognized', 'folder-abc')).problem).toContain(
    'more than can be read',
  );
  const things = await ann.get<{ things: ConnectedThing[] }>(
    `/api/context/connections/google-drive/things?appId=${appId}`,
  );
  expect(things.body.things).toEqual([]);
});
