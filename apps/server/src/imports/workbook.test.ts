import type { ImportCheck, StagedImport } from '@trellis/contract';
import { makeApp, openWorld } from '@trellis/testing';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** General, a built-in day, an own day, a moment, percent, a time of the day, hours that go on, a moment in UTC, an amount. */
const FORMATS = [0, 14, 164, 22, 10, 20, 165, 166, 167];
const OWN: Record<number, string> = {
  164: 'dd\\.mm\\.yyyy;@',
  165: '[h]:mm:ss',
  166: 'yyyy\\-mm\\-dd\\ hh:mm:ss\\ &quot;UTC&quot;',
  167: '#,##0.00\\ &quot;€&quot;',
};

/** A sheet as a spreadsheet program writes it: texts, and numbers with the place of their format. */
function bookOf(rows: (string | [number, number])[][], formats = FORMATS, codes = OWN): File {
  const cell = (value: string | [number, number], at: string) =>
    typeof value === 'string'
      ? `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
      : `<c r="${at}" s="${value[1]}"><v>${value[0]}</v></c>`;
  const lines = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((one, at) => cell(one, `${'ABCDEFGHI'[at]}${row + 1}`)).join('')}</row>`,
  );
  const own = Object.entries(codes).map(
    ([id, f]) => `<numFmt numFmtId="${id}" formatCode="${f}"/>`,
  );
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="One" sheetId="1" r:id="s"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="s" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="t" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${own.join('')}</numFmts><cellXfs>${formats.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  const files = Object.entries(parts).map(([path, text]) => [path, strToU8(text)] as const);
  return new File([zipSync(Object.fromEntries(files)) as Uint8Array<ArrayBuffer>], 'book.xlsx');
}

const world = await openWorld();
const ann = await world.builder('Ann');
const { appId } = await makeApp(world, ann, { entities: {} });

it('a workbook arrives as its cells show it: days, clocks and percents, and moments of whoever brings it', async () => {
  const headers = ['Name', 'Day', 'Own day', 'When', 'Share', 'At', 'Took', 'Stored', 'Sum'];
  const book = bookOf([
    headers,
    [
      'Ann',
      [46137, 1],
      [46137, 2],
      // As programs store 14:30 of that day, which is a little less.
      [46137.604166666664, 3],
      [0.125, 4],
      [0.6041666666666666, 5],
      [1.1458333333333333, 6],
      [46137.604166666664, 7],
      [1234.5, 8],
    ],
    ['Ben', [46115, 1], [46115, 2], [46115, 3], [1, 4], [0, 5], [0.5, 6], [46115, 7], [7, 8]],
  ]);
  const { body: file } = await ann.upload<StagedImport>(`/api/apps/${appId}/imports`, book);
  expect(file.previewData).toEqual([
    {
      Name: 'Ann',
      Day: '2026-04-25',
      'Own day': '2026-04-25',
      When: '2026-04-25 14:30',
      Share: '12.5%',
      At: '14:30',
      Took: '27:30',
      Stored: '2026-04-25T14:30:00.000Z',
      Sum: '1234.5',
    },
    {
      Name: 'Ben',
      Day: '2026-04-03',
      'Own day': '2026-04-03',
      When: '2026-04-03 00:00',
      Share: '100%',
      At: '00:00',
      Took: '12:00',
      Stored: '2026-04-03T00:00:00.000Z',
      Sum: '7',
    },
  ]);
  expect(file.proposed.map(({ type }) => type)).toEqual([
    'text',
    'date',
    'date',
    'datetime',
    'percent',
    'text',
    'text',
    'datetime',
    'number',
  ]);
  const plan = {
    newEntity: 'Shifts',
    columns: headers.map((csvHeader, at) => ({
      csvHeader,
      schemaField: null,
      dataType: 'text',
      newField: file.proposed[at],
      notation: file.notations[at],
    })),
    key: null,
    duplicates: 'add',
    timeZone: 'Europe/Berlin',
  };
  const at = `/api/apps/${appId}/imports/${file.importId}`;
  const { body: check } = await ann.post<ImportCheck>(`${at}/check`, plan);
  expect(check).toMatchObject({ create: 2, failed: 0 });
  const { body } = await ann.post<{ rows: { data: object }[] }>(`${at}/start`, plan);
  expect(body.rows[0]?.data).toEqual({
    name: 'Ann',
    day: '2026-04-25',
    own_day: '2026-04-25',
    when: '2026-04-25T12:30:00.000Z',
    share: 12.5,
    at: '14:30',
    took: '27:30',
    stored: '2026-04-25T14:30:00.000Z',
    sum: 1234.5,
  });
});

it("a workbook's own formats count at whatever number its program begins with them", async () => {
  const codes = { 60: 'dd.mm.yyyy', 61: '0.0%', 71: '0.00\\ &quot;kg&quot;', 27: '[$-411]ge.m.d' };
  const headers = ['Name', 'Day', 'Share', 'Weight', 'Era', 'Other'];
  const book = bookOf(
    [headers, ['Ann', [46137, 1], [0.125, 2], [46137.5, 3], [46137, 4], [46137, 5]]],
    [0, 60, 61, 71, 27, 30],
    codes,
  );
  const { body: file } = await ann.upload<StagedImport>(`/api/apps/${appId}/imports`, book);
  expect(file.previewData).toEqual([
    {
      Name: 'Ann',
      Day: '2026-04-25',
      Share: '12.5%',
      Weight: '46137.5',
      Era: '2026-04-25',
      Other: '2026-04-25',
    },
  ]);
});

it('a number that its cell shows with zeros before it keeps them', async () => {
  const codes = {
    164: '00000',
    165: '00000\\-0000;@',
    166: '[$-407]&quot;D-&quot;00000',
    167: '0.00',
    168: '#,##0',
    169: '0',
  };
  const headers = ['PLZ', 'Zip', 'Place', 'Price', 'Sum', 'Count'];
  const rows = [1067, 99_999, 1_234_567].map((n) =>
    [1, 2, 3, 4, 5, 6].map((style): [number, number] => [n, style]),
  );
  const book = bookOf([headers, ...rows], [0, 164, 165, 166, 167, 168, 169], codes);
  const { body: file } = await ann.upload<StagedImport>(`/api/apps/${appId}/imports`, book);
  expect(file.previewData.map((row) => headers.map((header) => row[header]))).toEqual([
    ['01067', '00000-1067', '1067', '1067', '1067', '1067'],
    ['99999', '00009-9999', '99999', '99999', '99999', '99999'],
    ['1234567', '00123-4567', '1234567', '1234567', '1234567', '1234567'],
  ]);
  expect(file.proposed.map(({ type }) => type)).toEqual([
    'text',
    'text',
    'number',
    'number',
    'number',
    'number',
  ]);
});

it('a workbook is one whatever its name says, and another archive is refused', async () => {
  const stage = (file: File) =>
    ann.upload<StagedImport & { message: string }>(`/api/apps/${appId}/imports`, file);
  const book = bookOf([['Name'], ['Ann']]);
  const { body } = await stage(new File([book], 'book.csv'));
  expect([body.headers, body.previewData]).toEqual([['Name'], [{ Name: 'Ann' }]]);
  const archive = zipSync({ 'a.txt': strToU8('a') }) as Uint8Array<ArrayBuffer>;
  const refused = await stage(new File([archive], 'archive.csv'));
  expect([refused.status, refused.body.message]).toEqual([422, 'This spreadsheet cannot be read']);
});
