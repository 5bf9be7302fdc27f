/** Texts that a spreadsheet would take for a formula, and those that look as if they were guarded already. */
const FORMULA = /^'*[=+\-@\t\r]/;
const FIGURE = /^[+-]?[\d.,]+$/;

/** A text with an apostrophe before what would be a formula; an import takes it off again (ruling 27). */
export function guardedText(text: string): string {
  const trimmed = text.trim();
  if (FORMULA.test(trimmed)) return `'${trimmed}`;
  // A tab before it is as bad as a formula, and is nothing to a field.
  return /^[\t\r]/.test(text) ? trimmed : text;
}

/** The same for a cell of which nobody knows what it is: a figure may begin with a sign. */
export const guardedCell = (cell: string): string =>
  FIGURE.test(cell.trim()) ? cell : guardedText(cell);

const quoted = (text: string): string =>
  /[",\n\r]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;

/** One line of cells as they stand, CRLF behind it (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** Stands before a file, so that spreadsheets read it as UTF-8. */
export const CSV_MARK = '\ufeff';
