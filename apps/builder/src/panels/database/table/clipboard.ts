import type { Row } from '@trellis/contract';
import { parseCell } from '../cells/parse.ts';
import { plainText } from '../cells/text.ts';
import type { Column } from '../columns/columns.ts';
import type { Change, Table } from '../rows/table.ts';
import type { Range } from './place.ts';
import { fromTsv, toTsv } from './tsv.ts';

/** Marked cells, and all that it takes to change them. */
export interface Area {
  range: Range;
  columns: readonly Column[];
  canWrite: boolean;
  rowAt(row: number): Row | null;
  table: Table;
}

const columnsIn = ({ range, columns }: Area): Column[] =>
  columns.slice(Math.max(0, range.left - 1), range.right);

function rowsIn({ range, rowAt }: Area): Row[] {
  const rows: Row[] = [];
  for (let at = Math.max(0, range.top); at <= range.bottom; at++) {
    const row = rowAt(at);
    if (row) rows.push(row);
  }
  return rows;
}

/** The marked cells as other programs take them. */
export function copied(area: Area): string {
  const columns = columnsIn(area);
  const raw = (value: unknown, column: Column) =>
    column.type === 'datetime' && value ? String(value) : plainText(value, column);
  return toTsv(rowsIn(area).map((row) => columns.map((column) => raw(row[column.id], column))));
}

/** Empties the marked cells. */
export async function clearedCells(area: Area): Promise<void> {
  if (!area.canWrite) return;
  const columns = columnsIn(area).filter(({ readOnly, isRequired }) => !readOnly && !isRequired);
  await area.table.editMany(
    rowsIn(area).map((row) => ({
      row,
      data: Object.fromEntries(columns.map(({ id }) => [id, null])),
    })),
  );
}

/** The values of the first marked row, in all the others. */
export async function filledDown(area: Area): Promise<void> {
  const [first, ...others] = rowsIn(area);
  if (!area.canWrite || !first || others.length === 0) return;
  const columns = columnsIn(area).filter(({ readOnly }) => !readOnly);
  const data = Object.fromEntries(columns.map(({ id }) => [id, first[id] ?? null]));
  await area.table.editMany(others.map((row) => ({ row, data })));
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
  let lines = fromTsv(text);
  const { range, columns, rowAt, table } = area;
  const isOne = lines.length === 1 && lines[0]!.length === 1;
  if (isOne)
    lines = Array.from({ length: range.bottom - range.top + 1 }, () =>
      Array.from({ length: range.right - range.left + 1 }, () => lines[0]![0]!),
    );
  const problems: string[] = [];
  const changes: Change[] = [];
  for (const [down, line] of lines.entries()) {
    const data: Record<string, unknown> = {};
    for (const [across, cell] of line.entries()) {
      const column = columns[range.left - 1 + across];
      if (!column || column.readOnly) continue;
      const parsed = parseCell(cell, column);
      if (parsed.ok) data[column.id] = parsed.value;
      else problems.push(`${column.label}: ${parsed.message}`);
    }
    if (Object.keys(data).length === 0) continue;
    const row = rowAt(range.top + down);
    if (row) changes.push({ row, data });
    else table.addPending(data);
  }
  await table.editMany(changes);
  if (problems.length > 0)
    notify(
      `${problems.length} ${problems.length === 1 ? 'cell was' : 'cells were'} left as before. ${problems[0]}`,
    );
}
