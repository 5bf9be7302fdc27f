import { VISITOR_KEY_HEADER } from '@trellis/contract';
import { FakeModel, makeApp, type Person, World } from '@trellis/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

const HOST = 'tools.test';
let world: World;
let model: FakeModel;
let ann: Person;
let appId: string;
let slug: string;
let other: string;
beforeAll(async () => {
  model = await FakeModel.start();
  world = await World.open(inject('postgres'), { ...model.env, PUBLIC_URL: 'http://localhost' });
  ann = await world.builder('Ann');
  const files = {
    'pages/Home.tsx': 'export default function Home() { return <h1>Home</h1>; }',
    'tools/Write.json': JSON.stringify({
      title: 'Write',
      path: 'write',
      instructions: 'Write about [input].',
    }),
  };
  ({ appId, slug } = await makeApp(world, ann, { name: 'Tools', files }));
  ({ appId: other } = await makeApp(world, ann, { name: 'Other', files }));
  const { db } = world.services;
  for (const id of [appId, other]) {
    await ann.post(`/api/apps/${id}/publication`, { isSignupEnabled: true });
    await db.updateTable('tools').set({ status: 'active' }).where('app_id', '=', id).execute();
  }
  await ann.post(`/api/apps/${appId}/chat/activate`, { isActive: true });
  const record = { host: HOST, verifiedAt: new Date().toISOString() };
  await db
    .updateTable('apps')
    .set({ custom_host: JSON.stringify(record) })
    .where('app_id', '=', appId)
    .execute();
}, 60_000);
afterAll(async () => {
  await world.close();
  await model.stop();
});

const visitor = () => Object.assign(world.stranger(), { host: HOST });
const page = async (path: string) => {
  const answer = await visitor().fetch(path, { redirect: 'manual' });
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
};
const run = (id: string) =>
  visitor().fetch(`/api/tools/${id}/write/runs`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [VISITOR_KEY_HEADER]: 'k'.repeat(40) },
    body: JSON.stringify({ inputs: { input: 'boats' } }),
  });

it('a tool stands on the app’s own host at its path, and is run there', async () => {
  const shown = await page('/tool/write');
  expect([shown.status, shown.html.includes('"basePath":""')]).toEqual([200, true]);
  expect(shown.html).toContain(appId);
  expect((await page('/tool/nothing')).status).toBe(404);
  model.will({ text: 'A boat.' });
  const answer = await run(appId);
  const text = await answer.text();
  expect([answer.status, text.includes('A boat.')]).toEqual([200, true]);
  const runId = /"runId":"([0-9a-f]{24})"/.exec(text)?.[1];
  expect((await page(`/tool/write/run/${runId}`)).status).toBe(200);
  // As it is written on the product's host it leads to the same place.
  expect((await page(`/app/${slug}/tool/write`)).to).toBe('/tool/write');
});

it('no other app’s tool is run there', async () => {
  expect((await run(other)).status).toBe(404);
});

it('the page where people join is there, too', async () => {
  expect((await page('/joinPlan?sale_id=x')).to).toBe(`/apps/${appId}/joinPlan?sale_id=x`);
  expect((await page(`/apps/${appId}/joinPlan`)).status).toBe(200);
  expect((await page(`/apps/${other}/joinPlan`)).status).toBe(404);
});
