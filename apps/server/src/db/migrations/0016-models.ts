import { type Kysely, sql } from 'kysely';

/** The model that an admin chose, with its sealed key, and what an app has in its place. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(`CREATE TABLE model_settings (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only), provider text NOT NULL, model text NOT NULL,
      base_url text, sealed_key text, updated_by text NOT NULL, updated_at timestamptz NOT NULL DEFAULT now())`)
    .execute(db);
  await sql.raw('ALTER TABLE apps ADD COLUMN chat_model text').execute(db);
}
