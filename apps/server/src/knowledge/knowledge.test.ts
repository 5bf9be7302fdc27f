import { CONTEXT_TEXTS, type ContextItem, MESSAGES, type Passage } from '@trellis/contract';
import { makeApp, type Person, World } from '@trellis/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deleteApp } from '../apps/index.ts';

let world: World;
let ann: Person;
let stranger: Person;
beforeAll(async () => {
  world = await World.open(inject('postgres'), {
    PLAN_LIMITS: JSON.stringify({ lite: { dataItems: 3 }, explorer: { monthlyData: 3_000 } }),
  });
  ann = await world.builder('Ann');
  stranger = await world.builder('Mallory');
  await onPlan(ann, 'lite');
});
afterAll(() => world.close());

const onPlan = (person: Person, plan: string) =>
  world.services.db
    .updateTable('accounts')
    .set({ plan })
    .where('user_id', '=', person.uid)
    .execute();

interface Listed {
  contextItems: ContextItem[];
  hasReachedDataLimit: boolean;
}

const HANDBOOK = `# Handbook

## Opening hours

We are open from Monday to Friday, from 8 to 17. On Saturdays the yard is closed to visitors.

## Returns

Whatever you bought may be brought back within 30 days, with the receipt. Sails that were cut are not taken back.
`;

const listed = (appId: string, query = '') =>
  ann.get<Listed>(`/api/context/items?appId=${appId}${query}`).then(({ body }) => body);

/** Sends a form as browsers do: with its length. */
async function sendForm<T>(person: Person, path: string, form: FormData) {
  const whole = new Response(form);
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const response = await person.fetch(path, {
    method: 'POST',
    headers: {
      'Content-Type': whole.headers.get('content-type') ?? '',
      'Content-Length': String(bytes.length),
    },
    body: bytes,
  });
  return { status: response.status, body: (await response.json()) as T };
}

/** Waits until every item has been read, and answers the newest. */
async function settled(appId: string): Promise<ContextItem> {
  await expect
    .poll(async () =>
      (await listed(appId)).contextItems.every(({ status }) =>
        ['synced', 'error', 'usage_limit_reached'].includes(status),
      ),
    )
    .toBe(true);
  return (await listed(appId)).contextItems[0]!;
}

const addText = (appId: string, context: string, name?: string) =>
  ann.post<ContextItem>(`/api/context/ingest/text?appId=${appId}`, { context, name });

function addFile(appId: string, name: string, content: string | Uint8Array, type = '') {
  const form = new FormData();
  form.set('file', new File([Buffer.from(content)], name, { type }));
  return sendForm<ContextItem & { message?: string; error?: { code: string } }>(
    ann,
    `/api/context/ingest/file?appId=${appId}`,
    form,
  );
}

const ask = async (appId: string, question: string, more: object = {}) =>
  (
    await ann.post<{ passages: Passage[] }>(`/api/context/ask?appId=${appId}`, {
      question,
      ...more,
    })
  ).body.passages;

describe('data items', () => {
  it('are made of a text, read, and found by what they say', async () => {
    const { appId } = await makeApp(world, ann, {});
    const { status, body } = await addText(appId, HANDBOOK);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Handbook',
      type: 'txt',
      source: 'local files',
      provider: 'trellis',
      status: 'unsynced',
      access: 'tools',
    });
    const item = await settled(appId);
    expect(item).toMatchObject({ id: body.id, status: 'synced', problem: null });
    expect(item.numOfChunks).toBeGreaterThan(0);
    expect(item.lastSyncedAt).not.toBeNull();
    const [best] = await ask(appId, 'When can I return something that I bought?');
    expect(best?.text).toContain('within 30 days');
    expect(best?.matched).toContain('bought');
    expect(await ask(appId, 'zebra')).toEqual([]);
  });

  it('are files of text, lists and documents; others are refused with what to do', async () => {
    const { appId } = await makeApp(world, ann, {});
    const rows = 'Name,Price\nSloop,1200\nKetch,900\n';
    expect((await addFile(appId, 'boats.csv', rows, 'text/csv')).status).toBe(200);
    expect(await settled(appId)).toMatchObject({
      name: 'boats.csv',
      type: 'csv',
      columns: ['Name', 'Price'],
      numOfChunks: 2,
    });
    const [row] = await ask(appId, 'what does the ketch cost');
    expect(row).toMatchObject({ text: 'Name: Ketch · Price: 900', place: { row: 2 } });

    const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]);
    for (const [name, content, message] of [
      ['old.doc', old, CONTEXT_TEXTS.oldWord],
      ['a.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), CONTEXT_TEXTS.wrongType],
      ['a.exe', 'MZ', CONTEXT_TEXTS.wrongType],
      ['empty.txt', '', CONTEXT_TEXTS.noFile],
    ] as const) {
      const refused = await addFile(appId, name, content);
      expect([name, refused.status, refused.body.message]).toEqual([
        name,
        expect.any(Number),
        message,
      ]);
      expect(refused.status).toBeGreaterThanOrEqual(400);
    }
    const large = await addFile(appId, 'large.txt', 'x'.repeat(10_000_001));
    expect(large).toMatchObject({
      status: 413,
      body: { message: CONTEXT_TEXTS.tooBig('10 MB'), error: { code: 'file-too-big' } },
    });
    expect((await listed(appId)).contextItems).toHaveLength(1);
  });

  it('that cannot be read end as an error with its reason, and can be tried again', async () => {
    const { appId } = await makeApp(world, ann, {});
    await addFile(appId, 'broken.pdf', '%PDF-1.4 nothing');
    expect(await settled(appId)).toMatchObject({
      status: 'error',
      problem: 'This PDF cannot be read. Save or export it anew, and upload that.',
    });
    const { id } = (await listed(appId)).contextItems[0]!;
    expect((await ann.post(`/api/context/${id}/sync`)).status).toBe(200);
    expect((await settled(appId)).status).toBe('error');
  });

  it('are renamed, deleted and put back; what is deleted is not found', async () => {
    const { appId } = await makeApp(world, ann, {});
    const { body: item } = await addText(appId, HANDBOOK);
    await settled(appId);
    const renamed = await ann.call<ContextItem>('PATCH', `/api/context/${item.id}`, {
      name: 'Rules',
    });
    expect(renamed.body.name).toBe('Rules');
    expect((await ann.call('DELETE', `/api/context/${item.id}`)).body).toEqual({ id: item.id });
    expect(await ask(appId, 'opening hours')).toEqual([]);
    expect((await listed(appId)).contextItems).toEqual([]);
    expect((await ann.call('DELETE', `/api/context/${item.id}`)).status).toBe(404);
    expect((await ann.post<ContextItem>(`/api/context/${item.id}/restore`)).body.name).toBe(
      'Rules',
    );
    expect((await ask(appId, 'opening hours'))[0]?.itemName).toBe('Rules');
  });

  it('are of one app: nobody else sees, changes, or asks them', async () => {
    const { appId } = await makeApp(world, ann, {});
    const { body: item } = await addText(appId, HANDBOOK);
    await settled(appId);
    const { appId: other } = await makeApp(world, stranger, {});
    const calls: [string, string, object?][] = [
      ['GET', `/api/context/items?appId=${appId}`],
      ['PATCH', `/api/context/${item.id}`, { name: 'mine' }],
      ['DELETE', `/api/context/${item.id}`],
      ['POST', `/api/context/${item.id}/sync`],
      ['POST', `/api/context/ask?appId=${appId}`, { question: 'hours' }],
      ['POST', `/api/context/ingest/text?appId=${appId}`, { context: 'x' }],
    ];
    for (const [method, path, body] of calls) {
      const { status } = await stranger.call(method as 'GET', path, body);
      expect([path, status]).toEqual([path, expect.toSatisfy((n) => n === 403 || n === 404)]);
    }
    const elsewhere = await stranger.post<{ passages: Passage[] }>(
      `/api/context/ask?appId=${other}`,
      {
        question: 'opening hours',
        itemIds: [item.id],
      },
    );
    expect(elsewhere.body.passages).toEqual([]);
  });

  it('go with their app, their content too', async () => {
    const { appId } = await makeApp(world, ann, {});
    await addText(appId, HANDBOOK);
    await settled(appId);
    const { db, files } = world.services;
    const { content_file: name } = await db
      .selectFrom('context_items')
      .select('content_file')
      .where('app_id', '=', appId)
      .executeTakeFirstOrThrow();
    expect(await files.get(appId, name!)).not.toBeNull();
    await deleteApp(world.services, appId);
    expect(await files.get(appId, name!)).toBeNull();
    for (const table of ['context_items', 'context_chunks', 'context_terms'] as const)
      expect(
        await db.selectFrom(table).select('app_id').where('app_id', '=', appId).execute(),
      ).toEqual([]);
  });

  it('are as many as the plan includes', async () => {
    const { appId } = await makeApp(world, ann, {});
    for (let n = 0; n < 3; n++) expect((await addText(appId, `Text ${n}`)).status).toBe(200);
    await settled(appId);
    const refused = await ann.post<{ message: string }>(`/api/context/ingest/text?appId=${appId}`, {
      context: 'One more',
    });
    expect(refused).toMatchObject({ status: 402, body: { message: MESSAGES.planLimit(3) } });
    expect(await listed(appId)).toMatchObject({ hasReachedDataLimit: true });
  });

  it('beyond the data of the month say so, and what was there before stays', async () => {
    const eve = await world.builder('Eve');
    await onPlan(eve, 'explorer');
    const { appId } = await makeApp(world, eve, {});
    const long = 'The tide comes in twice a day and goes out again. '.repeat(70);
    await eve.post(`/api/context/ingest/text?appId=${appId}`, { context: long });
    const items = () =>
      eve.get<Listed>(`/api/context/items?appId=${appId}`).then(({ body }) => body.contextItems);
    await expect.poll(async () => (await items())[0]?.status).toBe('usage_limit_reached');
    expect((await items())[0]?.problem).toContain(MESSAGES.dataLimit);
    // What nothing came of used nothing up.
    const { body } = await eve.get<Listed>(`/api/context/items?appId=${appId}`);
    expect(body).toMatchObject({ hasReachedDataLimit: true, month: { used: 0 } });
  });

  it('are read by words of their own language, numbers and codes whole', async () => {
    const { appId } = await makeApp(world, ann, {});
    await addText(
      appId,
      'Unsere Werft repariert Segel und Boote das ganze Jahr über. Das Ersatzteil AB-1204/7 kostet 1.250 Euro und wird am gleichen Tag verschickt.',
    );
    await addText(
      appId,
      '蜂蜜は長い年月保存できます。養蜂家は一年中販売しています。巣箱は春に点検されます。',
    );
    await settled(appId);
    expect((await ask(appId, 'Reparieren Sie auch ein Boot?'))[0]?.text).toContain('Werft');
    expect((await ask(appId, 'ab-1204/7'))[0]?.text).toContain('AB-1204/7');
    expect((await ask(appId, '巣箱の点検'))[0]?.text).toContain('蜂蜜');
  });
});

it('what was deleted an hour ago is gone for good, and the index is freed of it', async () => {
  const eve = await world.builder('Eva');
  const { appId } = await makeApp(world, eve, {});
  const listed = async () =>
    (await eve.get<Listed>(`/api/context/items?appId=${appId}`)).body.contextItems;
  const rows = Array.from({ length: 700 }, (_, n) => `Boat ${n},${n}`).join('\n');
  await eve.upload(
    `/api/context/ingest/file?appId=${appId}`,
    new File([`Name,Price\n${rows}\n`], 'boats.csv', { type: 'text/csv' }),
  );
  await expect.poll(async () => (await listed())[0]?.status).toBe('synced');
  const [item] = await listed();
  await eve.delete(`/api/context/${item!.id}`);
  await world.services.db
    .updateTable('context_items')
    .set({ deleted_at: new Date(Date.now() - 2 * 3_600_000) })
    .where('app_id', '=', appId)
    .execute();
  const { knowledge, db } = world.services;
  await knowledge.queues.find(({ name }) => name === 'data-items-gone')!.work({});
  const index = await db
    .selectFrom('context_indexes')
    .select(['chunks', 'dead'])
    .where('app_id', '=', appId)
    .executeTakeFirstOrThrow();
  expect(index).toEqual({ chunks: 0, dead: 0 });
});
