import { type Kysely, sql } from 'kysely';

/** Handing apps over to their customers (ruling 75): one open code for an app, and who used it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `CREATE TABLE app_claims (
        app_id text COLLATE "C" PRIMARY KEY REFERENCES apps ON DELETE CASCADE, sealed text NOT NULL,
        code_hash text NOT NULL UNIQUE, created_by text NOT NULL, created_at timestamptz NOT NULL DEFAULT now(),
        claimed_by text, claimed_at timestamptz)`,
    )
    .execute(db);
}
