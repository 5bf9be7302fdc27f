import { type Db, sql } from '../db/index.ts';

const HOUR_MS = 60 * 60 * 1_000;
const MAILS_KEPT_MS = 90 * 24 * HOUR_MS;

/** Clears away what has expired: sessions, codes, secrets, decoys and old mails. */
export async function sweep(db: Db): Promise<void> {
  const now = new Date();
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('codes').where('expires_at', '<', now).execute();
  await db.deleteFrom('secrets').where('expires_at', '<', now).execute();
  await sql`DELETE FROM rate_limits WHERE expire < ${Date.now()}`.execute(db);
  await db.deleteFrom('outbox').where('state', '=', 'decoy').execute();
  await db
    .deleteFrom('outbox')
    .where('created_at', '<', new Date(Date.now() - MAILS_KEPT_MS))
    .execute();
}
