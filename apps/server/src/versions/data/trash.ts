import { type DeletedRow, TRASH, type WhichDeleted } from '@trellis/contract';
import { keyOf } from '@trellis/filter';
import type { Transaction } from 'kysely';
import type { Bus } from '../../bus/index.ts';
import { type BoundEntity, type Db, sql, type Tables } from '../../db/index.ts';
import { placeOfEntity, rowStatements } from '../../entities/index.ts';
import { Refusal } from '../../refusal.ts';
import { runnerOf } from '../runner.ts';
import { announce, entityOf, named, namesOf, refitAll } from './put-back.ts';

interface Of {
  appId: string;
  entityName: string;
}
/** Since when fields got other types: a conversion that is older than a row's deletion finds nothing to do. */
const EVER = new Date(0).toISOString();
/** Further than this nobody counts. */
const COUNTED = 10_000;

/** The deleted rows of an entity, a page of them. */
export async function listDeleted(
  db: Db,
  { appId, entityName }: Of,
  { search, before }: { search?: string | undefined; before?: string | undefined },
): Promise<{ rows: DeletedRow[]; more: boolean; count: number }> {
  const [at = '', id = ''] = before?.split('|') ?? [];
  if (before && Number.isNaN(Date.parse(at)))
    throw new Refusal('bad_request', 'There is no such page', { code: 'bad_page' });
  return db.transaction().execute(async (trx) => {
    const entity = await entityOf(trx, appId, entityName);
    const place = await placeOfEntity(trx, appId, entity.id);
    const wanted = searchIn(entity, search);
    const from = before ? { at, id } : null;
    // A page is read along its index, whatever the statistics say of a table that has just grown.
    await sql`SET LOCAL enable_sort = off`.execute(trx);
    const found = await rowStatements.selectDeleted(
      runnerOf(trx),
      place,
      wanted,
      from,
      TRASH.page + 1,
    );
    const count = await rowStatements.countDeleted(runnerOf(trx), place, wanted, COUNTED);
    const page = found.slice(0, TRASH.page);
    const people = await namesOf(
      trx,
      appId,
      page.map(({ by_user }) => by_user),
    );
    const rows = page.map((row) => ({
      id: row.id,
      deletedAt: new Date(row.at).toISOString(),
      deletedBy: (row.by_user && people[row.by_user]) || null,
      data: named(row.data, entity),
      cursor: `${row.at}|${row.id}`,
    }));
    return { rows, more: found.length > TRASH.page, count };
  });
}

/** Puts deleted rows back. What was deleted before a field got another type has it in the new one. */
export async function putBackDeleted(
  { db, bus }: { db: Db; bus: Bus },
  { appId, entityName }: Of,
  which: WhichDeleted,
): Promise<{ done: number; more: boolean; ids: string[] }> {
  const { entity, rows, more } = await db.transaction().execute(async (trx) => {
    const entity = await entityOf(trx, appId, entityName);
    const place = await placeOfEntity(trx, appId, entity.id, { isHeld: true });
    const { ids, more } = await chosen(trx, entity, place, which);
    const rows = await rowStatements.reinsertRows(runnerOf(trx), place, ids);
    if (rows.length > 0) await refitAll(trx, appId, EVER, [entity.id]);
    return { entity, rows, more };
  });
  const back = rows.map((row) => ({ ...row, done: 'broughtBack' as const }));
  announce(bus, appId, entity.id, back);
  const ids = rows.map(({ id }) => id);
  return { done: rows.length, more: more && rows.length > 0, ids };
}

/** Erases deleted rows for good. */
export async function erase(
  db: Db,
  { appId, entityName }: Of,
  which: WhichDeleted,
): Promise<{ done: number; more: boolean }> {
  return db.transaction().execute(async (trx) => {
    const entity = await entityOf(trx, appId, entityName);
    const place = await placeOfEntity(trx, appId, entity.id, { isHeld: true });
    const { ids, more } = await chosen(trx, entity, place, which);
    const done = await rowStatements.eraseDeleted(runnerOf(trx), place, ids);
    return { done, more: more && done > 0 };
  });
}

/** The rows that a call is about. */
async function chosen(
  trx: Transaction<Tables>,
  entity: BoundEntity,
  place: rowStatements.RowPlace,
  which: WhichDeleted,
): Promise<{ ids: string[]; more: boolean }> {
  if ('ids' in which) return { ids: which.ids, more: false };
  const wanted = searchIn(entity, which.search);
  const limit = TRASH.atOnce + 1;
  const found = await rowStatements.selectDeleted(runnerOf(trx), place, wanted, null, limit);
  const ids = found.slice(0, TRASH.atOnce).map(({ id }) => id);
  return { ids, more: found.length > TRASH.atOnce };
}

/** In the fields that people see: what an app no longer shows is found by nobody. */
function searchIn({ schema }: BoundEntity, text: string | undefined) {
  const words = text?.trim();
  if (!words) return null;
  return {
    keys: Object.entries(schema.properties).map(([name, field]) => keyOf(name, field)),
    text: words,
  };
}
