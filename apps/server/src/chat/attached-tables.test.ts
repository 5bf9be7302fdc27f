import { makeApp, openModel, openWorld } from '@trellis/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { say, upload, xlsx } from './attached.fixture.ts';

const model = await openModel();
const world = await openWorld(model.env);
const owner = await world.builder('Olga');
beforeEach(() => model.reset());

const utf16 = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const latin = (text: string) => Buffer.from(text.replaceAll('€', '\x80'), 'latin1');

/** What the model was told with the last message. */
const told = () => JSON.stringify(model.calls.at(-1)?.messages.at(-1)?.content);

describe('a text that is not written in UTF-8', () => {
  it('is read as it is written, whatever its ending', async () => {
    const { appId } = await makeApp(world, owner, {});
    const table = 'Kunde;Straße\nJürgen;Höhe 3 €\n';
    for (const [name, content, type] of [
      ['kunden.csv', latin(table), 'text/csv'],
      ['kunden-unicode.txt', utf16(table.replaceAll(';', '\t')), 'text/plain'],
      ['kunden.tsv', utf16(table.replaceAll(';', '\t')), ''],
      ['notes.md', latin(table), 'text/markdown'],
      ['plain.txt', Buffer.from(table), 'text/plain'],
    ] as const) {
      const { status, body: file } = await upload(owner, appId, name, content, type);
      expect([name, status]).toEqual([name, 200]);
      model.will({ text: 'I see.' });
      const { metadata } = await say(owner, appId, 'read this', [file]);
      expect([name, metadata?.status, metadata?.error]).toEqual([name, 'ready', undefined]);
      for (const words of ['Jürgen', 'Straße', 'Höhe 3 €'])
        expect([name, told().includes(words)]).toEqual([name, true]);
    }
  });

  it('names fields by its headers, of which no letter is lost', async () => {
    const { appId } = await makeApp(world, owner, {});
    const table = latin('Kunde;Straße;Größe\nJürgen;Höhe 3;klein\n');
    const { body: file } = await upload(owner, appId, 'kunden.csv', table, 'text/csv');
    model.will({ text: 'They are in.' });
    await say(owner, appId, 'import it', [file], [{ url: file.url, entity: 'Kunde' }]);
    const { body } = await owner.get<object[]>(`/live_api/apps/${appId}/entities/Kunde`);
    expect(body).toMatchObject([{ kunde: 'Jürgen', strasse: 'Höhe 3', grosse: 'klein' }]);
  });

  it('is none where the file is no text at all', async () => {
    const { appId } = await makeApp(world, owner, {});
    const noise = Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * 89 + 7) % 256));
    const { body: file } = await upload(owner, appId, 'noise.txt', noise, 'text/plain');
    const { metadata } = await say(owner, appId, 'read this', [file]);
    expect(metadata?.error).toContain('noise.txt is no text');
  });
});

describe('a table that is left to the model', () => {
  const rows = (count: number) =>
    `Name,Visits\n${Array.from({ length: count }, (_, at) => `Person ${at},${at}`).join('\n')}\n`;

  it('has no more rows than a message brings, and whoever sent it hears so', async () => {
    const { appId } = await makeApp(world, owner, {});
    const large = await upload(owner, appId, 'large.csv', rows(5_001), 'text/csv');
    const small = await upload(owner, appId, 'small.csv', rows(3), 'text/csv');
    model.will({ text: 'I see.' });
    const { words } = await say(owner, appId, 'keep these', [large.body, small.body]);
    expect(words).toContain('large.csv has more than 5,000 rows. Import it in the Database panel.');
    expect(words).not.toContain('small.csv has');
    expect(told()).toContain('large.csv has more than 5,000 rows');
    expect(told()).toContain('\\"small.csv\\": 3 rows');
    expect(told()).not.toContain('\\"large.csv\\":');
  });
});

describe('a list that is told by its beginning alone', () => {
  it('is words where it turns out to be no table', async () => {
    const { appId } = await makeApp(world, owner, {});
    const { body: file } = await upload(owner, appId, 'odd.json', '[{"a": 1}, 3]', '');
    model.will({ text: 'I see.' });
    const { words, metadata } = await say(owner, appId, 'read this', [file]);
    expect([metadata?.status, metadata?.error]).toEqual(['ready', undefined]);
    expect(words).toContain('odd.json is no table. Record 2 is not an object');
    expect(told()).toContain('[{\\"a\\": 1}, 3]');
  });
});

describe('rows of JSON, one on each line', () => {
  it.each(['boats.jsonl', 'boats.ndjson'])('are a table: %s', async (name) => {
    const { appId } = await makeApp(world, owner, {});
    const lines = '{"name": "Sloop", "berth": 4}\n{"name": "Ketch", "berth": 7}\n';
    const { status, body: file } = await upload(owner, appId, name, lines, '');
    expect([status, file.contentType]).toEqual([200, 'application/json; content=rows']);
    model.will({ text: 'I see.' });
    await say(owner, appId, 'read this', [file]);
    expect(told()).toContain(`\\"${name}\\": 2 rows`);
  });
});

describe('a workbook of several sheets', () => {
  const book = xlsx({
    Boats: [
      ['Boat', 'Berth'],
      ['Sloop', 'A1'],
    ],
    Owners: [['Name'], ['Ann']],
    Prices: [['Price'], ['12']],
  });
  const words =
    'Of yard.xlsx only the sheet “Boats” was read, not “Owners” and “Prices”. Import those in the Database panel.';

  it('is its first sheet, and both the person and the model hear which were not read', async () => {
    const { appId } = await makeApp(world, owner, {});
    const { body: file } = await upload(owner, appId, 'yard.xlsx', book, '');
    model.will({ text: 'I see.' });
    expect((await say(owner, appId, 'read this', [file])).words).toContain(words);
    expect(told()).toContain(words);
    model.will({ text: 'They are in.' });
    const chosen = await say(
      owner,
      appId,
      'import it',
      [file],
      [{ url: file.url, entity: 'Boat' }],
    );
    expect(chosen.words).toContain(words);
    expect(chosen.words).toContain('1 of 1 rows of yard.xlsx are in Boat.');
    expect(told()).toContain(words);
  });

  it('is the first one that holds anything, in the chat, the wizard and an import by the client', async () => {
    const { appId } = await makeApp(world, owner, {});
    const cover = xlsx({ Cover: [], Notes: [[' ']], Boats: [['Boat'], ['Sloop']] });
    const { body: file } = await upload(owner, appId, 'cover.xlsx', cover, '');
    model.will({ text: 'They are in.' });
    const imports = [{ url: file.url, entity: 'Boat' }];
    const { words: said } = await say(owner, appId, 'import it', [file], imports);
    expect(said).toContain('1 of 1 rows of cover.xlsx are in Boat.');
    expect(said).toContain('Of cover.xlsx the sheet “Boats” was read, the first one with anything');
    expect(said).not.toContain('“Cover”');
    const at = `/live_api/apps/${appId}/entities/Boat`;
    const brought = () => new File([new Uint8Array(cover)], 'cover.xlsx');
    expect((await owner.upload(`${at}/import`, brought())).body).toEqual({
      created: 1,
      leftOut: 0,
      sheet: 'Boats',
    });
    const sdk = `/api/apps/${appId}/entities/Boat/import`;
    expect((await owner.upload(sdk, brought())).body).toMatchObject({
      status: 'success',
      details: 'Successfully imported 1 Boat records of the sheet “Boats”',
    });
    const staged = await owner.upload(`/api/apps/${appId}/imports`, brought());
    expect(staged.body).toMatchObject({
      layout: { sheet: 'Boats' },
      sheets: ['Cover', 'Notes', 'Boats'],
      headers: ['Boat'],
    });
  });

  it('has no rows in a sheet of one line, a header or a title, unless no other has more', async () => {
    const { appId } = await makeApp(world, owner, {});
    const stagedOf = async (sheets: Parameters<typeof xlsx>[0]) => {
      const file = new File([new Uint8Array(xlsx(sheets))], 'lines.xlsx');
      return (await owner.upload(`/api/apps/${appId}/imports`, file)).body;
    };
    expect(
      await stagedOf({
        Cover: [['Fleet 2026']],
        Empty: [['Boat', 'Length']],
        Boats: [['Boat'], ['Sloop']],
      }),
    ).toMatchObject({ layout: { sheet: 'Boats' }, headers: ['Boat'] });
    expect(await stagedOf({ Blank: [], Boats: [['Boat']] })).toMatchObject({
      layout: { sheet: 'Boats' },
    });
  });

  it('is all there is where it has one', async () => {
    const { appId } = await makeApp(world, owner, {});
    const one = xlsx({ Boats: [['Boat'], ['Sloop']] });
    const { body: file } = await upload(owner, appId, 'one.xlsx', one, '');
    model.will({ text: 'I see.' });
    expect((await say(owner, appId, 'read this', [file])).words).not.toContain('one.xlsx');
  });
});

describe('a table with a title above it', () => {
  const sheet = [[], ['Stock list 2026'], [], ['Item', 'Qty'], ['Bolt', '5'], ['Nut', '7']];
  const text = sheet.map((cells) => cells.join(',')).join('\n');

  it.each<[string, string | Buffer]>([
    ['off.xlsx', xlsx({ Stock: sheet })],
    ['off.csv', text],
  ])('has its headers below that: %s', async (name, content) => {
    const { appId } = await makeApp(world, owner, {});
    const { body: file } = await upload(owner, appId, name, content, '');
    model.will({ text: 'They are in.' });
    const imports = [{ url: file.url, entity: 'Stock' }];
    const { words } = await say(owner, appId, 'import them', [file], imports);
    expect(words).toContain(`2 of 2 rows of ${name} are in Stock.`);
    const at = `/live_api/apps/${appId}/entities/Stock`;
    const { body } = await owner.get<object[]>(`${at}?sort=item`);
    expect(body).toMatchObject([
      { item: 'Bolt', qty: 5 },
      { item: 'Nut', qty: 7 },
    ]);
    const again = await owner.upload(`${at}/import`, new File([content as string], name));
    expect(again.body).toEqual({ created: 2, leftOut: 0 });
  });
});

describe('a list of rows in JSON', () => {
  const LIST = JSON.stringify([
    { name: 'Sloop', berth: 'A1', length: 7.5 },
    { name: 'Ketch', berth: 'B2', length: 12, tags: ['old', 'blue'] },
  ]);

  it('is a table, whose rows go into an entity', async () => {
    const { appId } = await makeApp(world, owner, {});
    const { body: file } = await upload(owner, appId, 'boats.json', LIST, 'application/json');
    model.will({ text: 'They are in.' });
    const imports = [{ url: file.url, entity: 'Boat' }];
    const { words } = await say(owner, appId, 'import them', [file], imports);
    expect(words).toContain('2 of 2 rows of boats.json are in Boat.');
    const { body } = await owner.get<object[]>(`/live_api/apps/${appId}/entities/Boat?sort=name`);
    expect(body).toMatchObject([
      { name: 'Ketch', berth: 'B2', length: 12, tags: '["old","blue"]' },
      { name: 'Sloop', berth: 'A1', length: 7.5 },
    ]);
  });

  it('is offered to the model with all its columns; what is no such list is words alone', async () => {
    const { appId } = await makeApp(world, owner, {});
    const list = await upload(owner, appId, 'boats.json', LIST, 'application/json');
    const plan = await upload(owner, appId, 'plan.json', '{"moorings": 12}', 'application/json');
    const names = await upload(owner, appId, 'names.json', '["Ann", "Ben"]', 'application/json');
    model.will({ text: 'I see.' });
    await say(owner, appId, 'read these', [list.body, plan.body, names.body]);
    expect(told()).toContain(
      JSON.stringify('"boats.json": 2 rows, columns ["name","berth","length","tags"]').slice(1, -1),
    );
    for (const words of ['moorings', 'Ann', 'Sloop']) expect(told()).toContain(words);
    expect(told()).not.toContain('\\"plan.json\\":');
    const away = await owner.fetch(list.body.url);
    expect(await away.text()).toBe(LIST);
  });
});
