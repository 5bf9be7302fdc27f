import type { Row } from '@trellis/contract';
import type { Column } from '../columns/columns.ts';

/** Texts that a spreadsheet would take for a formula, and those that look as if they were guarded already. */
const FORMULA = /^'*[=+\-@\t\r]/;
/** What a list's texts may not hold to stand beside each other with a sign between them. */
const PARTED = /[,;|\n\r\t]|^\[|^\s|\s$|^$/;

/** A value as CSV has it: texts are kept from being formulas, numbers and dates are as they are (ruling 27). */
function csvText(value: unknown, column: Column): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((one): one is string => typeof one === 'string'))
    return value.length === 0 || value.some((one) => PARTED.test(one))
      ? JSON.stringify(value)
      : guarded(value.join(';'));
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  const isText =
    column.type !== 'number' && column.type !== 'datetime' && column.type !== 'boolean';
  return isText ? guarded(text) : text;
}

/** With an apostrophe before what would be a formula; an import takes it off again. */
function guarded(text: string): string {
  const trimmed = text.trim();
  if (FORMULA.test(trimmed)) return `'${trimmed}`;
  // A tab before it is as bad as a formula, and is nothing to a field.
  return /^[\t\r]/.test(text) ? trimmed : text;
}

const quoted = (text: string): string =>
  /[",\n\r]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;

/** One line of each row, CRLF behind it (RFC 4180). */
export function csvLines(rows: readonly Row[], columns: readonly Column[]): string {
  return rows
    .map(
      (row) => `${columns.map((column) => quoted(csvText(row[column.id], column))).join(',')}\r\n`,
    )
    .join('');
}

/** The fields' names, so that what is imported again finds its fields. */
export const csvHeader = (columns: readonly Column[]): string =>
  `${columns.map(({ id }) => quoted(id)).join(',')}\r\n`;

/** `{entity}_export_{date YYYY-MM-DD}` (spec 2, section 9), with an ending. */
export const exportName = (entity: string, ending: string, now = new Date()): string =>
  `${entity}_export_${now.toISOString().slice(0, 10)}.${ending}`;
