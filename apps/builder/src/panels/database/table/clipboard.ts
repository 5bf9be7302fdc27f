import type { Row } from '@trellis/contract';
import type { Parsed } from '@trellis/fields';
import { phrase } from '../../../ui/phrase.ts';
import { parseCell } from '../cells/parse.ts';
import type { Titles } from '../cells/relations.ts';
import { plainText } from '../cells/text.ts';
import { type Column, isTime } from '../columns/columns.ts';
import type { PendingRow } from '../rows/pending.ts';
import type { Change, Table } from '../rows/table.ts';
import type { Range } from './place.ts';
import { fromTsv, toTsv } from './tsv.ts';

/** Marked cells, and all that it takes to change them. */
export interface Area {
  range: Range;
  columns: readonly Column[];
  canWrite: boolean;
  /** Rows that are stored; those behind them wait to be. */
  stored: number;
  table: Table;
  /** What rows that others point at are called. */
  titles: Titles | null;
}

const columnsIn = ({ range, columns }: Area): Column[] =>
  columns.slice(Math.max(0, range.left - 1), range.right);

/** The first and the last stored row that is marked; the last is before the first where there is none. */
const storedIn = ({ range, stored }: Area): [number, number] => [
  Math.max(0, range.top),
  Math.min(range.bottom, stored - 1),
];

const pendingIn = ({ range, stored, table }: Area): PendingRow[] =>
  table.pending.slice(Math.max(0, range.top - stored), Math.max(0, range.bottom - stored + 1));

/** The marked cells as other programs take them; later where rows of them are not here yet. */
export function copied(area: Area): string | Promise<string> {
  const columns = columnsIn(area);
  const { titles } = area;
  const titleOf = (value: unknown, column: Column) =>
    titles?.peek(relationOf(column), String(value));
  const raw = (value: unknown, column: Column) => {
    if (isTime(column) && value) return String(value);
    return (isPointing(column, value) && titleOf(value, column)) || plainText(value, column);
  };
  const text = (rows: readonly Record<string, unknown>[]) =>
    toTsv(rows.map((row) => columns.map((column) => raw(row[column.id], column))));
  /** With the titles of rows that nobody has looked at yet. */
  const titled = async (rows: readonly Record<string, unknown>[]) => {
    const asked = rows.flatMap((row) =>
      columns
        .filter((column) => isPointing(column, row[column.id]))
        .map((column) => titles?.of(relationOf(column), String(row[column.id]))),
    );
    await Promise.all(asked);
    return text(rows);
  };
  const waiting = pendingIn(area).map(({ data }) => data);
  const [from, to] = storedIn(area);
  const { source } = area.table;
  const here: Row[] = [];
  for (let at = from; at <= to; at++) {
    const row = source.at(at);
    if (!row) return source.between(from, to).then((rows) => titled([...rows, ...waiting]));
    here.push(row);
  }
  const all = [...here, ...waiting];
  const isKnown = all.every((row) =>
    columns.every(
      (column) =>
        !isPointing(column, row[column.id]) || titleOf(row[column.id], column) !== undefined,
    ),
  );
  return isKnown ? text(all) : titled(all);
}

const relationOf = ({ field }: Column): string => field?.['x-relation'] ?? '';
const isPointing = ({ type }: Column, value: unknown): boolean =>
  type.id === 'relation' && typeof value === 'string' && value !== '';

/** Empties the marked cells. */
export async function clearedCells(area: Area): Promise<void> {
  if (!area.canWrite) return;
  const columns = columnsIn(area).filter(({ readOnly, isRequired }) => !readOnly && !isRequired);
  const data = Object.fromEntries(columns.map(({ id }) => [id, null]));
  await putIn(area, data, pendingIn(area));
}

/** The values of the first marked row, in all the others. */
export async function filledDown(area: Area): Promise<void> {
  const { range, stored, table } = area;
  if (!area.canWrite || range.bottom === range.top) return;
  const top = Math.max(0, range.top);
  const first =
    top < stored ? (await table.source.between(top, top))[0] : table.pending[top - stored]?.data;
  if (!first) return;
  const columns = columnsIn(area).filter(({ readOnly }) => !readOnly);
  const data = Object.fromEntries(columns.map(({ id }) => [id, first[id] ?? null]));
  const below = { ...area, range: { ...range, top: top + 1 } };
  await putIn(below, data, pendingIn(below));
}

/** Gives all marked rows the same values, those that wait to be saved as well. */
async function putIn(
  area: Area,
  data: Record<string, unknown>,
  waiting: readonly PendingRow[],
): Promise<void> {
  const { table } = area;
  const rows = await table.source.between(...storedIn(area));
  for (const { key } of waiting)
    for (const [id, value] of Object.entries(data)) table.setPending(key, id, value);
  await table.editMany(rows.map((row) => ({ row, data })));
}

/**
 * Puts copied cells in from the first marked one on; a single one in all that are marked. What goes
 * beyond the last row becomes new rows, which wait to be saved. Cells that do not fit are left as they are, and said.
 */
export async function pasted(
  area: Area,
  text: string,
  notify: (message: string) => void,
): Promise<void> {
  const { range, columns, stored, table } = area;
  if (range.bottom < 0) return;
  let lines = fromTsv(text);
  const isOne = lines.length === 1 && lines[0]!.length === 1;
  if (isOne)
    lines = Array.from({ length: range.bottom - range.top + 1 }, () =>
      Array.from({ length: range.right - range.left + 1 }, () => lines[0]![0]!),
    );
  const top = Math.max(0, range.top);
  const rows = await table.source.between(top, Math.min(top + lines.length, stored) - 1);
  const waiting = [...table.pending];
  const problems: string[] = [];
  const changes: Change[] = [];
  const read = await readerOf(area, lines);
  for (const [down, line] of lines.entries()) {
    const data: Record<string, unknown> = {};
    for (const [across, cell] of line.entries()) {
      const column = columns[range.left - 1 + across];
      if (!column || column.readOnly) continue;
      const parsed = read(cell, column);
      if ('problem' in parsed) problems.push(`${column.label}: ${parsed.problem}`);
      else data[column.id] = parsed.value ?? null;
    }
    if (Object.keys(data).length === 0) continue;
    const row = rows[down];
    const draft = waiting[top + down - stored];
    if (row) changes.push({ row, data });
    else if (draft)
      for (const [id, value] of Object.entries(data)) table.setPending(draft.key, id, value);
    else table.addPending(data);
  }
  await table.editMany(changes);
  if (problems.length > 0)
    notify(
      `${phrase('{n, plural, one {# cell was} other {# cells were}} left as before.', { n: problems.length })} ${problems[0]}`,
    );
}

/** Reads copied cells as values; those of relations are the rows that are called so. */
async function readerOf(
  { range, columns, titles }: Area,
  lines: readonly (readonly string[])[],
): Promise<(cell: string, column: Column) => Parsed> {
  const called = new Map<string, Map<string, string[]>>();
  for (const [at, column] of columns.entries()) {
    if (column.type.id !== 'relation' || column.readOnly) continue;
    const cells = lines.map((line) => line[at + 1 - range.left]?.trim() ?? '');
    const words = [...new Set(cells)].filter(Boolean);
    if (words.length === 0) continue;
    called.set(column.id, (await titles?.called(relationOf(column), words)) ?? new Map());
  }
  return (cell, column) => {
    const known = called.get(column.id);
    const word = cell.trim();
    if (!known || word === '') return parseCell(cell, column);
    const [id, another] = known.get(word) ?? [];
    if (id !== undefined && another === undefined) return { value: id };
    const entity = relationOf(column);
    const problem = id
      ? `Several rows of ${entity} are named ${word}`
      : `No row of ${entity} is named ${word}`;
    return { problem };
  };
}
