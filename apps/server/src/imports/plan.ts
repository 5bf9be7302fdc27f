import {
  type EntitySchema,
  type FieldSchema,
  IMPORT,
  type ImportPlan,
  importFields,
  type NewField,
  type PlanColumn,
} from '@trellis/contract';
import { type FieldType, fieldTypeOf, parseText, typeById } from '@trellis/fields';
import { tooWide, unguarded, withoutControls } from '../entities/index.ts';
import { Refusal } from '../refusal.ts';
import type { Line } from './lines.ts';

/** What one conversion changed, or why there is none. */
interface Note {
  csvHeader: string;
  value: string;
}
/** A cell, and what stands in the row for it. */
export type CellChange = Note & { to: string };
export interface Reading {
  input: Record<string, unknown>;
  changes: CellChange[];
  /** Cells with nothing to store, for which a new row gets its field's default. */
  defaults: CellChange[];
  problems: { csvHeader: string | null; value: string; reason: string; isUnmatched: boolean }[];
}

/** Reads a row of the file by a plan. */
export type Reader = (line: Line) => Reading;

/** What a field is called that a column makes: its header, in one line. */
export const titleOf = (header: string): string => header.replace(/\s+/g, ' ').slice(0, 100);

const schemaOf = ({ type, ...given }: NewField): FieldSchema => typeById(type).schema(given);

/** The schema with the fields that a plan makes. */
export function schemaWith(schema: EntitySchema, plan: ImportPlan): EntitySchema {
  const properties = { ...schema.properties };
  for (const { newField, csvHeader } of plan.columns) {
    if (!newField) continue;
    if (Object.hasOwn(properties, newField.name))
      throw refused(`There is already a field ${newField.name}`);
    properties[newField.name] = { ...schemaOf(newField), title: titleOf(csvHeader) };
  }
  return { ...schema, properties };
}

/** Binds a plan to the file's headers and the fields; refuses one that does not fit them. */
export function readerOf(
  plan: ImportPlan,
  headers: readonly string[],
  schema: EntitySchema,
): Reader {
  const fields = new Map(importFields(schema).map((one) => [one.path, one]));
  const used = new Set<string>();
  const columns = plan.columns.flatMap((column) => {
    const path = column.newField?.name ?? column.schemaField;
    if (path === null) return [];
    const at = headers.indexOf(column.csvHeader);
    const field = fields.get(path);
    if (at < 0) throw refused(`There is no column ${column.csvHeader}`);
    if (!field) throw refused(`There is no field ${path}`);
    const isPart = (whole: string, part: string) => part.startsWith(`${whole}.`);
    const twice = [...used].find((one) => one === path || isPart(one, path) || isPart(path, one));
    if (twice !== undefined) throw refused(`Two columns are mapped to ${twice}`);
    used.add(path);
    const type = fieldTypeOf(field.field);
    return [{ at, column, field: field.field, type, path: path.split('.') }];
  });
  if (columns.length === 0) throw refused('Map at least one column');
  if (plan.key !== null && !used.has(plan.key))
    throw refused(`No column is mapped to ${plan.key}, which is used to find duplicates`);
  return (line) => read(line, headers, columns, plan);
}

interface Bound {
  at: number;
  column: PlanColumn;
  field: FieldSchema;
  type: FieldType;
  path: string[];
}

function read(
  { row, cells }: Line,
  headers: readonly string[],
  columns: readonly Bound[],
  plan: ImportPlan,
): Reading {
  const fixes = plan.fixes[String(row)];
  const reading: Reading = { input: {}, changes: [], defaults: [], problems: [] };
  const { changes, defaults, problems } = reading;
  const reason = tooWide(cells, headers.length);
  if (reason !== null) {
    const value = cells.slice(headers.length).find((one) => one.trim() !== '') ?? '';
    problems.push({ csvHeader: null, value, reason, isUnmatched: false });
  }
  const { timeZone, isDayFirst, decimal } = plan;
  for (const { at, column, field, type, path } of columns) {
    const { csvHeader, splitCharacter = ',', values: words } = column;
    const fixed = fixes && Object.hasOwn(fixes, csvHeader) ? fixes[csvHeader] : undefined;
    const text = fixed ?? cells[at] ?? '';
    const value = text.slice(0, 200);
    const problem = (reason: string, isUnmatched = false) =>
      problems.push({ csvHeader, value, reason, isUnmatched });
    if (text.length > IMPORT.cell) {
      problem(`A cell can have up to ${IMPORT.cell.toLocaleString('en')} characters`);
      continue;
    }
    const wanted = {
      from: 'file',
      timeZone,
      isDayFirst,
      ...(column.notation?.isDecimalOpen && { decimal }),
      ...column.notation,
      separator: splitCharacter,
      words,
    } as const;
    const clean = withoutControls(text);
    const bare = clean.trim();
    const plain = unguarded(bare);
    const cell = parseText(plain, field, wanted, type);
    if ('problem' in cell) {
      problem(cell.problem, cell.isUnmatched);
      continue;
    }
    if (cell.value !== undefined) set(reading.input, path, cell.value);
    else if (path.length === 1 && field.default !== undefined) {
      defaults.push({ csvHeader, value, to: wordsOf(field.default) });
      continue;
    }
    // Spaces around a figure are its layout; of a text they are lost.
    const isCut = clean !== text || (typeof cell.value === 'string' && plain !== clean);
    if (cell.isChanged || plain !== bare || isCut)
      changes.push({ csvHeader, value, to: wordsOf(cell.value) });
  }
  return reading;
}

function set(input: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let place = input;
  for (const name of path.slice(0, -1)) {
    if (!Object.hasOwn(place, name)) place[name] = {};
    place = place[name] as Record<string, unknown>;
  }
  place[path.at(-1)!] = value;
}

/** A value as a report shows it. */
export const wordsOf = (value: unknown): string =>
  value === undefined
    ? ''
    : typeof value === 'string'
      ? value.slice(0, 200)
      : JSON.stringify(value).slice(0, 200);

const refused = (message: string) => new Refusal('invalid', message, { code: 'import_plan' });
