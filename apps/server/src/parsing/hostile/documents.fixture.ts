import { deflateSync } from 'node:zlib';
import { zip } from './zip.fixture.ts';

/** A PDF of these objects, whose first one is its catalogue. It has no table of them: readers look for themselves. */
export function pdf(objects: readonly string[], trailer = ''): Buffer {
  const body = objects.map((object, at) => `${at + 1} 0 obj${object}endobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R${trailer}>>\n%%EOF`, 'latin1');
}

const CATALOGUE = '<</Type/Catalog/Pages 2 0 R>>';
const onePage = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const PAGE =
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>';
const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const packed = (content: string): string => {
  const data = deflateSync(content, { level: 9 }).toString('latin1');
  return `<</Length ${data.length}/Filter/FlateDecode>>stream\n${data}\nendstream `;
};

export const pdfs: Record<string, () => Buffer> = {
  'pdf of many objects': () =>
    pdf([CATALOGUE, onePage, PAGE, ...Array.from({ length: 350_000 }, () => '<<>>')]),
  'pdf whose pages go round': () =>
    pdf([
      CATALOGUE,
      '<</Type/Pages/Kids[3 0 R]/Count 9>>',
      '<</Type/Pages/Kids[2 0 R 3 0 R]/Count 9>>',
    ]),
  'pdf of deep pages': () =>
    pdf([
      CATALOGUE,
      ...Array.from({ length: 20_000 }, (_, at) => `<</Type/Pages/Kids[${at + 3} 0 R]/Count 1>>`),
    ]),
  'pdf that unpacks to much': () =>
    pdf([
      CATALOGUE,
      onePage,
      PAGE,
      packed('BT (aaaaaaaaaaaaaaaaaaaa) Tj ET\n'.repeat(8_000_000)),
      FONT,
    ]),
  'pdf packed many times': () =>
    pdf([
      CATALOGUE,
      onePage,
      PAGE,
      (() => {
        let data: Buffer = Buffer.alloc(300_000_000, ' ');
        for (let n = 0; n < 3; n++) data = deflateSync(data, { level: 9 });
        return `<</Length ${data.length}/Filter[/FlateDecode/FlateDecode/FlateDecode]>>stream\n${data.toString('latin1')}\nendstream `;
      })(),
      FONT,
    ]),
  'pdf of many pages': () =>
    pdf([
      CATALOGUE,
      `<</Type/Pages/Kids[${'3 0 R '.repeat(100_000)}]/Count 100000>>`,
      PAGE,
      packed('BT (a) Tj ET'),
      FONT,
    ]),
  'pdf that is locked': () =>
    pdf(
      [CATALOGUE, onePage, PAGE, packed('BT (a) Tj ET'), FONT],
      `/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>/ID[<00><00>]`,
    ),
  'pdf of brackets': () => pdf([`<</Type/Catalog/Pages${'['.repeat(200_000)}`]),
  'pdf of nothing': () => Buffer.from('%PDF-1.7\n'),
};

const word = (document: string, more: Record<string, string | Uint8Array> = {}): Uint8Array =>
  zip({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': document,
    ...more,
  });
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

export const words: Record<string, () => Uint8Array> = {
  'docx that unpacks to much': () =>
    word(`<w:document ${W}><w:body/></w:document>`, {
      'word/media/a.bin': Buffer.alloc(250_000_000),
    }),
  'docx of two million elements': () =>
    word(`<w:document ${W}><w:body>${'<w:p/>'.repeat(2_000_000)}</w:body></w:document>`),
  'docx of deep elements': () =>
    word(`<w:document ${W}>${'<w:p>'.repeat(100_000)}${'</w:p>'.repeat(100_000)}</w:document>`),
  'docx of entities': () =>
    word(
      `<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at} "${`&a${at - 1};`.repeat(10)}">`).join('')}]><w:document ${W}><w:body><w:p><w:r><w:t>&a8;</w:t></w:r></w:p></w:body></w:document>`,
    ),
  'docx of one long text': () =>
    word(
      `<w:document ${W}><w:body><w:p><w:r><w:t>${'a'.repeat(150_000_000)}</w:t></w:r></w:p></w:body></w:document>`,
    ),
};
