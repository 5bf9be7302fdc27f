import type { RowAsk } from '../entities/index.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { askOf, type ImportRecord, openLines, recordOf } from './record.ts';
import { finish } from './run.ts';

const AT_ONCE = 500;

/** Takes down how an import ended whose rows the dialog sent. Said again, it changes nothing. */
export async function finishByDialog(
  services: Services,
  record: ImportRecord,
  said: { created: number; skipped: number; failed: { at: number; reason: string }[] },
): Promise<ImportRecord> {
  const { db } = services;
  const again = () => recordOf(db, record.app_id, record.id);
  if (record.state !== 'running' || !record.by_dialog) return again();
  const reasons = new Map(said.failed.map(({ at, reason }) => [at, reason]));
  const { lines } = await openLines(services, record);
  let at = -1;
  for await (const { row, cells } of lines) {
    const reason = reasons.get(++at);
    if (reason === undefined) continue;
    await db
      .insertInto('data_import_failures')
      .values({
        app_id: record.app_id,
        import_id: record.id,
        at,
        row,
        reason,
        cells: JSON.stringify(cells.map((cell) => cell.replaceAll('\u0000', ''))),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await db
    .updateTable('data_imports')
    .set({
      done: at + 1,
      created: said.created,
      skipped: said.skipped,
      failed: reasons.size,
    })
    .where('app_id', '=', record.app_id)
    .where('id', '=', record.id)
    .execute();
  await finish(services, record, { state: 'done' });
  return again();
}

/** Takes an import back: the rows that it made go, those that it changed are as they were. */
export async function undo(
  { db, entities, files }: Services,
  record: ImportRecord,
  who: Pick<RowAsk, 'actor' | 'role'>,
): Promise<{ removed: number; putBack: number; kept: number }> {
  if (record.state === 'undone') return { removed: 0, putBack: 0, kept: 0 };
  if (record.state !== 'done' && record.state !== 'failed')
    throw new Refusal('conflict', 'This import is not done yet', { code: 'import_state' });
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
    if (rows.length === 0) break;
    last = rows.at(-1)!.row_id;
    // A row that this import made as well is gone by now.
    const others = rows.filter(({ row_id }) => !row_id.startsWith(record.id));
    changed += others.length;
    putBack += await entities.putBackImported(
      ask,
      others.map(({ row_id, rev }) => ({ id: row_id, rev })),
    );
  }
  await db
    .updateTable('data_imports')
    .set({ state: 'undone', stored_name: null })
    .where('app_id', '=', record.app_id)
    .where('id', '=', record.id)
    .execute();
  if (record.stored_name) await files.remove(record.app_id, record.stored_name);
  return { removed, putBack, kept: changed - putBack };
}
