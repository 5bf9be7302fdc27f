import { type ErrorBody, MESSAGES, type Restored } from '@trellis/contract';
import {
  emptyApp,
  makeApp,
  messageId,
  openModel,
  openWorld,
  sendMessage,
  writes,
} from '@trellis/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../db/database.ts';
import { followStored, LiveStream } from '../streams/index.ts';
import type { Chunk } from './message-writer.ts';

const model = await openModel();
const world = await openWorld(model.env);
const owner = await world.builder('Olga');

beforeEach(() => model.reset());

const PAGE = 'export default function Home() {\n  return <h1>Hello</h1>;\n}';
const home = (content = PAGE) => writes({ 'pages/Home.tsx': content });

const say = (appId: string, text: string, id = messageId(), person = owner) =>
  sendMessage(person, appId, text, { id });

async function read(response: Response): Promise<Chunk[]> {
  const text = await response.text();
  return text
    .split('\n\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)) as Chunk);
}
const metadataOf = (chunks: Chunk[]) =>
  chunks.flatMap((c) => (c.type === 'finish' ? [c.messageMetadata] : []))[0];
const textOf = (chunks: Chunk[]) =>
  chunks.map((c) => (c.type === 'text-delta' ? c.delta : '')).join('');

const card = (index: number, file: string, content: string, state: string) => ({
  type: 'data-action',
  id: `action-${index}`,
  data: {
    type: 'add_file',
    title: file,
    file,
    content,
    isComplete: state === 'applied',
    isTruncated: false,
    index,
    lines: 1,
    state,
  },
});

interface Stored {
  messages: {
    id: string;
    role: string;
    parts: { type: string; text?: string; data?: { state: string } }[];
    metadata: Record<string, unknown>;
  }[];
}
const stored = async (appId: string) =>
  (await owner.get<Stored>(`/api/apps/${appId}/messages`)).body.messages;

describe('the chat', () => {
  it('streams an answer, commits a version, and keeps the conversation', async () => {
    const appId = await emptyApp(owner);
    model.will({ text: `I build a page.\n${home()}Done.` });
    const response = await say(appId, 'a page that says hello');
    expect(response.headers.get('x-vercel-ai-ui-message-stream')).toBe('v1');
    const chunks = await read(response);
    const start = chunks[0];
    expect(start).toMatchObject({ type: 'start' });
    if (start?.type === 'start') expect(start.messageId).toMatch(/^msgc[A-Za-z0-9]{16}$/);
    expect(textOf(chunks)).toContain('I build a page.');
    expect(chunks.filter((c) => c.type === 'data-action').at(-1)).toMatchObject({
      data: { state: 'applied', content: PAGE },
    });
    const { status, versionId, usage } = metadataOf(chunks)!;
    expect({ status, tokens: usage?.totalTokens }).toEqual({ status: 'ready', tokens: 150 });
    const version = await owner.get<{
      version: { description: string };
      files: { path: string; content: string }[];
    }>(`/api/apps/${appId}/versions/${versionId}`);
    expect(version.body.version.description).toBe('a page that says hello');
    expect(version.body.files).toEqual([
      { id: 'pages/Home.tsx', path: 'pages/Home.tsx', content: `${PAGE}\n` },
    ]);
    const messages = await stored(appId);
    expect(messages.map((m) => m.role)).toEqual(['user', 'assistant']);
    expect(messages[1]!.metadata).toMatchObject({ status: 'ready', versionId, author: 'fake-1' });
    expect((await owner.get(`/api/apps/${appId}/versions`)).body.versions).toMatchObject([
      { id: versionId, userRequest: 'a page that says hello', isCurrent: true },
    ]);
  });

  it('keeps which example an app began with', async () => {
    const { body } = await owner.post<{ appId: string }>('/api/apps', {
      appType: 'GEN_APP',
      prompt: 'a recipe book',
      templateId: 'recipe-book',
    });
    const [first] = await stored(body.appId);
    expect(first!.metadata).toMatchObject({ versionId: null, templateId: 'recipe-book' });
    await read(await owner.fetch(`/api/apps/${body.appId}/chat/stream`));
  });

  it('has the model read files, and keeps what it asked for and got', async () => {
    const appId = await emptyApp(owner);
    model.will({ text: home() });
    await read(await say(appId, 'a page'));
    const asked = model.calls.length;
    const missing = { tool: 'read_file', input: { path: 'pages/None.tsx' } };
    model.will({ tool: 'read_file', input: { path: 'pages/Home.tsx' } }, missing, missing, {
      text: `It says hello.\n${home(PAGE.replace('Hello', 'Good day'))}`,
    });
    const chunks = await read(await say(appId, 'greet politely'));
    expect(chunks.filter(({ type }) => type.startsWith('tool-')).slice(0, 2)).toMatchObject([
      { toolName: 'read_file', input: { path: 'pages/Home.tsx' }, dynamic: true },
      { type: 'tool-output-available', output: { content: `${PAGE}\n` } },
    ]);
    const calls = model.calls.slice(asked);
    // Four requests at most, and none is left for a tool in the last.
    expect(calls).toHaveLength(4);
    expect(calls[0]?.tools?.map((tool) => tool.function.name)).toEqual([
      'read_file',
      'search_files',
      'list_rows',
      'check_files',
      'list_errors',
      'read_console',
    ]);
    expect(JSON.stringify(calls[1]?.messages.at(-1))).toContain('Hello');
    const answer = (await stored(appId)).at(-1);
    expect(answer?.parts.map(({ type }) => type)).toEqual([
      ...Array(3).fill('dynamic-tool'),
      'text',
      'data-action',
    ]);
    expect(answer?.parts[0]).toMatchObject({
      toolName: 'read_file',
      state: 'output-available',
      input: { path: 'pages/Home.tsx' },
      output: { content: `${PAGE}\n` },
    });
    expect(answer?.parts[1]).toMatchObject({
      output: { error: 'There is no file pages/None.tsx' },
    });
    expect(answer?.metadata).toMatchObject({ status: 'ready' });
    // As the specification's clients read it.
    const { body: restored } = await owner.post<Restored>(
      `/api/apps/${appId}/versions/${answer?.metadata.versionId}/restore`,
      { messageId: answer?.id },
    );
    expect(restored.messages.at(-1)?.toolInvocations[0]).toMatchObject({
      toolName: 'read_file',
      args: { path: 'pages/Home.tsx' },
      state: 'result',
      result: { content: `${PAGE}\n` },
    });
  });

  it('tells the model of a failed edit, and keeps the last good version when nothing helps', async () => {
    const { appId, versionId } = await makeApp(world, owner, { files: { 'pages/Home.tsx': PAGE } });
    const bad =
      '<action type="edit_file" file="pages/Home.tsx">\n<<<<<<< SEARCH\nnowhere\n=======\nx\n>>>>>>> REPLACE\n</action>\n';
    model.will({ text: bad }, { text: bad }, { text: bad }, { text: bad });
    const before = model.calls.length;
    const chunks = await read(await say(appId, 'change it'));
    expect(model.calls.length - before).toBe(4);
    expect(model.calls.at(-1)!.messages.at(-1)!.content).toContain('Hello');
    expect(metadataOf(chunks)).toMatchObject({ status: 'error', versionId });
    model.will({ text: bad }, { text: home(PAGE.replace('Hello', 'Bye')) });
    expect(metadataOf(await read(await say(appId, 'change it')))).toMatchObject({
      status: 'ready',
    });
  });

  it('mends or refuses code that does not compile', async () => {
    const { appId, versionId } = await makeApp(world, owner, { files: { 'pages/Home.tsx': PAGE } });
    const broken = home('export default function Home() { return <h1>; }');
    model.will({ text: broken }, { text: broken }, { text: broken }, { text: broken });
    const chunks = await read(await say(appId, 'break it'));
    expect(metadataOf(chunks)).toMatchObject({ status: 'error', versionId });
    expect(metadataOf(chunks)!.error).toContain('App compilation failed');
  });

  it('takes one message at a time, and the same one once', async () => {
    const appId = await emptyApp(owner);
    model.will({ text: 'word '.repeat(40), everyMs: 10 });
    const id = messageId();
    const [first, second] = await Promise.all([say(appId, 'one', id), say(appId, 'two')]);
    const [ok, busy] = first.status === 200 ? [first, second] : [second, first];
    expect(busy.status).toBe(409);
    await read(ok);
    expect((await say(appId, 'one', first.status === 200 ? id : messageId())).status).toBe(
      first.status === 200 ? 409 : 200,
    );
  });

  it.each([
    ['', 422],
    ['   ', 422],
    ['x'.repeat(20_001), 422],
  ])('refuses a message that is empty or too long', async (text, status) => {
    expect((await say(await emptyApp(owner), text)).status).toBe(status);
  });

  it('outlives the connection, resumes word for word, and stops when told', async () => {
    const appId = await emptyApp(owner);
    const text = Array.from({ length: 200 }, (_, i) => `word${i}`).join(' ');
    model.will({ text, everyMs: 5 });
    const gone = new AbortController();
    const response = await sendMessage(owner, appId, 'talk', { signal: gone.signal });
    await response.body?.getReader().read();
    gone.abort();
    const resumed = await owner.fetch(`/api/apps/${appId}/chat/stream`);
    expect(textOf(await read(resumed))).toBe(text);
    expect((await owner.fetch(`/api/apps/${appId}/chat/stream`)).status).toBe(204);
    model.will({ text: 'forever '.repeat(2_000), everyMs: 5 });
    // The answer's head comes once the turn is stored.
    const running = await say(appId, 'go on');
    expect((await owner.post(`/api/apps/${appId}/chat/stop`)).body).toEqual({ stopped: true });
    expect(metadataOf(await read(running))).toMatchObject({ status: 'stopped' });
  });

  it('lists nothing of an entity that is still being built, and knows none afterwards', async () => {
    const appId = await emptyApp(owner);
    model.will({ text: 'forever '.repeat(2_000), everyMs: 5 });
    const running = await say(appId, 'notes, please');
    const notes = `/live_api/apps/${appId}/entities/Note`;
    expect(await owner.get(notes)).toMatchObject({ status: 200, body: [] });
    expect(await owner.get(`${notes}/count`)).toMatchObject({ status: 200, body: { count: 0 } });
    expect(await owner.post(notes, { text: 'hi' })).toMatchObject({
      status: 409,
      body: { error: { code: 'being_built' } },
    });
    const stranger = await world.builder('Sid');
    expect((await stranger.get(notes)).status).toBe(404);
    await owner.post(`/api/apps/${appId}/chat/stop`);
    await read(running);
    expect((await owner.get(notes)).status).toBe(404);
  });

  it('is resumed by another server from what is stored', async () => {
    const appId = await emptyApp(owner);
    const text = Array.from({ length: 100 }, (_, i) => `piece${i}`).join(' ');
    model.will({ text, everyMs: 10 });
    const running = say(appId, 'talk');
    const find = () =>
      world.services.db
        .selectFrom('streams')
        .select('id')
        .where('app_id', '=', appId)
        .executeTakeFirst();
    await expect.poll(find, { timeout: 5_000 }).toBeTruthy();
    const turn = (await find())!;
    const chunks: Chunk[] = [];
    for await (const chunk of followStored<Chunk>(
      world.services.db,
      { appId, id: turn.id },
      new AbortController().signal,
    ))
      chunks.push(chunk);
    expect(textOf(chunks)).toBe(text);
    await read(await running);
  });

  it('stores its pieces in order, also when several ask for it while one is stored', async () => {
    const { db } = world.services;
    const turn = new LiveStream<Chunk>(db, await emptyApp(owner), 'f'.repeat(24));
    const key = { app_id: turn.appId, id: turn.id, user_id: owner.uid };
    const about = { ...key, kind: 'turn' as const, subject_id: messageId() };
    const row = { ...about, state: 'done' as const, owner: 'here', heartbeat_at: new Date() };
    await db.insertInto('streams').values(row).execute();
    const asked: Promise<void>[] = [];
    for (const delta of ['one', 'two', 'three']) {
      turn.push({ type: 'text-delta', id: 't', delta });
      asked.push(turn.flush(), turn.flush());
    }
    await Promise.all(asked);
    const rows = await db
      .selectFrom('stream_chunks')
      .select(['seq', 'chunks'])
      .where('stream_id', '=', turn.id)
      .orderBy('seq')
      .execute();
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_row, at) => at));
    expect(textOf(rows.flatMap(({ chunks }) => JSON.parse(chunks) as Chunk[]))).toBe('onetwothree');
  });

  it('says rate limit, retries before the first word, and charges nothing for a failure', async () => {
    const appId = await emptyApp(owner);
    const count = async () =>
      (await owner.get('/api/live_api/account/current')).body.counters?.builderMessages?.count;
    const before = await count();
    model.will({ status: 429, retryAfter: 0 }, { text: 'Here I am.' });
    expect(textOf(await read(await say(appId, 'hello')))).toBe('Here I am.');
    model.will(
      { status: 429, retryAfter: 0 },
      { status: 429, retryAfter: 0 },
      { status: 429, retryAfter: 0 },
    );
    expect(metadataOf(await read(await say(appId, 'hello')))).toMatchObject({
      status: 'error',
      error: 'Rate limit exceeded. Please try again later.',
    });
    expect(await count()).toBe(Number(before) + 1);
  });

  it('never applies what a cut connection left half', async () => {
    const { appId, versionId } = await makeApp(world, owner, { files: { 'pages/Home.tsx': PAGE } });
    model.will({ cut: `Now.\n<action type="add_file" file="pages/Home.tsx">\nexport default` });
    const metadata = metadataOf(await read(await say(appId, 'change')))!;
    // Admins are told what lies behind it.
    const details = expect.stringMatching(/^network: /);
    expect(metadata).toMatchObject({ status: 'error', versionId, details });
    expect(textOf(await read(await owner.fetch(`/api/apps/${appId}/chat/stream`)))).toBe('');
  });

  it('tells admins, and nobody else, what went wrong here', async () => {
    const { appId } = await makeApp(world, owner, { files: { 'pages/Home.tsx': PAGE } });
    const fails = (table: string) =>
      sql
        .raw(`CREATE TRIGGER out_of_luck BEFORE INSERT ON ${table} FOR EACH ROW
          WHEN (NEW.app_id = '${appId}') EXECUTE FUNCTION out_of_luck()`)
        .execute(world.services.db);
    const works = (table: string) =>
      sql.raw(`DROP TRIGGER out_of_luck ON ${table}`).execute(world.services.db);
    await sql`CREATE FUNCTION out_of_luck() RETURNS trigger LANGUAGE plpgsql
      AS 'BEGIN RAISE EXCEPTION ''out of luck''; END'`.execute(world.services.db);
    const details = 'server: out of luck';
    await fails('versions');
    model.will({ text: home(PAGE.replace('Hello', 'Bye')) });
    expect(metadataOf(await read(await say(appId, 'change')))).toMatchObject({
      status: 'error',
      error: 'The changes could not be saved, so the app is unchanged',
      details,
    });
    await works('versions');
    await fails('messages');
    const refused = await say(appId, 'change');
    expect([refused.status, ((await refused.json()) as ErrorBody).error]).toMatchObject([
      500,
      { message: MESSAGES.chatFailed, details },
    ]);
    const ed = await world.builder('Ed');
    await world.join(appId, ed, 'editor');

    const other = await say(appId, 'change', messageId(), ed);
    expect(await other.text()).not.toContain('luck');
    await works('messages');
  });

  it('ends what a lost server left behind, with all that was stored, and goes on with it when asked to', async () => {
    const appId = await emptyApp(owner);
    const { db } = world.services;
    const id = '0'.repeat(24);
    const lost = new Date(Date.now() - 60_000);
    const answer = messageId();
    await db
      .insertInto('streams')
      .values({
        app_id: appId,
        id,
        kind: 'turn',
        subject_id: answer,
        user_id: owner.uid,
        state: 'active',
        owner: 'gone',
        heartbeat_at: lost,
      })
      .execute();
    await db
      .insertInto('messages')
      .values({
        app_id: appId,
        id: answer,
        role: 'assistant',
        body: JSON.stringify({
          id: answer,
          role: 'assistant',
          parts: [],
          metadata: { status: 'streaming' },
        }),
        version_id: null,
      })
      .execute();
    await db
      .insertInto('stream_chunks')
      .values({
        app_id: appId,
        stream_id: id,
        seq: 0,
        chunks: JSON.stringify([
          { type: 'text-delta', id: 't', delta: 'so ' },
          { type: 'text-delta', id: 't', delta: 'far' },
          card(0, 'pages/Home.tsx', PAGE, 'writing'),
          card(0, 'pages/Home.tsx', PAGE, 'applied'),
          card(1, 'pages/More.tsx', '', 'writing'),
        ]),
      })
      .execute();
    await world.services.turns.sweep();
    expect((await stored(appId)).at(-1)).toMatchObject({
      parts: [
        { text: 'so far' },
        { data: { state: 'applied' } },
        { data: { state: 'truncated', isTruncated: true } },
      ],
      metadata: { status: 'interrupted', error: expect.stringMatching(/or let it go on\.$/) },
    });
    model.will({ text: `${PAGE.replace('Hello', 'More')}\n</action>\n` });
    const { versionId } = metadataOf(await read(await say(appId, MESSAGES.keepGoingRequest)))!;
    const { body } = await owner.get<{ files: { path: string }[] }>(
      `/api/apps/${appId}/versions/${versionId}`,
    );
    expect(body.files.map(({ path }) => path)).toEqual(['pages/Home.tsx', 'pages/More.tsx']);
  });

  it('is for people with a role on the app', async () => {
    const appId = await emptyApp(owner);
    const other = await world.builder('Otto');
    for (const path of [
      `/api/apps/${appId}`,
      `/api/apps/${appId}/messages`,
      `/api/apps/${appId}/chat/stream`,
      `/api/apps/${appId}/preview`,
    ])
      expect((await other.get(path)).status).toBe(404);
    expect((await world.stranger().get(`/api/apps/${appId}/messages`)).status).toBe(401);
  });
});
