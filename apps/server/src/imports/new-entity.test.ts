import type { ImportProgress, StagedImport } from '@trellis/contract';
import { makeApp, openWorld } from '@trellis/testing';
import { expect, it, vi } from 'vitest';

const world = await openWorld();
const ann = await world.builder('Ann');
const bob = await world.builder('Bob');

interface Database {
  entities: { name: string; count: number; schema: { title?: string; properties: object } }[];
}

async function room() {
  const { appId } = await makeApp(world, ann, {
    entities: { Note: { properties: { text: { type: 'string' } } } },
  });
  const stage = async (content: string, name: string, who = ann) =>
    who.upload<StagedImport & { message: string }>(
      `/api/apps/${appId}/imports`,
      new File([content], name),
    );
  const planOf = (file: StagedImport, title: string) => ({
    newEntity: title,
    columns: file.headers.map((csvHeader, at) => ({
      csvHeader,
      schemaField: null,
      dataType: 'text',
      newField: file.proposed[at],
      notation: file.notations[at],
    })),
    key: null,
    duplicates: 'add',
  });
  const of = (file: StagedImport) => `/api/apps/${appId}/imports/${file.importId}`;
  return {
    appId,
    stage,
    planOf,
    of,
    start: (file: StagedImport, plan: object) =>
      ann.post<{ progress: ImportProgress; rows: { data: object }[] | null; message: string }>(
        `${of(file)}/start`,
        plan,
      ),
    entities: async () => {
      const { body } = await ann.get<Database>(`/api/apps/${appId}/database`);
      return body.entities.map(({ name, count, schema }) => [name, count, schema.title]);
    },
    rows: async (name: string) =>
      (await ann.get<object[]>(`/live_api/apps/${appId}/entities/${name}?sort=id`)).body,
  };
}

const LINES = Array.from({ length: 1_200 }, (_, n) => `Person ${n};1.234,5;${(n % 28) + 1}.2.2026`);
const CSV = `Name;Betrag;Am\n${LINES.join('\n')}\n`;

it('a file becomes an entity of its own, for admins alone, and goes again with all of it', async () => {
  const { appId, stage, planOf, of, start, entities, rows } = await room();
  const { body: file } = await stage(CSV, 'past_orders-2026.csv');
  expect(file.entityName).toBe('Past orders 2026');
  const { body: check } = await ann.post(`${of(file)}/check`, planOf(file, 'Past orders'));
  expect(check).toMatchObject({ create: 1_200, failed: 0 });
  expect(await entities()).toEqual([['Note', 0, undefined]]);
  const { body: begun } = await start(file, planOf(file, 'Past orders'));
  expect(begun.progress).toMatchObject({ entityName: 'PastOrders', madeEntity: true });
  await vi.waitUntil(async () => (await ann.get<ImportProgress>(of(file))).body.state === 'done', {
    timeout: 60_000,
  });
  expect(await entities()).toEqual([
    ['Note', 0, undefined],
    ['PastOrders', 1_200, 'Past orders'],
  ]);
  expect((await rows('PastOrders'))[0]).toMatchObject({
    name: 'Person 0',
    betrag: 1234.5,
    am: '2026-02-01',
  });
  const stranger = await world.stranger().get(`/live_api/apps/${appId}/entities/PastOrders`);
  expect(stranger.status).toBeGreaterThanOrEqual(400);
  const { body: undone } = await ann.post(`${of(file)}/undo`, { made: true });
  expect(undone).toMatchObject({ removed: 1_200, made: true, why: null });
  expect(await entities()).toEqual([['Note', 0, undefined]]);
});

it('short files go by the dialog; of one name there is one entity; the entity stays where others are in it', async () => {
  const { appId, stage, planOf, of, start, entities } = await room();
  const { body: file } = await stage('Name\tAge\nAnn\t3\n', 'Pasted table.txt');
  const { body: taken } = await start(file, planOf(file, 'note'));
  expect(taken.message).toBe('There is already an entity named note');
  const { body: begun } = await start(file, planOf(file, 'Кошки'));
  const { entityName, importId } = begun.progress;
  expect(entityName).toMatch(/^Table\w{6}$/);
  const at = `/live_api/apps/${appId}/entities/${entityName}`;
  await ann.post(`${at}/bulk?importId=${importId}&at=0`, [begun.rows?.[0]?.data]);
  await ann.post(`${of(file)}/finish`, { created: 1, skipped: 0, failed: [] });
  expect(await entities()).toContainEqual([entityName, 1, 'Кошки']);
  await ann.post(at, { name: 'Ben' });
  const { body: undone } = await ann.post(`${of(file)}/undo`, { made: true });
  expect(undone).toMatchObject({
    removed: 1,
    made: false,
    why: expect.stringMatching('other rows'),
  });
  expect(await entities()).toContainEqual([entityName, 1, 'Кошки']);
});

it('an import into an entity takes its new fields along, when that is wanted', async () => {
  const { appId, start, of } = await room();
  const made = async (take: boolean) => {
    const { body: file } = await ann.upload<StagedImport>(
      `/api/apps/${appId}/database/Note/imports`,
      new File(['text,Phone\nx,0041\n'], 'notes.csv'),
    );
    const columns = [
      { csvHeader: 'text', schemaField: 'text', dataType: 'text' },
      { csvHeader: 'Phone', schemaField: null, dataType: 'text', newField: file.proposed[1] },
    ];
    const { body } = await start(file, { columns, key: null, duplicates: 'add' });
    expect(body.progress).toMatchObject({ madeFields: ['phone'], madeEntity: false });
    await ann.post(`${of(file)}/finish`, { created: 0, skipped: 1, failed: [] });
    await ann.post(`${of(file)}/undo`, { made: take });
    const schema = await ann.get<{ properties: object }>(
      `/live_api/apps/${appId}/entities/Note/schema`,
    );
    return Object.keys(schema.body.properties);
  };
  expect(await made(true)).toEqual(['text']);
  expect(await made(false)).toEqual(['text', 'phone']);
});

it('an entity is made by hand, and that is taken back and done again', async () => {
  const { appId, entities } = await room();
  const at = `/api/apps/${appId}/database`;
  const { body } = await ann.post<{ entityName: string; versionId: string }>(at, {
    title: 'Gäste',
  });
  expect(body.entityName).toBe('Gaste');
  await ann.post(`/live_api/apps/${appId}/entities/Gaste`, { name: 'Ben' });
  expect(await entities()).toEqual([
    ['Note', 0, undefined],
    ['Gaste', 1, 'Gäste'],
  ]);
  const again = await ann.post<{ error: { fields: object } }>(at, { title: 'gaste' });
  expect([again.status, again.body.error.fields]).toEqual([
    422,
    { title: 'There is already an entity named gaste' },
  ]);
  expect((await ann.post(at, { title: 'User' })).status).toBe(422);
  expect((await ann.post(at, { title: ' ' })).status).toBe(422);
  expect((await bob.post(at, { title: 'Mine' })).status).toBeGreaterThanOrEqual(403);
  const back = (id: string) =>
    ann.post<{ versionId: string }>(`${at}/changes/${id}/undo`).then((one) => one.body.versionId);
  const undone = await back(body.versionId);
  expect(await entities()).toEqual([['Note', 0, undefined]]);
  await back(undone);
  expect(await entities()).toContainEqual(['Gaste', 1, 'Gäste']);
});
