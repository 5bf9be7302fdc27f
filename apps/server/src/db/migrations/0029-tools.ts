import { type Kysely, sql } from 'kysely';

/** AI tools: which of its files a version has under which ids, and what of a tool takes effect at once (ruling 39). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(`ALTER TABLE versions ADD COLUMN tools jsonb NOT NULL DEFAULT '{}'`).execute(db);
  await sql
    .raw(`CREATE TABLE tools (
      app_id text COLLATE "C" NOT NULL REFERENCES apps ON DELETE CASCADE, id text COLLATE "C" NOT NULL,
      status text NOT NULL DEFAULT 'draft', settings jsonb NOT NULL DEFAULT '{}',
      edits jsonb NOT NULL DEFAULT '{}', created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (app_id, id))`)
    .execute(db);
}
