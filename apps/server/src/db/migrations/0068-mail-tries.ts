import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'ALTER TABLE outbox ADD COLUMN tried_at timestamptz',
  'ALTER TABLE outbox ADD COLUMN is_unreached boolean NOT NULL DEFAULT false',
  'CREATE INDEX outbox_tried ON outbox (tried_at) WHERE tried_at IS NOT NULL',
];

/** Whether the mail server answers is known to every server of an installation, and to one that was started anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
