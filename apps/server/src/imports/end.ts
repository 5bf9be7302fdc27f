import type { RowAsk } from '../entities/index.ts';
import { Refusal } from '../refusal.ts';
import type { ImportNeeds } from './needs.ts';
import { type ImportRecord, openLines, recordOf } from './record.ts';
import { finish } from './run.ts';
import { type TakenBack, takeBack } from './take-back.ts';

/** Takes down how an import ended whose rows the dialog sent. Said again, it changes nothing. */
export async function finishByDialog(
  services: ImportNeeds,
  record: ImportRecord,
  said: { created: number; skipped: number; failed: { at: number; reason: string }[] },
): Promise<ImportRecord> {
  const { db } = services;
  const again = () => recordOf(db, record.app_id, record.id);
  if (record.state !== 'running' || !record.by_dialog) return again();
  const reasons = new Map(said.failed.map(({ at, reason }) => [at, reason]));
  // Only what failed is looked up in the file; its rows are stored already.
  const isRead = reasons.size > 0;
  let at = -1;
  for await (const { row, cells } of isRead ? (await openLines(services, record)).lines : []) {
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
      done: isRead ? at + 1 : record.total,
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
  services: ImportNeeds,
  record: ImportRecord,
  who: Pick<RowAsk, 'actor' | 'role'>,
): Promise<TakenBack> {
  const { db, files } = services;
  if (record.state === 'undone') return { removed: 0, putBack: 0, kept: 0 };
  if (record.state !== 'done' && record.state !== 'failed')
    throw new Refusal('conflict', 'This import is not done yet', { code: 'import_state' });
  const done = await takeBack(services, record, who);
  await db
    .updateTable('data_imports')
    .set({ state: 'undone', stored_name: null })
    .where('app_id', '=', record.app_id)
    .where('id', '=', record.id)
    .execute();
  if (record.stored_name) await files.remove(record.app_id, record.stored_name);
  return done;
}
