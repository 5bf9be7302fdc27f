import { MESSAGES } from '@trellis/contract';
import type { Column } from '../columns/columns.ts';
import type { RowSource } from '../rows/source.ts';
import { csvHeader, csvLines, exportName } from './csv.ts';

/** Saves the rows of the current view as a file; says how far it is, in rows. */
export async function exportRows(
  entity: string,
  source: RowSource,
  columns: readonly Column[],
  format: 'csv' | 'json',
  onProgress: (rows: number) => void,
): Promise<void> {
  const parts: BlobPart[] = format === 'csv' ? ['\ufeff', csvHeader(columns)] : ['[\n'];
  let count = 0;
  for await (const rows of source.all()) {
    if (format === 'csv') parts.push(csvLines(rows, columns));
    else if (rows.length > 0)
      parts.push(`${count > 0 ? ',\n' : ''}${rows.map((row) => JSON.stringify(row)).join(',\n')}`);
    count += rows.length;
    onProgress(count);
  }
  if (count === 0) throw new Error(MESSAGES.nothingToExport);
  if (format === 'json') parts.push('\n]\n');
  const type = format === 'csv' ? 'text/csv' : 'application/json';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(parts, { type }));
  link.download = exportName(entity, format);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
