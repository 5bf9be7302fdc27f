import { VISITOR_KEY_HEADER } from '@trellis/contract';
import { commitFiles, FakeModel, makeApp, type Person, World } from '@trellis/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let world: World;
let model: FakeModel;
let ada: Person;
let vera: Person;
let mallory: Person;
beforeAll(async () => {
  model = await FakeModel.start();
  world = await World.open(inject('postgres'), { ...model.env, DEFAULT_PLAN: 'lite' });
  // The first account of an installation is its admin's, and is none of the two.
  ada = await world.builder('Ada');
  vera = await world.builder('Vera');
  mallory = await world.builder('Mallory');
});
afterAll(async () => {
  await world.close();
  await model.stop();
});

const KEY = { [VISITOR_KEY_HEADER]: 'k'.repeat(40) };

/** An app whose tools are what these files say, published, each of them active. */
async function opened(tools: Record<string, object>) {
  const { appId } = await makeApp(world, vera, { live: true });
  const files = Object.entries(tools).map(([name, tool]) => [
    `tools/${name}.json`,
    JSON.stringify({ title: name, path: name.toLowerCase(), instructions: 'Do it.', ...tool }),
  ]);
  const versionId = await commitFiles(world, appId, Object.fromEntries(files));
  const { db } = world.services;
  await db
    .updateTable('apps')
    .set({ published_version_id: versionId })
    .where('app_id', '=', appId)
    .execute();
  await db.updateTable('tools').set({ status: 'active' }).where('app_id', '=', appId).execute();
  return { appId, at: `/api/tools/${appId}/` };
}

async function run(at: string, inputs: object) {
  const answer = await world.stranger().fetch(`${at}/runs`, {
    method: 'POST',
    headers: { ...KEY, 'Content-Type': 'application/json' },
    body: JSON.stringify({ inputs, wait: true }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe('what a model answers', () => {
  it('ends a run whatever characters it holds', async () => {
    const { at } = await opened({ One: {} });
    for (const text of ['A\u0000B', 'half \ud83d of one', '\u0000']) {
      model.will({ text });
      const { body } = await run(`${at}one`, { input: 'x' });
      expect(body.state).not.toBe('loading');
    }
  });
});

describe('inputs', () => {
  it('are what was entered, whatever their fields are called', async () => {
    const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];
    const { at } = await opened({
      One: { fields: names.map((name) => ({ name, type: 'text' })), instructions: '[constructor]' },
    });
    model.will({ text: 'Done.' });
    expect((await run(`${at}one`, {})).body.state).toBe('success');
    const sent = JSON.stringify(model.calls.at(-1)?.messages);
    expect(sent).not.toContain('native code');
  });
});

describe('a field made of a few words', () => {
  it('is made for an app of one’s own alone', async () => {
    const { appId } = await makeApp(world, vera, {});
    for (const id of [appId, 'f'.repeat(24)]) {
      const before = model.calls.length;
      const answer = await mallory.post('/api/builder/magicCreate', {
        appId: id,
        magicType: 'field',
        input: 'mood',
      });
      expect(answer).toMatchObject({ status: 404 });
      expect(model.calls.length).toBe(before);
    }
  });
});

describe('a definition that came as a file', () => {
  it('is published only where the rules and the plan let it', async () => {
    const field = (name: string, type = 'text') => ({ name, type });
    const bad: [status: number, tools: Record<string, object>][] = [
      [402, { One: { fields: [field('a', 'photo')] } }],
      [402, { One: { fields: Array.from({ length: 60 }, (_, at) => field(`f${at}`)) } }],
      [422, { One: { fields: [field('a'), field('A')] } }],
      [422, { One: { fields: [field('Input')] } }],
      [422, { One: { path: 'runs' } }],
      [422, { One: { path: 'same' }, Two: { path: 'SAME' } }],
      [409, { One: { path: '../up' } }],
    ];
    for (const [status, tools] of bad) {
      const { appId } = await makeApp(world, vera, {});
      const files = Object.entries(tools).map(([name, tool]) => [
        `tools/${name}.json`,
        JSON.stringify({ title: name, path: name.toLowerCase(), ...tool }),
      ]);
      await commitFiles(world, appId, Object.fromEntries(files));
      const answer = await vera.post(`/api/apps/${appId}/publication`, {});
      expect([answer.status, tools]).toEqual([status, tools]);
    }
  });
});

describe('a field of a type that only admins add', () => {
  const place = { name: 'where', type: 'place' };
  const text = { name: 'what', type: 'text' };
  const file = (fields: object[]) => ({
    path: 'tools/One.json',
    content: JSON.stringify({ title: 'One', path: 'one', instructions: 'Do it.', fields }),
  });
  const page = {
    path: 'pages/Home.tsx',
    content: 'export default function Home() { return <p>Hi</p>; }',
  };
  const imported = async (by: Person, fields: object[]) => {
    const files = [file(fields), page];
    const made = await by.post<{ appId: string }>('/api/apps/import', { name: 'Shop', files });
    expect(made.status).toBe(200);
    return made.body.appId;
  };
  const published = (by: Person, appId: string) =>
    by.post<{ message: string }>(`/api/apps/${appId}/publication`, {});
  const tried = (by: Person, appId: string) =>
    by.post(`/api/tools/${appId}/one/runs`, { inputs: { where: 'Rome' }, wait: true });

  it('is neither published nor tried where a file brought it, and is both for an admin', async () => {
    for (const type of ['place', 'tool_item_select']) {
      const appId = await imported(vera, [text, { name: 'where', type }]);
      expect(await published(vera, appId)).toMatchObject({ status: 403 });
      const before = model.calls.length;
      expect((await tried(vera, appId)).status).toBe(403);
      expect(model.calls.length).toBe(before);
    }
    const own = await imported(ada, [place]);
    expect((await published(ada, own)).status).toBe(200);
  });

  it('is not let in by what is saved beside it, nor by another tool that has one', async () => {
    const appId = await imported(vera, [place]);
    const at = `/api/apps/${appId}/tools`;
    const { body } = await vera.get<{ tools: { toolId: string }[] }>(at);
    const one = `${at}/${body.tools[0]?.toolId}`;
    const beside = { change: { fields: [place, text] } };
    expect((await vera.put(one, beside)).status).toBe(200);
    expect((await published(vera, appId)).status).toBe(403);
    expect((await vera.put(one, { change: { fields: [text] } })).status).toBe(200);
    expect((await published(vera, appId)).status).toBe(200);
  });

  it('that an admin added in the panel stays, whoever saves and publishes the tool', async () => {
    const appId = await imported(vera, [text]);
    await world.services.db
      .insertInto('app_members')
      .values({ app_id: appId, user_id: ada.uid, role: 'editor' })
      .execute();
    const at = `/api/apps/${appId}/tools`;
    const { body } = await vera.get<{ tools: { toolId: string }[] }>(at);
    const one = `${at}/${body.tools[0]?.toolId}`;
    expect((await ada.put(one, { change: { fields: [place] } })).status).toBe(200);
    expect((await vera.put(one, { change: { fields: [text, place] } })).status).toBe(200);
    expect((await published(vera, appId)).status).toBe(200);
    // As another name it is another field.
    const other = [text, { ...place, name: 'whither' }];
    await commitFiles(world, appId, { 'tools/One.json': file(other).content });
    expect((await published(vera, appId)).status).toBe(403);
  });
});

describe('what publishing refuses', () => {
  it('is not run in the preview', async () => {
    const { appId } = await makeApp(world, vera, {});
    const tool = { title: 'One', path: 'one', fields: [{ name: 'a', type: 'photo' }] };
    await commitFiles(world, appId, { 'tools/One.json': JSON.stringify(tool) });
    const before = model.calls.length;
    const run = await vera.post(`/api/tools/${appId}/one/runs`, { inputs: {}, wait: true });
    const publication = await vera.post(`/api/apps/${appId}/publication`, {});
    expect([run.status, publication.status]).toEqual([402, 402]);
    expect(model.calls.length).toBe(before);
  });
});

describe('the plan’s live tools', () => {
  it('are counted where visitors find them, too', async () => {
    const { appId } = await opened({ One: {}, Two: {} });
    await world.services.db
      .updateTable('tools')
      .set({ status: 'draft' })
      .where('app_id', '=', appId)
      .execute();
    const { body } = await vera.get<{ tools: { toolId: string; title: string }[] }>(
      `/api/apps/${appId}/tools`,
    );
    const [one, two] = body.tools;
    const activate = (toolId = '') =>
      vera.post(`/api/apps/${appId}/tools/${toolId}/activate`, { isActive: true });
    expect((await activate(one?.toolId)).status).toBe(200);
    expect((await vera.delete(`/api/apps/${appId}/tools/${one?.toolId}`)).status).toBe(200);
    expect((await activate(two?.toolId)).status).toBe(402);
  });
});
