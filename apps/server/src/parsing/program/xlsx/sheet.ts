import { FOREIGN, FOREIGN_WORDS } from '@trellis/contract/parsing';
import type { TableRow } from '../../protocol.ts';
import { broken, within } from '../fault.ts';
import { RowList } from '../rows.ts';
import { attribute, localName, type XmlHandler } from '../xml.ts';
import { cellValue, type SheetTexts } from './cell.ts';
import { unescaped } from './part.ts';
import { Words } from './texts.ts';

const { columns: MOST_COLUMNS, lastRow: LAST_ROW, cells: MOST_CELLS } = FOREIGN.table;

/**
 * Makes rows of a sheet's XML as it comes. Where a cell says it stands is checked before a row is made as long:
 * rows that are empty are never made at all.
 */
export class SheetRows implements XmlHandler {
  readonly #texts: SheetTexts;
  readonly #list = new RowList();
  readonly #full: string[] = [];
  #isInside = false;
  #row: TableRow | null = null;
  #lastRow = 0;
  #cells = 0;
  #cell: { at: string; column: number; type: string; style: string | undefined } | null = null;
  #shown: string | null = null;
  #isShown = false;
  #inline: Words | null = null;

  constructor(texts: SheetTexts) {
    this.#texts = texts;
  }

  open(tag: string, attributes: string): void {
    const name = localName(tag);
    if (name === 'sheetData') this.#isInside = true;
    if (!this.#isInside) return;
    if (name === 'row') this.#beginRow(attribute(attributes, 'r'));
    else if (name === 'c') this.#beginCell(attributes);
    else if (!this.#cell) return;
    else if (name === 'v') this.#isShown = true;
    else if (name === 'is') this.#inline = new Words();
    else this.#inline?.open(name);
  }

  close(tag: string): void {
    const name = localName(tag);
    if (name === 'sheetData') this.#isInside = false;
    if (!this.#isInside) return;
    if (name === 'c') this.#endCell();
    else if (name === 'row') this.#endRow();
    else if (name === 'v') {
      this.#isShown = false;
      this.#shown ??= '';
    } else if (name !== 'is') this.#inline?.close(name);
  }

  text(text: string): void {
    if (this.#isShown) this.#shown = (this.#shown ?? '') + text;
    else this.#inline?.add(text);
  }

  #beginRow(said: string | undefined): void {
    const place = said === undefined ? this.#lastRow + 1 : Number(said);
    if (!Number.isInteger(place) || place <= this.#lastRow)
      throw broken('The rows of this sheet are out of order');
    within(place, LAST_ROW, FOREIGN_WORDS.tooMany(LAST_ROW, 'rows'));
    this.#row = [place, []];
    this.#lastRow = place;
  }

  #beginCell(attributes: string): void {
    const row = this.#row;
    if (!row) throw broken('A cell of this sheet is in no row');
    const at = attribute(attributes, 'r');
    const column = at === undefined ? row[1].length + 1 : columnOf(at, row[0]);
    if (column <= row[1].length) throw broken('The cells of this sheet are out of order');
    this.#cell = {
      at: at ?? `${column} of row ${row[0]}`,
      column,
      type: attribute(attributes, 't') ?? 'n',
      style: attribute(attributes, 's'),
    };
    this.#shown = null;
    this.#inline = null;
  }

  #endCell(): void {
    const [row, cell] = [this.#row, this.#cell];
    this.#cell = null;
    if (!row || !cell) return;
    const { at, column, type, style } = cell;
    const shown = type === 'str' && this.#shown !== null ? unescaped(this.#shown) : this.#shown;
    const inline = this.#inline && unescaped(this.#inline.text);
    const value = cellValue(at, type, style, shown, inline, this.#texts);
    if (value === null) return;
    within(column, MOST_COLUMNS, FOREIGN_WORDS.tooMany(MOST_COLUMNS, 'columns'));
    this.#cells += column - row[1].length;
    within(this.#cells, MOST_CELLS, FOREIGN_WORDS.tooMany(MOST_CELLS, 'cells'));
    while (row[1].length < column - 1) row[1].push(null);
    row[1].push(value);
  }

  #endRow(): void {
    const row = this.#row;
    this.#row = null;
    if (!row || row[1].length === 0) return;
    const full = this.#list.add(JSON.stringify(row));
    if (full) this.#full.push(full);
  }

  /** The lists of rows that are full by now. */
  *taken(): Generator<string> {
    yield* this.#full.splice(0);
  }

  /** Those that are there by now, full or not. */
  *soFar(): Generator<string> {
    yield* this.taken();
    const rest = this.rest();
    if (rest) yield rest;
  }

  rest(): string | null {
    return this.#list.take();
  }
}

/** The column of an address such as AB12, which is in the row that it says. */
function columnOf(at: string, row: number): number {
  const [, letters = '', digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(at) ?? [];
  if (Number(digits) !== row) throw broken(`There is a cell ${at.slice(0, 20)} in row ${row}`);
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}
