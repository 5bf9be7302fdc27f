import type { CsvMapping, ImportCheck, StagedImport } from '@trellis/contract';
import { makeApp, openWorld } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

const world = await openWorld();
const ann = await world.builder('Ann');
const SALE = {
  properties: {
    name: { type: 'string' as const },
    price: { type: 'number' as const },
    visitors: { type: 'number' as const },
    day: { type: 'string' as const, format: 'date' },
    paid: { type: 'boolean' as const, default: false },
    email: { type: 'string' as const, format: 'email' },
    status: { type: 'string' as const, default: 'open' },
  },
};
const { appId } = await makeApp(world, ann, { entities: { Sale: SALE } });

async function stage(content: string, name = 'sales.csv') {
  const { body } = await ann.upload<StagedImport & { message: string }>(
    `/api/apps/${appId}/database/Sale/imports`,
    new File([content], name),
  );
  return body;
}

async function mappingOf({ headers, previewData }: StagedImport) {
  const ask = { headers, previewData, schema: SALE, entityName: 'Sale' };
  const { body } = await ann.post<{ mappings: CsvMapping[] }>('/api/csv/generateMapping', ask);
  return body.mappings;
}

/** A file's rows as the wizard would have them: each column as the file shows that it is written. */
async function rowsOf(content: string, more: object = {}) {
  const file = await stage(content);
  const mappings = await mappingOf(file);
  const columns = mappings.map((one, at) => ({ ...one, notation: file.notations[at] }));
  const plan = { columns, key: null, duplicates: 'add', ...more };
  const at = `/api/apps/${appId}/imports/${file.importId}`;
  const { body: check } = await ann.post<ImportCheck>(`${at}/check`, plan);
  const { body } = await ann.post<{ rows: { data: object | null }[] }>(`${at}/start`, plan);
  return { file, check, rows: body.rows.map(({ data }) => data) };
}

describe('a column', () => {
  it.each<[string, object[]]>([
    [
      'name;price;day;paid\nAnn;1.234,5;01/02/2026;ja\nBen;7;31/01/2026;nein\n',
      [
        { name: 'Ann', price: 1234.5, day: '2026-02-01', paid: true },
        { name: 'Ben', price: 7, day: '2026-01-31', paid: false },
      ],
    ],
    [
      '\ufeffname,price,day,paid\r\nAnn,"1,234.50",01/31/2026,Yes\r\nBen,12,02/01/2026,No\r\n',
      [
        { name: 'Ann', price: 1234.5, day: '2026-01-31', paid: true },
        { name: 'Ben', price: 12, day: '2026-02-01', paid: false },
      ],
    ],
    // One column tells the other: a table is written in one way.
    [
      'name\tprice\tday\tpaid\nAnn\t1.234\t1.2.26\tx\nBen\t2,5\t31. Januar 2026\tx\n',
      [
        { name: 'Ann', price: 1234, day: '2026-02-01', paid: true },
        { name: 'Ben', price: 2.5, day: '2026-01-31', paid: true },
      ],
    ],
    // Semicolons stand between cells where commas stand in numbers.
    ['name;price\nAnn;1.234\n', [{ name: 'Ann', price: 1234 }]],
    ['name,price\nAnn,1.234\n', [{ name: 'Ann', price: 1.234 }]],
    ['name,price\nAnn,"1,234"\n', [{ name: 'Ann', price: 1234 }]],
  ])('is read as it is written: %j', async (content, rows) => {
    expect((await rowsOf(content)).rows).toMatchObject(rows);
  });

  it.each<[string, object, object[]]>([
    // The amounts show how the visitors are written.
    [
      'name\tprice\tvisitors\nA\t1.200 €\t1.200\nB\t3 €\t15\nC\t2.500 €\t2.500\n',
      { decimal: '.' },
      [
        { price: 1200, visitors: 1200 },
        { price: 3, visitors: 15 },
        { price: 2500, visitors: 2500 },
      ],
    ],
    ['name;price;visitors\nA;£1,200;1,5\nB;£3;2,5\n', {}, [{ price: 1200, visitors: 1.5 }, {}]],
    ['name,visitors\nA,1.200\n', { decimal: ',' }, [{ visitors: 1200 }]],
    ['name,visitors\nA,1.200\n', { decimal: '.' }, [{ visitors: 1.2 }]],
    ['name,visitors\nA,1.200\nB,1.5\n', { decimal: ',' }, [{ visitors: 1.2 }, {}]],
  ])(
    'of thousands is read by its own texts, its neighbours or its writer: %j %j',
    async (content, who, rows) => {
      expect((await rowsOf(content, who)).rows).toMatchObject(rows);
    },
  );

  it('that others or its writer decided about is among what is converted', async () => {
    const { check } = await rowsOf('name,visitors\nA,1.200\nB,15\n', { decimal: '.' });
    const examples = [{ row: 2, from: '1.200', to: '1.2' }];
    expect(check.changes).toEqual([{ csvHeader: 'visitors', count: 1, examples }]);
  });

  it('tells how it is written wherever in the file it does', async () => {
    const lines = Array.from({ length: 3_000 }, (_, n) => `P${n};${(n % 9) + 1}.234;01/02/2026`);
    const file = await stage(`name;price;day\n${lines.join('\n')}\nZ;1,5;31/01/2026\n`);
    expect(file.notations).toEqual([{}, { decimal: ',' }, { isDayFirst: true }]);
    expect(file.proposed.map(({ type }) => type)).toEqual(['text', 'number', 'date']);
  });

  it('is what all of its values are as a field of its own, in its currency', async () => {
    const file = await stage(
      'Betrag;Anteil;Am;Bezahlt;Ort\n1.234,50 €;12,5 %;1.2.2026;ja;Bern\n7,00 €;3 %;31.1.2026;nein;\n',
    );
    expect(file.proposed).toEqual([
      { name: 'betrag', type: 'currency', currency: 'EUR' },
      { name: 'anteil', type: 'percent' },
      { name: 'am', type: 'date' },
      { name: 'bezahlt', type: 'boolean' },
      { name: 'ort', type: 'text' },
    ]);
  });

  it('that is none of a kind is a problem where it is not, and changes nothing unsaid', async () => {
    const { check, rows } = await rowsOf(
      'name;price;day;paid\nAnn;1.234,5;31/01/2026;ja\nBen;1,234.5;01/31/2026;vielleicht\nCid;2,5;30/01/2026;nein\n',
    );
    const problem = (csvHeader: string, value: string, reason: string) => ({
      row: 3,
      csvHeader,
      value,
      reason,
    });
    expect(check.problems).toEqual([
      problem('price', '1,234.5', 'This is not a number with a decimal comma'),
      problem('day', '01/31/2026', 'This is not a date'),
      problem('paid', 'vielleicht', '“vielleicht” is neither yes nor no'),
    ]);
    expect(check.unmatched).toEqual([{ csvHeader: 'paid', value: 'vielleicht', count: 1 }]);
    expect(rows[1]).toBe(null);
  });

  it('is read as the specification says where nobody says how it is written', async () => {
    const file = await stage('name,price,paid\nAnn,12abc,yes\n');
    const plan = { columns: await mappingOf(file), key: null, duplicates: 'add' };
    const at = `/api/apps/${appId}/imports/${file.importId}`;
    const { body } = await ann.post<{ rows: { data: object }[] }>(`${at}/start`, plan);
    expect(body.rows[0]?.data).toEqual({ name: 'Ann', price: 12, paid: false });
  });

  it('counts conversions of rows that come in alone', async () => {
    const { check } = await rowsOf(
      'name;price;day;paid\nAnn;1,5;31/01/2026;ja\nBen;2,5;nie;ja\nCid;3,5;nie;nein\n',
    );
    expect(check).toMatchObject({ create: 1, failed: 2 });
    expect(check.changes.map(({ csvHeader, count }) => [csvHeader, count])).toEqual([
      ['price', 1],
      ['day', 1],
      ['paid', 1],
    ]);
  });

  it('without a name or a cell is none, and one behind all names is no fault of its rows', async () => {
    const { file, check } = await rowsOf('name,,price,,\nAnn,,5,x,\nBen,,6,,\n');
    expect(file.headers).toEqual(['name', 'price', 'Column 4']);
    expect(check).toMatchObject({ create: 2, failed: 0 });
  });

  it('without a name goes nowhere by itself', async () => {
    const file = await stage('name,,price\nAnn,ann@example.org,5\n');
    expect(file.headers).toEqual(['name', 'Column 2', 'price']);
    expect((await mappingOf(file)).map(({ schemaField }) => schemaField)).toEqual([
      'name',
      null,
      'price',
    ]);
  });
});

describe('what is told before', () => {
  it('is an empty cell that gets a default, and an apostrophe that goes', async () => {
    const { check, rows } = await rowsOf(
      "name,status,price\n'=1+1,,0.30000000000000004\n'x,done,7\n",
    );
    expect(check.changes).toEqual([
      { csvHeader: 'name', count: 1, examples: [{ row: 2, from: "'=1+1", to: '=1+1' }] },
      { csvHeader: 'status', count: 1, examples: [{ row: 2, from: '', to: 'open' }] },
    ]);
    expect(rows).toMatchObject([
      { name: '=1+1', price: 0.30000000000000004 },
      { name: "'x", status: 'done', price: 7 },
    ]);
  });

  it('is no default of a row that is changed: an empty cell leaves it as it is', async () => {
    await ann.post(`/live_api/apps/${appId}/entities/Sale`, { name: 'Known', status: 'won' });
    const file = await stage('name,status\nKnown,\nFresh,\n');
    const plan = { columns: await mappingOf(file), key: 'name', duplicates: 'update' };
    const at = `/api/apps/${appId}/imports/${file.importId}`;
    const { body: check } = await ann.post<ImportCheck>(`${at}/check`, plan);
    expect(check.changes).toEqual([
      { csvHeader: 'status', count: 1, examples: [{ row: 3, from: '', to: 'open' }] },
    ]);
  });
});

describe('a text file', () => {
  it.each([
    ['Name, Vorname;Alter\nA, B;3\nC, D;4\n', ['Name, Vorname', 'Alter']],
    ['a,b;c\n1;2,5\n3;4,5\n', ['a,b', 'c']],
    ['"x;y;z",b\n"1;2;3",4\n', ['x;y;z', 'b']],
    ['sep=;\na;b\n1,5;2\n', ['a', 'b']],
    ['a|b\n1,5|2\n', ['a', 'b']],
    ['just one\nx, y\nz\n', ['just one']],
  ])('is parted where all of its lines are: %j', async (content, headers) => {
    expect((await stage(content)).headers).toEqual(headers);
  });

  it('with one column is a list: a sign within its texts parts nothing', async () => {
    const { rows } = await rowsOf('name\nApple\nPear, green\nPlum; blue\n');
    expect(rows).toEqual(['Apple', 'Pear, green', 'Plum; blue'].map((name) => ({ name })));
    // Under a title its rows say what parts them.
    expect((await stage('Sales of 2026\nname,price\nAnn,2\n')).layout.separator).toBe(',');
  });
});
