import { freshDatabase } from '@trellis/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { secretBox } from '../identity/secret-box.ts';
import { sealOldMails } from '../mail/index.ts';
import { type Database, migrate, openDatabase } from './database.ts';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase(inject('postgres'));
  drop = fresh.drop;
  database = openDatabase({ connectionString: fresh.url }, 4);
});
afterAll(async () => {
  await database.close();
  await drop();
});

it('brings a database of the first schema up to date with everybody in it', async () => {
  const { db } = database;
  await migrate(db, '0001-first');
  for (const statement of [
    `INSERT INTO users (tenant_id, id, email) SELECT 'builder', 'u' || n, n || '@x.example' FROM generate_series(1, 1000) n`,
    `INSERT INTO accounts (user_id, plan) SELECT id, 'lite' FROM users`,
    `INSERT INTO sessions (tenant_id, id, user_id, refresh_hash, expires_at)
      SELECT 'builder', 's' || n, 'u' || n, 'h' || n, now() + interval '1 day' FROM generate_series(1, 1000) n`,
    `INSERT INTO outbox (id, recipient, subject, text, html) VALUES ('m1', '1@x.example', 's', 't', 'h')`,
  ])
    await sql.raw(statement).execute(db);
  await migrate(db);
  // A server that starts while another has migrated finds nothing to do.
  await migrate(db);
  const sessions = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('accounts', 'accounts.user_id', 'users.id')
    .select(['last_used_at', 'acting_admin_id', 'subscription_payment_ids'])
    .execute();
  expect(sessions).toHaveLength(1_000);
  expect(sessions[0]).toMatchObject({ acting_admin_id: null, subscription_payment_ids: [] });
  expect(sessions[0]!.last_used_at).toBeInstanceOf(Date);
  // A mail of before is still there to be read, and is not sent again.
  expect(await db.selectFrom('outbox').select('state').execute()).toEqual([{ state: 'kept' }]);
  // What it says is sealed as soon as there is a key, also where many were kept.
  await sql
    .raw(
      `INSERT INTO outbox (id, recipient, subject, text, html)
        SELECT 'n' || n, 'x@x.example', '123456 is your code', 'Your code: 123456', '<b>123456</b>' FROM generate_series(1, 250) n`,
    )
    .execute(db);
  const box = secretBox('of this test', '');
  await sealOldMails(db, box);
  await sealOldMails(db, box);
  const mails = await db.selectFrom('outbox').selectAll().execute();
  expect(JSON.stringify(mails)).not.toMatch(/123456|"t"|"h"/);
  const opened = mails.map(({ sealed }) => JSON.parse(box.open(sealed!)).text);
  expect(new Set(opened)).toEqual(new Set(['t', 'Your code: 123456']));
});
