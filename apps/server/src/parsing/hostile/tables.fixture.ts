import { archive, farCell, sheetOf, stored, workbook, zeros, zip } from './zip.fixture.ts';

const cells = (count: number): string => '<c t="n"><v>1</v></c>'.repeat(count);

/** Sheets and archives of sheets that a reader would choke on. */
export const sheets: Record<string, () => Uint8Array> = {
  'xlsx with a far cell': () => farCell('XFD1048576'),
  'xlsx with a cell beyond the last': () => farCell('ZZZ9999999'),
  'xlsx of far cells': () =>
    workbook(
      sheetOf(
        Array.from(
          { length: 200_000 },
          (_, at) => `<row r="${at + 1}"><c r="BXX${at + 1}"><v>1</v></c></row>`,
        ).join(''),
      ),
    ),
  'xlsx of ten million cells': () => workbook(sheetOf(`<row>${cells(1_000)}</row>`.repeat(9_000))),
  'xlsx of a row of a million cells': () => workbook(sheetOf(`<row>${cells(1_000_000)}</row>`)),
  'xlsx of empty rows': () => workbook(sheetOf('<row/>'.repeat(9_000_000))),
  'xlsx of many texts': () =>
    workbook(sheetOf('<row><c t="s"><v>0</v></c></row>'), {
      'xl/sharedStrings.xml': `<sst>${'<si><t>a</t></si>'.repeat(5_000_000)}</sst>`,
    }),
  'xlsx of one long text': () =>
    workbook(sheetOf('<row><c t="s"><v>0</v></c></row>'), {
      'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(150_000_000)}</t></si></sst>`,
    }),
  'xlsx of one text used often': () =>
    workbook(sheetOf('<row><c t="s"><v>0</v></c></row>'.repeat(100_000)), {
      'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(1_000_000)}</t></si></sst>`,
    }),
  'xlsx of deep elements': () =>
    workbook(`<worksheet>${'<a>'.repeat(1_000_000)}${'</a>'.repeat(1_000_000)}</worksheet>`),
  'xlsx of a tag without end': () => workbook(`<worksheet a="${'x'.repeat(100_000_000)}`),
  'xlsx of entities': () =>
    workbook(
      `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, at) => `<!ENTITY lol${at} "${`&lol${at - 1};`.repeat(10)}">`).join('')}]>${sheetOf('<row><c t="str"><v>&lol8;</v></c></row>')}`,
    ),
  'xlsx of a hundred thousand sheets': () =>
    workbook('', {
      'xl/workbook.xml': `<workbook><sheets>${'<sheet name="S" id="rId1"/>'.repeat(100_000)}</sheets></workbook>`,
    }),
  'xlsx without a sheet': () => zip({ 'xl/workbook.xml': '<workbook/>' }),
  'xlsx that is locked': () =>
    Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.alloc(5_000),
    ]),
  'zip that unpacks to much': () => archive([zeros('xl/workbook.xml', 250_000_000)]),
  'zip that lies about its size': () =>
    archive([
      { ...zeros('xl/workbook.xml', 250_000_000), size: 100 },
      zeros('xl/_rels/workbook.xml.rels', 10),
    ]),
  'zip in zips': () =>
    Array.from({ length: 5 }).reduce<Uint8Array>(
      (inner) =>
        zip(Object.fromEntries(Array.from({ length: 16 }, (_, at) => [`${at}.zip`, inner]))),
      archive([zeros('0', 100_000_000)]),
    ),
  'zip of a hundred thousand files': () =>
    archive(Array.from({ length: 100_000 }, (_, at) => stored(`xl/${at}.xml`, Buffer.alloc(0)))),
  'zip whose names lead out': () =>
    archive(
      ['../../etc/passwd', '/etc/passwd', 'C:\\x', 'xl/..\\..\\x', 'a\0b'].map((name) =>
        stored(name, Buffer.from('x')),
      ),
    ),
  'zip of files within each other': () => {
    const kernel = zeros('xl/workbook.xml', 10_000_000);
    return archive([
      kernel,
      ...Array.from({ length: 1_000 }, (_, at) => ({ ...kernel, name: `xl/${at}.xml`, at: 0 })),
    ]);
  },
  'zip with one name twice': () =>
    archive([
      stored('xl/workbook.xml', Buffer.from('<a/>')),
      stored('xl/workbook.xml', Buffer.from('<b/>')),
    ]),
};

/** Texts of tables. */
export const texts: Record<string, () => string> = {
  'csv of a quote without end': () => `a,b\n"${'x,\n'.repeat(3_000_000)}`,
  'csv of a million columns': () => `${','.repeat(1_000_000)}\na\n`,
  'csv of columns and many short rows': () =>
    `${Array.from({ length: 100_000 }, (_, at) => `c${at}`).join()}\n${'a\n'.repeat(4_000_000)}`,
  'csv of millions of rows': () => `text\n${'a\n'.repeat(4_500_000)}`,
  'csv of nothing but quotes': () => '"'.repeat(9_000_000),
  'csv of one line': () => 'a'.repeat(9_000_000),
  'csv of names that are code': () => '__proto__,constructor,text\n1,2,x\n',
  'json of deep lists': () => '['.repeat(10_000) + ']'.repeat(10_000),
  'json of very deep lists': () => '['.repeat(4_000_000),
  'json of deep objects in a record': () => `[${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}]`,
  'json of a million empty lists': () => `[${'[],'.repeat(999_999)}[]]`,
  'json of millions of empty records': () => `[${'{},'.repeat(2_900_000)}{}]`,
  'json of one long text': () => `[{"text":"${'a'.repeat(9_000_000)}"}]`,
  'json of a text without end': () => `[{"text":"${'a'.repeat(9_000_000)}`,
  'json of names that are code': () => '[{"__proto__":{"admin":true},"text":"x","constructor":1}]',
  'json of many lists': () =>
    `{${Array.from({ length: 300_000 }, (_, at) => `"a${at}":[]`).join()}}`,
};
