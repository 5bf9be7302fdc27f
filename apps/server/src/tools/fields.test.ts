import type { AppDetail, EditedTool } from '@trellis/contract';
import { openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';

/** What the fields of a tool may be, where somebody sends what no screen offers (spec 1, section 5). */
const world = await openWorld({ DEFAULT_PLAN: 'lite' });
const admin = await world.builder('Ada');
const owner = await world.builder('Olga');
const guest = await world.builder('Gus');
const plan = (uid: string, name: string) =>
  admin.call('PATCH', `/api/admin/accounts/${uid}`, { plan: name });

async function newTool() {
  const said = { appType: 'AI_TOOL', app: { fields: { header: 'Letters' } } };
  const { appId } = (await owner.post<{ appId: string }>('/api/apps', said)).body;
  const at = `/api/apps/${appId}/tools`;
  const { toolId } = (await owner.post<EditedTool>(at, { title: 'Letters' })).body;
  await world.join(appId, guest, 'editor');
  const save = async (fields: object[], by = owner) => {
    const { status, body } = await by.put<{ message?: string; error?: { code?: string } }>(
      `${at}/${toolId}`,
      { change: { fields } },
    );
    return [status, body.message ?? '', body.error?.code ?? ''];
  };
  return { appId, save };
}

it('photos are there by the plan of the app’s owner, whoever edits it, also as another type of a field', async () => {
  const { appId, save } = await newTool();
  const photo = { name: 'View', type: 'photo' };
  const locked = async () => (await guest.get<AppDetail>(`/api/apps/${appId}`)).body.photosLocked;
  const refused = [402, 'Photo fields need a paid plan', 'plan_limit/photoFields'];
  await plan(guest.uid, 'galaxy');
  expect(await save([photo], guest)).toEqual(refused);
  expect(await locked()).toBe('Photo fields need a paid plan');
  expect((await save([{ name: 'View', type: 'text' }]))[0]).toBe(200);
  expect(await save([photo])).toEqual(refused);
  await plan(owner.uid, 'explorer');
  await plan(guest.uid, 'lite');
  expect(await locked()).toBeNull();
  expect((await save([photo], guest))[0]).toBe(200);
  await plan(owner.uid, 'lite');
  // What is there stays.
  expect((await save([photo, { name: 'Tone', type: 'text' }], guest))[0]).toBe(200);
});

it('nothing is memorized of photos and files, nor while nobody signs up', async () => {
  const { appId, save } = await newTool();
  const field = (type: string) => [{ name: 'One', type, memorize: true }];
  const noSignup = 'Turn on user signup first: memorized values are stored for people who sign in';
  expect(await save(field('text'))).toEqual([422, noSignup, 'invalid']);
  await owner.post(`/api/apps/${appId}/publication`, { isSignupEnabled: true });
  await world.services.db
    .updateTable('apps')
    .set({ settings: JSON.stringify({ isSignupEnabled: true }) })
    .where('app_id', '=', appId)
    .execute();
  expect((await save(field('text')))[0]).toBe(200);
  const no = [422, 'Photos and files are not memorized', 'invalid'];
  expect(await save(field('file'))).toEqual(no);
  await plan(owner.uid, 'explorer');
  expect(await save(field('photo'))).toEqual(no);
  // Who turns sign-up off takes nothing from what was remembered before.
  await world.services.db
    .updateTable('apps')
    .set({ settings: '{}' })
    .where('app_id', '=', appId)
    .execute();
  expect((await save([...field('text'), { name: 'Tone', type: 'text' }]))[0]).toBe(200);
});
