import { endUser, makeApp, openWorld } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

const world = await openWorld();
const owner = await world.builder('Olga');
const own = { created_by_id: '{{user.id}}' };
const managers = { user_condition: { role: { $in: ['manager', 'admin'] } } };
const { appId } = await makeApp(world, owner, {
  live: true,
  entities: {
    Order: {
      properties: { title: { type: 'string' } },
      rls: { read: { $or: [own, managers] }, create: { user_condition: {} }, write: managers },
    },
  },
});

describe("an app's own roles", () => {
  it('are known from its rules, given by who manages it, and matched by the rules', async () => {
    const [ann, max] = await Promise.all([
      endUser(world, appId, 'ann'),
      endUser(world, appId, 'max'),
    ]);
    const orders = `/live_api/apps/${appId}/entities/Order`;
    await ann.post(orders, { title: 'one' });
    expect((await max.get(orders)).body).toEqual([]);

    const people = `/api/apps/${appId}/users`;
    expect((await owner.get<{ roles: string[] }>(people)).body.roles).toEqual([
      'user',
      'admin',
      'manager',
    ]);
    const given = await owner.call('PATCH', `${people}/${max.uid}`, { role: 'manager' });
    expect(given.body).toMatchObject({ role: 'manager' });
    expect((await max.get(orders)).body).toMatchObject([{ title: 'one' }]);
    // It is no admin's.
    expect((await max.get(people)).status).toBe(403);

    for (const role of ['Admin', 'USER', '', ' manager', 'a'.repeat(41), '$ne']) {
      const refused = await owner.call('PATCH', `${people}/${ann.uid}`, { role });
      expect([role, refused.status]).toEqual([role, 422]);
    }
    const invited = await owner.post(`${people}/invite-user`, {
      user_email: 'eve@users.example',
      role: 'shift lead',
    });
    expect(invited.body).toMatchObject({ user: { role: 'shift lead' } });
    expect((await owner.get<{ roles: string[] }>(people)).body.roles).toContain('shift lead');
  });

  it('are nobody’s to give themselves', async () => {
    const ben = await endUser(world, appId, 'ben');
    await ben.put(`/live_api/apps/${appId}/entities/User/me`, { role: 'manager' });
    const changed = await ben.put(`/live_api/apps/${appId}/entities/User/${ben.uid}`, {
      role: 'manager',
    });
    expect(changed.status).toBe(403);
    expect((await ben.get(`/live_api/apps/${appId}/entities/Order`)).body).toEqual([]);
  });

  it('and everything else that is decided of people stands in the audit log, with who decided', async () => {
    const [kim, chief] = await Promise.all([
      endUser(world, appId, 'kim'),
      endUser(world, appId, 'chief', 'admin'),
    ]);
    const people = `/api/apps/${appId}/users`;
    await owner.call('PATCH', `${people}/${kim.uid}`, { role: 'manager' });
    await owner.call('PATCH', `${people}/${kim.uid}`, { status: 'disabled' });
    await chief.put(`/live_api/apps/${appId}/entities/User/${kim.uid}`, { status: 'active' });
    await chief.delete(`${people}/${kim.uid}`);
    const { body } = await owner.get<{
      entries: { act: string; admin: string; detail: Record<string, unknown> }[];
    }>('/api/admin/audit?search=person.');
    const logged = body.entries
      .filter(({ detail }) => detail.userId === kim.uid)
      .map(({ act, detail: { email: _e, userId: _u, ...did }, ...rest }) => [
        act,
        did,
        JSON.stringify(rest).includes(chief.email) ? 'chief' : 'owner',
      ]);
    expect(logged).toEqual([
      ['person.remove', {}, 'chief'],
      ['person.change', { status: 'active' }, 'chief'],
      ['person.change', { status: 'disabled' }, 'owner'],
      ['person.change', { role: 'manager' }, 'owner'],
    ]);
  });
});
