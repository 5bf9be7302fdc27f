import {
  type ReportedRun,
  type RunSummary,
  type ToolRun,
  VISITOR_KEY_HEADER,
} from '@trellis/contract';
import { FakeModel, makeApp, type Person, World } from '@trellis/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let world: World;
let model: FakeModel;
let owner: Person;
let appId: string;
let toolId: string;
const TOOL = {
  title: 'Letter',
  path: 'letter',
  isMultiStepInput: true,
  inputSteps: [{ id: 's1', title: 'Who' }],
  fields: [
    { name: 'name', type: 'text', personal: true, stepId: 's1' },
    { name: 'topic', type: 'text' },
  ],
};
beforeAll(async () => {
  model = await FakeModel.start();
  world = await World.open(inject('postgres'), model.env);
  owner = await world.builder('Olga');
  const files = { 'tools/Letter.json': JSON.stringify(TOOL) };
  ({ appId } = await makeApp(world, owner, { live: true, files }));
  const { db } = world.services;
  const { id } = await db
    .updateTable('tools')
    .set({ status: 'active' })
    .where('app_id', '=', appId)
    .returning('id')
    .executeTakeFirstOrThrow();
  toolId = id;
});
afterAll(async () => {
  await world.close();
  await model.stop();
});

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await world.stranger().fetch(`/api/tools/${appId}/${path}`, {
    method,
    headers: { [VISITOR_KEY_HEADER]: 'k'.repeat(40), 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return (await answer.json()) as T;
}
const run = (inputs: object) => ask<ToolRun>('POST', 'letter/runs', { inputs, wait: true });
const report = (filter = 'all') =>
  owner.get<{ runs: ReportedRun[]; more: boolean }>(
    `/api/apps/${appId}/tools/${toolId}/runs?filter=${filter}`,
  );

it('tells each run with its answer, its cause and what it took, and masks what is personal', async () => {
  model.will({ text: 'Dear Maria, about =hedges' });
  const done = await run({ name: 'Maria', topic: 'Maria’s hedge' });
  await ask('POST', `runs/${done.runId}/rating`, { value: -1, reason: 'Too short' });
  model.will({ status: 400 });
  await run({ topic: 'nothing' });
  const { body } = await report();
  expect(body.runs).toMatchObject([
    { state: 'error', by: 'visitor', failure: { kind: 'model' }, cause: expect.any(String) },
    {
      state: 'success',
      inputs: { name: '•••', topic: '•••’s hedge' },
      parts: [{ value: 'Dear •••, about =hedges' }],
      rating: { value: -1, reason: 'Too short' },
      seconds: expect.any(Number),
    },
  ]);
  expect((await report('failed')).body.runs).toHaveLength(1);
  expect((await report('disliked')).body.runs).toHaveLength(1);
  expect((await report('liked')).body.runs).toEqual([]);
  const csv = await owner.fetch(`/api/apps/${appId}/tools/${toolId}/runs/export`);
  const text = await csv.text();
  expect(text).toContain('Dear •••');
  expect(text).not.toContain('Maria');
  expect(text.trim().split('\r\n')).toHaveLength(3);
});

it('counts runs, and how far people come, by fields and steps that the tool has', async () => {
  const marks = (body: object) => ask('POST', 'letter/marks', body);
  await marks({ opened: true, fields: ['name', 'no such'], steps: [0, 9] });
  await marks({ opened: true, fields: ['name', 'topic'], steps: [0, 1], run: true });
  // What the builder tries is not counted.
  await owner.post(`/api/tools/${appId}/letter/marks`, { opened: true });
  const { body } = await owner.get<RunSummary>(`/api/apps/${appId}/tools/${toolId}/runs/summary`);
  expect(body).toMatchObject({
    runs: 2,
    failed: 1,
    disliked: 1,
    dropOff: { opened: 2, fields: { name: 2, topic: 1 }, steps: [2, 1], run: 1 },
  });
});

it('is for people with a role on the app', async () => {
  const ben = await world.builder('Ben');
  for (const path of ['runs', 'runs/summary', 'runs/export'])
    expect((await ben.get(`/api/apps/${appId}/tools/${toolId}/${path}`)).status).toBe(404);
});

it('hides all that was told to a tool that cannot be read any more', async () => {
  await world.services.db
    .updateTable('versions')
    .set({ tools: '{}' })
    .where('app_id', '=', appId)
    .execute();
  const { body } = await report('disliked');
  expect(body.runs).toMatchObject([
    { inputs: { name: '•••', topic: '•••' }, parts: [{ value: 'Dear •••, about =hedges' }] },
  ]);
});
