import { commitFiles, endUser, FakeModel, makeApp, type Person, World } from '@trellis/testing';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  vi,
} from 'vitest';
import { tools } from '../../tools.ts';

/** What code of a generated app does with its tools, by the client that it has of the kit, against the real server. */
let world: World;
let model: FakeModel;
let appId: string;
beforeAll(async () => {
  model = await FakeModel.start();
  world = await World.open(inject('postgres'), model.env);
  const owner = await world.builder('Olga');
  ({ appId } = await makeApp(world, owner, { live: true }));
  const title = {
    title: 'Suggest a title',
    path: 'suggest-title',
    instructions: 'A title for [Description].',
    isInputHidden: true,
    fields: [
      { name: 'Description', type: 'long_text', required: true },
      { name: 'Photos', type: 'photo' },
    ],
    blocks: [
      { id: 'title', type: 'text', title: 'Title' },
      { id: 'words', type: 'list', title: 'Words' },
    ],
  };
  const versionId = await commitFiles(world, appId, {
    'tools/SuggestTitle.json': JSON.stringify(title),
    'tools/Other.json': JSON.stringify({ title: 'Other', path: 'other', instructions: 'Other.' }),
  });
  const { db } = world.services;
  await db
    .updateTable('apps')
    .set({ published_version_id: versionId })
    .where('app_id', '=', appId)
    .execute();
  const { body } = await owner.get<{ tools: { toolId: string; path: string }[] }>(
    `/api/apps/${appId}/tools`,
  );
  const { toolId } = body.tools.find(({ path }) => path === 'suggest-title')!;
  const activated = await owner.post(`/api/apps/${appId}/tools/${toolId}/activate`, {
    isActive: true,
  });
  expect(activated.status).toBe(200);
});
afterAll(async () => {
  await world.close();
  await model.stop();
});

let who: Person;
let token: string | null;
const kept = new Map<string, string>();
const reportError = vi.fn();
beforeEach(() => {
  model.reset();
  who = world.stranger();
  token = null;
  const plain = globalThis.fetch;
  vi.stubGlobal('fetch', (address: Request | string | URL, init: RequestInit) =>
    String(address).startsWith('http://server/')
      ? who.fetch(new URL(String(address)).pathname, init)
      : plain(address, init),
  );
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('__trellis', {
    appId,
    serverUrl: 'http://server',
    getToken: async () => token,
    reportError,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  reportError.mockReset();
});

const run = (inputs: Record<string, unknown>, options: object = {}) =>
  tools.run('suggest-title', inputs, options);
const lastRun = () =>
  world.services.db
    .selectFrom('tool_runs')
    .selectAll()
    .where('app_id', '=', appId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();

describe('a tool in the code of an app', () => {
  it('answers by blocks, as they fill, to who is not signed in, whose runs are theirs by their key', async () => {
    model.will({ text: '{"title": "A quiet flat by the river", "words": ["quiet", "river"]}' });
    const heard: string[] = [];
    const done = await run(
      { Description: '2 rooms' },
      { onPart: ({ id, value }: { id: string; value: unknown }) => heard.push(`${id}: ${value}`) },
    );
    expect(done).toMatchObject({
      state: 'success',
      parts: { title: 'A quiet flat by the river', words: ['quiet', 'river'] },
      failure: null,
    });
    expect(heard.filter((line) => line.startsWith('title')).length).toBeGreaterThan(2);
    expect(heard.at(-1)).toBe('words: quiet,river');
    expect([...kept.keys()]).toEqual(['trellis:visitor']);
    const row = await lastRun();
    expect(row.user_id).toBeNull();
    expect(row.visitor_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('belongs to who is signed in', async () => {
    who = await endUser(world, appId, 'ann');
    token = who.token;
    model.will({ text: '{"title": "Hers", "words": []}' });
    expect((await run({ Description: 'x' })).parts.title).toBe('Hers');
    const row = await lastRun();
    expect(row.user_id).not.toBeNull();
    expect(row.visitor_hash).toBeNull();
  });

  it('uploads chosen files first', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    model.will({ text: '{"title": "Seen", "words": []}' });
    const photo = new File([png], 'flat.png', { type: 'image/png' });
    expect((await run({ Description: 'x', Photos: [photo] })).state).toBe('success');
    expect((await lastRun()).inputs).toMatchObject({
      Photos: [expect.stringMatching(/^\/files\/[0-9a-f]{24}\//)],
    });
  });

  it('is refused in the server’s words, with what is wrong with which input', async () => {
    await expect(run({})).rejects.toMatchObject({
      status: 422,
      code: 'bad_inputs',
      fields: { Description: 'Description is required' },
    });
    // What a person left out is no fault of the app.
    expect(reportError).not.toHaveBeenCalled();
  });

  it('says what a tool that people may not run is, to them and to who builds the app', async () => {
    await expect(tools.run('other', {})).rejects.toMatchObject({
      status: 404,
      message: 'Tool with path other not found',
    });
    expect(reportError.mock.calls[0]?.[0]).toMatchObject({
      title: 'Tool other: Tool with path other not found',
    });
    expect((await tools.list()).map(({ path }) => path)).toEqual(['suggest-title']);
  });

  it('ends with why it came to nothing, and with what there was of it', async () => {
    model.will({ status: 500 }, { status: 500 }, { status: 500 }, { status: 500 });
    const { state, failure, parts } = await run({ Description: 'x' });
    expect([state, parts]).toEqual(['error', {}]);
    expect(failure?.message).toBeTruthy();
  });

  it('is stopped by its signal, on the server too', async () => {
    model.will({ stall: '{"title": "I begin' });
    const stop = new AbortController();
    const begun = run({ Description: 'x' }, { signal: stop.signal, onPart: () => stop.abort() });
    await expect(begun).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(async () => (await lastRun()).state).toBe('error');
    expect((await lastRun()).failure).toMatchObject({ kind: 'stopped' });
  });
});
