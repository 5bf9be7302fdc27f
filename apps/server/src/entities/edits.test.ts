import { ROW_CONFLICT, type Row, type RowsChanged } from '@trellis/contract';
import { endUser, makeApp, openWorld, type Person } from '@trellis/testing';
import { expect, it } from 'vitest';

const world = await openWorld();
const owner = await world.builder('Olga');
const eddy = await world.builder('Eddy');

async function tasks() {
  const { appId } = await makeApp(world, owner, {
    live: true,
    entities: {
      Task: {
        properties: {
          title: { type: 'string', maxLength: 10 },
          effort: { type: 'number' },
          notes: { type: 'object' },
        },
        permissions: { read: 'all', write: 'creator' },
      },
    },
  });
  await world.join(appId, eddy, 'editor');
  const at = `/live_api/apps/${appId}/entities/Task`;
  const make = async (data: object, who = owner) => (await who.post<Row>(at, data)).body;
  return { appId, at, make };
}
interface Refused {
  message: string;
  error: { code: string; fields: Record<string, string> };
}

it('a value that somebody else changed is not overwritten, other fields of the row are', async () => {
  const { at, make } = await tasks();
  const { id } = await make({ title: 'a', effort: 1, notes: { b: 1, a: [2] } });
  const put = (who: Person, body: object) => who.put<Row & Refused>(`${at}/${id}`, body);
  expect((await put(eddy, { title: 'b', $base: { title: 'a' } })).status).toBe(200);
  expect((await put(owner, { effort: 2, $base: { effort: 1 } })).body).toMatchObject({
    title: 'b',
    effort: 2,
  });
  const late = await put(owner, { title: 'c', $base: { title: 'a' } });
  expect([late.status, late.body]).toMatchObject([
    409,
    {
      message: 'Eddy has changed this',
      error: { code: ROW_CONFLICT, fields: { title: 'Eddy' } },
    },
  ]);
  const own = await put(eddy, { title: 'c', $base: { title: 'a' } });
  expect(own.body.error.fields).toEqual({ title: 'You' });
  // What is wanted stands there already; nothing is as good as null; objects are compared by what is in them.
  expect((await put(owner, { title: 'b', $base: { title: 'a' } })).status).toBe(200);
  expect((await put(owner, { notes: null, $base: { notes: { a: [2], b: 1 } } })).status).toBe(200);
  expect((await put(owner, { notes: { c: 1 }, $base: { notes: null } })).status).toBe(200);
  expect((await put(owner, { title: 'x'.repeat(11), $base: { title: 'b' } })).status).toBe(422);
  // Without a basis it is as ever, and `$base` is never stored.
  expect((await put(owner, { title: 'd', $base: 'x' })).status).toBe(200);
  expect((await owner.get<Row>(`${at}/${id}`)).body).toMatchObject({ title: 'd', notes: { c: 1 } });
  expect((await owner.get<Row>(`${at}/${id}`)).body).not.toHaveProperty('$base');
});

it('several rows are changed, what cannot be is left with the reason; visitors change their own', async () => {
  const { appId, at, make } = await tasks();
  const ann = await endUser(world, appId, 'ann');
  const [one, two, three] = [
    await make({ title: 'a', effort: 1 }),
    await make({ title: 'b' }),
    await make({ title: 'c' }, ann),
  ] as [Row, Row, Row];
  const bulk = (who: Person, changes: object[]) =>
    who.put<RowsChanged & Refused>(`${at}/bulk`, { changes });
  const { body } = await bulk(owner, [
    { id: one.id, data: { effort: 5 }, base: { effort: 1 } },
    { id: two.id, data: { effort: 5 }, base: { effort: 1 } },
    { id: three.id, data: { title: 'x'.repeat(11) } },
    { id: '0'.repeat(24), data: { effort: 5 } },
    { id: one.id, data: { title: 'z' } },
  ]);
  expect(body.rows.map(({ row, before }) => [row.id, before])).toEqual([
    [one.id, { effort: 1 }],
    [one.id, { title: 'a' }],
  ]);
  expect(body.left.map(({ id, why }) => [id, why])).toEqual([
    [two.id, 'changed'],
    [three.id, 'invalid'],
    ['0'.repeat(24), 'gone'],
  ]);
  const theirs = await bulk(
    ann,
    [one, three].map(({ id }) => ({ id, data: { effort: 7 } })),
  );
  expect([theirs.body.rows.length, theirs.body.left]).toMatchObject([
    1,
    [{ id: one.id, why: 'gone' }],
  ]);
  const many = Array.from({ length: 101 }, () => ({ id: one.id, data: {} }));
  expect((await bulk(owner, many)).status).toBe(422);
  expect((await bulk(world.stranger(), [{ id: one.id, data: { effort: 9 } }])).body.rows).toEqual(
    [],
  );
});
