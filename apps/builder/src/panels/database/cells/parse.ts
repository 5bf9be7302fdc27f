import { type Column, isDay } from '../columns/columns.ts';
import { dayText } from './text.ts';

export type Parsed = { ok: true; value: unknown } | { ok: false; message: string };

const ok = (value: unknown): Parsed => ({ ok: true, value });
const bad = (message: string): Parsed & { ok: false } => ({ ok: false, message });

export const NO_DATE = bad('This is not a date');

/** A typed or pasted text as a value of the column (spec 2, section 5). Empty text is no value. */
export function parseCell(text: string, column: Column): Parsed {
  const trimmed = text.trim();
  if (trimmed === '') return ok(null);
  switch (column.type) {
    case 'number': {
      const number = Number(trimmed.replace(/^'/, ''));
      if (!Number.isFinite(number)) return bad('This is not a number');
      if (column.field?.type === 'integer' && !Number.isInteger(number))
        return bad('This takes whole numbers');
      return ok(number);
    }
    case 'boolean':
      if (/^(true|1|yes)$/i.test(trimmed)) return ok(true);
      if (/^(false|0|no)$/i.test(trimmed)) return ok(false);
      return bad('This takes true or false');
    case 'datetime':
      return parseDate(trimmed, column);
    case 'select':
      return parseOption(trimmed, column);
    case 'multiselect': {
      const parts = trimmed.split(/[,;]\s*/).filter(Boolean);
      const parsed = parts.map((part) => parseOption(part, column));
      const wrong = parsed.find((one) => !one.ok);
      return wrong ?? ok(parsed.map((one) => (one.ok ? one.value : null)));
    }
    case 'json':
      return parseJson(trimmed);
    default:
      return ok(text);
  }
}

/** JSON as the cell takes it: empty text is null, invalid JSON says where (spec 2, section 5). */
export function parseJson(text: string): Parsed {
  if (text.trim() === '') return ok(null);
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return bad(`Invalid JSON: ${(error as Error).message}`);
  }
}

function parseDate(text: string, column: Column): Parsed {
  if (isDay(column) && /^\d{4}-\d{2}-\d{2}/.test(text)) return ok(text.slice(0, 10));
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return NO_DATE;
  return ok(isDay(column) ? dayText(date) : date.toISOString());
}

function parseOption(text: string, { options }: Column): Parsed {
  const wanted = text.toLowerCase();
  const option = options.find(
    ({ value, label }) => value.toLowerCase() === wanted || label.toLowerCase() === wanted,
  );
  return option ? ok(option.value) : bad(`There is no option ${text}`);
}
