import { FOREIGN, type PassagePlace } from '@trellis/contract';
import { csvLine } from '@trellis/fields';
import { type Db, sql } from '../../db/index.ts';
import { notFound } from '../../refusal.ts';
import { blobBytes } from '../../storage/index.ts';
import type { ItemRow } from '../items.ts';
import type { Connector } from './connector.ts';
import { howRead } from './how-read.ts';

/** Passages that are fetched in one go. */
const BATCH = 2_000;

/** Data of a template, or of the app that this is a copy of, read from where that has it: its file, or else what was read of its source. */
export const fromTemplate: Connector = {
  async *parts(item, { needs }) {
    const { db, files } = needs;
    const source = await sourceOf(db, item);
    const known = {
      key: '',
      hash: `${source.id} ${source.generation}`,
      ...(source.external_file_url && { address: source.external_file_url }),
    };
    const { content_file: name } = source;
    const blob = name && (await files.blob(source.app_id, name));
    if (blob) yield { ...known, ...(await howRead(source.type, () => blobBytes(blob))) };
    else if (source.columns) {
      const csv = {
        kind: 'csv',
        encoding: 'utf-8',
        separator: ',',
        record: FOREIGN.table.record,
      } as const;
      const columns = source.columns;
      yield {
        ...known,
        job: { kind: 'passages', format: 'csv', csv },
        open: () => asCsv(db, source, columns),
      };
    } else
      yield { ...known, job: { kind: 'passages', format: 'text' }, open: () => asText(db, source) };
  },
};

/** The template's item, while that is there. */
async function sourceOf(db: Db, { provider_item_id: id }: ItemRow): Promise<ItemRow> {
  const source = await db
    .selectFrom('context_items')
    .innerJoin('apps', 'apps.app_id', 'context_items.app_id')
    .selectAll('context_items')
    .where('context_items.id', '=', id)
    .where('context_items.deleted_at', 'is', null)
    .where('apps.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!source)
    throw notFound('Where this came from it is no longer. Put your own data in its place.');
  return source;
}

interface Stored {
  n: number;
  text: string;
  place: PassagePlace;
  cells: string[] | null;
}

async function* passagesOf(db: Db, item: ItemRow): AsyncGenerator<Stored> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<Stored>`SELECT n, text, place, cells FROM context_chunks
      WHERE app_id = ${item.app_id} AND item_id = ${item.id} AND generation = ${item.generation} AND n > ${last}
      ORDER BY n LIMIT ${BATCH}`.execute(db);
    yield* rows;
    last = rows.at(-1)?.n ?? last;
    if (rows.length < BATCH) return;
  }
}

async function* asCsv(db: Db, item: ItemRow, columns: string[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvLine(columns));
  for await (const { cells } of passagesOf(db, item)) yield Buffer.from(csvLine(cells ?? []));
}

/** Passages overlap: what the one before said already is left out. */
async function* asText(db: Db, item: ItemRow): AsyncGenerator<Uint8Array> {
  let end = 0;
  for await (const { text, place } of passagesOf(db, item)) {
    const { start = end, end: until = start } = place;
    // Of another page or part the counting begins anew.
    const said = start < end && until > end ? end - start : 0;
    yield Buffer.from(`${text.slice(said)}\n\n`);
    end = until;
  }
}
