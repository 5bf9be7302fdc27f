import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // What a mail says, sealed under the installation's own key. Texts of before are sealed at the next start:
  // a statement here has no key (mail/sealed.ts).
  'ALTER TABLE outbox ADD COLUMN sealed text',
  `ALTER TABLE outbox ALTER COLUMN text SET DEFAULT '', ALTER COLUMN html SET DEFAULT ''`,
  `CREATE INDEX outbox_unsealed ON outbox (id) WHERE text <> '' OR html <> ''`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
