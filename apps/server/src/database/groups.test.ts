import type { Row, RowGroup } from '@trellis/contract';
import { makeApp, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';
import { sql } from '../db/database.ts';

const world = await openWorld();
const owner = await world.builder('Olga');

it('the groups of a board and of a calendar, and what a table begins with, are what a list and a count of each would be', async () => {
  const { appId } = await makeApp(world, owner, {
    entities: {
      Task: {
        properties: {
          title: { type: 'string' },
          state: { type: 'string', enum: ['new', 'do ne'] },
          due: { type: 'string', format: 'date' },
        },
        permissions: { read: 'creator', write: 'creator' },
      },
    },
  });
  const at = `/live_api/apps/${appId}/entities/Task`;
  const states = ['new', 'do ne', '', null];
  const rows = Array.from({ length: 90 }, (_, n) => ({
    title: `T ${(n * 37) % 90}`,
    ...(n % 5 !== 4 && states[n % 4] ? { state: states[n % 4] } : {}),
    ...(n % 3 && { due: `2026-0${1 + (n % 3)}-${10 + (n % 7)}` }),
  }));
  expect((await owner.post(`${at}/bulk`, rows)).status).toBe(201);
  // Values that are no option any more.
  await sql`UPDATE rows SET data = data || '{"state":"gone"}' WHERE app_id = ${appId}
    AND data ->> 'title' IN ('T 3', 'T 7')`.execute(world.services.db);
  const path = `/api/apps/${appId}/database/Task/groups`;
  const grouped = async (body: object) =>
    (await owner.post<{ groups: RowGroup[] }>(path, body)).body.groups;
  const listed = async (test: object, sort: string, limit: number) => {
    const q = encodeURIComponent(JSON.stringify(test));
    const found = await owner.get<Row[]>(`${at}?q=${q}&sort=${sort}&limit=${limit}`);
    const { count } = (await owner.get<{ count: number }>(`${at}/count?q=${q}`)).body;
    return { count, rows: found.body };
  };

  const q = { title: { $regex: '[0-7]$' } };
  const lanes = [
    { state: 'new' },
    { state: 'do ne' },
    { state: { $in: [null, ''] } },
    { state: { $nin: [null, '', 'new', 'do ne'] } },
  ];
  const board = await grouped({
    q: JSON.stringify(q),
    sort: '-title',
    limit: 4,
    by: { field: 'state', values: ['new', 'do ne'] },
  });
  expect(board).toEqual(
    await Promise.all(lanes.map((lane) => listed({ $and: [q, lane] }, '-title', 4))),
  );
  expect(board.map(({ count }) => count > 0)).toEqual([true, true, true, true]);

  const edges = ['2026-02-10', '2026-02-11', '2026-02-13', '2026-03-12'];
  const calendar = await grouped({ sort: 'due', limit: 3, by: { field: 'due', edges } });
  const days = edges.slice(1).map((to, n) => ({ due: { $gte: edges[n], $lt: to } }));
  expect(calendar).toEqual(await Promise.all(days.map((day) => listed(day, 'due', 3))));
  const made = {
    field: 'createdAt',
    edges: ['2000-01-01T00:00:00.000Z', '2900-01-01T00:00:00.000Z'],
  };
  expect(
    (await grouped({ limit: 0, by: made })).map(({ count, rows: none }) => [count, none]),
  ).toEqual([[90, []]]);

  // What the table begins with comes along with the list of tables, where it is asked for.
  type Opened = { first: { rows: Row[] } | null };
  const opened = async (query: string) =>
    (await owner.get<Opened>(`/api/apps/${appId}/database${query}`)).body.first;
  expect((await opened('?open='))?.rows).toEqual((await listed({}, 'id', 100)).rows);
  expect((await opened('?open=TASK'))?.rows.length).toBe(90);
  expect(await opened('')).toBe(null);

  expect((await owner.post(path, { limit: 3, by: { field: 'nope', values: [] } })).status).toBe(
    400,
  );
  const stranger = await world.builder('Stan');
  expect((await stranger.post(path, { limit: 3, by: { field: 'state', values: [] } })).status).toBe(
    404,
  );
});
