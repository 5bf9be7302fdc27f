import { MESSAGES } from '@trellis/contract';
import { openWorld, type Person } from '@trellis/testing';
import { expect, it } from 'vitest';

const world = await openWorld();
const admin = await world.builder('Ada');
const ann = await world.builder('Ann');

const newApp = async (who: Person, appType: string) =>
  (
    await who.post<{ appId: string }>('/api/apps', {
      appType,
      genApp: { fields: { header: 'Boats' } },
    })
  ).body.appId;

it('an app has one assistant, which keeps its id, its texts and what it is', async () => {
  const appId = await newApp(ann, 'AI_APP');
  const at = `/api/apps/${appId}/assistant`;
  const first = (await ann.get(at)).body;
  expect(first).toMatchObject({ status: 'draft', welcomeMessage: '', examples: [] });
  const activated = await ann.post(`/api/apps/${appId}/chat/activate`, { isActive: true });
  expect(activated.body).toEqual({ chatAppId: first.chatAppId });
  const change = { welcomeMessage: 'Ahoy', examples: ['Which boat? '] };
  expect((await ann.put(at, { change, base: { welcomeMessage: '' } })).status).toBe(200);
  expect((await ann.get(at)).body).toEqual({
    chatAppId: first.chatAppId,
    status: 'active',
    welcomeMessage: 'Ahoy',
    instructions: '',
    examples: ['Which boat?'],
  });
  await ann.post(`/api/apps/${appId}/chat/activate`, { isActive: false });
  expect((await ann.get(at)).body.status).toBe('draft');
});

it('what somebody else changed meanwhile is not overwritten, and a fourth example is refused', async () => {
  const appId = await newApp(ann, 'AI_TOOL');
  const at = `/api/apps/${appId}/assistant`;
  await ann.put(at, { change: { instructions: 'Theirs' } });
  const lost = await ann.put(at, { change: { instructions: 'Mine' }, base: { instructions: '' } });
  expect([lost.status, lost.body.message]).toEqual([409, MESSAGES.editConflict]);
  expect((await ann.put(at, { change: { examples: ['a', 'b', 'c', 'd'] } })).status).toBe(422);
});

it('the one of a generated app is for admins, and none is for who has no role on the app', async () => {
  const appId = await newApp(ann, 'GEN_APP');
  const refused = await ann.post(`/api/apps/${appId}/chat/activate`, { isActive: true });
  expect([refused.status, refused.body.message]).toEqual([403, MESSAGES.adminsOnly]);
  expect((await ann.get(`/api/apps/${appId}/assistant`)).status).toBe(403);
  const own = await newApp(admin, 'GEN_APP');
  expect((await admin.post(`/api/apps/${own}/chat/activate`, { isActive: true })).status).toBe(200);
  expect((await ann.get(`/api/apps/${own}/assistant`)).status).toBe(404);
});
