import type { ImportCheck, StagedImport } from '@trellis/contract';
import { makeApp, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';

const world = await openWorld();
const ann = await world.builder('Ann');
const ENTITIES = {
  Person: { properties: { name: { type: 'string' as const } } },
  Task: {
    properties: {
      title: { type: 'string' as const },
      owner: { type: 'string' as const, 'x-relation': 'Person' },
      of: { type: 'string' as const, 'x-relation': 'Elsewhere' },
    },
  },
};
const { appId } = await makeApp(world, ann, { entities: ENTITIES });
const people = `/live_api/apps/${appId}/entities/Person`;
const idOf = async (name: string) => (await ann.post<{ id: string }>(people, { name })).body.id;

it('rows that a file calls by their names are pointed at, where one alone is called so', async () => {
  const [ada] = [await idOf('Ada'), await idOf('Ben'), await idOf('Ben')];
  const notYet = '0123456789abcdef01234567';
  const content = `title,owner,of\nOne,Ada,x\nTwo, ${ada} ,\nThree,${notYet},\nFour,,\nFive,Ben,\nSix,Cid,\n`;
  const { body: file } = await ann.upload<StagedImport>(
    `/api/apps/${appId}/database/Task/imports`,
    new File([content], 'tasks.csv'),
  );
  const columns = ['title', 'owner', 'of'].map((name) => ({
    csvHeader: name,
    schemaField: name,
    dataType: 'text',
  }));
  const at = `/api/apps/${appId}/imports/${file.importId}`;
  const plan = { columns, key: null, duplicates: 'add' };
  const { body: check } = await ann.post<ImportCheck>(`${at}/check`, plan);
  expect(check).toMatchObject({ create: 4, failed: 2 });
  expect(check.changes).toMatchObject([
    { csvHeader: 'owner', examples: [{ row: 2, from: 'Ada', to: ada }, { row: 3 }] },
  ]);
  const reason = (name: string) => `“${name}” is the name of no row of Person, or of more than one`;
  expect(check.problems).toEqual([
    { row: 6, csvHeader: 'owner', value: 'Ben', reason: reason('Ben') },
    { row: 7, csvHeader: 'owner', value: 'Cid', reason: reason('Cid') },
  ]);
  const fixes = { 7: { owner: 'Ada' } };
  const { body } = await ann.post<{ rows: { data: object | null; reason: string | null }[] }>(
    `${at}/start`,
    { ...plan, fixes },
  );
  expect(body.rows.map(({ data, reason }) => data ?? reason)).toEqual([
    { title: 'One', owner: ada, of: 'x' },
    { title: 'Two', owner: ada },
    { title: 'Three', owner: notYet },
    { title: 'Four' },
    `owner: ${reason('Ben')}`,
    { title: 'Six', owner: ada },
  ]);
});

it('so they are by an import of the server', async () => {
  const ada = await idOf('Adele');
  const lines = Array.from({ length: 1_200 }, (_, at) => `T${at},${at === 700 ? 'None' : 'Adele'}`);
  const { body: file } = await ann.upload<StagedImport>(
    `/api/apps/${appId}/database/Task/imports`,
    new File([`title,owner\n${lines.join('\n')}\n`], 'many.csv'),
  );
  const columns = ['title', 'owner'].map((name) => ({
    csvHeader: name,
    schemaField: name,
    dataType: 'text',
  }));
  const at = `/api/apps/${appId}/imports/${file.importId}`;
  await ann.post(`${at}/start`, { columns, key: null, duplicates: 'add' });
  await expect
    .poll(async () => (await ann.get<object>(at)).body, { timeout: 20_000 })
    .toMatchObject({ state: 'done', created: 1_199, failed: 1 });
  const q = encodeURIComponent(JSON.stringify({ owner: ada }));
  const { body } = await ann.get<object>(`/live_api/apps/${appId}/entities/Task/count?q=${q}`);
  expect(body).toMatchObject({ count: 1_199 });
});
