import { entityRoom, SOCKET_PATH } from '@trellis/contract';
import { openServices, readConfig } from '@trellis/server';
import { io, type Socket } from 'socket.io-client';
import { type Figure, median } from './figure.ts';
import { dataFolder, startProduct } from './product.ts';
import { makeClub } from './space.ts';

const FOLLOWERS = 1_000;
const UPDATES = 10;
/** What a server remembers of a session is older than it may be by then: each update asks for all of them. */
const PAUSE_MS = 2_000;

/** One row changes: how long until each of a thousand people, who follow the entity, has heard of it. */
export async function run(): Promise<Figure[]> {
  const folder = dataFolder();
  const first = await startProduct(folder.path);
  const { appId, token: builder } = await makeClub(first.url);
  const call = async (url: string, method: string, path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${builder}` };
    const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };
  const rules = { permissions: { read: 'all', write: 'all' } };
  const note = {
    type: 'object',
    properties: { text: { type: 'string' } },
    'x-accessControl': rules,
  };
  await call(first.url, 'POST', `/api/apps/${appId}/files/import`, {
    files: [{ path: 'entities/Note.json', content: JSON.stringify({ name: 'Note', ...note }) }],
  });
  await call(first.url, 'POST', `/api/apps/${appId}/publication`, {});
  await first.stop();
  const tokens = await makePeople(folder.path, appId);
  const product = await startProduct(folder.path);
  const sockets: Socket[] = [];
  try {
    const at = `/live_api/apps/${appId}/entities/Note`;
    const row = await call(product.url, 'POST', at, { text: '0' });
    let heard = 0;
    let allHeard: () => void = () => undefined;
    for (const token of tokens) {
      const socket = io(product.url, {
        path: SOCKET_PATH,
        transports: ['websocket'],
        query: { app_id: appId, token },
        multiplex: false,
      });
      sockets.push(socket);
      socket.on('update_model', () => {
        if (++heard === FOLLOWERS) allHeard();
      });
      await new Promise((resolve) => {
        socket.on('joined', resolve);
        socket.emit('join', entityRoom(appId, 'Note'));
      });
    }
    const times: number[] = [];
    for (let n = 1; n <= UPDATES + 1; n++) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      heard = 0;
      const all = new Promise<void>((resolve) => {
        allHeard = resolve;
      });
      const began = performance.now();
      await call(product.url, 'PUT', `${at}/${row.id}`, { text: `${n}` });
      await all;
      // The first one finds code that was never run.
      if (n > 1) times.push(performance.now() - began);
    }
    return [
      {
        figure: `an update reaches all of ${FOLLOWERS.toLocaleString('en')} followers`,
        value: median(times),
        unit: 'ms',
        goal: { atMost: 250 },
        beside: { what: `the slowest of ${UPDATES}`, value: Math.max(...times) },
      },
    ];
  } finally {
    for (const socket of sockets) socket.close();
    await product.stop();
    folder.remove();
  }
}

/** End users of the app, each with a session of their own. */
async function makePeople(dataDir: string, appId: string): Promise<string[]> {
  const { services, close } = await openServices(readConfig({ DATA_DIR: dataDir }));
  const tokens: string[] = [];
  for (let n = 0; n < FOLLOWERS; n++) {
    const userId = n.toString(16).padStart(24, '0');
    await services.db
      .insertInto('users')
      .values({
        tenant_id: appId,
        id: userId,
        email: `follower${n}@example.org`,
        role: 'user',
        password_hash: null,
        profile: '{}',
        builder_user_id: null,
      })
      .execute();
    const { sessionId } = await services.sessions.start(appId, userId, 'bench');
    const claims = { userId, tenantId: appId, sessionId, environment: 'published' as const };
    tokens.push((await services.tokens.sign(claims)).token);
  }
  await close();
  return tokens;
}
