import { type Kysely, sql } from 'kysely';

/** What was sent to models, for admins to look at; of the last answers only. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(`CREATE TABLE sent_requests (
      app_id text COLLATE "C" NOT NULL REFERENCES apps ON DELETE CASCADE, message_id text COLLATE "C" NOT NULL,
      seq int NOT NULL, request jsonb NOT NULL, created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (app_id, message_id, seq))`)
    .execute(db);
}
