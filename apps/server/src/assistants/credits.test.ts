import type { Talk } from '@trellis/contract';
import { endUser, makeApp, openModel, openWorld, type Person } from '@trellis/testing';
import { beforeEach, expect, it } from 'vitest';

const model = await openModel();
const world = await openWorld(model.env);
const owner = await world.builder('Olga');
const { appId } = await makeApp(world, owner, { live: true, name: 'Garden' });
const { db } = world.services;
await owner.post(`/api/apps/${appId}/chat/activate`, { isActive: true });
await db
  .updateTable('apps')
  .set({
    settings: JSON.stringify({
      isSignupEnabled: true,
      isPaidMembershipsEnabled: true,
      creditsPerRun: 10,
      paidMembershipsSettings: { isSetupCompleted: true },
    }),
  })
  .where('app_id', '=', appId)
  .execute();
await db
  .insertInto('payment_connections')
  .values({
    tenant_id: appId,
    sealed: 'x',
    tier_limits: JSON.stringify({ Gold: { dailyRuns: null, monthlyCredits: 25 } }),
  })
  .execute();
const ann = await endUser(world, appId, 'ann');
const ben = await endUser(world, appId, 'ben');
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
beforeEach(() => model.reset());

const at = `/api/assistants/${appId}/talks`;
const talk = async (who: Person) => (await who.post<{ talkId: string }>(at, {})).body.talkId;
const say = (who: Person, talkId: string, more: object = {}) =>
  who.post<Talk & { message: string }>(`${at}/${talkId}/messages`, {
    text: 'When do I cut the hedge?',
    wait: true,
    ...more,
  });
const left = async () =>
  (await ann.get<{ credits: { left: number } }>(`/apps/${appId}/membership`)).body.credits.left;

it('a member’s answer costs what a run costs, once; one that fails nothing; without enough none is written', async () => {
  const talkId = await talk(ann);
  model.will({ text: 'In autumn.' });
  const key = { requestKey: 'key-of-one' };
  expect((await say(ann, talkId, key)).status).toBe(200);
  expect((await say(ann, talkId, key)).status).toBe(200);
  expect(await left()).toBe(15);
  model.will({ status: 400 });
  await say(ann, talkId);
  await expect.poll(left).toBe(15);
  model.will({ text: 'Late.' });
  await say(ann, talkId);
  expect(await left()).toBe(5);
  const calls = model.calls.length;
  const { status, body } = await say(ann, talkId);
  expect(status).toBe(429);
  expect(body.message).toMatch(/5 of your 25 credits left, and this takes 10.*a higher plan/);
  expect([model.calls.length, await left()]).toEqual([calls, 5]);
});

it('who is no member has none written', async () => {
  expect((await ben.post(at, {})).status).toBe(402);
  expect((await world.stranger().post(at, {})).status).toBe(401);
});
