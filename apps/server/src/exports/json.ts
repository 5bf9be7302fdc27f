import type { Row } from '@trellis/contract';
import type { ExportColumn } from './columns.ts';

/** Rows as a JSON list, a line each. */
export async function* asJson(
  pages: AsyncIterable<Row[]>,
  columns: readonly ExportColumn[],
): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    yield before + rows.map((row) => JSON.stringify(picked(row, columns))).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

function picked(row: Row, columns: readonly ExportColumn[]): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const { name } of columns) if (row[name] !== undefined) out[name] = row[name];
  return out;
}
