import { FOREIGN_WORDS } from '@trellis/contract/parsing';
import type { SheetSeen, TableRow } from '../../protocol.ts';
import { broken, Fault } from '../fault.ts';
import type { Source } from '../source.ts';
import { Zip } from '../zip.ts';
import { readPart } from './part.ts';
import { SheetRows } from './sheet.ts';
import { numberLooks } from './styles.ts';
import { sharedTexts } from './texts.ts';
import { type Workbook, workbookOf } from './workbook.ts';

/** Bytes of a workbook, packed: it is in memory while it is read. */
const MOST_BYTES = 50_000_000;

/** A workbook's sheets in their order. */
export async function sheets(source: Source): Promise<SheetSeen[]> {
  const { zip, book } = await opened(source);
  const texts = book.sheets.length > 1 ? await sharedTexts(zip, book.texts) : [];
  const seen: SheetSeen[] = [];
  for (const { name, path } of book.sheets) {
    // What the only sheet holds shows when it is read.
    const isEmpty = book.sheets.length > 1 && zip.has(path) && (await isBlank(zip, path, texts));
    seen.push({ name, isEmpty });
  }
  return seen;
}

/** Whether no cell of a sheet holds more than blanks; it is read as far as the first that does. */
async function isBlank(zip: Zip, path: string, texts: string[]): Promise<boolean> {
  const rows = new SheetRows({ texts, looks: [], is1904: false });
  const holds = (list: string) =>
    (JSON.parse(list) as TableRow[]).some(([, cells]) =>
      cells.some((cell) => cell !== null && String(cell).trim() !== ''),
    );
  for await (const list of readPart(zip, path, rows, () => rows.soFar()))
    if (holds(list)) return false;
  return true;
}

/** The rows of one sheet that hold anything; where none is named, or none has that name, the first one's that holds some. */
export async function* sheet(
  name: string | null,
  source: Source,
): AsyncGenerator<string, undefined> {
  const { zip, book } = await opened(source);
  const texts = await sharedTexts(zip, book.texts);
  const found = book.sheets.find((one) => one.name === name) ?? (await firstOf(zip, book, texts));
  if (!found) return;
  if (!zip.has(found.path)) throw broken('A sheet of this file is missing');
  const rows = new SheetRows({
    texts,
    looks: await numberLooks(zip, book.styles),
    is1904: book.is1904,
  });
  yield* readPart(zip, found.path, rows, () => rows.taken());
  const rest = rows.rest();
  if (rest) yield rest;
}

/** The first sheet that holds anything; the first of all where none does. */
async function firstOf(zip: Zip, { sheets }: Workbook, texts: string[]) {
  for (const sheet of sheets.length > 1 ? sheets : [])
    if (zip.has(sheet.path) && !(await isBlank(zip, sheet.path, texts))) return sheet;
  return sheets[0];
}

async function opened(source: Source): Promise<{ zip: Zip; book: Workbook }> {
  const bytes = await source.whole(MOST_BYTES, 'A spreadsheet can be up to 50 MB');
  // What Excel locks with a password, and what it wrote before 2007, is no archive.
  if (bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])))
    throw new Fault('locked', `${FOREIGN_WORDS.locked}, or is older than .xlsx`);
  const zip = new Zip(bytes);
  return { zip, book: await workbookOf(zip) };
}
