import {
  type CsvMapping,
  type ImportCheck,
  type ImportProgress,
  MESSAGES,
  type StagedImport,
} from '@trellis/contract';
import { makeApp, openModel, openWorld, World } from '@trellis/testing';
import { describe, expect, inject, it, vi } from 'vitest';
import writeXlsx from 'write-excel-file/node';

const SCHEMA = {
  properties: {
    name: { type: 'string' as const },
    age: { type: 'number' as const },
    member: { type: 'boolean' as const },
    joined: { type: 'string' as const, format: 'date-time' },
    tags: { type: 'array' as const, items: { type: 'string' as const } },
    level: {
      type: 'string' as const,
      enum: ['gold', 'silver'],
      'x-enumLabels': ['Gold', 'Silver'],
    },
    place: { type: 'object' as const, properties: { city: { type: 'string' as const } } },
  },
  required: ['name'],
};

const model = await openModel();
const world = await openWorld();
const ann = await world.builder('Ann');

async function people() {
  const { appId } = await makeApp(world, ann, { entities: { Member: SCHEMA } });
  const at = `/api/apps/${appId}/imports`;
  const upload = (content: string | Uint8Array, name = 'people.csv', who = ann) =>
    who.upload<StagedImport & { message: string }>(
      `/api/apps/${appId}/database/Member/imports`,
      new File([content as Uint8Array<ArrayBuffer>], name),
    );
  const planOf = async (file: StagedImport, more: object = {}) => {
    const { body } = await ann.post<{ mappings: CsvMapping[] }>('/api/csv/generateMapping', {
      headers: file.headers,
      previewData: file.previewData,
      schema: SCHEMA,
      entityName: 'Member',
    });
    return { columns: body.mappings, key: null, duplicates: 'add', fixes: {}, ...more };
  };
  const on = (file: StagedImport) => `${at}/${file.importId}`;
  return {
    appId,
    at,
    upload,
    planOf,
    on,
    check: async (file: StagedImport, plan: object) =>
      (await ann.post<ImportCheck>(`${on(file)}/check`, plan)).body,
    start: async (file: StagedImport, plan: object) =>
      (
        await ann.post<{
          rows: { at: number; data: object | null; reason: string | null }[] | null;
          progress: ImportProgress;
        }>(`${on(file)}/start`, plan)
      ).body,
    done: (file: StagedImport) =>
      vi.waitUntil(
        async () => {
          const { body } = await ann.get<ImportProgress>(on(file));
          return body.state === 'running' ? null : body;
        },
        { timeout: 60_000, interval: 50 },
      ),
    rows: async () =>
      (
        await ann.get<Record<string, unknown>[]>(
          `/live_api/apps/${appId}/entities/Member?sort=createdAt`,
        )
      ).body,
  };
}

describe('where columns go', () => {
  it('is told by names, by words of one meaning, and by what values look like', async () => {
    const { body } = await ann.post<{ mappings: CsvMapping[] }>('/api/csv/generateMapping', {
      headers: ['Full name', 'Age (years)', 'E-mail', 'Contact', 'Keywords', 'City', 'Other'],
      previewData: [
        { 'Age (years)': '30', Contact: 'ann@example.org', Keywords: 'a;b', City: 'Bern' },
      ],
      schema: {
        properties: {
          ...SCHEMA.properties,
          email: { type: 'string', format: 'email' },
        },
      },
      entityName: 'Member',
    });
    expect(body.mappings.map(({ csvHeader, schemaField }) => [csvHeader, schemaField])).toEqual([
      ['Full name', 'name'],
      ['Age (years)', 'age'],
      ['E-mail', 'email'],
      ['Contact', null],
      ['Keywords', 'tags'],
      ['City', 'place.city'],
      ['Other', null],
    ]);
    expect(body.mappings[4]).toMatchObject({ dataType: 'array', splitCharacter: ';' });
    expect((await world.stranger().post('/api/csv/generateMapping', {})).status).toBe(401);
  });

  it('is asked of a model where one is connected; its failure is one of the call', async () => {
    const other = await World.open(inject('postgres'), model.env);
    const bob = await other.builder('Bob');
    const ask = () =>
      bob.post<{ mappings: CsvMapping[] }>('/api/csv/generateMapping', {
        headers: ['Nom', 'Age'],
        previewData: [],
        schema: SCHEMA,
        entityName: 'Member',
      });
    model.will({
      text: JSON.stringify({
        mappings: [
          { csvHeader: 'Nom', schemaField: 'name' },
          { csvHeader: 'Age', schemaField: 'no such field' },
        ],
      }),
    });
    expect((await ask()).body.mappings).toMatchObject([
      { schemaField: 'name', dataType: 'text' },
      { schemaField: null },
    ]);
    model.will({ text: 'I would rather not.' });
    expect((await ask()).status).toBe(502);
    await other.close();
  });
});

describe('a file', () => {
  it('is looked at before anything is written: conversions, problems, options one by one', async () => {
    const { upload, planOf, check, rows } = await people();
    const { body: file } = await upload(
      'Name,Age,Member,Joined,Tags,Level,City\n' +
        'Ann,12abc,yes,2024-05-01,a;b,GOLD,Bern\n' +
        '\n' +
        ',30,true,,,bronze,\n' +
        'Ben,many,TRUE,soon,,bronze,\n' +
        'Cid,1,false,,,silver,,,extra\n',
    );
    const plan = await planOf(file);
    const seen = await check(file, plan);
    expect(seen).toMatchObject({ total: 4, create: 1, failed: 3 });
    expect(seen.changes.map(({ csvHeader, examples }) => [csvHeader, examples[0]?.to])).toEqual([
      ['Age', '12'],
      ['Member', 'false'],
      ['Joined', '2024-05-01T00:00:00.000Z'],
      ['Level', 'gold'],
    ]);
    expect(seen.problems.map(({ row, csvHeader, reason }) => [row, csvHeader, reason])).toEqual([
      [4, 'Level', '“bronze” is not one of the options'],
      [5, 'Age', 'This is not a number'],
      [5, 'Joined', 'This is not a date'],
      [5, 'Level', '“bronze” is not one of the options'],
      [6, null, 'This row has 9 cells, and there are 7 headers'],
    ]);
    expect(seen.unmatched).toEqual([{ csvHeader: 'Level', value: 'bronze', count: 2 }]);
    // Mended in place: a word for an option, and cells.
    const columns = plan.columns.map((column) =>
      column.csvHeader === 'Level' ? { ...column, values: { bronze: 'silver' } } : column,
    );
    const fixes = { 4: { Name: 'Dora' }, 5: { Age: '7', Joined: '' } };
    expect(await check(file, { ...plan, columns, fixes })).toMatchObject({ create: 3, failed: 1 });
    expect(await rows()).toEqual([]);
  });

  it('changes nothing unannounced: zeros and signs in front, long digits; dates as their writer has them', async () => {
    const { upload, planOf, check } = await people();
    const { body: file } = await upload(
      'Name,Age,Joined\n' +
        '0041,7,2024-05-01T10:00:00Z\n' +
        'a,007,05.01.2026\n' +
        'b,+49170,13/1/2026 9:30\n' +
        'c,12345678901234567890,Jan 5 2026 10:00\n' +
        'd,1.50,2026-07-05 10:00\n' +
        'e,0.12345678901234567,31.06.2026\n',
    );
    const plan = { ...(await planOf(file)), timeZone: 'Europe/Zurich', isDayFirst: true };
    const seen = await check(file, plan);
    const of = (header: string) => seen.changes.find(({ csvHeader }) => csvHeader === header);
    expect(of('Name')).toBeUndefined();
    expect(of('Age')).toMatchObject({ count: 3, examples: [{ to: '7' }, { to: '49170' }, {}] });
    expect(of('Joined')).toMatchObject({ count: 4 });
    expect(of('Joined')?.examples.map(({ to }) => to)).toEqual([
      '2026-01-04T23:00:00.000Z',
      '2026-01-13T08:30:00.000Z',
      '2026-01-05T09:00:00.000Z',
    ]);
    expect(seen.problems.map(({ row, reason }) => [row, reason])).toEqual([
      [7, 'This is not a date'],
    ]);
  });

  it('up to a thousand rows is sent in batches, once however often, and taken back', async () => {
    const { appId, upload, planOf, start, on, rows } = await people();
    const { body: file } = await upload('name,age,place.city\nAnn,1,Bern\n,2,\nCid,3,Chur\n');
    const begun = await start(file, await planOf(file));
    expect(begun.rows?.map(({ data, reason }) => data ?? reason)).toEqual([
      { name: 'Ann', age: 1, place: { city: 'Bern' } },
      'name: This is required',
      { name: 'Cid', age: 3, place: { city: 'Chur' } },
    ]);
    const ready = begun.rows!.filter(({ data }) => data);
    const send = () =>
      ann.post<{ id: string }[]>(
        `/live_api/apps/${appId}/entities/Member/bulk?importId=${file.importId}&at=${ready.map(({ at }) => at)}`,
        ready.map(({ data }) => data),
      );
    const first = await send();
    expect(first.status).toBe(201);
    expect((await send()).body.map(({ id }) => id)).toEqual(first.body.map(({ id }) => id));
    expect((await rows()).map(({ name }) => name)).toEqual(['Ann', 'Cid']);
    const end = { created: 2, skipped: 0, failed: [{ at: 1, reason: 'name: This is required' }] };
    expect((await ann.post(`${on(file)}/finish`, end)).body).toMatchObject({
      state: 'done',
      total: 3,
      created: 2,
      failed: 1,
    });
    const failures = await ann.fetch(`${on(file)}/failures.csv`);
    expect((await failures.text()).replace('\ufeff', '')).toBe(
      'name,age,place.city,row,reason\r\n,2,,3,name: This is required\r\n',
    );
    expect((await ann.post(`${on(file)}/undo`)).body).toEqual({
      removed: 2,
      putBack: 0,
      kept: 0,
      made: false,
      why: null,
    });
    expect(await rows()).toEqual([]);
  });

  it('of more rows is imported by the server; rows of a known key are changed, and all of it is taken back', async () => {
    const { appId, upload, planOf, check, start, done, on, rows } = await people();
    const known = `/live_api/apps/${appId}/entities/Member`;
    await ann.post(known, { name: 'P7', age: 1, level: 'gold' });
    const lines = Array.from({ length: 2_500 }, (_, n) => `P${n},${n === 9 ? 'x' : n}`);
    const { body: file } = await upload(`name,age\n${lines.join('\n')}\nP3,98\nP3,99\n`);
    const plan = await planOf(file, { key: 'name', duplicates: 'update' });
    expect(await check(file, plan)).toMatchObject({
      total: 2_502,
      create: 2_498,
      // The last ones change what an earlier one made.
      update: 3,
      skip: 0,
      failed: 1,
    });
    expect(await start(file, plan)).toMatchObject({ rows: null, progress: { total: 2_502 } });
    expect(await done(file)).toMatchObject({
      state: 'done',
      total: 2_502,
      created: 2_498,
      updated: 3,
      failed: 1,
    });
    const all = await rows();
    expect(all.length).toBe(2_499);
    expect(all.find(({ name }) => name === 'P7')).toMatchObject({ age: 7, level: 'gold' });
    expect(all.find(({ name }) => name === 'P3')).toMatchObject({ age: 99 });
    // Two people at once: one takes it back, and the other hears that.
    const both = await Promise.all([1, 2].map(() => ann.post(`${on(file)}/undo`)));
    const [undone, other] = both.toSorted((a, b) => a.status - b.status);
    expect(undone?.body).toMatchObject({ removed: 2_498, putBack: 1, kept: 0 });
    expect([other?.status, other?.body.message]).toEqual([409, MESSAGES.importHeld]);
    expect((await ann.post(`${on(file)}/undo`)).body).toMatchObject({ removed: 0, putBack: 0 });
    expect(await rows()).toMatchObject([{ name: 'P7', age: 1 }]);
  });

  it('fails with nothing half done when its file is gone, also in the midst of it', async () => {
    const { upload, planOf, check, start, done, rows, on, appId } = await people();
    const [{ body: file }, { body: begun }] = [
      await upload('name,age\nAnn,1\nBen,2\n'),
      await upload('name,age\nCat,3\nDan,4\n'),
    ];
    const plan = await planOf(file);
    const { db, files, imports } = world.services;
    const lose = async ({ importId }: StagedImport) => {
      const is = db.selectFrom('data_imports').select('stored_name').where('id', '=', importId);
      await files.remove(appId, (await is.executeTakeFirstOrThrow()).stored_name ?? '');
    };
    await lose(file);
    expect(await check(file, plan)).toMatchObject({
      error: { code: 'import_file_gone' },
    });
    expect((await ann.get<ImportProgress>(on(file))).body.state).toBe('staged');

    // Its window has sent a row and went away; the server, which goes on with it, finds no file.
    const sent = (await start(begun, plan)).rows ?? [];
    const bulk = `/live_api/apps/${appId}/entities/Member/bulk`;
    await ann.post(`${bulk}?importId=${begun.importId}&at=0`, [sent[0]?.data]);
    expect(await rows()).toHaveLength(1);
    await lose(begun);
    await ann.post(`${on(begun)}/resume`);
    const error = 'The file of this import is gone, and nothing was imported. Upload it again.';
    expect(await done(begun)).toMatchObject({ state: 'failed', created: 0, done: 0, error });
    expect(await rows()).toEqual([]);
    await imports.resume();
    expect(await done(begun)).toMatchObject({ state: 'failed' });
  });

  it('that gets no further is begun five times, and then waits for a person', async () => {
    const { upload, planOf, start, on, done } = await people();
    const { body: file } = await upload(`name\n${'Ann\n'.repeat(1_500)}`);
    const { entities, imports } = world.services;
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const storing = vi.spyOn(entities, 'importBatch').mockRejectedValue(new Error('poisoned'));
    await start(file, await planOf(file));
    const isOver = async () => (await ann.get<ImportProgress>(on(file))).body.state !== 'running';
    const tryAgain = async () => {
      await imports.resume();
      return isOver();
    };
    await expect.poll(tryAgain, { timeout: 60_000, interval: 100 }).toBe(true);
    expect(storing).toHaveBeenCalledTimes(5);
    expect(await done(file)).toMatchObject({ state: 'failed', error: MESSAGES.importStuck });
    // Whoever goes on with it has all of it.
    storing.mockRestore();
    logged.mockRestore();
    await ann.post(`${on(file)}/resume`);
    expect(await done(file)).toMatchObject({ state: 'done', created: 1_500, error: null });
  });

  it('makes new fields of columns; postcodes stay texts', async () => {
    const { appId, upload, planOf, start } = await people();
    const rest =
      'Since,Share,Site,Paid,Owed\nAnn,01067,5,2026-01-31,12.5 %,https://a.example,$5.50,€3\n';
    const { body: file } = await upload(`name,Postcode,Points,${rest}`);
    expect(file.proposed).toEqual([
      { name: 'name', type: 'text' },
      { name: 'postcode', type: 'text' },
      { name: 'points', type: 'number' },
      { name: 'since', type: 'date' },
      { name: 'share', type: 'percent' },
      { name: 'site', type: 'link' },
      { name: 'paid', type: 'currency', currency: 'USD' },
      { name: 'owed', type: 'currency', currency: 'EUR' },
    ]);
    const plan = await planOf(file);
    const columns = plan.columns.map((column, at) =>
      at > 0 ? { ...column, newField: file.proposed[at] } : column,
    );
    const begun = await start(file, { ...plan, columns });
    expect(begun.rows?.[0]?.data).toEqual({
      name: 'Ann',
      postcode: '01067',
      points: 5,
      since: '2026-01-31',
      share: 12.5,
      site: 'https://a.example',
      paid: 5.5,
      owed: 3,
    });
    const { body } = await ann.get<{ properties: object }>(
      `/live_api/apps/${appId}/entities/Member/schema`,
    );
    expect(body.properties).toMatchObject({
      postcode: { type: 'string', title: 'Postcode' },
      points: { type: 'number' },
    });
  });

  it('is read in its encoding, with its separator, from its sheet and header row', async () => {
    const { upload, on } = await people();
    const text = 'name;tags\nZoë;"a\r\nb"\n';
    const latin = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
    for (const [content, encoding] of [
      [text, 'utf-8'],
      [`\ufeff${text}`, 'utf-8'],
      [latin, 'windows-1252'],
      [utf16, 'utf-16le'],
      [Buffer.from(text, 'utf16le'), 'utf-16le'],
      [Buffer.from(utf16).swap16(), 'utf-16be'],
    ] as const) {
      const { body } = await upload(content);
      expect([encoding, body.layout, body.headers, body.previewData]).toEqual([
        encoding,
        { encoding, separator: ';', sheet: null, headerRow: 1 },
        ['name', 'tags'],
        [{ name: 'Zoë', tags: 'a\r\nb' }],
      ]);
    }
    // Other alphabets are known by their letters.
    const russian = 'название;цена\nПривет, мир и все его люди;3\nКнига о том, что было давно;4\n';
    const cyrillic = Uint8Array.from(russian, (sign) => {
      const code = sign.charCodeAt(0);
      return code < 128 ? code : code - 0x350;
    });
    const { body: foreign } = await upload(cyrillic);
    expect([foreign.layout.encoding, foreign.headers]).toEqual([
      'windows-1251',
      ['название', 'цена'],
    ]);
    const bytes = await writeXlsx([
      { data: [[{ value: 'Nothing' }]], sheet: 'Empty' },
      {
        data: [
          [{ value: 'Members of 2024' }],
          [{ value: 'name' }, { value: 'age' }],
          [{ value: 'Ann' }, { value: 30.5 }],
        ],
        sheet: 'People',
      },
    ]).toBuffer();
    const { body: book } = await upload(bytes, 'book.xlsx');
    expect(book.sheets).toEqual(['Empty', 'People']);
    const chosen = { ...book.layout, sheet: 'People' };
    const layout = { ...chosen, headerRow: 2 };
    // Where a title stands above them, the headers are found below it.
    expect((await ann.post(`${on(book)}/layout`, chosen)).body).toMatchObject({ layout });
    expect((await upload('Members\n\nname,age\nAnn,30\n')).body).toMatchObject({
      layout: { headerRow: 2 },
      headers: ['name', 'age'],
    });
    expect((await ann.post(`${on(book)}/layout`, layout)).body).toMatchObject({
      headers: ['name', 'age'],
      previewData: [{ name: 'Ann', age: '30.5' }],
    });
  });

  it('is nobody else’s', async () => {
    const { upload, on, planOf } = await people();
    const { body: file } = await upload('name\nAnn\n');
    const cat = await world.builder('Cat');
    expect((await upload('name\nAnn\n', 'a.csv', cat)).status).toBe(404);
    expect((await cat.post(`${on(file)}/check`, await planOf(file))).status).toBe(404);
    expect((await cat.get(on(file))).status).toBe(404);
    expect((await world.stranger().post(`${on(file)}/undo`)).status).toBe(401);
  });
});
