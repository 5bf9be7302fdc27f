import type { FieldSchema, ImportType, PlanColumn } from '@trellis/contract';
import { unguarded } from '../entities/index.ts';
import { type Calendar, dayOf, momentOf } from './time.ts';

/** What a text becomes; `isChanged` where it says something else afterwards, `problem` where it becomes nothing. */
export type Cell =
  | { value: unknown; isChanged: boolean }
  | { problem: string; isUnmatched?: boolean };

const NONE: Cell = { value: undefined, isChanged: false };
const kept = (value: unknown): Cell => ({ value, isChanged: false });
const changed = (value: unknown): Cell => ({ value, isChanged: true });

/** A file's text as a field's value (spec 2, section 5, import conversion). */
export function convertCell(
  raw: string,
  field: FieldSchema,
  type: ImportType,
  column: Pick<PlanColumn, 'splitCharacter' | 'values'>,
  calendar: Calendar = {},
): Cell {
  const text = unguarded(raw.trim());
  if (text === '') return NONE;
  switch (type) {
    case 'number': {
      const number = Number.parseFloat(text);
      if (!Number.isFinite(number)) return { problem: 'This is not a number' };
      return saysTheSame(text, number) ? kept(number) : changed(number);
    }
    case 'boolean': {
      const word = text.toLowerCase();
      return word === 'true' || word === 'false' ? kept(word === 'true') : changed(false);
    }
    case 'datetime':
      return timeFrom(text, field, calendar);
    case 'json':
      return kept(parsed(text) ?? text);
    case 'array':
      return listFrom(text, field, column);
    default:
      return optionFrom(text, field, column.values);
  }
}

/** Whether a number is all that a text says: of '007', '+49' and twenty digits something would be lost. */
function saysTheSame(text: string, number: number): boolean {
  if (/^-?(0|[1-9]\d*)$/.test(text)) return BigInt(text) === BigInt(number);
  const [, digits] = /^-?((?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/.exec(text) ?? [];
  return digits !== undefined && digits.replace(/^0*\.?0*|\.|0+$/g, '').length <= EXACT;
}
/** Decimal digits that a number keeps. */
const EXACT = 15;

function timeFrom(text: string, field: FieldSchema, calendar: Calendar): Cell {
  if (field.format === 'date') {
    const day = dayOf(text, calendar);
    if (day === null) return { problem: 'This is not a date' };
    return text === day || text === `${day}T00:00:00.000Z` ? kept(day) : changed(day);
  }
  const iso = momentOf(text, calendar)?.toISOString();
  if (!iso) return { problem: 'This is not a date' };
  return /^\d{4}-\d{2}-\d{2}T/.test(text) ? kept(iso) : changed(iso);
}

/** JSON, or undefined for what is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function listFrom(
  text: string,
  field: FieldSchema,
  { splitCharacter = ',', values }: Pick<PlanColumn, 'splitCharacter' | 'values'>,
): Cell {
  const whole = text.startsWith('[') ? parsed(text) : undefined;
  const isList = Array.isArray(whole) && whole.every((one) => typeof one === 'string');
  const parts = isList
    ? whole
    : text
        .split(splitCharacter)
        .map((part) => part.trim())
        .filter((part) => part !== '');
  const options = field.items;
  if (!options?.enum) return kept(parts);
  const out: unknown[] = [];
  let isChanged = false;
  for (const part of parts) {
    const cell = optionFrom(part, options, values);
    if ('problem' in cell) return cell;
    isChanged ||= cell.isChanged;
    if (cell.value !== undefined) out.push(cell.value);
  }
  return { value: out, isChanged };
}

/** One of the field's options, by its value, by what was said for it, by its case or its label; any text where there are none. */
function optionFrom(text: string, field: FieldSchema, values: PlanColumn['values']): Cell {
  const options = field.enum;
  if (!options || options.includes(text)) return kept(text);
  const said = values && Object.hasOwn(values, text) ? values[text] : undefined;
  if (said === '') return changed(undefined);
  if (said !== undefined && options.includes(said)) return changed(said);
  const lower = text.toLowerCase();
  const labels = field['x-enumLabels'] ?? [];
  const near = options.find(
    (option, at) => option.toLowerCase() === lower || labels[at]?.toLowerCase() === lower,
  );
  if (near !== undefined) return changed(near);
  return { problem: `“${text.slice(0, 60)}” is none of the options`, isUnmatched: true };
}
