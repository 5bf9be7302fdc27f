import type { ImportCheck, Row, StagedImport } from '@trellis/contract';
import { makeApp, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';

const world = await openWorld();
const ann = await world.builder('Ann');
const THING = {
  properties: {
    name: { type: 'string' as const },
    price: { type: 'number' as const },
    isPaid: { type: 'boolean' as const },
    tags: { type: 'array' as const, items: { type: 'string' as const } },
    more: { type: 'object' as const },
  },
};
const { appId } = await makeApp(world, ann, { entities: { Thing: THING } });
const at = `/live_api/apps/${appId}/entities/Thing`;

const stage = async (content: string, name = 'things.json') =>
  (
    await ann.upload<StagedImport & { message: string }>(
      `/api/apps/${appId}/database/Thing/imports`,
      new File([content], name),
    )
  ).body;

async function rowsOf(content: string) {
  const file = await stage(content);
  const ask = { ...file, schema: THING };
  const { body } = await ann.post<{ mappings: object[] }>('/api/csv/generateMapping', ask);
  const columns = body.mappings.map((one, n) => ({ ...one, notation: file.notations[n] }));
  const plan = { columns, key: null, duplicates: 'add' };
  const path = `/api/apps/${appId}/imports/${file.importId}`;
  const { body: check } = await ann.post<ImportCheck>(`${path}/check`, plan);
  const { body: begun } = await ann.post<{ rows: { data: object | null }[] }>(
    `${path}/start`,
    plan,
  );
  return { check, rows: begun.rows.map(({ data }) => data) };
}

it('rows that were exported as JSON come in again by the wizard, each as it was', async () => {
  const things = [
    { name: "'=1+1", price: 1.234, isPaid: true, tags: ['a,b', 'c'], more: { deep: [1] } },
    { name: '=SUM(A1)', price: -0.5, isPaid: false, tags: ['x'] },
    { name: '00123, "quoted"\nline', tags: [] },
  ];
  for (const thing of things) await ann.post(at, thing);
  const { body: asked } = await ann.post<{ url: string }>(
    `/api/apps/${appId}/database/Thing/exports`,
    { format: 'json', sort: 'createdAt', columns: ['id', ...Object.keys(THING.properties)] },
  );
  const { check, rows } = await rowsOf(await (await ann.fetch(asked.url)).text());
  expect(check).toMatchObject({ total: 3, create: 3, failed: 0 });
  const { body: before } = await ann.get<Row[]>(`${at}?sort=createdAt`);
  const bare = before.map((row) =>
    Object.fromEntries(
      Object.keys(THING.properties).flatMap((key) => (key in row ? [[key, row[key]]] : [])),
    ),
  );
  expect(rows).toEqual(bare);
});

it('records of a list, of an object with one, or line by line have the columns that any of them has', async () => {
  for (const content of [
    '[{"name":"A"},{"price":2,"name":"B"}]',
    '{"things":[{"name":"A"},{"price":2,"name":"B"}]}',
    '{"name":"A"}\n{"price":2,"name":"B"}\n',
  ])
    expect((await rowsOf(content)).rows).toEqual([{ name: 'A' }, { name: 'B', price: 2 }]);
});

it('a file that holds no records says so', async () => {
  for (const [content, words] of [
    ['{"a":1}', 'This file holds no list of records'],
    ['[1,2]', 'Record 1 is not an object'],
    ['[]', 'This file has no records'],
    ['[{]', 'This file is not JSON'],
  ] as const)
    expect([content, (await stage(content)).message]).toEqual([content, words]);
  expect((await stage('x', 'x.pdf')).message).toBe(
    'Only CSV, TSV, XLSX and JSON files can be imported',
  );
});

it('a figure of which a number loses digits stays whole where the field is a text', async () => {
  const long = '[{"name":123456789012345678,"price":0.1},{"name":-1e400,"price":1.50}]';
  const { rows } = await rowsOf(long);
  expect(rows).toEqual([
    { name: '123456789012345678', price: 0.1 },
    { name: '-1e400', price: 1.5 },
  ]);
});
