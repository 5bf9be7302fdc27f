import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(`CREATE TABLE repairs (
      app_id text COLLATE "C" NOT NULL REFERENCES apps ON DELETE CASCADE, id text COLLATE "C" NOT NULL,
      message_id text NOT NULL, user_id text NOT NULL, version_id text NOT NULL, made_version_id text,
      report jsonb NOT NULL, created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (app_id, id))`)
    .execute(db);
}
