import type { Account } from '@trellis/contract';
import { makeApp, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';

const world = await openWorld();
const ann = await world.builder('Ann');
const account = async () => (await ann.get<Account>('/api/live_api/account/current')).body;

it('an account speaks of the app that was opened last, and of what that knows', async () => {
  const first = await makeApp(world, ann, { name: 'First' });
  const second = await makeApp(world, ann, { name: 'Second' });
  await ann.post(`/api/context/ingest/text?appId=${first.appId}`, { context: 'We open at 8.' });
  await ann.get(`/api/apps/${first.appId}`);
  expect(await account()).toMatchObject({
    appId: first.appId,
    appHeader: 'First',
    hasBusinessInfo: true,
  });
  // What somebody else changes meanwhile is not what was opened.
  await world.services.db
    .updateTable('apps')
    .set({ updated_at: new Date() })
    .where('app_id', '=', second.appId)
    .execute();
  expect(await account()).toMatchObject({ appId: first.appId });
  await ann.get(`/api/apps/${second.appId}`);
  expect(await account()).toMatchObject({ appHeader: 'Second', hasBusinessInfo: false });
});
