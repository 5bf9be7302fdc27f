import { endUser, makeApp, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';

const world = await openWorld();

const text = { type: 'string' as const };
const TASK = {
  properties: {
    title: text,
    effort: { type: 'number' as const },
    state: { ...text, enum: ['wip', 'done'], 'x-enumLabels': ['In progress', 'Finished'] },
    tags: {
      type: 'array' as const,
      items: { ...text, enum: ['r', 'b'], 'x-enumLabels': ['Rot', 'Blau'] },
    },
    words: { type: 'array' as const, items: text },
    notes: { type: 'object' as const },
    urgent: { type: 'boolean' as const },
    project: { ...text, 'x-relation': 'Project' },
    lost: { ...text, 'x-relation': 'Nothing' },
  },
  permissions: { read: 'anonymous' as const, write: 'admin' as const },
};
const PROJECT = {
  properties: { code: text, name: text },
  permissions: { read: 'creator' as const, write: 'creator' as const },
};

it('finds what people see: words, figures, lists, JSON, labels of options, titles of rows; through others’ eyes what those see', async () => {
  const ann = await world.builder('Ann');
  const { appId } = await makeApp(world, ann, {
    entities: { Task: TASK, Project: PROJECT },
    live: true,
  });
  const gil = await endUser(world, appId, 'gil');
  const at = `/live_api/apps/${appId}/entities`;
  const house = await ann.post<{ id: string }>(`${at}/Project`, { code: 'X1', name: 'The House' });
  await ann.post(`${at}/Task/bulk`, [
    { title: 'Käse & 50%', effort: 1500.5, state: 'wip', tags: ['r', 'b'] },
    {
      title: 'Plain\nand long',
      words: ['alpha', 'beta'],
      notes: { place: { city: 'Bern' }, n: 7 },
    },
    { title: 'Third', project: house.body.id, urgent: true, state: 'done', lost: 'no-such-row' },
  ]);
  const shown = (search: string, from = `${at}/Task?`) =>
    ann
      .get<{ title: string }[] & { rows: { title: string }[] }>(
        `${from}sort=id&q=${encodeURIComponent(JSON.stringify({ $search: search }))}`,
      )
      .then(({ body }) => (body.rows ?? body).map(({ title }) => title.slice(0, 5)));
  const found: [string, string[]][] = [
    ['KÄSE', ['Käse ']],
    ['50%', ['Käse ']],
    ['5_%', []],
    ['500.', ['Käse ']],
    ['progress', ['Käse ']],
    ['wip', []],
    ['BLAU', ['Käse ']],
    ['and long', ['Plain']],
    ['alpha', ['Plain']],
    ['bern', ['Plain']],
    ['house', ['Third']],
    ['X1', []],
    ['such-row', ['Third']],
    ['true', []],
    // Nothing stands across two fields.
    ['Third done', []],
  ];
  for (const [search, titles] of found)
    expect([search, await shown(search)]).toEqual([search, titles]);

  // The title of a row that somebody may not read is none that they see.
  const seen = (as: string) => shown('house', `/api/apps/${appId}/database/Task/seen?as=${as}&`);
  expect(await seen('visitor')).toEqual([]);
  expect(await shown('third', `/api/apps/${appId}/database/Task/seen?as=visitor&`)).toEqual([
    'Third',
  ]);
  // With other conditions, counted, and refused to who does not build the app.
  const q = encodeURIComponent(JSON.stringify({ $and: [{ $search: 'o' }, { effort: null }] }));
  expect((await ann.get(`${at}/Task/count?q=${q}`)).body).toEqual({ count: 2 });
  expect((await gil.get(`${at}/Task?q=${q}`)).body).toMatchObject({
    message: 'There is no operator $search',
  });
  const long = encodeURIComponent(JSON.stringify({ $search: 'x'.repeat(201) }));
  expect((await ann.get(`${at}/Task?q=${long}`)).status).toBe(400);
});
