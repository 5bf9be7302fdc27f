import { type Kysely, sql } from 'kysely';

/** Turns of the chat are one kind of what is written while people watch; what a model is sent is a request to it. */
const STATEMENTS = [
  'ALTER TABLE turns RENAME TO streams',
  'ALTER TABLE streams RENAME COLUMN message_id TO subject_id',
  `ALTER TABLE streams ADD COLUMN kind text NOT NULL DEFAULT 'turn'`,
  'DROP INDEX turns_active',
  `CREATE UNIQUE INDEX streams_turn ON streams (app_id) WHERE state = 'active' AND kind = 'turn'`,
  `CREATE INDEX streams_active ON streams (kind, heartbeat_at) WHERE state = 'active'`,
  'ALTER TABLE turn_chunks RENAME TO stream_chunks',
  'ALTER TABLE stream_chunks RENAME COLUMN turn_id TO stream_id',
  'ALTER TABLE sent_requests RENAME TO llm_requests',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
