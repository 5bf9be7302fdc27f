import { entityRoom, SOCKET_PATH } from '@trellis/contract';
import type { Person } from '@trellis/testing';
import { io, type Socket } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import {
  ACTORS,
  type ActorName,
  changes,
  creates,
  KINDS,
  type Kind,
  ON_ENTITY,
  type ON_ROWS,
  sees,
} from './oracle.fixture.ts';
import { nameOf, openStage, PAIRS, type Pair } from './stage.fixture.ts';

/** Every cell in the long suite; else one of thirteen, another set of actors and acts for each pair of levels. */
const EVERY = process.env.PROPERTY_RUNS ? 1 : 13;

const stage = await openStage();

interface RowLike {
  id: string;
}
type Ids = { status: number; ids: string[] };
const ids = async (answer: Promise<{ status: number; body: unknown }>): Promise<Ids> => {
  const { status, body } = await answer;
  const list = Array.isArray(body) ? body : ((body as { items?: RowLike[] }).items ?? []);
  return { status, ids: (list as RowLike[]).map(({ id }) => id) };
};

/** The answers of one cell beside what the oracle says of them. */
type Cell = (
  pair: Pair,
  actor: ActorName,
  kind: Kind,
) => Promise<[actual: unknown, wanted: unknown]>;

const paths = (pair: Pair) => ({
  own: `/live_api/apps/${stage.appId}/entities/${nameOf(pair)}`,
  sdk: `/api/apps/${stage.appId}/entities/${nameOf(pair)}`,
});

/** Reads: the row is among the answers, or the answers are as if it were not there. */
const reading =
  (read: (person: Person, pair: Pair, id: string) => Promise<Ids>): Cell =>
  async (pair, actor, kind) => {
    const id = await stage.place(pair, actor, kind);
    const answer = await read(stage.people[actor], pair, id);
    await stage.clear();
    return [answer, { status: 200, ids: sees(pair.read, actor, kind) ? [id] : [] }];
  };

/** Writes: the status, and what then stands in the database. */
const writing =
  (
    after: string | null,
    write: (person: Person, pair: Pair, id: string) => Promise<number | { deleted: number }>,
  ): Cell =>
  async (pair, actor, kind) => {
    const id = await stage.place(pair, actor, kind);
    const answer = await write(stage.people[actor], pair, id);
    const text = await stage.textOf(id);
    await stage.clear();
    const may = changes(pair, actor, kind);
    const wanted = typeof answer === 'number' ? (may ? 200 : 404) : { deleted: may ? 1 : 0 };
    return [
      { answer, text },
      { answer: wanted, text: may ? after : 'before' },
    ];
  };

const q = (query: object) => `q=${encodeURIComponent(JSON.stringify(query))}`;
const CELLS: Record<Exclude<(typeof ON_ROWS)[number], 'subscribe'>, Cell> = {
  list: reading((person, pair) => ids(person.get(paths(pair).own))),
  filter: reading((person, pair, id) => ids(person.get(`${paths(pair).own}?${q({ mark: id })}`))),
  get: async (pair, actor, kind) => {
    const id = await stage.place(pair, actor, kind);
    const { status } = await stage.people[actor].get(`${paths(pair).own}/${id}`);
    await stage.clear();
    return [status, sees(pair.read, actor, kind) ? 200 : 404];
  },
  export: reading((person, pair) => ids(person.get(`${paths(pair).sdk}/v2/list?limit=100`))),
  update: writing('after', async (person, pair, id) => {
    return (await person.put(`${paths(pair).own}/${id}`, { text: 'after' })).status;
  }),
  bulk: writing('after', async (person, pair, id) => {
    return (await person.put(`${paths(pair).sdk}/bulk`, [{ id, text: 'after' }])).status;
  }),
  delete: writing(null, async (person, pair, id) => {
    return (await person.delete(`${paths(pair).own}/${id}`)).status;
  }),
  'delete-many': writing(null, async (person, pair, id) => {
    const { body } = await person.delete(paths(pair).own, { mark: id });
    return { deleted: Number(body.deleted) };
  }),
};

const making = async (pair: Pair, actor: ActorName, act: 'create' | 'import') => {
  const person = stage.people[actor];
  let status: number;
  if (act === 'create') ({ status } = await person.post(paths(pair).own, { text: 'new' }));
  else {
    const form = new FormData();
    form.append('file', new File(['text\nnew'], 'rows.csv', { type: 'text/csv' }));
    const body = new Response(form);
    const bytes = new Uint8Array(await body.arrayBuffer());
    ({ status } = await person.call('POST', `${paths(pair).own}/import`, bytes, {
      'Content-Type': body.headers.get('Content-Type') ?? '',
      'Content-Length': String(bytes.length),
    }));
  }
  const count = await stage.count(pair);
  await stage.clear();
  const refused = actor === 'anonymous' ? 401 : 403;
  const may = creates(pair.write, actor);
  return [
    { status, count },
    { status: may ? (act === 'create' ? 201 : 200) : refused, count: may ? 1 : 0 },
  ] as const;
};

describe('who may do what to which row', () => {
  it.each(PAIRS.map((pair, at) => [nameOf(pair), pair, at] as const))(
    '%s',
    async (_, pair, at) => {
      const wrong: unknown[] = [];
      let cell = at;
      const check = async (where: string, ask: () => Promise<readonly [unknown, unknown]>) => {
        if (cell++ % EVERY !== 0) return;
        const [actual, wanted] = await ask();
        if (JSON.stringify(actual) !== JSON.stringify(wanted))
          wrong.push({ where, actual, wanted });
      };
      for (const actor of ACTORS) {
        for (const [name, ask] of Object.entries(CELLS))
          for (const kind of KINDS)
            await check(`${actor}, ${name}, ${kind}`, () => ask(pair, actor, kind));
        for (const act of ON_ENTITY)
          await check(`${actor}, ${act}`, async () => {
            if (act !== 'schema') return making(pair, actor, act);
            const { status } = await stage.people[actor].get(`${paths(pair).own}/schema`);
            return [status, 200];
          });
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );

  it('follows live what it may see, and nothing else', async () => {
    const url = await stage.world.listen();
    const seen = new Map<ActorName, Set<string>>();
    const sockets: Socket[] = [];
    const pairs = PAIRS.filter((_, at) => EVERY === 1 || at % 6 === 0);
    const follow = async (actor: ActorName) => {
      const query: Record<string, string> = { app_id: stage.appId };
      const { token } = stage.people[actor];
      if (token) query.token = token;
      const socket = io(url, { path: SOCKET_PATH, transports: ['websocket'], query });
      sockets.push(socket);
      const received = new Set<string>();
      seen.set(actor, received);
      socket.on('update_model', ({ data }: { data: string }) => received.add(JSON.parse(data).id));
      let joined = 0;
      socket.on('joined', () => joined++);
      for (const pair of pairs) socket.emit('join', entityRoom(stage.appId, nameOf(pair)));
      await expect.poll(() => joined).toBe(pairs.length);
    };
    await Promise.all(ACTORS.map(follow));
    const wanted = new Map<ActorName, Set<string>>(ACTORS.map((actor) => [actor, new Set()]));
    let cell = 0;
    for (const pair of pairs)
      for (const actor of ACTORS)
        for (const kind of KINDS) {
          if (cell++ % Math.min(EVERY, 3) !== 0) continue;
          const id = await stage.place(pair, actor, kind);
          // Each row is changed by who may: for everybody it is an event that they hear of, or do not.
          const by = stage.people[kind === "another app's" ? 'builder of another tenant' : 'owner'];
          const [appId] = kind === "another app's" ? [await appOf(id)] : [stage.appId];
          const path = `/live_api/apps/${appId}/entities/${nameOf(pair)}/${id}`;
          expect((await by.put(path, { text: 'after' })).status).toBe(200);
          for (const follower of ACTORS) {
            const isTheirs = follower === actor && kind === 'own';
            const as: Kind = kind === 'own' && !isTheirs ? "other's" : kind;
            if (sees(pair.read, follower, as)) wanted.get(follower)?.add(id);
          }
        }
    const sorted = (of: Map<ActorName, Set<string>>) =>
      Object.fromEntries([...of].map(([actor, set]) => [actor, [...set].sort()]));
    await expect.poll(() => sorted(seen)).toEqual(sorted(wanted));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(sorted(seen)).toEqual(sorted(wanted));
    for (const socket of sockets) socket.close();
    await stage.clear();
  }, 240_000);
});

async function appOf(id: string): Promise<string> {
  const { rows } = await stage.world.services.pool.query('SELECT app_id FROM rows WHERE id = $1', [
    id,
  ]);
  return rows[0].app_id;
}
