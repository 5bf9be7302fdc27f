import { VISITOR_KEY_HEADER } from '@trellis/contract';
import { makeApp, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';

const world = await openWorld();

it('a question that no mail carries is kept, and is not said to be sent', async () => {
  const owner = await world.builder('Olga');
  const { appId } = await makeApp(world, owner, { live: true, name: 'Garden' });
  await owner.post(`/api/apps/${appId}/chat/activate`, { isActive: true });
  const supportEmail = 'help@garden.example';
  await owner.post(`/api/apps/${appId}/settings`, { appSettings: { supportEmail } });
  const given = { email: 'vera@example.org', message: 'When?' };
  const key = { [VISITOR_KEY_HEADER]: 'k'.repeat(40) };
  const at = `/api/assistants/${appId}/hand-over`;
  const answer = await world.stranger().call('POST', at, given, key);
  expect(answer).toMatchObject({ status: 200, body: { sent: false } });
  expect((await world.mailTo(supportEmail)).text).toContain('When?');
});
