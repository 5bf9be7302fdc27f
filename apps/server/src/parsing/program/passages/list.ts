import { FOREIGN, FOREIGN_WORDS } from '@trellis/contract/parsing';
import { rowText } from '@trellis/retrieval';
import type { CsvJob, PassagesRead, TableRow } from '../../protocol.ts';
import { csvRecords } from '../csv.ts';
import { Fault, within } from '../fault.ts';
import type { Source } from '../source.ts';
import { sheet } from '../xlsx/index.ts';
import type { Cut } from './cut.ts';
import { rowKey } from './row-key.ts';

const { rows: MOST_ROWS } = FOREIGN.knowledge;

/** A CSV file as a list. */
export async function* rowsOfCsv(
  job: CsvJob,
  source: Source,
  told: PassagesRead,
): AsyncGenerator<Cut> {
  async function* records() {
    for await (const { record } of csvRecords(job, source)) yield record;
  }
  yield* rowsOf(records(), told);
}

/** A sheet of a workbook as a list. */
export async function* rowsOfSheet(
  name: string | null,
  source: Source,
  told: PassagesRead,
): AsyncGenerator<Cut> {
  async function* records() {
    for await (const rows of sheet(name, source))
      for (const [, cells] of JSON.parse(rows) as TableRow[])
        yield cells.map((cell) => (cell === null ? '' : String(cell)));
  }
  yield* rowsOf(records(), told);
}

/** Records as a list, each row a passage; the first one names the columns. */
async function* rowsOf(records: AsyncIterable<string[]>, told: PassagesRead): AsyncGenerator<Cut> {
  let row = 0;
  for await (const record of records) {
    if (!told.columns) {
      told.columns = columnsOf(record);
      continue;
    }
    within(++row, MOST_ROWS, FOREIGN_WORDS.tooMany(MOST_ROWS, 'rows'));
    const cells = told.columns.map((_, at) => (record[at] ?? '').trim());
    const key = rowKey(told.columns, cells);
    yield { text: rowText(told.columns, cells), place: { row }, cells, key };
  }
  if (row === 0) throw new Fault('no_rows', 'There are no rows below the headers');
}

/** Every column has a name of its own. */
function columnsOf(record: readonly string[]): string[] {
  const names = new Set<string>();
  return record.map((cell, at) => {
    const name = cell.trim().slice(0, 200) || `Column ${at + 1}`;
    let unique = name;
    for (let n = 2; names.has(unique); n++) unique = `${name} ${n}`;
    names.add(unique);
    return unique;
  });
}
