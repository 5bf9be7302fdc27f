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
  // What the only sheet holds shows when it is read.
  if (book.sheets.length < 2) return book.sheets.map(({ name }) => ({ name, isEmpty: false }));
  const held = await heights(zip, book, await sharedTexts(zip, book.texts));
  return book.sheets.map(({ name }, at) => ({ name, isEmpty: held[at]! < leastOf(held) }));
}

/** Beside sheets with rows, one line is a header that nothing stands under yet, or a title on a cover. */
const leastOf = (held: readonly number[]): number => Math.max(1, ...held);

/** How many rows of each sheet hold more than blanks, up to two; a sheet that is missing is told when it is read. */
async function heights(zip: Zip, { sheets }: Workbook, texts: string[]): Promise<number[]> {
  const all: number[] = [];
  for (const { path } of sheets) all.push(zip.has(path) ? await heightOf(zip, path, texts) : 2);
  return all;
}

async function heightOf(zip: Zip, path: string, texts: string[]): Promise<number> {
  const rows = new SheetRows({ texts, looks: [], is1904: false });
  let height = 0;
  for await (const list of readPart(zip, path, rows, () => rows.soFar())) {
    height += (JSON.parse(list) as TableRow[]).filter(([, cells]) =>
      cells.some((cell) => cell !== null && String(cell).trim() !== ''),
    ).length;
    if (height >= 2) return 2;
  }
  return height;
}

/** The rows of one sheet that hold anything; where none is named, or none has that name, the first one's that holds rows. */
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

/** The first sheet that holds rows; the first of all where none does. */
async function firstOf(zip: Zip, book: Workbook, texts: string[]) {
  if (book.sheets.length < 2) return book.sheets[0];
  const held = await heights(zip, book, texts);
  return book.sheets.find((_sheet, at) => held[at]! >= leastOf(held)) ?? book.sheets[0];
}

async function opened(source: Source): Promise<{ zip: Zip; book: Workbook }> {
  const bytes = await source.whole(MOST_BYTES, 'A spreadsheet can be up to 50 MB');
  // What Excel locks with a password, and what it wrote before 2007, is no archive.
  if (bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])))
    throw new Fault('locked', `${FOREIGN_WORDS.locked}, or is older than .xlsx`);
  const zip = new Zip(bytes);
  return { zip, book: await workbookOf(zip) };
}
