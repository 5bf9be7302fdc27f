import type { Attachment } from '@trellis/contract';
import { type Person, sendMessage } from '@trellis/testing';
import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** Sheets of texts by their names, as spreadsheet programs write them. */
export function xlsx(sheets: Record<string, string[][]>): Buffer {
  const all = Object.entries(sheets).map(([name, rows], at) => ({ name, rows, n: at + 1 }));
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${all.map(({ n }) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${all.map(({ name, n }) => `<sheet name="${name}" sheetId="${n}" r:id="s${n}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${all.map(({ n }) => `<Relationship Id="s${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(all.map(({ rows, n }) => [`xl/worksheets/sheet${n}.xml`, sheet(rows)])),
  };
  const files = Object.entries(parts).map(([path, text]) => [path, strToU8(text)] as const);
  return Buffer.from(zipSync(Object.fromEntries(files)));
}

const sheet = (rows: string[][]): string =>
  `<worksheet xmlns="${MAIN}"><sheetData>${rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, at) => `<c r="${'ABC'[at]}${row + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`;

export const upload = (
  person: Person,
  appId: string,
  name: string,
  content: string | Buffer,
  type: string,
) =>
  person.upload<Attachment & { message?: string }>(
    `/api/apps/${appId}/chat/attachments`,
    new File([content as string], name, { type }),
  );

/** Says something with files, and answers what came of it. */
export async function say(
  person: Person,
  appId: string,
  text: string,
  files: Attachment[],
  imports: { url: string; entity: string; columns?: Record<string, string | null> }[] = [],
  more: object = {},
) {
  const parts = files.map(({ url, name, contentType }) => ({
    type: 'file',
    url,
    filename: name,
    mediaType: contentType,
  }));
  const response = await sendMessage(person, appId, text, {
    parts,
    metadata: { imports, ...more },
  });
  const stream = await response.text();
  const { body } = await person.get<{
    messages: {
      parts: { type: string; text?: string }[];
      metadata: { status: string; error?: string };
    }[];
  }>(`/api/apps/${appId}/messages`);
  const answer = body.messages.at(-1);
  const words = answer?.parts.map((part) => part.text ?? '').join('\n') ?? '';
  return { status: response.status, stream, words, metadata: answer?.metadata };
}
