import type { FieldSchema } from '@trellis/contract';
import { endUser, makeApp, openWorld, type Person } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

/** What a field's rule for one operation may say, and whom it then lets: of the row's creator, somebody else, a manager, an app admin. */
const LEVELS = {
  none: { rule: undefined, lets: ['creator', 'other', 'manager', 'admin'] },
  open: { rule: true, lets: ['creator', 'other', 'manager', 'admin'] },
  shut: { rule: false, lets: [] },
  admins: { rule: { user_condition: { role: 'admin' } }, lets: ['admin'] },
  managers: {
    rule: { user_condition: { role: { $in: ['manager', 'admin'] } } },
    lets: ['manager', 'admin'],
  },
  own: { rule: { created_by_id: '{{user.id}}' }, lets: ['creator'] },
} as const;
type Level = keyof typeof LEVELS;
type Role = 'creator' | 'other' | 'manager' | 'admin';
const ROLES = ['creator', 'other', 'manager', 'admin'] as const;

interface Rules {
  create: Level;
  update: Level;
  write: Level;
}
const names = Object.keys(LEVELS) as Level[];
/** Every pair of rules for making and changing; and beside `write` for all, each that takes its place. */
const CASES: Rules[] = [
  ...names.flatMap((create) => names.map((update) => ({ create, update, write: 'none' as const }))),
  ...(['shut', 'admins', 'own'] as const).flatMap((write) =>
    names.flatMap((level) => [
      { create: level, update: 'none' as const, write },
      { create: 'none' as const, update: level, write },
    ]),
  ),
];
const fieldOf = ({ create, update, write }: Rules) => `c_${create}_u_${update}_w_${write}`;

/** What the rules say, read as a person would. In making a row, everybody is its creator. */
const mayCreate = ({ create, write }: Rules, role: Role) => {
  const lets: readonly Role[] = LEVELS[create === 'none' ? write : create].lets;
  return lets.includes(role) || lets.includes('creator');
};
const mayUpdate = ({ update, write }: Rules, role: Role) =>
  (LEVELS[update === 'none' ? write : update].lets as readonly Role[]).includes(role);

const world = await openWorld();
const owner = await world.builder('Olga');
const properties: Record<string, FieldSchema> = { title: { type: 'string' } };
for (const rules of CASES) {
  const rls = Object.fromEntries(
    (['create', 'update', 'write'] as const)
      .map((of) => [of, LEVELS[rules[of]].rule])
      .filter(([, rule]) => rule !== undefined),
  );
  properties[fieldOf(rules)] = { type: 'string', ...(Object.keys(rls).length > 0 && { rls }) };
}
const { appId } = await makeApp(world, owner, {
  live: true,
  entities: { Form: { properties, permissions: { read: 'anonymous', write: 'all' } } },
});
const live = `/live_api/apps/${appId}/entities/Form`;
const sdk = `/api/apps/${appId}/entities/Form`;
const [creator, other, manager, admin] = await Promise.all([
  endUser(world, appId, 'ann'),
  endUser(world, appId, 'ben'),
  endUser(world, appId, 'max'),
  endUser(world, appId, 'boss', 'admin'),
]);
await owner.call('PATCH', `/api/apps/${appId}/users/${manager.uid}`, { role: 'manager' });
const people = { creator, other, manager, admin };

type Row = Record<string, unknown> & { id: string };
const all = (value: string) => Object.fromEntries(CASES.map((rules) => [fieldOf(rules), value]));
const stored = async (title: string) =>
  (await owner.get<Row[]>(`${live}?q=${encodeURIComponent(JSON.stringify({ title }))}`)).body[0]!;
/** The fields of a row that hold a value. */
const holding = (row: Row, value: string) =>
  CASES.filter((rules) => row[fieldOf(rules)] === value).map(fieldOf);

/** In the public client's words nothing is done where a field is not its sender's: they are told which, and leave it out. */
async function withoutRefused(
  fields: Record<string, string>,
  call: (fields: Record<string, string>) => Promise<{ status: number; body: unknown }>,
): Promise<void> {
  const { status, body } = await call(fields);
  if (status < 400) return;
  const { message } = body as { message: string };
  const [, listed = ''] =
    /^You're not allowed to set\/modify the following fields: (.+)$/.exec(message) ?? [];
  const refused = new Set(listed.split(', ').map((name) => name.replace(/^data\./, '')));
  expect([status, message, refused.size > 0]).toEqual([403, message, true]);
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => !refused.has(name)));
  expect((await call(kept)).status).toBeLessThan(300);
}

const MAKING: Record<string, (who: Person, title: string) => Promise<unknown>> = {
  'one row': (who, title) => who.post(live, { title, ...all('given') }),
  'several rows': (who, title) =>
    withoutRefused(all('given'), (fields) => who.post(`${sdk}/bulk`, [{ title, ...fields }])),
  'a row that was not there': (who, title) =>
    withoutRefused(all('given'), (fields) =>
      who.post(`${sdk}/upsert`, { records: [{ title, ...fields }], key: 'title' }),
    ),
  'a file of rows': (who, title) => {
    const fields = { title, ...all('given') };
    const form = new FormData();
    const text = `${Object.keys(fields).join()}\n${Object.values(fields).join()}\n`;
    form.append('file', new File([text], 'forms.csv'));
    return who.post(`${live}/import`, form);
  },
};
const CHANGING: Record<string, (who: Person, row: Row) => Promise<unknown>> = {
  'one row': (who, { id }) => who.put(`${live}/${id}`, all('changed')),
  'one row, as it was seen': (who, { id, title }) =>
    who.put(`${live}/${id}`, { ...all('changed'), $base: { title } }),
  'several rows': (who, { id }) =>
    withoutRefused(all('changed'), (fields) => who.put(`${sdk}/bulk`, [{ id, ...fields }])),
  'one row of the public client': (who, { id }) =>
    withoutRefused(all('changed'), (fields) => who.put(`${sdk}/${id}`, fields)),
  'several rows, as they were seen': (who, { id }) =>
    who.put(`${live}/bulk`, { changes: [{ id, data: all('changed') }] }),
  'all of a kind': (who, { id }) =>
    withoutRefused(all('changed'), (fields) =>
      who.call('PATCH', `${sdk}/update-many`, { query: { id }, data: { $set: fields } }),
    ),
  'a row that was there': (who, { title }) =>
    withoutRefused(all('changed'), (fields) =>
      who.post(`${sdk}/upsert`, { records: [{ title, ...fields }], key: 'title' }),
    ),
};

describe.each(ROLES)('rules of a field by operation, for the %s', (role) => {
  it.each(Object.keys(MAKING))('hold in making %s', async (way) => {
    const title = `${role} makes ${way}`;
    await MAKING[way]!(people[role], title);
    const may = CASES.filter((rules) => mayCreate(rules, role)).map(fieldOf);
    expect(holding(await stored(title), 'given')).toEqual(may);
  });

  it.each(Object.keys(CHANGING))('hold in changing %s', async (way) => {
    const title = `${role} changes ${way}`;
    // The row is Ann's; who has every right filled it.
    const { id } = (await people.creator.post<Row>(live, { title })).body;
    await owner.put(`${live}/${id}`, all('before'));
    await CHANGING[way]!(people[role], { id, title });
    const row = await stored(title);
    const may = CASES.filter((rules) => mayUpdate(rules, role)).map(fieldOf);
    expect(holding(row, 'changed')).toEqual(may);
    expect(holding(row, 'before')).toHaveLength(CASES.length - may.length);
  });
});

it('no operator of an update changes what its sender may not', async () => {
  const shut = fieldOf({ create: 'open', update: 'shut', write: 'none' });
  const { id } = (await people.creator.post<Row>(live, { title: 'ops', [shut]: 'first' })).body;
  const row = async () => (await owner.get<Row>(`${live}/${id}`)).body;
  const operators = ['$unset', '$set', '$inc', '$mul', '$rename', '$push', '$pull', '$min', '$max'];
  for (const operator of operators)
    for (const value of ['x', 1, null, '', 'title', { $each: ['x'] }]) {
      const data = { [operator]: { [shut]: value } };
      await people.creator.call('PATCH', `${sdk}/update-many`, { query: { id }, data });
      expect([data, (await row())[shut]]).toEqual([data, 'first']);
    }
});

it('no operator of an update moves what its sender does not read to where they do', async () => {
  const { appId } = await makeApp(world, owner, {
    live: true,
    entities: {
      Note: {
        properties: {
          title: { type: 'string' },
          hidden: { type: 'string', rls: { read: LEVELS.admins.rule } },
          diary: { type: 'string', rls: { read: LEVELS.own.rule } },
          list: { type: 'array', items: { type: 'string' }, rls: { read: LEVELS.own.rule } },
          card: {
            type: 'object',
            properties: {
              shown: { type: 'string' },
              pin: { type: 'string', rls: { read: LEVELS.own.rule } },
              key: { type: 'string', rls: { read: LEVELS.admins.rule } },
            },
          },
          tags: { type: 'array', items: { type: 'string' } },
        },
        permissions: { read: 'anonymous', write: 'all' },
      },
    },
  });
  const [ann, ben] = await Promise.all([
    endUser(world, appId, 'ann'),
    endUser(world, appId, 'ben'),
  ]);
  const path = `/api/apps/${appId}/entities/Note`;
  const { id } = (await ann.post<Row>(path, { title: 't', card: { shown: 's' } })).body;
  const canary = 'canary-7391';
  await owner.put(`${path}/${id}`, {
    hidden: canary,
    diary: canary,
    list: [canary],
    card: { shown: 's', pin: canary, key: canary },
  });
  const kept = (await owner.get(`${path}/${id}`)).body;
  const places = ['hidden', 'diary', 'list', 'list.0', 'card', 'card.pin', 'card.key'];
  for (const from of places)
    for (const to of ['title', 'card.shown', 'tags', 'tags.0', 'title.x', 'card']) {
      const data = { $rename: { [from]: to } };
      await ben.call('PATCH', `${path}/update-many`, { query: { id }, data });
      expect([data, JSON.stringify((await ben.get(`${path}/${id}`)).body)]).toEqual([
        data,
        expect.not.stringContaining(canary),
      ]);
    }
  for (const operator of ['$set', '$unset', '$push', '$pull', '$pop', '$min', '$max', '$addToSet'])
    for (const place of places)
      for (const value of ['', 'z', '0', -1, { $each: ['x'] }, { $ne: 'x' }]) {
        const data = { [operator]: { [place]: value } };
        await ben.call('PATCH', `${path}/update-many`, { query: { id }, data });
      }
  const now = (await owner.get(`${path}/${id}`)).body;
  for (const name of ['hidden', 'diary', 'list']) expect(now[name]).toEqual(kept[name]);
  expect(now.card).toMatchObject({ pin: canary, key: canary });
});
