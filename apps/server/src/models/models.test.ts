import { makeApp, openModel, openWorld, type Person, sendMessage } from '@trellis/testing';
import { beforeEach, describe, expect, it } from 'vitest';

const model = await openModel();
const world = await openWorld({
  LOCAL_MODEL_PORTS: `${new URL(model.baseUrl).port} 1`,
  MODEL_PRICES: '{"fake-2":{"prompt":1,"completion":4}}',
});
const admin = await world.builder('Ada');
const builder = await world.builder('Bo');
beforeEach(() => model.reset());

const KEY = 'sk-of-nobody-else';
const choice = () => ({
  provider: 'compatible',
  model: 'fake-1',
  baseUrl: model.baseUrl,
  apiKey: KEY,
});
const say = async (person: Person, appId: string, text: string, asked?: string) => {
  const said = asked ? { metadata: { model: asked } } : {};
  await (await sendMessage(person, appId, text, said)).text();
  const { messages } = (
    await person.get<{ messages: { id: string; metadata: { author: string } }[] }>(
      `/api/apps/${appId}/messages`,
    )
  ).body;
  return messages.at(-1)!;
};

describe('the model of the installation', () => {
  it('is found where it listens on this machine, by admins', async () => {
    const { body } = await admin.get('/api/admin/models/local');
    expect(body).toEqual({
      servers: [
        {
          name: 'A model server',
          baseUrl: model.baseUrl,
          models: expect.arrayContaining(['fake-1', 'fake-2']),
        },
      ],
    });
    expect((await builder.get('/api/admin/models/local')).status).toBe(403);
  });

  it('is chosen by an admin, on every server, and its key is told to nobody', async () => {
    expect((await admin.get('/api/admin/models')).body).toMatchObject({
      defaultModel: 'Built-in builder',
      from: 'none',
      hasKey: false,
    });
    const other = await world.another();
    const { status, body } = await admin.put('/api/admin/models', choice());
    expect([status, body]).toEqual([
      200,
      {
        defaultModel: 'fake-1',
        from: 'settings',
        provider: 'compatible',
        model: 'fake-1',
        baseUrl: model.baseUrl,
        hasKey: true,
      },
    ]);
    await expect.poll(() => other.services.models.defaultName).toBe('fake-1');
    await other.close();
    // In the database it is sealed, and the log of what admins did does not know it.
    const { rows } = await world.services.pool.query(
      'SELECT row_to_json(m)::text || coalesce((SELECT json_agg(a) FROM audit_log a)::text, $1) AS all FROM model_settings m',
      [''],
    );
    expect(rows[0].all).toContain('model.choose');
    expect(rows[0].all).not.toContain(KEY);
  });

  it('is tried before it is chosen, and what fails is told without the key', async () => {
    model.will({ text: 'Hello' });
    const good = await admin.post<{ firstTokenMs: number }>('/api/admin/models/test', choice());
    expect(good.body).toMatchObject({ isAnswered: true, text: 'Hello', problem: null });
    expect(good.body.firstTokenMs).toBeGreaterThan(0);
    model.will({ status: 401 });
    const bad = await admin.post('/api/admin/models/test', choice());
    expect(bad.body).toMatchObject({ isAnswered: false, firstTokenMs: null });
    expect(JSON.stringify(bad.body)).toMatch(/401/);
    expect(JSON.stringify(bad.body)).not.toContain(KEY);
    // Elsewhere the kept key does not go.
    model.will({ text: 'Hello' });
    const { apiKey: _kept, ...rest } = choice();
    await admin.post('/api/admin/models/test', { ...rest, model: 'fake-2' });
    const away = await admin.put('/api/admin/models', { provider: 'openai', model: 'gpt-5.1' });
    expect(away.body).toMatchObject({ hasKey: false });
    await admin.put('/api/admin/models', choice());
  });

  it('comes from a list with prices and context, where the provider tells them', async () => {
    expect((await admin.get('/api/models')).body).toEqual({
      problem: null,
      answering: 'fake-1',
      models: [
        {
          id: 'fake-1',
          name: 'Fake One',
          promptPrice: 3,
          completionPrice: 15,
          contextLength: 200_000,
          from: null,
        },
        {
          id: 'fake-2',
          name: 'fake-2',
          // Where it does not, by the prices that usage is counted by.
          promptPrice: 1,
          completionPrice: 4,
          contextLength: null,
          from: null,
        },
      ],
    });
    // Who builds sees what answers; money is for admins.
    const { body } = await builder.get<{ models: object[]; answering: string }>('/api/models');
    expect(body.models[0]).toMatchObject({ name: 'Fake One', promptPrice: null });
    expect([body.answering, JSON.stringify(body)]).toEqual([
      'fake-1',
      expect.not.stringContaining('15'),
    ]);
  });

  it('is nothing for others', async () => {
    const { appId } = await makeApp(world, builder, {});
    const calls = [
      builder.get('/api/admin/models'),
      builder.put('/api/admin/models', choice()),
      builder.post('/api/admin/models/test', choice()),
      world.stranger().get('/api/models'),
      builder.post(`/api/apps/${appId}/model`, { model: 'fake-2' }),
      world.stranger().get('/api/admin/models'),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([
      403, 403, 403, 401, 403, 401,
    ]);
  });
});

describe("an app's model", () => {
  it('answers in its chat; in a message an admin may ask for another, and nobody else', async () => {
    const { appId } = await makeApp(world, builder, {});
    model.will({ text: 'One.' }, { text: 'Two.' }, { text: 'Three.' }, { text: 'Four.' });
    expect((await say(builder, appId, 'hello')).metadata.author).toBe('fake-1');
    await admin.post(`/api/apps/${appId}/model`, { model: 'fake-2' });
    expect((await say(builder, appId, 'hello')).metadata.author).toBe('fake-2');
    expect((await say(builder, appId, 'hello', 'fake-9')).metadata.author).toBe('fake-2');
    const own = await makeApp(world, admin, {});
    expect((await say(admin, own.appId, 'hello', 'fake-9')).metadata.author).toBe('fake-9');
    expect(model.calls.slice(-4).map((call) => call.model)).toEqual([
      'fake-1',
      'fake-2',
      'fake-2',
      'fake-9',
    ]);
  });

  it('is told what an admin can look at, part by part', async () => {
    const { appId } = await makeApp(world, admin, {
      files: { 'pages/Home.tsx': 'export default function Home() { return null; }' },
    });
    model.will({ text: 'I see.' }, { text: 'I see more.' });
    await say(admin, appId, 'Make it nicer');
    const { id } = await say(admin, appId, 'And bigger');
    const { requests } = (
      await admin.get<{ requests: { model: string; parts: { name: string; text: string }[] }[] }>(
        `/api/apps/${appId}/messages/${id}/sent`,
      )
    ).body;
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      model: 'fake-1',
      isRepair: false,
      leftOut: [],
      messages: [
        { role: 'user', text: 'Make it nicer' },
        { role: 'assistant', text: 'I see.' },
        { role: 'user', text: 'And bigger' },
      ],
    });
    const parts = requests[0]!.parts;
    expect(parts.map(({ name }) => name)).toContain('pages/Home.tsx');
    // It is what went over the wire.
    const system = model.calls.at(-1)!.messages.filter(({ role }) => role === 'system');
    expect(system.map(({ content }) => content)).toEqual([
      parts.map(({ text }) => text).join('\n\n'),
    ]);
    const other = await builder.get(`/api/apps/${appId}/messages/${id}/sent`);
    expect(other.status).toBe(403);
  });
});

it('goes back to what the environment says', async () => {
  const { body } = await admin.call('DELETE', '/api/admin/models');
  expect(body).toMatchObject({ defaultModel: 'Built-in builder', from: 'none' });
  const { rows } = await world.services.pool.query('SELECT * FROM model_settings');
  expect(rows).toEqual([]);
  // The built-in builder costs nothing, so that no budget stops it.
  const { appId } = await makeApp(world, builder, {});
  await admin.put(`/api/apps/${appId}/usage/budget`, { budget: 0 });
  expect((await say(builder, appId, 'A notes app')).metadata.author).toBe('Built-in builder');
});
