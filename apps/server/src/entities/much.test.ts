import { endUser, makeApp, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';

const world = await openWorld();
const owner = await world.builder('Olga');
const text = { type: 'string' } as const;
const permissions = { read: 'all', write: 'all' } as const;
const { appId } = await makeApp(world, owner, {
  live: true,
  entities: {
    Book: { properties: { title: text, text }, permissions },
    Diary: {
      properties: {
        title: text,
        text,
        note: { ...text, rls: { read: { created_by_id: '{{user.id}}' } } },
      },
      permissions,
    },
  },
});
const ann = await endUser(world, appId, 'ann');

it.each(['Book', 'Diary'])(
  'a list that holds too much is refused, and told in parts: %s',
  async (name) => {
    const at = `/live_api/apps/${appId}/entities/${name}`;
    // Compressed in the database, and as long as it was in an answer.
    const text = 'a long page '.repeat(125_000);
    for (let n = 0; n < 24; n++)
      expect((await ann.post(at, { title: `${n}`, text })).status).toBe(201);
    const sdk = `/api/apps/${appId}/entities/${name}`;
    for (const path of [at, `${sdk}?limit=50`, `${sdk}/v2/list?limit=50`]) {
      // On a machine that has much to do it is refused for its time before it is refused for its size.
      const refused = async () => {
        const { status, body } = await ann.get(path);
        return [path, status, body.message];
      };
      await expect
        .poll(refused)
        .toEqual([
          path,
          413,
          'These rows hold more than 32 MB together. Ask for fewer at a time, or for some of their fields.',
        ]);
    }
    expect((await ann.get(`${sdk}?limit=5`)).body).toHaveLength(5);
    expect((await ann.get(`${sdk}?q=${encodeURIComponent('{"title":"none"}')}`)).body).toEqual([]);
  },
);
