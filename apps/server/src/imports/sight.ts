import {
  type CellNotation,
  IMPORT,
  isPlaceName,
  type NewField,
  type StagedImport,
} from '@trellis/contract';
import { notationOf } from '@trellis/fields';
import { withoutControls } from '../entities/index.ts';
import type { ImportNeeds } from './needs.ts';
import { proposeFields } from './propose.ts';
import { type ImportRecord, openLines } from './record.ts';

/** Rows that are looked through for how their cells are written, and texts of each column and of all that are kept for it. */
const SEEN = { rows: 100_000, texts: 2_000, characters: 4_000_000 };

/** A file as it reads: its headers, its first rows, and what each column shows of itself. */
interface Sight {
  headers: string[];
  /** By header. */
  previewData: Record<string, string>[];
  notations: CellNotation[];
  proposed: NewField[];
}

/** Looks through a file; of one that goes on behind `SEEN` its beginning tells, and a check names what is otherwise. */
async function sightOf(services: ImportNeeds, record: ImportRecord): Promise<Sight> {
  const { headers, lines } = await openLines(services, record);
  const previewData: Record<string, string>[] = [];
  const columns = headers.map(() => new Set<string>());
  let [rows, characters] = [0, 0];
  try {
    for await (const { cells } of lines) {
      const texts = headers.map((_header, at) =>
        withoutControls(cells[at] ?? '')
          .trim()
          .slice(0, 500),
      );
      if (previewData.length < IMPORT.previewRows)
        previewData.push(Object.fromEntries(headers.map((header, at) => [header, texts[at]!])));
      for (const [at, text] of texts.entries()) {
        const known = columns[at]!;
        if (text === '' || known.size >= SEEN.texts || known.has(text)) continue;
        known.add(text);
        characters += text.length;
      }
      if (++rows >= SEEN.rows || characters > SEEN.characters) break;
    }
  } finally {
    await lines.return(undefined);
  }
  // What has neither a name nor a cell is no column.
  const isColumn = headers.map((header, at) => !isPlaceName(header) || columns[at]!.size > 0);
  const known = headers.filter((_header, at) => isColumn[at]);
  const texts = columns.filter((_one, at) => isColumn[at]).map((one) => [...one]);
  const notations = notationsOf(texts, record);
  return {
    headers: known,
    previewData: previewData.map((row) =>
      Object.fromEntries(known.map((header) => [header, row[header] ?? ''])),
    ),
    notations,
    proposed: proposeFields(known, texts, notations),
  };
}

/** A file that waits, with its first rows. */
export async function presentStaged(
  services: ImportNeeds,
  record: ImportRecord,
): Promise<StagedImport> {
  const { headers, previewData, notations, proposed } = await sightOf(services, record);
  return {
    importId: record.id,
    fileName: record.file_name,
    entityName: record.entity_name,
    layout: record.layout,
    sheets: record.sheets,
    headers,
    previewData,
    notations,
    proposed,
  };
}

/** How each column is written. One column tells the others: whoever wrote the table has one way to write. */
function notationsOf(
  columns: readonly string[][],
  { is_sheet, layout, file_name }: ImportRecord,
): CellNotation[] {
  const own = columns.map((texts) => notationOf(texts));
  const most = <T>(values: readonly (T | undefined)[], one: T, other: T, tie: T | undefined) => {
    const count = (wanted: T) => values.filter((value) => value === wanted).length;
    return count(one) === count(other) ? tie : count(one) > count(other) ? one : other;
  };
  // Numbers of a sheet and of JSON are written with a point, whoever made it.
  const isExact = is_sheet || /\.json$/i.test(file_name);
  // Programs part cells by semicolons where a comma stands before a number's rest; else whoever imports tells.
  const tie = isExact ? '.' : layout.separator === ';' ? ',' : undefined;
  const table = {
    decimal: most<'.' | ','>(
      own.map(({ decimal }) => decimal),
      ',',
      '.',
      tie,
    ),
    isDayFirst: most(
      own.map(({ isDayFirst }) => isDayFirst),
      true,
      false,
      undefined,
    ),
  };
  return columns.map((texts) => notationOf(texts, table));
}
