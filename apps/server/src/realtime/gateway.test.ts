import { appRoom, SOCKET_PATH } from '@trellis/contract';
import { makeApp, openWorld, type Person } from '@trellis/testing';
import { io, type Socket } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';

const sockets: Socket[] = [];
const world = await openWorld();
const ann = await world.builder('Ann');
const url = await world.listen();
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

let names = 0;
const rename = (appId: string) =>
  ann.post('/api/apps', {
    appType: 'GEN_APP',
    appId,
    genApp: { fields: { header: `Club ${++names}` }, appBuilderVersion: 4 },
  });

/** Somebody with the app open: what they are told, as it comes. */
async function watch(person: Person, appId: string) {
  const socket = io(url, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    query: { token: person.token ?? '' },
  });
  sockets.push(socket);
  const events: string[] = [];
  socket.onAny((kind: string) => events.push(kind));
  socket.emit('join', appRoom(appId));
  await expect.poll(() => events).toContain('joined');
  const heard = async (kind: string) => {
    await expect.poll(() => events, { timeout: 2_000 }).toContain(kind);
    events.length = 0;
  };
  events.length = 0;
  return { socket, events, heard };
}

describe('an open workbench', () => {
  it('hears of answers; what they used and what lies behind a failure only admins hear', async () => {
    const { appId } = await makeApp(world, ann, { name: 'Club' });
    const bob = await world.builder('Bert');
    await world.join(appId, bob, 'editor');
    const { db, bus } = world.services;
    const usage = { totalTokens: 7 };
    const metadata = { status: 'error', error: 'Failed', details: 'network: gone', usage };
    const id = 'msgc0000000000000001';
    const body = JSON.stringify({ id, role: 'assistant', parts: [], metadata });
    const row = { app_id: appId, id, role: 'assistant' as const, body, version_id: null };
    await db.insertInto('messages').values(row).execute();
    const heard: Record<string, unknown> = {};
    for (const [name, person] of Object.entries({ admin: ann, editor: bob })) {
      const { socket } = await watch(person, appId);
      socket.on('messages', ({ messages }) => {
        heard[name] = messages[0].metadata;
      });
    }
    bus.publish({ kind: 'messages', appId });
    await expect
      .poll(() => heard)
      .toEqual({ admin: metadata, editor: { status: 'error', error: 'Failed' } });
  });

  it('hears of invitations, of who accepts them, of other roles, and of who is gone', async () => {
    const { appId } = await makeApp(world, ann, { name: 'Club' });
    const owner = await watch(ann, appId);
    const bob = await world.builder('Bob');
    const invited = await ann.post(`/api/apps/${appId}/members`, {
      email: bob.email,
      role: 'editor',
    });
    expect(invited.status).toBe(200);
    await owner.heard('app');
    const { secret } = await world.mailTo(bob.email);
    expect((await bob.post('/api/invitations/accept', { secret })).status).toBe(200);
    await owner.heard('app');
    const theirs = await watch(bob, appId);
    const at = `/api/apps/${appId}/members/${bob.uid}`;
    expect((await ann.call('PATCH', at, { role: 'viewer' })).status).toBe(200);
    await Promise.all([owner.heard('app'), theirs.heard('app')]);
    expect((await ann.delete(at)).status).toBe(200);
    await Promise.all([owner.heard('app'), theirs.heard('app')]);
    // Told once that something changed, and from then on nothing more: not of the first when the second is there.
    theirs.events.length = 0;
    for (let n = 0; n < 2; n++) {
      await rename(appId);
      await owner.heard('app');
    }
    expect(theirs.events).toEqual([]);
  });

  it('hears of end users who are invited, come, change and leave; others do not', async () => {
    const { appId } = await makeApp(world, ann, { name: 'Club', live: true });
    await ann.post(`/api/apps/${appId}/settings`, { appSettings: { isSignupEnabled: true } });
    const owner = await watch(ann, appId);
    const guest = { email: 'gil@example.org', password: 'correct horse battery', name: 'Gil' };
    const gil = world.stranger();
    expect((await gil.enterApp(appId, 'register', guest)).status).toBe(200);
    await owner.heard('people');
    await ann.post(`/apps/${appId}/users/invite-user`, { user_email: 'ida@example.org' });
    await owner.heard('people');
    const { secret } = await world.mailTo('ida@example.org');
    await world.stranger().enterApp(appId, 'accept-invitation', {
      secret,
      password: guest.password,
    });
    await owner.heard('people');
    const at = `/api/apps/${appId}/users/${gil.uid}`;
    await ann.call('PATCH', at, { role: 'admin' });
    await owner.heard('people');
    await ann.delete(at);
    await owner.heard('people');
    const other = await makeApp(world, ann, { name: 'Other' });
    await ann.post(`/apps/${other.appId}/users/invite-user`, { user_email: 'kim@example.org' });
    expect(owner.events).toEqual([]);
  });

  it('is asked for a fresh token when the one of its connection has ended, and goes on with it', async () => {
    const { appId } = await makeApp(world, ann, { name: 'Club' });
    const { socket, events, heard } = await watch(ann, appId);
    const change = () => rename(appId);
    socket.emit('token', 'a token that has ended');
    await new Promise((resolve) => setTimeout(resolve, 50));
    await change();
    await heard('join_error');
    const witness = await watch(ann, appId);
    for (let n = 0; n < 2; n++) {
      await change();
      await witness.heard('app');
    }
    expect(events).toEqual([]);
    socket.emit('token', ann.token);
    socket.emit('join', appRoom(appId));
    await heard('joined');
    await change();
    await heard('app');
  });

  it('comes back by itself, and asks anew, when this server may have missed what another one told', async () => {
    const { appId } = await makeApp(world, ann, { name: 'Club' });
    const { socket, events, heard } = await watch(ann, appId);
    socket.on('connect', () => socket.emit('join', appRoom(appId)));
    const { rowCount } = await world.services.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query = 'LISTEN trellis'`,
    );
    expect(rowCount).toBe(1);
    await expect.poll(() => events).toContain('joined');
    events.length = 0;
    await rename(appId);
    await heard('app');
  });
});
