import type { ListedTool } from '@trellis/contract';
import { commitFiles, makeApp, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';
import { keepToPlans } from './over-plan.ts';

const world = await openWorld();
await world.builder('Ada');
const zoe = await world.builder('Zoe');
const DAY = 24 * 3_600_000;
const { db, mail } = world.services;

async function liveTools(count: number): Promise<string> {
  const { appId } = await makeApp(world, zoe, { live: true });
  const files = Array.from({ length: count }, (_, n) => [
    `tools/T${n}.json`,
    JSON.stringify({ title: `Tool ${n}`, path: `tool-${n}`, instructions: 'Go.' }),
  ]);
  const versionId = await commitFiles(world, appId, Object.fromEntries(files));
  await db
    .updateTable('apps')
    .set({ published_version_id: versionId })
    .where('app_id', '=', appId)
    .execute();
  await db.updateTable('tools').set({ status: 'active' }).where('app_id', '=', appId).execute();
  return appId;
}
const planIs = (plan: string) =>
  db.updateTable('accounts').set({ plan }).where('user_id', '=', zoe.uid).execute();
const seen = async (appId: string) =>
  (
    await zoe.get<{ tools: ListedTool[]; overPlan: { most: number; until: string } | null }>(
      `/api/apps/${appId}/tools`,
    )
  ).body;
const states = async (appId: string) => (await seen(appId)).tools.map(({ status }) => status);
const subjects = async () => {
  const { mails } = await mail.list(undefined);
  return mails.filter(({ to }) => to === zoe.email).map(({ subject }) => subject);
};

it('a smaller plan leaves a week to choose, tells so once, and then the newest tools become drafts', async () => {
  await planIs('explorer');
  const appId = await liveTools(4);
  const now = Date.now();
  await keepToPlans(world.services, new Date(now));
  expect((await seen(appId)).overPlan).toBeNull();
  await planIs('lite');
  await keepToPlans(world.services, new Date(now));
  await keepToPlans(world.services, new Date(now + DAY));
  expect(await states(appId)).toEqual(['active', 'active', 'active', 'active']);
  const { overPlan } = await seen(appId);
  expect(overPlan?.most).toBe(1);
  expect(Date.parse(overPlan!.until) - now).toBe(7 * DAY);
  expect((await subjects()).filter((one) => one.startsWith('Choose which tools'))).toHaveLength(1);
  await keepToPlans(world.services, new Date(now + 7 * DAY + 1));
  expect(await states(appId)).toEqual(['active', 'draft', 'draft', 'draft']);
  expect((await seen(appId)).overPlan).toBeNull();
  expect((await subjects())[0]).toContain('are now drafts');
});

it('whoever chooses, or takes a larger plan again, keeps what they chose', async () => {
  await planIs('explorer');
  const appId = await liveTools(2);
  await planIs('lite');
  const now = Date.now();
  await keepToPlans(world.services, new Date(now));
  const { tools } = await seen(appId);
  const off = await zoe.post(`/api/apps/${appId}/tools/${tools[0]!.toolId}/activate`, {
    isActive: false,
  });
  expect(off.status).toBe(200);
  await keepToPlans(world.services, new Date(now + 8 * DAY));
  expect(await states(appId)).toEqual(['draft', 'active']);
  await planIs('explorer');
  await zoe.post(`/api/apps/${appId}/tools/${tools[0]!.toolId}/activate`, { isActive: true });
  await planIs('lite');
  await keepToPlans(world.services, new Date(now + 9 * DAY));
  await planIs('explorer');
  await keepToPlans(world.services, new Date(now + 20 * DAY));
  expect(await states(appId)).toEqual(['active', 'active']);
});
