import { type Kysely, sql } from 'kysely';

/** What the assistant wants to see of an app, and the pictures that a preview makes of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE screenshots (
    id text PRIMARY KEY,
    app_id text NOT NULL REFERENCES apps ON DELETE CASCADE,
    user_id text NOT NULL,
    asked_at timestamptz NOT NULL DEFAULT now(),
    content bytea
  )`.execute(db);
  await sql`CREATE INDEX ON screenshots (asked_at)`.execute(db);
  await sql`CREATE INDEX ON screenshots (app_id)`.execute(db);
}
