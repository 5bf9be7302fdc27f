import { type EntitySchema, MESSAGES } from '@trellis/contract';
import { emptyApp, makeApp, openModel, openWorld } from '@trellis/testing';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { say, upload, xlsx } from './attached.fixture.ts';

/** With a model that writes code, and with the built-in builder. */
const model = await openModel();
const coded = await openWorld(model.env);
const built = await openWorld();
const owner = await coded.builder('Olga');
const other = await built.builder('Otto');
beforeEach(() => model.reset());

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const DOCX = Buffer.from(
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>The brief in Word</w:t></w:r></w:p></w:body></w:document>',
    ),
  }),
);
const CSV = `Name,E-Mail,Visits,Active,Since\n${Array.from({ length: 12 }, (_, i) => `Person ${i},p${i}@example.org,${i},${i % 2 === 0},2026-01-${String(i + 10)}`).join('\n')}\n`;

describe('a file for a message', () => {
  it('is a picture, a table or a document by what it holds, and for people of the app alone', async () => {
    const { appId } = await makeApp(coded, owner, {});
    const { status, body } = await upload(owner, appId, 'a.png', PNG, 'image/png');
    expect([status, body.contentType]).toEqual([200, 'image/png']);
    const again = await owner.fetch(body.url);
    expect([again.status, again.headers.get('content-type')]).toEqual([200, 'image/png']);
    const stranger = await coded.builder('Sid');
    expect((await stranger.fetch(body.url)).status).toBe(404);
    expect((await coded.stranger().fetch(body.url)).status).toBe(401);
    expect((await upload(owner, appId, 'x (CSV data)', CSV, 'text/plain')).status).toBe(200);
    for (const [name, content, type] of [
      ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
      ['a.exe', 'MZ', 'application/octet-stream'],
      ['a.png', '<html>no picture</html>', 'image/png'],
    ] as const)
      expect([name, (await upload(owner, appId, name, content, type)).body.message]).toEqual([
        name,
        name === 'a.png' ? MESSAGES.noPicture : MESSAGES.notAttachable,
      ]);
    const large = await upload(owner, appId, 'a.csv', 'x'.repeat(10_000_000), 'text/csv');
    expect([large.status, large.body.message]).toEqual([413, 'File size to large']);
  });

  it('is none of another app, and there are five at most', async () => {
    const { appId } = await makeApp(coded, owner, {});
    const elsewhere = await makeApp(coded, owner, {});
    const { body: file } = await upload(owner, appId, 'a.png', PNG, 'image/png');
    expect((await say(owner, elsewhere.appId, 'look', [file])).status).toBe(404);
    expect((await say(owner, appId, 'look', Array(6).fill(file))).status).toBe(422);
    const outside = { ...file, url: 'https://elsewhere.example/a.png' };
    expect((await say(owner, appId, 'look', [outside])).status).toBe(404);
  });
});

describe('a model', () => {
  it('is told a document’s words, and shown pictures where it takes them', async () => {
    const { appId } = await makeApp(coded, owner, {});
    const { body: word } = await upload(owner, appId, 'brief.docx', DOCX, '');
    const { body: picture } = await upload(owner, appId, 'a.png', PNG, 'image/png');
    model.will({ text: 'I see.' });
    await say(owner, appId, 'read this', [word, picture]);
    const asked = JSON.stringify(model.calls.at(-1)?.messages.at(-1)?.content);
    expect(asked).toContain('The brief in Word');
    expect(asked).toContain('data:image/png;base64,');
    model.will({ status: 400 }, { text: 'By your words, then.' });
    const { words, metadata } = await say(owner, appId, 'look', [picture]);
    expect(words).toContain('I cannot look at the pictures');
    expect(words).toContain('By your words, then.');
    expect(metadata?.status).toBe('ready');
    expect(JSON.stringify(model.calls.at(-1)?.messages)).not.toContain('base64');
  });

  it('is told the words of texts, and the rows of a sheet that is only to be read', async () => {
    const { appId } = await makeApp(coded, owner, {});
    const files = await Promise.all(
      (
        [
          ['notes.txt', 'Boats are stored in winter', 'text/plain'],
          ['brief.md', '# Rules of the yard', 'text/markdown'],
          ['plan.json', '{"moorings": 12}', 'application/json'],
          [
            'boats.xlsx',
            xlsx({
              One: [
                ['Boat', 'Berth'],
                ['Sloop', 'A1'],
              ],
            }),
            '',
          ],
        ] as const
      ).map(async ([name, content, type]) => {
        const { status, body } = await upload(owner, appId, name, content, type);
        expect([name, status]).toEqual([name, 200]);
        return body;
      }),
    );
    model.will({ text: 'I see.' });
    await say(owner, appId, 'read these', files);
    const asked = JSON.stringify(model.calls.at(-1)?.messages.at(-1)?.content);
    for (const words of ['stored in winter', 'Rules of the yard', 'moorings', 'Sloop', 'A1'])
      expect(asked).toContain(words);
  });

  it('has the rows of a table read as they are written', async () => {
    const { appId } = await makeApp(coded, owner, {});
    const text = 'Kunde;Umsatz;Seit;Aktiv\nAnn;1.234,5;01.02.2026;ja\nBen;7;31.01.2026;nein\n';
    const { body: file } = await upload(owner, appId, 'kunden.csv', text, 'text/csv');
    model.will({ text: 'They are in.' });
    await say(owner, appId, 'import them', [file], [{ url: file.url, entity: 'Kunde' }]);
    const { body } = await owner.get<object[]>(`/live_api/apps/${appId}/entities/Kunde?sort=kunde`);
    expect(body).toMatchObject([
      { kunde: 'Ann', umsatz: 1234.5, seit: '2026-02-01', aktiv: true },
      { kunde: 'Ben', umsatz: 7, seit: '2026-01-31', aktiv: false },
    ]);
  });

  it('puts the rows of a sheet into an entity', async () => {
    const { appId } = await makeApp(coded, owner, {});
    const rows = [
      ['Boat', 'Berth'],
      ['Sloop', 'A1'],
      ['Ketch', 'B2'],
    ];
    const { body: file } = await upload(owner, appId, 'boats.xlsx', xlsx({ One: rows }), '');
    model.will({ text: 'They are in.' });
    const imports = [{ url: file.url, entity: 'Boat' }];
    const { words } = await say(owner, appId, 'import them', [file], imports);
    expect(words).toContain('2 of 2 rows of boats.xlsx are in Boat.');
    const list = await owner.get<Record<string, unknown>[]>(
      `/live_api/apps/${appId}/entities/Boat?sort=boat`,
    );
    expect(list.body).toMatchObject([
      { boat: 'Ketch', berth: 'B2' },
      { boat: 'Sloop', berth: 'A1' },
    ]);
  });

  it('builds around a table whose rows the server stores', async () => {
    const { appId } = await makeApp(coded, owner, {});
    const { body: file } = await upload(owner, appId, 'people.csv', CSV, 'text/csv');
    model.will({ text: 'I would make a page.' });
    const into = [{ url: file.url, entity: 'Person' }];
    await say(owner, appId, 'an app for them', [file], into, { mode: 'plan' });
    const planned = JSON.stringify(model.calls.at(-1)?.messages);
    expect(planned).toContain('Once the plan is built, all 12 rows of people.csv will be put into');
    expect(planned).not.toContain('is there already');
    model.will({
      text: 'A page.\n<action type="add_file" file="pages/Home.tsx" title="Home">\nexport default function Home() { return <p>People</p>; }\n</action>\n',
    });
    const { words } = await say(
      owner,
      appId,
      'an app for them',
      [file],
      [{ url: file.url, entity: 'Person' }],
    );
    expect(words).toContain('12 of 12 rows of people.csv are in Person.');
    const prompt = JSON.stringify(model.calls.at(-1)?.messages);
    expect(prompt).toContain('All 12 rows of people.csv');
    expect(prompt).not.toContain('Person 7');
    const rows = await owner.get<Record<string, unknown>[]>(
      `/live_api/apps/${appId}/entities/Person?sort=visits`,
    );
    expect(rows.body).toHaveLength(12);
    expect(rows.body[1]).toMatchObject({
      name: 'Person 1',
      e_mail: 'p1@example.org',
      visits: 1,
      active: false,
      since: '2026-01-11',
    });
  });
});

describe('a table as programs write it', () => {
  const thing = async (name: string, text: string, writer: object = {}) => {
    const { appId } = await makeApp(built, other, {});
    const { body: file } = await upload(other, appId, name, text, '');
    const imports = [{ url: file.url, entity: 'Thing' }];
    const { words } = await say(other, appId, 'An app of these', [file], imports, { writer });
    const at = `/live_api/apps/${appId}/entities/Thing`;
    const { body: schema } = await other.get<EntitySchema>(`${at}/schema`);
    return { words, fields: schema.properties, rows: (await other.get(`${at}?sort=id`)).body };
  };

  it('keeps columns of one name apart, and says which have none and which rows are too wide', async () => {
    const { words, fields, rows } = await thing(
      'list.csv',
      'Name,Email,Email,,,"Sum\r\n(EUR)"\nAnn,a@x.org,b@x.org,why,,1\nBen,c@x.org,d@x.org,,,2\nCid,,,,,3,4\n',
    );
    expect(words).toContain('2 of 3 rows of list.csv are in Thing.');
    expect(words).toContain('1 did not fit: row 5: This row has 7 cells, and there are 6 headers');
    expect(words).toContain('Left out: Column 4.');
    expect(Object.keys(fields)).toEqual(['name', 'email', 'email_2', 'sum_eur']);
    expect(fields.sum_eur?.title).toBe('Sum (EUR)');
    expect(rows).toMatchObject([
      { name: 'Ann', email: 'a@x.org', email_2: 'b@x.org', sum_eur: 1 },
      { name: 'Ben', email: 'c@x.org', email_2: 'd@x.org', sum_eur: 2 },
    ]);
  });

  it('is read as the import of the panel reads it: amounts, percents, crosses, dates in words, local times', async () => {
    const { fields, rows } = await thing(
      'sales.tsv',
      'Who\tSum\tShare\tPaid\tOn\tAt\nAnn\t1.234,50 €\t12,5 %\tx\t3 février 2026\t25/04/2026 14:30\nBen\t(7,00 €)\t3 %\t\t14 mars 2026\t03/04/2026 09:05\n',
      { timeZone: 'Europe/Berlin', isDayFirst: true },
    );
    expect(fields.on).toMatchObject({ type: 'string', format: 'date' });
    expect(rows).toMatchObject([
      { sum: 1234.5, share: 12.5, paid: true, on: '2026-02-03', at: '2026-04-25T12:30:00.000Z' },
      { sum: -7, share: 3, on: '2026-03-14', at: '2026-04-03T07:05:00.000Z' },
    ]);
  });

  it('has thousands read by what amounts show, and else as whoever sends them writes', async () => {
    const { rows } = await thing(
      'shops.tsv',
      'Who\tPrice\tVisitors\nAnn\t1.200 €\t1.200\nBen\t3 €\t15\n',
    );
    expect(rows).toMatchObject([
      { price: 1200, visitors: 1200 },
      { price: 3, visitors: 15 },
    ]);
    const open = await thing('visits.csv', 'Who,Visitors\nAnn,1.200\n', { decimal: ',' });
    expect(open.rows).toMatchObject([{ visitors: 1200 }]);
  });

  it('has dates that may be either read as whoever sends them writes, in a field that takes dates', async () => {
    const { appId } = await makeApp(coded, owner, {
      entities: { Visit: { properties: { day: { type: 'string', format: 'date' } } } },
    });
    const { body: file } = await upload(owner, appId, 'days.csv', 'day\n03/04/2026\n', 'text/csv');
    const imports = [{ url: file.url, entity: 'Visit' }];
    for (const isDayFirst of [true, false]) {
      model.will({ text: 'They are in.' });
      await say(owner, appId, 'more', [file], imports, { writer: { isDayFirst } });
    }
    const { body } = await owner.get<{ day: string }[]>(
      `/live_api/apps/${appId}/entities/Visit?sort=day`,
    );
    expect(body.map(({ day }) => day)).toEqual(['2026-03-04', '2026-04-03']);
  });
});

const CLIENTS =
  'Full name,Mail,Born,Shoe size\nZoe Ito,zoe@example.org,1990-02-03,38\nAbe Roy,abe@example.org,1985-11-30,44\n';
const CLIENT: EntitySchema = {
  name: 'Client',
  type: 'object',
  properties: {
    name: { type: 'string' },
    email: { type: 'string', format: 'email' },
    birthday: { type: 'string', format: 'date' },
    notes: { type: 'string' },
  },
};

describe('a table and an entity that is there', () => {
  const clients = (appId: string) =>
    owner.get<Record<string, unknown>[]>(`/live_api/apps/${appId}/entities/Client?sort=name`);

  it('are matched by names and values, and the person says otherwise', async () => {
    const { appId } = await makeApp(coded, owner, { entities: { Client: CLIENT } });
    const { body: file } = await upload(owner, appId, 'clients.csv', CLIENTS, 'text/csv');
    const name = file.url.split('/').pop();
    const proposed = await owner.get<{
      columns: { csvHeader: string; schemaField: string | null; examples: string[] }[];
      fields: { path: string }[];
    }>(`/api/apps/${appId}/chat/attachments/${name}/columns/Client`);
    expect(proposed.body.columns.map((one) => [one.csvHeader, one.schemaField])).toEqual([
      ['Full name', 'name'],
      ['Mail', 'email'],
      ['Born', 'birthday'],
      ['Shoe size', null],
    ]);
    expect(proposed.body.columns[0]?.examples).toEqual(['Zoe Ito', 'Abe Roy']);
    expect(proposed.body.fields.map(({ path }) => path)).toContain('notes');
    const unknown = `/api/apps/${appId}/chat/attachments/${name}/columns/Boat`;
    expect((await owner.get(unknown)).status).toBe(404);
    model.will({ text: 'They are in.' });
    const columns = { 'Shoe size': 'notes', Born: null };
    const { words } = await say(
      owner,
      appId,
      'here they are',
      [file],
      [{ url: file.url, entity: 'Client', columns }],
    );
    expect(words).toContain('2 of 2 rows of clients.csv are in Client. Left out: Born.');
    expect((await clients(appId)).body).toMatchObject([
      { name: 'Abe Roy', email: 'abe@example.org', notes: '44' },
      { name: 'Zoe Ito', email: 'zoe@example.org', notes: '38' },
    ]);
    expect((await clients(appId)).body[0]).not.toHaveProperty('birthday');
  });

  it('are brought together by the model where nobody said anything, with fields that there are', async () => {
    const { appId } = await makeApp(coded, owner, { entities: { Client: CLIENT } });
    const { body: file } = await upload(owner, appId, 'clients.csv', CLIENTS, 'text/csv');
    const into = (columns: object, table = 'clients.csv') =>
      `<action type="import_entities" file="Client" title="Clients">\n${JSON.stringify({ table, columns })}\n</action>`;
    model.will({
      text: `First a wrong one.\n${into({ Mail: 'postbox' })}\n${into({ Mail: 'email' }, 'others.csv')}\nThen the right one.\n${into({ 'Full name': 'name', Mail: 'email', Born: null })}\n`,
    });
    const { words, stream } = await say(owner, appId, 'these are my clients', [file]);
    expect(stream).toContain('Client has no field postbox');
    expect(stream).toContain('No table others.csv came with the message');
    expect(words).toContain('2 of 2 rows of clients.csv are in Client. Left out: Born, Shoe size.');
    const asked = model.calls.map(({ messages }) => JSON.stringify(messages.at(-1)));
    expect(asked.find((text) => text.includes('these are my clients'))).toContain(
      '2 rows, columns',
    );
    expect((await clients(appId)).body).toMatchObject([{ name: 'Abe Roy' }, { name: 'Zoe Ito' }]);
  });
});

describe('the built-in builder', () => {
  it('makes an entity of a table, with pages, then takes more rows, and names what does not fit', async () => {
    const appId = await emptyApp(other);
    const { body: file } = await upload(other, appId, 'guests.csv', CSV, 'text/csv');
    const first = await say(
      other,
      appId,
      'Make an app of this file called "Trattoria", with a chart of visits and with menus',
      [file],
      [{ url: file.url, entity: 'Guest' }],
    );
    expect(first.metadata).toMatchObject({ status: 'ready' });
    expect(first.words).toContain('12 of 12 rows of guests.csv are in Guest.');
    const list = () => other.get<unknown[]>(`/live_api/apps/${appId}/entities/Guest`);
    expect((await list()).body).toHaveLength(12);
    const version = await other.get<{
      versions: { id: string }[];
    }>(`/api/apps/${appId}/versions`);
    const { body } = await other.get<{ files: { path: string; content: string }[] }>(
      `/api/apps/${appId}/versions/${version.body.versions[0]?.id}`,
    );
    const schema = JSON.parse(
      body.files.find(({ path }) => path === 'entities/Guest.json')?.content ?? '{}',
    ) as EntitySchema;
    expect(schema['x-accessControl']?.permissions).toEqual({ read: 'admin', write: 'admin' });
    const paths = body.files.map(({ path }) => path);
    expect(paths.some((path) => path.startsWith('pages/'))).toBe(true);
    expect(paths.filter((path) => path.startsWith('entities/')).length).toBeGreaterThan(1);
    expect(JSON.stringify(body.files)).toContain('Trattoria');
    const { body: more } = await upload(
      other,
      appId,
      'more.csv',
      'name,visits\nZoe,3\nNora,many\n',
      'text/csv',
    );
    const second = await say(
      other,
      appId,
      'Import more.csv',
      [more],
      [{ url: more.url, entity: 'guest' }],
    );
    expect(second.words).toContain(
      '1 of 2 rows of more.csv are in Guest. 1 did not fit: Visits: This is not a number.',
    );
    expect((await list()).body).toHaveLength(13);
  });

  it('says plainly that it sees no pictures', async () => {
    const appId = await emptyApp(other);
    const { body: file } = await upload(other, appId, 'a.png', PNG, 'image/png');
    const { words } = await say(other, appId, 'A recipe book', [file]);
    expect(words).toContain(
      'Built-in builder cannot look at pictures, so I go by your words alone.',
    );
  });
});
