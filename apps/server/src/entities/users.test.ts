import { endUser, makeApp, openWorld, type Person } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

const world = await openWorld();
const owner = await world.builder('Olga');

/** An app with two of its own admins and a user, and an address for its people. */
async function club() {
  const { appId } = await makeApp(world, owner, {
    name: 'Club',
    entities: { User: { properties: { city: { type: 'string' } } } },
    live: true,
  });
  const at = `/live_api/apps/${appId}/entities/User`;
  const [ada, bea, gil] = [
    await endUser(world, appId, 'ada', 'admin'),
    await endUser(world, appId, 'bea', 'admin'),
    await endUser(world, appId, 'gil'),
  ];
  return { appId, at, ada, bea, gil };
}
const emails = async (person: Person, address: string) =>
  (await person.get<{ email: string }[]>(address)).body.map(({ email }) => email.split('@')[0]);
const where = (filter: object) => `?q=${encodeURIComponent(JSON.stringify(filter))}`;

describe('the people of an app, as rows of User', () => {
  it('are all seen by its admins, found, sorted and counted; others see themselves', async () => {
    const { appId, at, ada, gil } = await club();
    await gil.put(`${at}/me`, { city: 'Bern' });
    expect((await emails(ada, `${at}?sort=email`)).sort()).toEqual(['ada', 'bea', 'gil', 'olga']);
    expect(await emails(ada, at + where({ role: 'user' }))).toEqual(['gil']);
    expect(await emails(ada, at + where({ city: 'Bern' }))).toEqual(['gil']);
    expect(await emails(ada, `${at}?sort=-email&limit=1&skip=1`)).toEqual(['gil']);
    expect((await ada.get(`${at}/count${where({ role: 'admin' })}`)).body).toEqual({ count: 3 });
    expect((await ada.get(at + where({ password_hash: { $exists: true } }))).status).toBe(400);
    expect((await ada.get(at + where({ builder_user_id: 'x' }))).status).toBe(400);
    expect((await ada.get(`${at}/${gil.uid}`)).body).toMatchObject({
      email: 'gil@users.example',
      role: 'user',
      status: 'active',
      city: 'Bern',
    });
    expect(JSON.stringify((await ada.get(at)).body)).not.toMatch(/password|tenant|builder_user/);

    expect(await emails(gil, at)).toEqual(['gil']);
    expect(await emails(gil, at + where({ role: 'admin' }))).toEqual([]);
    expect((await gil.get(`${at}/count`)).body).toEqual({ count: 1 });
    expect((await gil.get(`${at}/${ada.uid}`)).status).toBe(404);
    expect((await gil.get(`${at}/${gil.uid}`)).status).toBe(200);
    expect((await world.stranger().get(at)).body).toEqual([]);
    const foreign = await club();
    expect((await foreign.ada.get(at)).status).toBe(404);
    // Builders who look after the users see them; who may only look at the app does not.
    expect(await emails(owner, at)).toHaveLength(4);
    // And are one of them, also by the token that they build with.
    const { body } = await owner.get(`/apps/${appId}/entities/User/me`);
    expect(body).toMatchObject({ email: owner.email, role: 'admin' });
    expect((await owner.put(`${at}/me`, { city: 'Oslo' })).body).toMatchObject({ city: 'Oslo' });
    const vera = await world.builder('Vera');
    await owner.post(`/api/apps/${appId}/members`, { email: vera.email, role: 'viewer' });
    const { secret } = await world.mailTo(vera.email);
    await vera.post('/api/invitations/accept', { secret });
    expect((await vera.get(at)).body).toEqual([]);
  });

  it('are given roles and disabled by its admins, within two seconds, and by nobody else', async () => {
    const { at, ada, gil } = await club();
    const change = (by: Person, of: Person, body: object) => by.put(`${at}/${of.uid}`, body);
    expect((await change(ada, gil, { role: 'admin' })).body).toMatchObject({ role: 'admin' });
    expect(await emails(gil, at)).toHaveLength(4);
    expect((await change(ada, gil, { role: 'user' })).body).toMatchObject({ role: 'user' });
    expect(await emails(gil, at)).toEqual(['gil']);
    expect((await change(ada, gil, { role: 'manager' })).body).toMatchObject({ role: 'manager' });
    await change(ada, gil, { role: 'user' });
    for (const wrong of [{ role: 'no role!' }, { role: '' }, { role: 7 }, { status: 'invited' }])
      expect([wrong, (await change(ada, gil, wrong)).status]).toEqual([wrong, 422]);
    expect((await change(gil, ada, { role: 'user' })).status).toBe(404);
    expect((await change(gil, gil, { role: 'admin' })).status).toBe(403);
    // The whole row back, as clients send it, with one field of their own.
    const { body: whole } = await gil.get(`${at}/${gil.uid}`);
    expect(
      (await change(gil, gil, { ...whole, city: 'Rome', email: 'x@x.example' })).body,
    ).toMatchObject({ city: 'Rome', email: 'gil@users.example', role: 'user' });
    expect((await change(ada, gil, { status: 'disabled' })).body).toMatchObject({
      status: 'disabled',
    });
    expect((await gil.get(`${at}/me`)).status).toBe(401);
    expect((await change(ada, gil, { status: 'active' })).body).toMatchObject({ status: 'active' });
  });

  it('never leave an app without an admin, nor an admin without their own way back', async () => {
    const { at, ada, bea } = await club();
    for (const body of [{ role: 'user' }, { status: 'disabled' }])
      expect(await ada.put(`${at}/${ada.uid}`, body)).toMatchObject({
        status: 409,
        body: { message: 'Ask another admin to change your role or status, or to remove you' },
      });
    expect((await ada.delete(`${at}/${ada.uid}`)).status).toBe(409);
    const own = (await ada.get<{ id: string; email: string }[]>(at)).body.find(
      ({ email }) => email === owner.email,
    )!;
    for (const body of [{ role: 'user' }, { status: 'disabled' }])
      expect((await ada.put(`${at}/${own.id}`, body)).status).toBe(409);
    expect((await ada.delete(`${at}/${own.id}`)).status).toBe(409);
    // Both take the other's role at once: whoever is left, the owner is one still.
    await Promise.all([
      ada.put(`${at}/${bea.uid}`, { role: 'user' }),
      bea.put(`${at}/${ada.uid}`, { role: 'user' }),
    ]);
    expect((await owner.get(`${at}/count${where({ role: 'admin' })}`)).body.count).not.toBe(0);
  });

  it('are invited and removed, not made or swept away like rows', async () => {
    const { appId, at, ada, gil } = await club();
    const refused = [
      await ada.post(at, { email: 'new@users.example' }),
      await ada.post(`${at}/bulk`, [{ email: 'new@users.example' }]),
      await ada.delete(at, {}),
      await owner.post(at, { email: 'new@users.example' }),
      await owner.delete(at, {}),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(refused[0]!.body).toMatchObject({ error: { code: 'users_are_invited' } });
    for (const path of ['/apps/', '/api/apps/', '/api/apps/+/runtime/'] as const) {
      const [before, after = ''] = path.split('+/');
      const address = path.includes('+')
        ? `${before}${appId}/${after}users/invite-user`
        : `${path}${appId}/users/invite-user`;
      const invited = await ada.post(address, {
        user_email: `via${path.length}@users.example`,
        role: 'user',
      });
      expect([address, invited.status]).toEqual([address, 200]);
      expect((await gil.post(address, { user_email: 'no@users.example' })).status).toBe(403);
    }
    expect(await emails(ada, at + where({ status: 'invited' }))).toHaveLength(3);
    expect((await gil.delete(`${at}/${ada.uid}`)).status).toBe(404);
    expect((await ada.delete(`${at}/${gil.uid}`)).body).toEqual({ success: true });
    expect((await gil.get(`${at}/me`)).status).toBe(401);
    expect((await ada.delete(`${at}/${gil.uid}`)).status).toBe(404);
    expect((await ada.get(`${at}/schema`)).body).toMatchObject({
      name: 'User',
      properties: { city: {}, email: {}, role: { type: 'string' } },
    });
  });
});
