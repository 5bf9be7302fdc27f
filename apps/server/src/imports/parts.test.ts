import type { CsvMapping, StagedImport } from '@trellis/contract';
import { makeApp, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';

const world = await openWorld();
const ann = await world.builder('Ann');
const PLACE = {
  properties: {
    name: { type: 'string' as const },
    address: {
      type: 'object' as const,
      properties: { street: { type: 'string' as const }, floor: { type: 'number' as const } },
    },
  },
};
const { appId } = await makeApp(world, ann, { entities: { Place: PLACE } });

async function staged(content: string) {
  const { body: file } = await ann.upload<StagedImport>(
    `/api/apps/${appId}/database/Place/imports`,
    new File([content], 'places.csv'),
  );
  const { headers, previewData } = file;
  const ask = { headers, previewData, schema: PLACE, entityName: 'Place' };
  const { body } = await ann.post<{ mappings: CsvMapping[] }>('/api/csv/generateMapping', ask);
  return { at: `/api/apps/${appId}/imports/${file.importId}`, columns: body.mappings };
}

it('what has parts comes back whole from the cell that an export has it in, or by its parts', async () => {
  const whole = '"{""street"":""High St"",""floor"":2}"';
  for (const [content, fields] of [
    [`name,address\nA,${whole}\nB,\n`, ['name', 'address']],
    ['name,address.street,address.floor\nA,High St,2\nB,,\n', null],
    ['name,Street,Floor\nA,High St,2\nB,,\n', ['name', 'address.street', 'address.floor']],
    // Words are the text that one of its parts is.
    ['name,Address\nA,High St 2\n', ['name', 'address.street']],
  ] as const) {
    const { at, columns } = await staged(content);
    if (fields) expect(columns.map(({ schemaField }) => schemaField)).toEqual(fields);
    if (content.includes('High St 2')) continue;
    const plan = { columns, key: null, duplicates: 'add' };
    const { body } = await ann.post<{ rows: { data: object }[] }>(`${at}/start`, plan);
    expect(body.rows.map(({ data }) => data)).toEqual([
      { name: 'A', address: { street: 'High St', floor: 2 } },
      { name: 'B' },
    ]);
  }
});

it('a whole and a part of it are not both taken', async () => {
  const { at, columns } = await staged('name,address,street\nA,"{""floor"":1}",x\n');
  const to = ['name', 'address', 'address.street'];
  const both = columns.map((one, place) => ({ ...one, schemaField: to[place]! }));
  const answer = await ann.post(`${at}/check`, { columns: both, key: null, duplicates: 'add' });
  expect(answer.body).toMatchObject({ message: 'Two columns are mapped to address' });
});
