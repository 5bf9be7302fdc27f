import type { Row } from '@trellis/contract';
import type { ExportColumn } from '../columns.ts';
import { listText } from '../texts.ts';

/** What an import would take an apostrophe off; a workbook knows texts from formulas, and guards nothing else. */
const GUARDED = /^'+[=+\-@\t\r]/;
/** Characters of one cell at most; spreadsheets refuse a file with more. */
export const CELL_MAX = 32_767;
/** Styles of the workbook, by their place in its list. */
export const STYLE = { plain: 0, header: 1, time: 2, day: 3 } as const;
/** The first day that all spreadsheets count alike: theirs had a 29 February 1900. */
const FIRST_DAY = Date.UTC(1900, 2, 1);
const DAY_MS = 86_400_000;
/** Days from a spreadsheet's day 0 to 1970. */
const EPOCH = 25_569;

/** `A`, `B`, … `Z`, `AA`: the letters of a column, counted from 0. */
export function lettersOf(column: number): string {
  let out = '';
  for (let left = column; left >= 0; left = Math.floor(left / 26) - 1)
    out = String.fromCharCode(65 + (left % 26)) + out;
  return out;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has none of these (section 2.2)
const UNFIT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\r|_x[0-9a-fA-F]{4}_/g;
const CODES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text in XML; what XML cannot hold as spreadsheets write it (ECMA-376, 22.9.2.19). */
export const xml = (text: string): string =>
  text
    .replace(UNFIT, (found) =>
      found.length > 1
        ? `_x005F${found}`
        : `_x${found.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`,
    )
    .replace(/[&<>"]/g, (sign) => CODES[sign]!);

export const textCell = (at: string, text: string, style = ''): string =>
  `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${xml(text)}</t></is></c>`;

/** An instant as a spreadsheet counts it: in days; kept from losing a millisecond where readers cut instead of rounding. */
function serialOf(time: number): number {
  const serial = time / DAY_MS + EPOCH;
  return Math.floor((serial - EPOCH) * DAY_MS) === time ? serial : serial + 0.25 / DAY_MS;
}

/** A value as a cell; a text that is too long is cut, and reported. */
function cell(
  at: string,
  value: unknown,
  order: ExportColumn['order'],
  onCut: (at: string, text: string) => void,
): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if ((order === 'time' || order === 'day') && typeof value === 'string') {
    const time = Date.parse(value);
    if (time >= FIRST_DAY) return `<c r="${at}" s="${STYLE[order]}"><v>${serialOf(time)}</v></c>`;
  }
  const plain = typeof value === 'string' ? value : (listText(value) ?? JSON.stringify(value));
  // As an import sees it, which takes what is around a text away first.
  const trimmed = plain.trim();
  const text = GUARDED.test(trimmed) ? `'${trimmed}` : plain;
  if (text.length > CELL_MAX) onCut(at, text);
  return textCell(at, text.slice(0, CELL_MAX));
}

/** One row of a sheet, `line` counted from 1. */
export function sheetRow(
  row: Row,
  line: number,
  columns: readonly (ExportColumn & { letters: string })[],
  onCut: (at: string, text: string) => void,
): string {
  let cells = '';
  for (const { name, order, letters } of columns)
    cells += cell(`${letters}${line}`, row[name], order, onCut);
  return `<row r="${line}">${cells}</row>`;
}
