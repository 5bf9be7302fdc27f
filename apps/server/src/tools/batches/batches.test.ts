import type { Batch } from '@trellis/contract';
import { commitFiles, FakeModel, makeApp, type Person, World } from '@trellis/testing';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { ToolBatches } from './batches.ts';

let world: World;
let model: FakeModel;
let owner: Person;
let appId: string;
let at: string;
const TOOL = {
  title: 'Letter',
  path: 'letter',
  instructions: 'Write to [name].',
  isInputHidden: true,
  fields: [
    { name: 'name', label: 'Who is it to?', type: 'text', required: true },
    { name: 'age', type: 'number' },
  ],
  blocks: [
    { id: 'b1', type: 'text', title: 'Letter' },
    { id: 'b2', type: 'list', title: 'Points' },
  ],
};
beforeAll(async () => {
  model = await FakeModel.start();
  world = await World.open(inject('postgres'), {
    ...model.env,
    PLAN_LIMITS: JSON.stringify({ explorer: { monthlyRuns: 1 } }),
  });
  owner = await world.builder('Olga');
  ({ appId } = await makeApp(world, owner, {}));
  await commitFiles(world, appId, { 'tools/Letter.json': JSON.stringify(TOOL) });
  const { db } = world.services;
  const { id } = await db
    .selectFrom('tools')
    .select('id')
    .where('app_id', '=', appId)
    .executeTakeFirstOrThrow();
  at = `/api/apps/${appId}/tools/${id}/batches`;
});
afterAll(async () => {
  await world.close();
  await model.stop();
});
beforeEach(() => model.reset());

async function give(csv: string, name = 'people.csv') {
  const body = new FormData();
  body.set('file', new File([csv], name));
  const answer = await owner.fetch(at, { method: 'POST', body });
  return { status: answer.status, body: (await answer.json()) as Batch & { message: string } };
}
const start = async (id: string) => (await owner.post<Batch>(`${at}/${id}/start`, {})).body;
const over = (id: string) => expect.poll(async () => (await owner.get<Batch>(`${at}/${id}`)).body);
const result = async (id: string) => (await owner.fetch(`${at}/${id}/result`)).text();
const answers = (...names: string[]) =>
  model.will(...names.map((name) => ({ json: { letter: `Dear ${name}`, points: [name] } })));

it('a file of inputs comes back with its answers, and rows that failed say why', async () => {
  const { body } = await give(
    'Who is it to?,age,note\nAnn,7,=x\n,8,\nBen,old,\n"Cleo, the cat",9,\n',
  );
  expect(body).toMatchObject({
    state: 'ready',
    rows: 4,
    columns: { name: 'Who is it to?', age: 'age' },
    unused: ['note'],
    wrong: [{ row: 2 }, { row: 3 }],
    estimate: { tokens: expect.any(Number) },
  });
  expect(body.estimate.tokens).toBeGreaterThan(100);
  answers('one', 'two');
  expect((await start(body.batchId)).state).toBe('running');
  await over(body.batchId).toMatchObject({ state: 'done', done: 2, failed: 2 });
  const lines = (await result(body.batchId)).trim().split('\r\n');
  expect(lines[0]).toBe('Who is it to?,age,note,Letter,Points,State,Problem');
  expect(lines[1]).toMatch(/^Ann,7,'=x,Dear (one|two),.*done,$/);
  expect(lines[2]).toBe(',8,,,,failed,Who is it to? is required');
  expect(lines).toHaveLength(5);
  // Started again, what failed is tried again, and what is done is not.
  const before = model.calls.length;
  await start(body.batchId);
  await over(body.batchId).toMatchObject({ state: 'done', done: 2, failed: 2 });
  expect(model.calls.length).toBe(before);
});

it('a file in which nothing is an input, or nothing at all, is refused with a sentence', async () => {
  expect(await give('colour\nred\n')).toMatchObject({
    status: 422,
    body: { message: 'No column of this file has the name of one of the tool’s inputs' },
  });
  expect(await give('name\n')).toMatchObject({
    status: 422,
    body: { message: 'This file has no rows below the headers' },
  });
  expect((await give('x', 'people.pdf')).status).toBe(422);
});

it('stops at the limit of the plan, keeps what is done, and goes on from there', async () => {
  const { db } = world.services;
  const plan = (name: string) =>
    db.updateTable('accounts').set({ plan: name }).where('user_id', '=', owner.uid).execute();
  await db.deleteFrom('run_counts').execute();
  await plan('explorer');
  const { body } = await give('name\nAnn\nBen\n');
  answers('Ann', 'Ben');
  await start(body.batchId);
  await over(body.batchId).toMatchObject({
    state: 'stopped',
    done: 1,
    problem: expect.stringContaining('all the runs of its plan for this month'),
  });
  await plan('galaxy');
  await start(body.batchId);
  await over(body.batchId).toMatchObject({ state: 'done', done: 2, problem: null });
});

it('is stopped by a person, started again, and forgotten', async () => {
  const { body } = await give('name\nAnn\n');
  model.will({ stall: '{"letter": "De' });
  await start(body.batchId);
  expect((await owner.delete(`${at}/${body.batchId}`)).status).toBe(409);
  expect((await owner.post<Batch>(`${at}/${body.batchId}/stop`, {})).body.state).toBe('stopped');
  expect((await owner.delete(`${at}/${body.batchId}`)).body).toEqual({ removed: true });
  const ben = await world.builder('Ben');
  expect((await ben.get(at)).status).toBe(404);
});

it('whose database fails is done again, and one that is gone is not', async () => {
  const { batchId } = (await give('Who is it to?,age\nAnn,7\n')).body;
  const job = { appId, toolId: at.split('/').at(-2), batchId };
  const { db } = world.services;
  const [failing] = new ToolBatches({ ...world.services, db: db.withSchema('nowhere') }).queues;
  // A job that throws is tried again; one that ends is never done.
  await expect(failing!.work(job)).rejects.toThrow('does not exist');
  const [queue] = world.services.toolBatches.queues;
  // Given up after its last try, it does not run on for ever: it can be started again.
  await db
    .updateTable('tool_batches')
    .set({ state: 'running' })
    .where('id', '=', batchId)
    .execute();
  await queue!.gaveUp!(job);
  await over(batchId).toMatchObject({
    state: 'stopped',
    problem: 'Something went wrong. Start it again later.',
  });
  await expect(queue!.gaveUp!({ ...job, batchId: 'f'.repeat(24) })).resolves.toBeUndefined();
  await expect(queue!.work({ ...job, batchId: 'f'.repeat(24) })).resolves.toBeUndefined();
});
