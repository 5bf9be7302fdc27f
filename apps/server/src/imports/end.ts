import { MESSAGES } from '@trellis/contract';
import { takeBackChange } from '../database/index.ts';
import { holding } from '../db/index.ts';
import type { RowAsk } from '../entities/index.ts';
import { Refusal } from '../refusal.ts';
import { keepFailures } from './keep-failures.ts';
import type { ImportNeeds } from './needs.ts';
import { askOf, heldAs, type ImportRecord, openLines, recordOf } from './record.ts';
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
    await keepFailures(services.pool, record, [{ at, row, reason, cells }]);
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

/** What was taken back of an import: its rows, and what it made beside them. */
interface Undone extends TakenBack {
  /** The fields or the entity that it made are gone, too. */
  made: boolean;
  /** Why they are not, where that was wanted. */
  why: string | null;
}

/**
 * Takes an import back: the rows that it made go, those that it changed are as they were; with `made` the fields or the
 * entity that it made go as well, unless somebody has changed them or put other rows there.
 */
export async function undo(
  services: ImportNeeds,
  { app_id: appId, id }: ImportRecord,
  who: Pick<RowAsk, 'actor' | 'role'>,
  made: boolean,
): Promise<Undone> {
  const { db, pool } = services;
  const done = await holding(pool, heldAs({ appId, id }), async () =>
    undoHeld(services, await recordOf(db, appId, id), who, made),
  );
  if (!done) throw new Refusal('conflict', MESSAGES.importHeld, { code: 'import_state' });
  return done;
}

async function undoHeld(
  services: ImportNeeds,
  record: ImportRecord,
  who: Pick<RowAsk, 'actor' | 'role'>,
  made: boolean,
): Promise<Undone> {
  const { db, files } = services;
  if (record.state === 'undone') return { removed: 0, putBack: 0, kept: 0, made: false, why: null };
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
  if (!made || record.made_version === null) return { ...done, made: false, why: null };
  const why = await unmake(services, record, record.made_version, who);
  return { ...done, made: why === null, why };
}

/** Takes back what an import made beside rows; answers why it stays where it does. */
async function unmake(
  services: ImportNeeds,
  record: ImportRecord,
  version: string,
  who: Pick<RowAsk, 'actor' | 'role'>,
): Promise<string | null> {
  if (record.makes_entity) {
    const others = await services.entities.count(askOf(record, who), {});
    if (others > 0) return MESSAGES.tableHasRows(record.entity_name);
  }
  try {
    await takeBackChange(services, record.app_id, version);
    return null;
  } catch (error) {
    // What somebody changed since is theirs; the rows are taken back all the same.
    if (!(error instanceof Refusal) || error.kind !== 'conflict') throw error;
    return error.message;
  }
}
