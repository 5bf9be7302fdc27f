import { FOREIGN_WORDS } from '@trellis/contract/parsing';
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

/** The names of a workbook's sheets. */
export async function sheetNames(source: Source): Promise<string[]> {
  const { book } = await opened(source);
  return book.sheets.map(({ name }) => name);
}

/** The rows of one sheet that hold anything; the first one's where no sheet has that name. */
export async function* sheet(
  name: string | null,
  source: Source,
): AsyncGenerator<string, undefined> {
  const { zip, book } = await opened(source);
  const found = book.sheets.find((one) => one.name === name) ?? book.sheets[0];
  if (!found) return;
  if (!zip.has(found.path)) throw broken('A sheet of this file is missing');
  const rows = new SheetRows({
    texts: await sharedTexts(zip, book.texts),
    looks: await numberLooks(zip, book.styles),
    is1904: book.is1904,
  });
  yield* readPart(zip, found.path, rows, () => rows.taken());
  const rest = rows.rest();
  if (rest) yield rest;
}

async function opened(source: Source): Promise<{ zip: Zip; book: Workbook }> {
  const bytes = await source.whole(MOST_BYTES, 'A spreadsheet can be up to 50 MB');
  // What Excel locks with a password, and what it wrote before 2007, is no archive.
  if (bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])))
    throw new Fault('locked', `${FOREIGN_WORDS.locked}, or is older than .xlsx`);
  const zip = new Zip(bytes);
  return { zip, book: await workbookOf(zip) };
}
