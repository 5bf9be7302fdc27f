import { endUser, FakeModel, makeApp, type Person, World } from '@trellis/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let world: World;
let model: FakeModel;
let appId: string;
let ann: Person;
let ben: Person;
beforeAll(async () => {
  model = await FakeModel.start();
  world = await World.open(inject('postgres'), model.env);
  const owner = await world.builder('Olga');
  ({ appId } = await makeApp(world, owner, {
    live: true,
    files: {
      'tools/Write.json': JSON.stringify({
        title: 'Write',
        path: 'write',
        instructions: 'Write about [input].',
      }),
    },
  }));
  const { db } = world.services;
  await db.updateTable('tools').set({ status: 'active' }).where('app_id', '=', appId).execute();
  await owner.post(`/api/apps/${appId}/settings`, {
    appSettings: { isSignupEnabled: true, isPaidMembershipsEnabled: true, creditsPerRun: 10 },
  });
  await db
    .updateTable('apps')
    .set(({ ref }) => ({
      settings: JSON.stringify({
        isSignupEnabled: true,
        isPaidMembershipsEnabled: true,
        creditsPerRun: 10,
        paidMembershipsSettings: { isSetupCompleted: true },
      }),
      published_version_id: ref('draft_version_id'),
    }))
    .where('app_id', '=', appId)
    .execute();
  const limits = { Gold: { dailyRuns: 3, monthlyCredits: 25 } };
  await db
    .insertInto('payment_connections')
    .values({ tenant_id: appId, sealed: 'x', tier_limits: JSON.stringify(limits) })
    .execute();
  [ann, ben] = await Promise.all([endUser(world, appId, 'ann'), endUser(world, appId, 'ben')]);
  await db
    .insertInto('memberships')
    .values({
      tenant_id: appId,
      id: 'sub-1',
      product_id: 'club',
      email: ann.email,
      user_id: ann.uid,
      tier: 'Gold',
      status: 'active',
      sold_at: new Date(),
      asked_at: new Date(),
    })
    .execute();
});
afterAll(async () => {
  await world.close();
  await model.stop();
});

const run = async (who: Person, input = 'x') => {
  const answer = await who.fetch(`/api/tools/${appId}/write/runs`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ inputs: { input } }),
  });
  return { status: answer.status, text: await answer.text() };
};
const left = async () =>
  (await ann.get<{ credits: { left: number } }>(`/apps/${appId}/membership`)).body.credits.left;

it('a member’s run takes the credits that it costs; one that fails gives them back; without enough none is made', async () => {
  expect(await left()).toBe(25);
  model.will({ text: 'Done.' });
  expect((await run(ann)).status).toBe(200);
  expect(await left()).toBe(15);
  model.will({ status: 400 });
  await run(ann);
  await expect.poll(left).toBe(15);
  model.will({ text: 'Done.' });
  await run(ann);
  expect(await left()).toBe(5);
  const calls = model.calls.length;
  const refused = await run(ann);
  expect(refused.status).toBe(429);
  expect(refused.text).toMatch(
    /5 of your 25 credits left, and this takes 10.*There are new ones on/,
  );
  expect(model.calls).toHaveLength(calls);
  expect(await left()).toBe(5);
});

it('who is no member makes none', async () => {
  expect((await run(ben)).status).toBe(402);
  expect((await run(world.stranger())).status).toBe(401);
});
