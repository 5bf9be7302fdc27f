import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Which mail carried an invitation to an address that other mails may go to, too; none before this.
  'ALTER TABLE app_invitations ADD COLUMN mail_id text',
  'CREATE INDEX outbox_recipient ON outbox (recipient, id)',
];

/** What became of the mails to somebody is told where that person, or who invited them, looks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
