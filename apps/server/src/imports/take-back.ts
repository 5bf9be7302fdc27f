import type { RowAsk } from '../entities/index.ts';
import type { ImportNeeds } from './needs.ts';
import { askOf, type ImportRecord } from './record.ts';

const AT_ONCE = 500;

/** What became of an import's rows: made ones that went, changed ones as they were, and those changed since. */
export interface TakenBack {
  removed: number;
  putBack: number;
  kept: number;
}

/** Removes the rows that an import made and puts back those that it changed, unless somebody changed them since. */
export async function takeBack(
  { db, entities }: ImportNeeds,
  record: ImportRecord,
  who: Pick<RowAsk, 'actor' | 'role'>,
): Promise<TakenBack> {
  const ask = askOf(record, who);
  const removed = await entities.removeImported(ask, record.id);
  let [putBack, changed] = [0, 0];
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('data_import_updates')
      .select(['row_id', 'rev'])
      .where('app_id', '=', record.app_id)
      .where('import_id', '=', record.id)
      .where('row_id', '>', last)
      .orderBy('row_id')
      .limit(AT_ONCE)
      .execute();
    if (rows.length === 0) return { removed, putBack, kept: changed - putBack };
    last = rows.at(-1)!.row_id;
    // A row that this import made as well is gone by now.
    const others = rows.filter(({ row_id }) => !row_id.startsWith(record.id));
    changed += others.length;
    putBack += await entities.putBackImported(
      ask,
      others.map(({ row_id, rev }) => ({ id: row_id, rev })),
    );
  }
}
