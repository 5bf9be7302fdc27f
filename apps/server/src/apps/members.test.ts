import { APP_POLICY, type AppAct, may } from '@trellis/contract';
import { makeApp, openWorld, type Person } from '@trellis/testing';
import { describe, expect, it } from 'vitest';
import { deleteApp } from './index.ts';

const world = await openWorld();
const ann = await world.builder('Ann');
const { appId } = await makeApp(world, ann, {
  entities: { Note: { properties: { text: { type: 'string' } } } },
});

const invite = (email: string, role: string) =>
  ann.post(`/api/apps/${appId}/members`, { email, role });
/** Somebody who came by an invitation. */
async function member(name: string, role: string): Promise<Person> {
  const person = await world.builder(name);
  await invite(person.email, role);
  const { secret } = await world.mailTo(person.email);
  expect((await person.post('/api/invitations/accept', { secret })).body).toEqual({ appId, role });
  return person;
}

describe('collaborators', () => {
  it('come by an invitation that is for their address, once', async () => {
    const bob = await world.builder('Bob');
    const mallory = await world.builder('Mallory');
    expect((await invite('bob@example.org', 'owner')).status).toBe(422);
    expect((await invite('BOB@example.org', 'viewer')).body).toMatchObject({ status: 'invited' });
    const first = await world.mailTo('bob@example.org');
    expect(first.subject).toBe('Ann invites you to build Test app');
    await invite('bob@example.org', 'editor');
    const { secret } = await world.mailTo('bob@example.org');
    expect((await world.stranger().post('/api/invitations/read', { secret })).body).toEqual({
      appName: 'Test app',
      email: 'bob@example.org',
      role: 'editor',
    });
    const accept = (person: Person, word: string) =>
      person.post('/api/invitations/accept', { secret: word });
    expect((await accept(bob, first.secret)).status).toBe(422);
    expect((await accept(mallory, secret)).status).toBe(403);
    expect((await accept(bob, secret)).body).toEqual({ appId, role: 'editor' });
    expect((await accept(bob, secret)).status).toBe(422);
    expect((await bob.get(`/api/apps/${appId}`)).body).toMatchObject({ role: 'editor' });
    expect((await invite('bob@example.org', 'viewer')).status).toBe(409);
  });

  it('may do what the one table says, and learn nothing of other apps', async () => {
    const people: Record<string, Person> = {
      owner: ann,
      editor: await member('Eddie', 'editor'),
      viewer: await member('Vera', 'viewer'),
      none: await world.builder('Nobody'),
    };
    const at = `/api/apps/${appId}`;
    const rows = `/live_api/apps/${appId}/entities/Note`;
    const acts: [AppAct, (person: Person) => Promise<{ status: number }>][] = [
      ['app.see', (p) => p.get(at)],
      ['app.see', (p) => p.get(`${at}/versions`)],
      ['app.edit', (p) => p.post(`${at}/style`, { appStyle: {} })],
      ['app.edit', (p) => p.post(`${at}/chat/stop`)],
      ['settings.change', (p) => p.post(`${at}/settings`, { appSettings: {} })],
      ['users.manage', (p) => p.get(`${at}/users`)],
      ['members.see', (p) => p.get(`${at}/members`)],
      ['members.manage', (p) => p.post(`${at}/members`, { email: 'x@x.example', role: 'viewer' })],
      ['rows.read', (p) => p.get(rows)],
      ['rows.write', (p) => p.post(rows, { text: 'hello' })],
      ['publication.see', (p) => p.get(`${at}/publication`)],
      ['app.unpublish', (p) => p.delete(`${at}/publication`)],
    ];
    for (const [name, person] of Object.entries(people))
      for (const [act, ask] of acts) {
        const role = name === 'none' ? null : (name as 'viewer' | 'editor' | 'owner');
        const { status } = await ask(person);
        expect([name, act, status < 300]).toEqual([name, act, may(role, act)]);
        if (role === null) expect([act, status]).toEqual([act, 404]);
      }
    expect(Object.values(APP_POLICY)).toContain('viewer');
  });

  it('change and lose their role at once, also what they are in the app itself', async () => {
    const carl = await member('Carl', 'editor');
    const token = await carl.post<{ token: string }>(`/apps/${appId}/auth/token`);
    const inApp = world.stranger();
    inApp.token = token.body.token;
    const me = () => inApp.get(`/apps/${appId}/entities/User/me`);
    expect((await me()).body).toMatchObject({ role: 'admin' });
    const at = `/api/apps/${appId}/members/${carl.uid}`;
    expect((await carl.call('PATCH', at, { role: 'viewer' })).status).toBe(403);
    expect((await ann.call('PATCH', at, { role: 'viewer' })).body).toMatchObject({
      role: 'viewer',
    });
    expect((await me()).body).toMatchObject({ role: 'user' });
    expect((await carl.post(`/api/apps/${appId}/style`, { appStyle: {} })).status).toBe(403);
    const other = await member('Otto', 'viewer');
    expect((await other.delete(at)).status).toBe(403);
    expect((await ann.delete(at)).status).toBe(200);
    expect((await me()).status).toBe(401);
    expect((await carl.get(`/api/apps/${appId}`)).status).toBe(404);
    await invite(carl.email, 'editor');
    const { secret } = await world.mailTo(carl.email);
    await carl.post('/api/invitations/accept', { secret });
    expect((await me()).body).toMatchObject({ role: 'admin' });
    // Everybody may leave but the owner.
    expect((await other.delete(`/api/apps/${appId}/members/${other.uid}`)).status).toBe(200);
    const owner = `/api/apps/${appId}/members/${ann.uid}`;
    expect((await ann.delete(owner)).status).toBe(409);
    expect((await ann.call('PATCH', owner, { role: 'viewer' })).status).toBe(409);
  });

  it('leave nothing behind when the app the owner deleted goes for good', async () => {
    const dora = await member('Dora', 'editor');
    expect((await dora.delete(`/api/apps/${appId}`)).status).toBe(403);
    expect((await ann.delete(`/api/apps/${appId}`)).status).toBe(200);
    expect((await ann.get(`/api/apps/${appId}`)).status).toBe(404);
    await deleteApp(world.services, appId);
    const { db } = world.services;
    const rows = await db.selectFrom('rows').select('id').where('app_id', '=', appId).execute();
    const users = await db
      .selectFrom('users')
      .select('id')
      .where('tenant_id', '=', appId)
      .execute();
    expect([rows, users]).toEqual([[], []]);
  });
});
