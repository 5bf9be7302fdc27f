import type { ImportCheck, ImportProgress, StagedImport } from '@trellis/contract';
import { makeApp, openWorld } from '@trellis/testing';
import { describe, expect, it, vi } from 'vitest';
import { Work } from '../work/index.ts';
import { DataImports } from './run.ts';

const SCHEMA = { properties: { a: { type: 'string' as const }, b: { type: 'string' as const } } };

/** Ten megabytes in the long run; reading them five times is no work for the quick one. */
const CELL = process.env.EVERY_LOOK ? 10_000_000 : 2_000_000;

const world = await openWorld();
const ann = await world.builder('Ann');
const { appId } = await makeApp(world, ann, { entities: { Note: SCHEMA } });

const upload = (content: string) =>
  ann.upload<StagedImport & { message: string }>(
    `/api/apps/${appId}/database/Note/imports`,
    new File([content], 'notes.csv'),
  );

const plan = {
  columns: ['a', 'b'].map((csvHeader) => ({
    csvHeader,
    schemaField: csvHeader,
    dataType: 'text',
  })),
  key: null,
  duplicates: 'add',
};

/** The rows that a file gives, and what is said of those that it does not. */
async function rowsOf(content: string) {
  const { body: file } = await upload(content);
  if (!file.importId) return { refused: file.message };
  const at = `/api/apps/${appId}/imports/${file.importId}`;
  const { body: check } = await ann.post<ImportCheck>(`${at}/check`, plan);
  const { body } = await ann.post<{ rows: { data: object | null }[] | null; message: string }>(
    `${at}/start`,
    plan,
  );
  return {
    refused: body.message,
    check,
    at,
    rows: body.rows?.flatMap(({ data }) => data ?? []),
    problems: check.problems?.map(({ row, reason }) => `${row}: ${reason}`),
  };
}

describe('a file with a quirk', () => {
  it.each<[string, string, object[]]>([
    ['quotes', 'a,b\n"x ""y""","1,2"\n', [{ a: 'x "y"', b: '1,2' }]],
    ['stray quotes', 'a,b\n5" tube,it"s\n', [{ a: '5" tube', b: 'it"s' }]],
    ['line breaks in cells', 'a,b\r\n"x\r\ny",z\r\n', [{ a: 'x\r\ny', b: 'z' }]],
    ['a byte order mark', '\ufeffa,b\nx,y\n', [{ a: 'x', b: 'y' }]],
    ['rows too short', 'a,b\nx\ny,z\n', [{ a: 'x' }, { a: 'y', b: 'z' }]],
    ['CRLF and empty lines', 'a,b\r\n\r\nx,y\r\n , \r\n', [{ a: 'x', b: 'y' }]],
    [
      'a header with CRLF over rows with LF',
      'a,b\r\nx,y\nz,w\n',
      [
        { a: 'x', b: 'y' },
        { a: 'z', b: 'w' },
      ],
    ],
    [
      'a header with LF over rows with CRLF',
      'a,b\nx,y\r\nz,w\r\n',
      [
        { a: 'x', b: 'y' },
        { a: 'z', b: 'w' },
      ],
    ],
    ['line ends of old', 'a,b\rx,y\r', [{ a: 'x', b: 'y' }]],
    ['no end of its last line', 'a,b\nx,y', [{ a: 'x', b: 'y' }]],
    ['empty columns', 'a,b,,\nx,y,,\n', [{ a: 'x', b: 'y' }]],
    ['guarded formulas', "a,b\n'=1+1,'x\n", [{ a: '=1+1', b: "'x" }]],
  ])('of %s is read right', async (_name, content, expected) => {
    expect((await rowsOf(content)).rows).toEqual(expected);
  });

  it('of rows too long keeps the others, and names row and reason', async () => {
    const { rows, problems } = await rowsOf('a,b\nx,y\nx,y,z\n');
    expect(rows).toEqual([{ a: 'x', b: 'y' }]);
    expect(problems).toEqual(['3: This row has 3 cells, and there are 2 headers']);
  });

  it('of a cell of megabytes keeps the others, and names row and reason', async () => {
    const long = 'w'.repeat(40_000);
    const { at, problems } = await rowsOf(`a,b\nx,y\n${'x'.repeat(CELL)},y\n${long},v,1\nz,z\n`);
    expect(problems).toEqual([
      '3: A cell can have up to 1,000,000 characters',
      '4: This row has 3 cells, and there are 2 headers',
    ]);
    // Too long for the dialog to send: the server imports it.
    const done = await vi.waitUntil(
      async () => {
        const { body } = await ann.get<ImportProgress>(at!);
        return body.state === 'running' ? null : body;
      },
      { timeout: 50_000 },
    );
    expect(done).toMatchObject({ state: 'done', created: 2, failed: 2 });
    // They come back as they were, as far as a cell may go.
    const failures = await (await ann.fetch(`${at}/failures.csv`)).text();
    expect(failures.split('\r\n').map((line) => line.split(',')[0]?.length)).toEqual([
      1, 1_000_000, 40_000, 0,
    ]);
    expect(failures).toContain(`${long},v,1,4,`);
  }, 60_000);

  it('of control characters and of spaces around texts takes them off, and lists it', async () => {
    const { check, rows } = await rowsOf('a\u0000,b\nx\u0000y, p \n z,q\n"m\u0007\tn",r\n');
    expect(rows).toEqual([
      { a: 'xy', b: 'p' },
      { a: 'z', b: 'q' },
      { a: 'm\tn', b: 'r' },
    ]);
    expect(check?.changes.map(({ csvHeader, count }) => [csvHeader, count])).toEqual([
      ['a', 3],
      ['b', 1],
    ]);
    const { body: file } = await upload('a,b\nx\u0000y,\u0000p\n');
    expect(file.previewData).toEqual([{ a: 'xy', b: 'p' }]);
    const { headers, previewData } = file;
    const ask = { headers, previewData, schema: SCHEMA, entityName: 'Note' };
    const { status } = await ann.post('/api/csv/generateMapping', ask);
    expect(status).toBe(200);
  });

  it('that nobody can read is refused with the reason', async () => {
    for (const [content, words] of [
      ['', 'CSV file appears to be empty'],
      ['\n\n', 'CSV file appears to be empty'],
      ['a,b\n\n', 'No valid data rows found in CSV'],
      ['a,b\n"x,y\n', 'Failed to parse CSV file. Please check the format.'],
      ['a,b\n"x,y\n1,2\n3,4\n', 'A quote opens in the row of line 2 and is not closed.'],
      ['a,b\n"p\r\nq",r\ns,"x\n1,2\n', 'A quote opens in the row of line 4 and is not closed.'],
    ])
      expect([content, (await rowsOf(content!)).refused]).toEqual([
        content,
        expect.stringContaining(words!),
      ]);
  });
});

it('an import that a server left goes on with the next one: no row twice, none lost', async () => {
  const lines = Array.from({ length: 20_000 }, (_, n) => `n${n},x`);
  const { body: file } = await upload(`a,b\n${lines.join('\n')}\n`);
  const at = `/api/apps/${appId}/imports/${file.importId}`;
  await ann.post(`${at}/start`, plan);
  // It ends between two batches, as a crash would end it before one is stored.
  await vi.waitUntil(async () => (await ann.get<ImportProgress>(at)).body.done > 0, {
    interval: 5,
    timeout: 60_000,
  });
  world.services.imports.close();
  await world.services.work.close();
  const { body: stopped } = await ann.get<ImportProgress>(at);
  expect(stopped.state).toBe('running');
  expect(stopped.done).toBeLessThan(20_000);
  const { db, pool, connection, close } = world.services;
  const next = new Work({ db, pool, connection, close }, 'next');
  const imports = new DataImports({ ...world.services, work: next });
  await next.open(imports.queues);
  await imports.resume();
  const done = await vi.waitUntil(
    async () => {
      const { body } = await ann.get<ImportProgress>(at);
      return body.state === 'running' ? null : body;
    },
    { timeout: 60_000, interval: 50 },
  );
  expect(done).toMatchObject({ state: 'done', created: 20_000, failed: 0 });
  const { rows } = await world.services.pool.query(
    `SELECT count(*)::int AS n, count(DISTINCT data ->> 'a')::int AS different FROM rows
     WHERE app_id = $1 AND data ->> 'a' LIKE 'n%'`,
    [appId],
  );
  expect(rows[0]).toEqual({ n: 20_000, different: 20_000 });
  await next.close();
});

it('failed rows come back with every cell, and with the line that they begin at', async () => {
  const content =
    'a,b\r\n"x\r\ny",z\r\n\r\n"p\r\n\r\nq",r,s,t\r\n"long ""quoted"", cell",w,\'=1,\r\nlast,one,"u\nv"\r\n';
  const { at, problems } = await rowsOf(content);
  expect(problems?.map((one) => one.split(':')[0])).toEqual(['5', '8', '9']);
  await ann.post(`${at}/finish`, {
    created: 1,
    skipped: 0,
    failed: [1, 2, 3].map((place) => ({ at: place, reason: 'too wide' })),
  });
  const text = await (await ann.fetch(`${at}/failures.csv`)).text();
  expect(text.replace('\ufeff', '')).toBe(
    'a,b,,,row,reason\r\n"p\r\n\r\nq",r,s,t,5,too wide\r\n"long ""quoted"", cell",w,\'\'=1,,8,too wide\r\nlast,one,"u\nv",,9,too wide\r\n',
  );
});
