import { endedClients, endUser, makeApp, openWorld, type Person } from '@trellis/testing';
// Its main file is no module; this one is, and has no types.
// @ts-expect-error
import { createClient as createOldest } from 'base44-sdk-0.1/dist/index.esm.js';
import { createClient as createOld } from 'base44-sdk-0.7';
import { createClient } from 'base44-sdk-0.8';
import { describe, expect, it, vi } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { zipBomb } from '../entities/import/bomb.fixture.ts';

// The client tells the console of every error that the tests provoke.
vi.spyOn(console, 'error').mockImplementation(() => undefined);
vi.spyOn(console, 'log').mockImplementation(() => undefined);
const world = await openWorld();
const serverUrl = await world.listen();
const owner = await world.builder('Olga');
const { appId } = await makeApp(world, owner, {
  live: true,
  entities: {
    Task: {
      properties: {
        title: { type: 'string' },
        points: { type: 'number', default: 1 },
        due: { type: 'string', format: 'date' },
        tags: { type: 'array', items: { type: 'string' } },
      },
      required: ['title'],
      permissions: { read: 'anonymous', write: 'all' },
    },
    Order: {
      properties: {
        title: { type: 'string' },
        status: {
          type: 'string',
          default: 'open',
          rls: { write: { user_condition: { role: 'admin' } } },
        },
        cost: { type: 'number', rls: { read: { user_condition: { role: 'admin' } } } },
      },
      permissions: { read: 'anonymous', write: 'all' },
    },
    Diary: {
      properties: { text: { type: 'string' } },
      permissions: { read: 'creator', write: 'creator' },
    },
  },
});
const ann = await endUser(world, appId, 'ann');
const boss = await endUser(world, appId, 'boss', 'admin');

// Three generations of the client; their types differ in ways that do not matter here.
// biome-ignore lint/suspicious/noExplicitAny: the older clients declare no types of their own methods
type Client = any;
const makers: [string, (config: object) => Client][] = [
  ['0.8.50', endedClients((config) => createClient(config as never))],
  ['0.7.10', endedClients((config) => createOld(config as never))],
  ['0.1.2', (config) => createOldest(config as never)],
];
const clientOf = (make: (config: object) => Client, person?: Person): Client =>
  make({ serverUrl, appId, token: person?.token ?? undefined, requiresAuth: false });

describe.each(makers)('the public client %s', (version, make) => {
  const mine = `of ${version}`;

  it('makes, reads, lists, filters, changes and deletes rows', async () => {
    const { Task } = clientOf(make, ann).entities;
    // Code writes a day as the time at hand, too.
    const due = '2026-03-01T22:30:00.000Z';
    const fields = { title: `Soup ${mine}`, points: 3, tags: [mine], due };
    const made = await Task.create({ ...fields, junk: 1 });
    expect(made).toMatchObject({
      ...fields,
      created_by: ann.email,
      created_by_id: ann.uid,
    });
    expect(made.created_date).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(made).not.toHaveProperty('junk');
    await Task.bulkCreate([
      { title: `Salad ${mine}`, tags: [mine] },
      { title: `Tea ${mine}`, points: 9, tags: [mine] },
    ]);
    const titles = (rows: { title: string }[]) => rows.map(({ title }) => title.split(' ')[0]);
    const filter = (query: object, ...rest: unknown[]) =>
      Task.filter({ tags: mine, ...query }, ...rest).then(titles);
    expect(await filter({}, '-points')).toEqual(['Tea', 'Soup', 'Salad']);
    expect(await filter({ points: { $gte: 3 } }, 'title')).toEqual(['Soup', 'Tea']);
    expect(await filter({}, 'title', 1, 1)).toEqual(['Soup']);
    expect(await filter({ created_by: ann.email }, 'title')).toHaveLength(3);
    expect(await filter({ created_by: boss.email })).toEqual([]);
    // A field that the entity lacks is one without a value, as in the client's own home.
    expect(await filter({ nowhere: 'x' })).toEqual([]);
    expect(await filter({ nowhere: null })).toHaveLength(3);
    expect(titles(await Task.list('-nowhere', 2))).toHaveLength(2);
    expect(await Task.get(made.id)).toMatchObject({ points: 3 });
    expect(await Task.update(made.id, { points: 5 })).toMatchObject({
      title: `Soup ${mine}`,
      points: 5,
    });
    await Task.delete(made.id);
    await expect(Task.get(made.id)).rejects.toMatchObject({ status: 404 });
    await Task.deleteMany({ tags: mine });
    expect(await filter({})).toEqual([]);
  });

  it('knows who is signed in', async () => {
    const client = clientOf(make, ann);
    const before: Client = await client.auth.me();
    expect(before).toMatchObject({ id: ann.uid, email: ann.email, role: 'user' });
    const changed = await client.auth.updateMe({ colour: make.name + Date.now(), role: 'admin' });
    expect(changed).toMatchObject({ role: 'user', created_date: before.created_date });
    expect(Date.parse(changed.updated_date)).toBeGreaterThan(Date.parse(before.updated_date));
    expect(await client.auth.updateMe({ is_service: true })).toMatchObject({ is_service: false });
    // To be seen, and to say the same again, changes nothing.
    await client.auth.updateMe({ colour: changed.colour });
    expect(await client.auth.me()).toMatchObject({ updated_date: changed.updated_date });
    await expect(clientOf(make).auth.me()).rejects.toMatchObject({ status: 401 });
  });

  it('is told in words what it may not do', async () => {
    const { Task, Diary } = clientOf(make).entities;
    await expect(Task.create({ title: 'x' })).rejects.toMatchObject({
      status: 403,
      message: 'You are not allowed to add this',
    });
    await expect(clientOf(make, ann).entities.Task.create({ points: 2 })).rejects.toMatchObject({
      status: 422,
      message: 'title: is required',
      data: { error_type: 'validation', request_id: expect.any(String) },
    });
    await expect(
      clientOf(make, ann).entities.Task.bulkCreate({ title: 'x' }),
    ).rejects.toMatchObject({
      status: 422,
      code: 'INVALID',
      message: 'body: must be a list',
      data: {
        error_type: 'validation',
        request_id: expect.any(String),
        detail: expect.any(String),
      },
    });
    await expect(Task.get('undefined')).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const note = await clientOf(make, ann).entities.Diary.create({ text: 'secret' });
    await expect(Diary.get(note.id)).rejects.toMatchObject({ status: 404 });
    await expect(
      clientOf(make, boss).entities.Diary.update(note.id, { text: 'mine' }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await clientOf(make, boss).entities.Diary.list()).toEqual([]);
  });
});

describe.each(makers)('the public client %s', (_version, make) => {
  it('is told by name which fields are not its to write', async () => {
    const mine = clientOf(make, ann).entities.Order;
    const refused = (...names: string[]) => ({
      status: 403,
      message: `You're not allowed to set/modify the following fields: ${names.map((name) => `data.${name}`).join(', ')}`,
    });
    await expect(mine.create({ title: 'a', status: 'paid', cost: 1 })).rejects.toMatchObject(
      refused('status', 'cost'),
    );
    // The default, and nothing at all, are no values of its own.
    const row = await mine.create({ title: 'a', status: 'open', cost: null });
    expect(row).toMatchObject({ title: 'a', status: 'open' });
    await clientOf(make, boss).entities.Order.update(row.id, { status: 'paid', cost: 5 });
    await expect(mine.update(row.id, { status: 'open' })).rejects.toMatchObject(refused('status'));
    // Whole rows come back: what is as it was known is no change; of what is not shown nothing is told.
    expect(await mine.update(row.id, { ...(await mine.get(row.id)), title: 'b' })).toMatchObject({
      title: 'b',
      status: 'paid',
    });
    for (const cost of [5, 6])
      await expect(mine.update(row.id, { cost })).rejects.toMatchObject(refused('cost'));
    await expect(mine.bulkCreate([{ title: 'c' }, { cost: 2 }])).rejects.toMatchObject(
      refused('cost'),
    );
    expect(await mine.filter({ title: 'c' })).toEqual([]);
    await mine.delete(row.id);
  });

  it('names rows that are not there, and people who are not known by an empty text', async () => {
    const { Order } = clientOf(make, ann).entities;
    const id = 'f'.repeat(24);
    const gone = { status: 404, message: `Entity Order with ID ${id} not found` };
    await expect(Order.get(id)).rejects.toMatchObject(gone);
    await expect(Order.update(id, { title: 'x' })).rejects.toMatchObject(gone);
    await expect(Order.delete(id)).rejects.toMatchObject(gone);
    const theirs = await clientOf(make, boss).entities.Order.create({ title: 'theirs' });
    expect(await Order.get(theirs.id)).toMatchObject({ created_by: '', created_by_id: boss.uid });
    expect((await Order.list())[0].created_by.split('@')).toEqual(['']);
    const stranger = clientOf(make).entities.Order;
    expect(await stranger.get(theirs.id)).toMatchObject({ created_by: '' });
    // Whoever is signed in and knows an e-mail finds what its owner made, and no more.
    const found = async (created_by: unknown, client = Order) =>
      (await client.filter({ created_by })).map((row: Client) => row.title);
    expect(await found(boss.email)).toEqual(['theirs']);
    expect(await found({ $in: [boss.email.toUpperCase()] })).toEqual(['theirs']);
    expect(await found('nobody@example.org')).toEqual([]);
    expect(await found({ $regex: boss.email.slice(0, 3) })).toEqual([]);
    expect(await found(boss.email, stranger)).toEqual([]);
    await clientOf(make, boss).entities.Diary.create({ text: 'secret' });
    expect(await clientOf(make, ann).entities.Diary.filter({ created_by: boss.email })).toEqual([]);
    await clientOf(make, boss).entities.Order.delete(theirs.id);
  });
});

describe('the newest client', () => {
  const task = (person = ann) => clientOf(makers[0]![1], person).entities.Task;

  it('walks through pages, and through the different values of a field', async () => {
    const Task = task();
    await Task.bulkCreate(
      Array.from({ length: 7 }, (_, at) => ({ title: `Page ${at}`, points: at % 3, tags: ['p'] })),
    );
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Client = await Task.filter({ tags: 'p' }, { sort: 'title', limit: 3, cursor });
      seen.push(...page.items.map(({ title }: { title: string }) => title));
      cursor = page.next_cursor;
      expect(page.has_more).toBe(cursor !== null);
    } while (cursor);
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6].map((at) => `Page ${at}`));
    const values = await Task.filter({ tags: 'p' }, { distinct: 'points' });
    expect(values).toEqual({ items: [0, 1, 2], next_cursor: null, has_more: false });
    const two: Client = await Task.filter({ tags: 'p' }, { distinct: 'points', limit: 2 });
    expect(two).toMatchObject({ items: [0, 1], has_more: true });
    expect(await Task.list({ distinct: 'nowhere' })).toMatchObject({ items: [], has_more: false });
    const rest = await Task.list({ distinct: 'points', cursor: two.next_cursor });
    expect(rest).toEqual({ items: [2], next_cursor: null, has_more: false });
    // What comes and goes meanwhile moves no page; equal and missing values are walked through once.
    for (const sort of ['points', '-points', '-due', 'created_date', '-created_by', 'id']) {
      await Task.bulkCreate([
        { title: 'w1', tags: ['w'] },
        { title: 'w2', tags: ['w'] },
      ]);
      const all = (await Task.filter({ tags: ['p', 'w'] }, sort)).map(({ id }: Client) => id);
      const walked: string[] = [];
      let page: Client = await Task.filter({ tags: ['p', 'w'] }, { sort, limit: 2 });
      for (;;) {
        walked.push(...page.items.map(({ id }: Client) => id));
        if (!page.has_more) break;
        if (walked.length === 4) {
          await Task.delete(walked[3]);
          await Task.create({ title: 'w3', points: 0, due: '2030-01-01', tags: ['late'] });
        }
        page = await Task.list({ cursor: page.next_cursor, limit: 2 });
      }
      expect([sort, walked]).toEqual([sort, all]);
    }
    await Task.deleteMany({ tags: ['w', 'late'] });
    const { next_cursor } = await Task.list({ sort: 'points', limit: 1 });
    const forged = JSON.parse(Buffer.from(next_cursor, 'base64url').toString());
    forged.after.value = 'no number';
    const cursorOf = (walk: object) => Buffer.from(JSON.stringify(walk)).toString('base64url');
    for (const cursor of ['nonsense', cursorOf(forged), cursorOf({ ...forged, after: { id: 1 } })])
      await expect(Task.list({ cursor })).rejects.toMatchObject({ status: 400 });
  });

  it('asks for as many ids as a filter takes, also page by page', async () => {
    const Task = task();
    const [{ id }] = await Task.bulkCreate([{ title: 'i1', tags: ['ids'] }, { title: 'i2' }]);
    const ids = Array.from({ length: 999 }, (_, n) => `${n}`.padStart(24, 'e'));
    expect(await Task.filter({ id: { $in: [...ids, id] } })).toMatchObject([{ id }]);
    const all: Client = await Task.filter({ id: { $nin: ids } }, { limit: 1 });
    const next = await Task.filter({ id: { $nin: ids } }, { limit: 1, cursor: all.next_cursor });
    expect(next.items).toHaveLength(1);
    const tooLong = await fetch(`${serverUrl}/api/apps/${appId}/x?q=${'x'.repeat(200_000)}`);
    expect(tooLong.status).toBe(431);
    expect(tooLong.headers.get('access-control-allow-origin')).toBe('*');
    await Task.deleteMany({ tags: 'ids' });
  });

  it('counts and works out figures over groups', async () => {
    const Task = task();
    await Task.bulkCreate([
      { title: 'a', points: 2, tags: ['g'], due: '2026-01-05' },
      { title: 'a', points: 5, tags: ['g'], due: '2026-01-20' },
      { title: 'b', points: 1, tags: ['g'], due: '2026-02-01' },
    ]);
    const query = { tags: 'g' };
    expect(await Task.count(query)).toBe(3);
    const aggregate = async (spec: object) => (await Task.aggregate({ query, ...spec })).rows;
    expect(
      await aggregate({ groupBy: 'title', sum: 'points', avg: 'points', max: ['points', 'due'] }),
    ).toEqual([
      {
        title: 'a',
        count: 2,
        sum_points: 7,
        avg_points: 3.5,
        max_points: 5,
        max_due: '2026-01-20',
      },
      { title: 'b', count: 1, sum_points: 1, avg_points: 1, max_points: 1, max_due: '2026-02-01' },
    ]);
    expect(
      await aggregate({ dateBucket: { field: 'due', unit: 'month' }, sort: '-count' }),
    ).toEqual([
      { due: '2026-01', count: 2 },
      { due: '2026-02', count: 1 },
    ]);
    expect(await aggregate({ groupBy: 'title', having: { count: { $gt: 1 } } })).toEqual([
      { title: 'a', count: 2 },
    ]);
    expect(await aggregate({ countDistinct: 'title', count: false })).toEqual([
      { count_distinct_title: 2 },
    ]);
    const email = expect.stringContaining('@');
    expect(
      await aggregate({ groupBy: ['created_by', 'title'], sort: '-created_by', sum: 'points' }),
    ).toEqual([
      { created_by: email, title: 'a', count: 2, sum_points: 7 },
      { created_by: email, title: 'b', count: 1, sum_points: 1 },
    ]);
    expect(await aggregate({ countDistinct: 'created_by', count: false })).toEqual([
      { count_distinct_created_by: 1 },
    ]);
    expect(await Task.filter(query, { distinct: 'created_by' })).toMatchObject({ items: [email] });
    expect(await Task.aggregate({ query, groupBy: 'title', limit: 1 })).toMatchObject({
      truncated: true,
    });
    await expect(aggregate({ groupBy: "x') --" })).rejects.toMatchObject({ status: 400 });
    await expect(aggregate({ sort: 'password' })).rejects.toMatchObject({ status: 400 });
  });

  it('changes many at once, all or none', async () => {
    const Task = task();
    const rows = await Task.bulkCreate([
      { title: 'm1', tags: ['m'] },
      { title: 'm2', tags: ['m'] },
    ]);
    expect(
      await Task.updateMany({ tags: 'm' }, { $inc: { points: 4 }, $addToSet: { tags: 'done' } }),
    ).toEqual({ success: true, updated: 2, has_more: false });
    expect(await Task.get(rows[0].id)).toMatchObject({ points: 5, tags: ['m', 'done'] });
    const changed = await Task.bulkUpdate([
      { id: rows[0].id, points: 10 },
      { id: rows[1].id, title: 'm2 too' },
    ]);
    expect(changed).toMatchObject([{ points: 10 }, { title: 'm2 too', points: 5 }]);
    await expect(
      Task.bulkUpdate([
        { id: rows[0].id, points: 99 },
        { id: 'f'.repeat(24), points: 1 },
      ]),
    ).rejects.toMatchObject({ status: 404 });
    expect(await Task.get(rows[0].id)).toMatchObject({ points: 10 });
    // More than one list holds go by one call.
    const many = Array.from({ length: 5_010 }, (_, n) => ({ title: `d${n}`, tags: ['d'] }));
    await Task.bulkCreate(many);
    expect(await Task.deleteMany({ tags: 'd' })).toEqual({ success: true, deleted: 5_010 });
    await expect(Task.deleteMany()).rejects.toMatchObject({ status: 422 });
    expect(await Task.get(rows[0].id)).toMatchObject({ points: 10 });
    await expect(Task.updateMany({ tags: 'm' }, { $eval: { a: 1 } })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('makes or changes by a key of the app, and two at once make no twins', async () => {
    const Task = task();
    const batch = [{ title: 'u1', points: 1 }, { title: 'u2' }, { title: 'u1', points: 2 }];
    expect(await Task.upsert(batch, { key: 'title' })).toMatchObject({ created: 2, updated: 0 });
    const again = await Task.upsert([{ title: 'u1', tags: ['new'] }], { key: ['title'] });
    expect(again).toMatchObject({
      created: 0,
      updated: 1,
      records: [{ points: 2, tags: ['new'] }],
    });
    const twice = [1, 2, 3, 4].map(() => Task.upsert([{ title: 'race' }], { key: 'title' }));
    const created = (await Promise.all(twice)).reduce((sum, one) => sum + one.created, 0);
    expect([created, await Task.count({ title: 'race' })]).toEqual([1, 1]);
    const keyed = { key: ['title', 'points'] };
    expect(await Task.upsert([{ title: 'race', points: '1' }], keyed)).toMatchObject({
      updated: 1,
    });
    await expect(Task.upsert([{ points: 1 }], { key: 'title' })).rejects.toMatchObject({
      status: 422,
    });
  });

  it('imports files, all or none, and says what is wrong with them', async () => {
    const Task = task();
    const csv = 'Title,POINTS,tags,due\n"Soup, hot",3.5,i;warm,2026-02-03\n\nTea,,i,\n';
    const done = await Task.importEntities(new File([csv], 'tasks.csv', { type: 'text/csv' }));
    expect(done).toMatchObject({ status: 'success', details: expect.stringContaining('2') });
    expect(done.output).toMatchObject([
      { title: 'Soup, hot', points: 3.5, tags: ['i', 'warm'], due: '2026-02-03' },
      { title: 'Tea', points: 1, tags: ['i'] },
    ]);
    // As spreadsheets save it where they are not told otherwise.
    const latin = Uint8Array.from('title;tags\nCrème;i2\n', (sign) => sign.charCodeAt(0));
    const ofLatin = await Task.importEntities(new File([latin], 'latin.csv'));
    expect(ofLatin.output).toMatchObject([{ title: 'Crème', tags: ['i2'] }]);
    // What guards a text against spreadsheets is none in JSON.
    const json = JSON.stringify({ tasks: [{ title: "'@JSON", points: 2, tags: ['i'] }] });
    const ofJson = await Task.importEntities(new File([json], 'tasks.json'));
    expect(ofJson.output).toMatchObject([{ title: "'@JSON" }]);
    const sheet = await writeXlsxFile([
      ['title', 'points', 'tags'].map((value) => ({ value })),
      [{ value: 'Of a sheet' }, { value: 4.5 }, { value: 'i' }],
    ]).toBuffer();
    const ofSheet = await Task.importEntities(new File([new Uint8Array(sheet)], 'tasks.xlsx'));
    expect(ofSheet.output).toMatchObject([{ title: 'Of a sheet', points: 4.5, tags: ['i'] }]);
    expect(await Task.count({ tags: 'i' })).toBe(4);
    const bad = new File(['title,points\ngood,1\n,2\nworse,many\n'], 'bad.csv');
    expect(await Task.importEntities(bad)).toEqual({
      status: 'error',
      details: expect.stringMatching(/^Nothing was imported\. 3: title.*4: points/),
      output: null,
    });
    expect(await Task.count({ title: 'good' })).toBe(0);
    const bomb = zipBomb('xl/workbook.xml', 210_000_000);
    for (const [name, content] of [
      ['empty.csv', 'title\n'],
      ['broken.json', '{'],
      ['broken.xlsx', 'no sheet'],
      ['page.html', '<p>'],
      ['bomb.xlsx', bomb],
    ] as const)
      expect([
        name,
        (
          await Task.importEntities(
            new File([typeof content === 'string' ? content : new Uint8Array(content)], name),
          )
        ).status,
      ]).toEqual([name, 'error']);
    const stranger = makers[0]![1]({ serverUrl, appId, requiresAuth: false }).entities.Task;
    await expect(stranger.importEntities(new File(['title\nx\n'], 'x.csv'))).rejects.toMatchObject({
      status: 403,
    });
  });

  it('hears of changes as they are committed, and only of what it may read', async () => {
    const heard: { type: string; data: Record<string, unknown> }[] = [];
    const client = clientOf(makers[0]![1], boss);
    const stop = client.entities.Task.subscribe((event: (typeof heard)[number]) =>
      heard.push(event),
    );
    const deaf = clientOf(makers[0]![1], boss).entities.Diary.subscribe(() =>
      heard.push({ type: 'leak', data: {} }),
    );
    const mine = clientOf(makers[0]![1], ann).entities;
    // Until the subscription stands, changes go by unheard.
    await expect
      .poll(async () => {
        await mine.Task.create({ title: 'live' });
        return heard.length;
      })
      .toBeGreaterThan(0);
    const secret = await mine.Diary.create({ text: 'not for the boss' });
    await mine.Diary.update(secret.id, { text: 'nor this' });
    await mine.Diary.delete(secret.id);
    const last = await mine.Task.create({ title: 'last' });
    await expect.poll(() => heard.at(-1)?.data.title).toBe('last');
    // An admin is told who made a row, as by lists.
    expect(heard.at(-1)).toMatchObject({
      type: 'create',
      data: {
        id: last.id,
        created_date: last.created_date,
        created_by_id: ann.uid,
        created_by: ann.email,
      },
    });
    expect(heard.some(({ type }) => type === 'leak')).toBe(false);
    // Many at once are told one by one, as the client expects.
    const before = heard.length;
    await mine.Task.bulkCreate(Array.from({ length: 400 }, (_, at) => ({ title: `b${at}` })));
    await mine.Task.updateMany({ title: 'b7' }, { points: 7 });
    // A change is told as the row is when it is told: of a row that is gone by then, only that.
    await expect.poll(() => heard.length - before).toBe(400 + 1);
    await mine.Task.deleteMany({ title: { $regex: '^b\\d' } });
    await expect.poll(() => heard.length - before).toBe(400 + 1 + 400);
    expect(heard.at(-1)).toMatchObject({ type: 'delete', data: { id: expect.any(String) } });
    stop();
    deaf();
  });

  it('hears of changes when nobody is signed in, and by a name in another case', async () => {
    const heard: { type: string; data: Record<string, unknown> }[] = [];
    const stranger = makers[0]![1]({ serverUrl, appId, requiresAuth: false }).entities;
    const stops = ['tASK', 'Diary'].map((name) =>
      stranger[name].subscribe((event: (typeof heard)[number]) => heard.push(event)),
    );
    const mine = clientOf(makers[0]![1], ann).entities;
    await expect
      .poll(async () => {
        await mine.Diary.create({ text: 'not for strangers' });
        await mine.Task.create({ title: 'for all' });
        return heard.length;
      })
      .toBeGreaterThan(0);
    expect(heard[0]).toMatchObject({ type: 'create', data: { title: 'for all' } });
    expect(heard[0]!.data).toMatchObject({ created_by: '' });
    expect(heard.some(({ data }) => 'text' in data)).toBe(false);
    for (const stop of stops) stop();
  });
});
