import { crc32, deflateRawSync } from 'node:zlib';

/** A workbook of one sheet whose XML is as it is given; `more` are further files of the archive. */
export function workbook(sheet: string, more: Record<string, string> = {}): Uint8Array {
  const parts: Record<string, string> = {
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    'xl/workbook.xml':
      '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  };
  return zip(parts);
}

export const zip = (files: Record<string, string | Uint8Array>): Uint8Array =>
  archive(Object.entries(files).map(([name, content]) => packed(name, Buffer.from(content))));

export const sheetOf = (rows: string): string =>
  `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

/** A workbook whose only cell stands at `at`. */
export const farCell = (at: string): Uint8Array =>
  workbook(
    sheetOf(
      `<row r="${/\d+/.exec(at)?.[0]}"><c r="${at}" t="inlineStr"><is><t>x</t></is></c></row>`,
    ),
  );

/** An entry as a hand-made archive lists it: its names and numbers may be lies. */
interface Listed {
  name: string;
  data: Uint8Array;
  method: 0 | 8;
  size: number;
  crc: number;
  /** Where its local header stands; where it was written unless said. */
  at?: number;
}

export const stored = (name: string, content: Uint8Array): Listed => ({
  name,
  data: content,
  method: 0,
  size: content.length,
  crc: crc32(content),
});

const packed = (name: string, content: Uint8Array): Listed => ({
  name,
  data: deflateRawSync(content, { level: 6 }),
  method: 8,
  size: content.length,
  crc: crc32(content),
});

/** An entry of `size` zeros. */
export const zeros = (name: string, size: number): Listed => packed(name, Buffer.alloc(size));

/** An archive that lists what it is told to list. */
export function archive(entries: readonly Listed[]): Uint8Array {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const { name, data, method, size, crc, at: said } of entries) {
    const path = Buffer.from(name);
    const isWritten = said === undefined;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(method, 8);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(method, 10);
    for (const [header, from] of [
      [local, 14],
      [entry, 16],
    ] as const) {
      header.writeUInt32LE(crc >>> 0, from);
      header.writeUInt32LE(data.length, from + 4);
      header.writeUInt32LE(size, from + 8);
      header.writeUInt16LE(path.length, from + 12);
    }
    entry.writeUInt32LE(said ?? at, 42);
    central.push(entry, path);
    if (!isWritten) continue;
    parts.push(local, path, Buffer.from(data));
    at += local.length + path.length + data.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(entries.length, 65_535), 8);
  end.writeUInt16LE(Math.min(entries.length, 65_535), 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}
