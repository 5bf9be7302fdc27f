import { type SharedRun, type ToolRun, VISITOR_KEY_HEADER } from '@trellis/contract';
import { commitFiles, endUser, FakeModel, makeApp, type Person, World } from '@trellis/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { forgetRuns } from './retention.ts';

let world: World;
let model: FakeModel;
let owner: Person;
let appId: string;
beforeAll(async () => {
  model = await FakeModel.start();
  world = await World.open(inject('postgres'), { ...model.env, IMAGE_MODEL: 'drawer' });
  owner = await world.builder('Olga');
  ({ appId } = await makeApp(world, owner, { live: true }));
  await tool({});
});
afterAll(async () => {
  await world.close();
  await model.stop();
});
beforeEach(() => model.reset());

async function tool(given: object) {
  const definition = {
    title: 'Letter',
    path: 'letter',
    instructions: 'Write to [name] about [topic].',
    fields: [
      { name: 'name', type: 'text', personal: true },
      { name: 'topic', type: 'text' },
    ],
    blocks: [
      { id: 'b1', type: 'text', title: 'Letter' },
      { id: 'b2', type: 'list', title: 'Points' },
    ],
    ...given,
  };
  const versionId = await commitFiles(world, appId, {
    'tools/Letter.json': JSON.stringify(definition),
  });
  const { db } = world.services;
  await db
    .updateTable('apps')
    .set({ published_version_id: versionId })
    .where('app_id', '=', appId)
    .execute();
  await db.updateTable('tools').set({ status: 'active' }).where('app_id', '=', appId).execute();
}

const KEYS = { mine: 'k'.repeat(40), other: 'x'.repeat(40) };
async function ask<T = ToolRun>(method: string, path: string, body?: object, key = KEYS.mine) {
  const answer = await world.stranger().fetch(`/api/tools/${appId}/${path}`, {
    method,
    headers: {
      ...(key && { [VISITOR_KEY_HEADER]: key }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as T };
}
const ANSWER = { letter: 'Dear Maria, about the hedge.', points: ['Maria decides', 'by June'] };
async function run(): Promise<ToolRun> {
  model.will({ json: ANSWER });
  const inputs = { name: 'Maria', topic: 'the hedge' };
  return (await ask('POST', 'letter/runs', { inputs, wait: true })).body;
}

describe('a run that is over', () => {
  it('is rated with a reason, and the rating is taken back', async () => {
    const { runId } = await run();
    const rated = await ask('POST', `runs/${runId}/rating`, { value: -1, reason: 'Too stiff' });
    expect(rated.body.rating).toEqual({ value: -1, reason: 'Too stiff' });
    expect((await ask('POST', `runs/${runId}/rating`, { value: null })).body.rating).toBeNull();
    expect((await ask('POST', `runs/${runId}/rating`, { value: 1 }, KEYS.other)).status).toBe(404);
  });

  it('is shared without inputs and personal values, by its address alone, until that is taken back', async () => {
    const { runId } = await run();
    const open = (key = '') => ask<SharedRun>('GET', `shared/${runId}`, undefined, key);
    expect((await open()).status).toBe(404);
    const shown = await ask<SharedRun>('GET', `shared/${runId}?preview=true`);
    expect(shown.body.parts[0]!.value).toBe('Dear •••, about the hedge.');
    expect((await ask('GET', `shared/${runId}?preview=true`, undefined, KEYS.other)).status).toBe(
      404,
    );
    expect((await ask('POST', `runs/${runId}/share`, { isShared: true }, KEYS.other)).status).toBe(
      404,
    );
    expect((await ask('POST', `runs/${runId}/share`, { isShared: true })).body.isShared).toBe(true);
    const { status, body } = await open();
    expect([status, JSON.stringify(body)]).toEqual([200, expect.not.stringContaining('Maria')]);
    expect(body).toMatchObject({ title: 'Letter', path: 'letter' });
    expect(JSON.stringify(body)).not.toContain('inputs');
    await ask('POST', `runs/${runId}/share`, { isShared: false });
    expect((await open()).status).toBe(404);
  });

  it('is written anew only where the app lets people, and the model’s answer comes back', async () => {
    const { runId } = await run();
    const edit = (parts: object[] | null) => ask('PUT', `runs/${runId}/parts`, { parts });
    expect((await edit([{ id: 'b1', value: 'Mine' }])).status).toBe(403);
    await owner.post(`/api/apps/${appId}/settings`, { appSettings: { userCanEditResults: true } });
    const { body } = await edit([{ id: 'b1', value: 'Mine' }]);
    expect(body.edited).toMatchObject([
      { id: 'b1', value: 'Mine' },
      { id: 'b2', value: ANSWER.points },
    ]);
    expect(body.parts[0]!.value).toBe(ANSWER.letter);
    expect((await edit([{ id: 'b2', value: 7 }])).status).toBe(422);
    expect((await edit(null)).body.edited).toBeNull();
  });

  it('has checked again what was not confirmed, and nothing else', async () => {
    const rule = (rule: string) => ({ data: { features: { validation: { kind: 'rule', rule } } } });
    await tool({
      blocks: [
        { id: 'b1', type: 'text', title: 'Letter', ...rule('It is polite') },
        { id: 'b2', type: 'list', title: 'Points', ...rule('There are two') },
      ],
    });
    model.will(
      { json: ANSWER },
      { json: { holds: true, reason: '' } },
      { json: { holds: false, reason: 'There are three' } },
    );
    const inputs = { name: 'Maria', topic: 'the hedge' };
    const { runId } = (await ask('POST', 'letter/runs', { inputs, wait: true })).body;
    const before = model.calls.length;
    model.will({ json: { holds: true, reason: '' } });
    const { body } = await ask('POST', `runs/${runId}/validate`, {});
    expect(body.checks).toMatchObject({ b1: { status: 'validated' }, b2: { status: 'validated' } });
    expect(model.calls.length - before).toBe(1);
    expect((await ask('POST', `runs/${runId}/validate`, {}, KEYS.other)).status).toBe(404);
    await tool({});
  });

  it('goes out of its owner’s list, and out of everybody’s sight', async () => {
    const { runId } = await run();
    await ask('POST', `runs/${runId}/share`, { isShared: true });
    expect((await ask('DELETE', `runs/${runId}`)).status).toBe(200);
    expect((await ask('GET', `runs/${runId}`)).status).toBe(404);
    expect((await ask('GET', `shared/${runId}`)).status).toBe(404);
  });
});

describe('a follow-up', () => {
  it('is refused where the tool has none', async () => {
    const { runId } = await run();
    const asked = await ask('POST', 'letter/runs', {
      inputs: {},
      parent: runId,
      question: 'Shorter',
      wait: true,
    });
    expect(asked.status).toBe(422);
  });

  it('knows what was entered, answered and asked before, and answers in words', async () => {
    await tool({ followups: true });
    model.will(
      { json: ANSWER },
      { json: { next: ['Make it warmer', 'In German', ' ', 'A fourth', 'x'] } },
    );
    const inputs = { name: 'Maria', topic: 'the hedge' };
    const first = (await ask('POST', 'letter/runs', { inputs, wait: true })).body;
    expect(first.suggestions).toEqual(['Make it warmer', 'In German', 'A fourth']);
    model.will({ text: 'Dear Maria, warmly.' }, { json: { next: [] } });
    const body = { inputs: {}, parent: first.runId, question: 'Make it warmer', wait: true };
    const second = (await ask('POST', 'letter/runs', body)).body;
    expect(second).toMatchObject({
      state: 'success',
      parentId: first.runId,
      question: 'Make it warmer',
      inputs,
      parts: [{ id: 'answer', type: 'text', value: 'Dear Maria, warmly.' }],
    });
    model.will(
      { text: 'Liebe Maria' },
      { status: 500 },
      { status: 500 },
      { status: 500 },
      { status: 500 },
    );
    const third = await ask('POST', 'letter/runs', {
      ...body,
      parent: second.runId,
      question: 'In German',
    });
    expect(third.body).toMatchObject({ state: 'success', suggestions: [] });
    const call = model.calls.findLast(({ messages }) => messages.length > 4)!;
    const sent = call.messages.slice(1).map(({ role, content }) => `${role}: ${content}`);
    expect(sent[0]).toContain('Write to <entered>Maria</entered>');
    expect(sent[1]).toContain('assistant: ## Letter');
    expect(sent.slice(2)).toEqual([
      'user: <entered>Make it warmer</entered>',
      'assistant: Dear Maria, warmly.',
      'user: <entered>In German</entered>',
    ]);
    expect((await ask('POST', 'letter/runs', body, KEYS.other)).status).toBe(404);
  });
});

it('a picture that an answer describes is drawn, where a model draws', async () => {
  await tool({ blocks: [{ id: 'b1', type: 'image', title: 'Cover' }] });
  model.will({ json: { cover: { prompt: 'A hedge at night' } } });
  const { body } = await ask('POST', 'letter/runs', { inputs: { name: 'Ann' }, wait: true });
  expect(body.parts[0]!.value).toEqual({
    prompt: 'A hedge at night',
    url: expect.stringMatching(new RegExp(`^/files/${appId}/[\\w.-]+$`)),
  });
  const { url } = body.parts[0]!.value as { url: string };
  expect((await world.stranger().get(url)).status).toBe(200);
});

it('what a field is to memorize is kept of who is signed in, once a run succeeded', async () => {
  await tool({
    blocks: [],
    fields: [
      { name: 'name', type: 'text', memorize: true },
      { name: 'topic', type: 'text' },
    ],
  });
  const user = await endUser(world, appId, 'ben');
  const memories = () => user.get(`/api/live_api/user/memories/current?appId=${appId}`);
  const start = () =>
    user.post(`/api/tools/${appId}/letter/runs`, {
      inputs: { name: 'Ben', topic: 'the hedge' },
      wait: true,
    });
  model.will({ status: 400 });
  await start();
  expect((await memories()).body).toEqual({ memories: {} });
  model.will({ text: 'Dear Ben' });
  await start();
  await expect.poll(async () => (await memories()).body).toEqual({ memories: { name: 'Ben' } });
});

it('runs and uploads of people who were not signed in are forgotten after a month, shared ones are not', async () => {
  const [gone, kept] = [await run(), await run()];
  await ask('POST', `runs/${kept.runId}/share`, { isShared: true });
  const { db, files } = world.services;
  await db
    .updateTable('tool_runs')
    .set({ created_at: new Date(Date.now() - 31 * 24 * 3_600_000) } as never)
    .where('app_id', '=', appId)
    .execute();
  await forgetRuns(db, files);
  expect((await ask('GET', `runs/${gone.runId}`)).status).toBe(404);
  expect((await ask('GET', `runs/${kept.runId}`)).status).toBe(200);
});
