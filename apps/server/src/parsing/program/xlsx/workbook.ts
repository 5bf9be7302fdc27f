import { FOREIGN, FOREIGN_WORDS } from '@trellis/contract/parsing';
import { broken, within } from '../fault.ts';
import { attribute, localName } from '../xml.ts';
import type { Zip } from '../zip.ts';
import { readWhole, unescaped } from './part.ts';

/** What a workbook says of its parts. */
export interface Workbook {
  /** Its sheets in their order, with the file that each is in. */
  sheets: { name: string; path: string }[];
  texts: string;
  styles: string;
  /** Whether its dates are counted from 1904. */
  is1904: boolean;
}

const BOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const none = () => undefined;

export async function workbookOf(zip: Zip): Promise<Workbook> {
  if (!zip.has(BOOK) || !zip.has(RELATIONS)) throw broken('This file is no spreadsheet');
  const book: Workbook = {
    sheets: [],
    texts: 'xl/sharedStrings.xml',
    styles: 'xl/styles.xml',
    is1904: false,
  };
  const paths = new Map<string, string>();
  await readWhole(zip, RELATIONS, {
    open(name, attributes) {
      if (localName(name) !== 'Relationship') return;
      const path = pathOf(attribute(attributes, 'Target') ?? '');
      const type = (attribute(attributes, 'Type') ?? '').replace(/^.*\//, '');
      if (type === 'worksheet') paths.set(attribute(attributes, 'Id') ?? '', path);
      else if (type === 'sharedStrings') book.texts = path;
      else if (type === 'styles') book.styles = path;
    },
    close: none,
  });
  const { sheets: most } = FOREIGN.table;
  let isKnown = false;
  await readWhole(zip, BOOK, {
    open(tag, attributes) {
      const name = localName(tag);
      if (name === 'workbookPr' && !isKnown) {
        isKnown = true;
        book.is1904 = attribute(attributes, 'date1904') === '1';
      }
      if (name !== 'sheet') return;
      const path = paths.get(attribute(attributes, 'id') ?? '');
      const title = attribute(attributes, 'name');
      // A sheet of a chart alone has no rows.
      if (path === undefined || !title) return;
      book.sheets.push({ name: unescaped(title), path });
      within(book.sheets.length, most, FOREIGN_WORDS.tooMany(most, 'sheets'));
    },
    close: none,
  });
  return book;
}

const pathOf = (target: string): string =>
  target.startsWith('/') ? target.slice(1) : `xl/${target}`;
