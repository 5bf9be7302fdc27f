import { strToU8, zipSync } from 'fflate';
import { TEXTS, textOf } from './set.ts';

export interface MadeFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const KINDS = ['txt', 'md', 'csv', 'docx', 'pdf'] as const;

/** So many files of about so many bytes each, of every kind by turns, out of the words of the set. */
export function* mixedFiles(count: number, size: number): Generator<MadeFile> {
  const words = TEXTS.map((name) => textOf(name).replace(/\s+/g, ' ')).join(' ');
  for (let n = 0; n < count; n++) {
    const from = (n * 7_919) % (words.length - size);
    const text = words.slice(from, from + size);
    const kind = KINDS[n % KINDS.length]!;
    yield { name: `file-${n}.${kind}`, bytes: MAKE[kind](text) };
  }
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const paragraphs = (text: string) => text.match(/[\s\S]{1,700}(?:\s|$)/g) ?? [];

const MAKE: Record<(typeof KINDS)[number], (text: string) => Uint8Array<ArrayBuffer>> = {
  txt: (text) => utf8(paragraphs(text).join('\n\n')),
  md: (text) =>
    utf8(
      paragraphs(text)
        .map((one, at) => (at % 5 === 0 ? `## Part ${at}\n\n${one}` : one))
        .join('\n\n'),
    ),
  csv: (text) =>
    utf8(
      `Name,Text,Number\n${(text.match(/[\s\S]{1,200}(?:\s|$)/g) ?? [])
        .map((one, at) => `Row ${at},"${one.replaceAll('"', '""')}",${at * 7}`)
        .join('\n')}\n`,
    ),
  docx: (text) => docx(paragraphs(text)),
  pdf: (text) => pdf(text),
};

const xml = (text: string) =>
  text
    .replace(/[<&>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/[^\x20-\uD7FF\uE000-\uFFFD]/g, '');

function docx(texts: readonly string[]): Uint8Array<ArrayBuffer> {
  const body = texts.map((one) => `<w:p><w:r><w:t>${xml(one)}</w:t></w:r></w:p>`).join('');
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  const files = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${type}.document.main+xml"/></Types>`,
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  };
  const packed = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)])),
    { level: 1 },
  );
  return new Uint8Array(packed);
}

/** A PDF of pages with lines in Helvetica (ISO 32000-1). */
function pdf(text: string): Uint8Array<ArrayBuffer> {
  const plain = text.replace(/[^\x20-\x7e]/g, '?').replace(/([\\()])/g, '\\$1');
  const lines = plain.match(/.{1,90}(?:\s|$)/g) ?? [];
  const pages: string[][] = [];
  for (let at = 0; at < lines.length; at += 50) pages.push(lines.slice(at, at + 50));
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, n) => `${4 + 2 * n} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  for (const [n, page] of pages.entries()) {
    const content = `BT /F1 10 Tf 50 780 Td 14 TL ${page.map((line) => `(${line}) Tj T*`).join('\n')} ET`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * n} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  let file = '%PDF-1.4\n';
  const places = objects.map((object, n) => {
    const at = file.length;
    file += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`;
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF`;
  return new TextEncoder().encode(file);
}
