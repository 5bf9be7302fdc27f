import type { Readable } from 'node:stream';
import { type ImportLayout, MESSAGES } from '@trellis/contract';
import { BrokenFile, type Parsing, saysSeparator } from '../parsing/index.ts';
import { Refusal } from '../refusal.ts';

/** One row of a file: its line, or its row in a sheet, counted from one. */
export interface Line {
  row: number;
  cells: string[];
}

export interface Kept {
  /** The app whose file it is. */
  appId: string;
  isSheet: boolean;
  layout: ImportLayout;
  open(): Promise<Readable>;
}

/** Bytes of one row; a file with a longer one is refused at its line. */
const MOST_ROW = 20_000_000;

const unreadable = (isSheet: boolean, cause: BrokenFile) =>
  new Refusal(
    'invalid',
    isSheet ? 'This spreadsheet cannot be read' : `${MESSAGES.csvUnreadable} ${cause.message}`,
    { code: 'import_unreadable', cause },
  );

/**
 * The rows of a file from its headers on; empty ones are skipped. It is never in memory whole. `group`: where the
 * server's own job reads, it takes no turn from people who look at their files.
 */
export async function* linesOf(
  parsing: Parsing,
  { appId, isSheet, layout, open }: Kept,
  group: 'tables' | 'imports' = 'tables',
): AsyncGenerator<Line> {
  const { encoding, separator, sheet, headerRow } = layout;
  const job = isSheet
    ? ({ kind: 'sheet', name: sheet } as const)
    : ({ kind: 'csv', encoding, separator, record: MOST_ROW } as const);
  // In a sheet its place tells where the headers are, in a text how many rows stand before.
  let before = 0;
  try {
    const rows = await parsing.rows({ owner: appId, open }, job, group);
    for await (const [row, cells] of rows) {
      if (!isSheet && before === 0 && saysSeparator(cells)) continue;
      before++;
      if ((isSheet ? row : before) < headerRow) continue;
      const texts = cells.map((cell) => (cell === null ? '' : String(cell)));
      if (texts.some((text) => text.trim() !== '')) yield { row, cells: texts };
    }
  } catch (error) {
    throw error instanceof BrokenFile ? unreadable(isSheet, error) : error;
  }
}

export async function sheetsOf(parsing: Parsing, kept: Pick<Kept, 'appId' | 'open'>) {
  const { appId: owner, open } = kept;
  try {
    return await parsing.sheets({ owner, open });
  } catch (error) {
    throw error instanceof BrokenFile ? unreadable(true, error) : error;
  }
}
