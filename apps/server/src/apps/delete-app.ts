import { sql } from '../db/index.ts';
import type { AppNeeds } from './needs.ts';

/** Tables of people and of what they bought, which the installation itself has, too. */
const OF_TENANT = [
  'users',
  'secrets',
  'codes',
  'memberships',
  'payments',
  'payment_events',
  'payment_connections',
] as const;

/** Deletes an app with everything in it: versions, rows, end users and their sessions, files. */
export async function deleteApp(
  services: Pick<AppNeeds, 'db' | 'files' | 'bus' | 'turns'>,
  appId: string,
): Promise<void> {
  const { db, files, bus, turns } = services;
  await turns.stopIn(appId);
  const uploads = await db
    .selectFrom('uploads')
    .select(['id', 'name'])
    .where('app_id', '=', appId)
    .execute();
  const data = await db
    .selectFrom('context_items')
    .select('content_file')
    .where('app_id', '=', appId)
    .where('content_file', 'is not', null)
    .execute();
  await db.transaction().execute(async (trx) => {
    const grown = await trx
      .selectFrom('entities')
      .select('own_table')
      .where('app_id', '=', appId)
      // A move that is under way ends first.
      .forUpdate()
      .execute();
    for (const { own_table } of grown)
      if (own_table) await sql`DROP TABLE ${sql.table(own_table)}`.execute(trx);
    for (const table of ['rows', 'row_history'] as const)
      await trx.deleteFrom(table).where('app_id', '=', appId).execute();
    // Who writes one of these for the app waits, and finds it gone.
    await trx.selectFrom('apps').select('app_id').where('app_id', '=', appId).forUpdate().execute();
    for (const table of OF_TENANT)
      await trx.deleteFrom(table).where('tenant_id', '=', appId).execute();
    await trx.deleteFrom('apps').where('app_id', '=', appId).execute();
  });
  bus.publish({ kind: 'app', appId });
  // The rows that name these files are gone; a file that stays behind is only named in the log.
  const names = [...uploads.map(({ id }) => id), ...data.map((item) => item.content_file!)];
  for (const name of names)
    await files
      .remove(appId, name)
      .catch((error: Error) => console.error(`file ${appId}/${name}: ${error.message}`));
}
