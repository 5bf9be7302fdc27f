import { type Kysely, sql } from 'kysely';

/** The secrets of apps' code on the server, sealed, and how its last calls went. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(`CREATE TABLE function_secrets (
      app_id text COLLATE "C" PRIMARY KEY REFERENCES apps ON DELETE CASCADE, sealed text NOT NULL,
      updated_at timestamptz NOT NULL DEFAULT now())`)
    .execute(db);
  await sql
    .raw(`CREATE TABLE function_runs (
      app_id text COLLATE "C" NOT NULL REFERENCES apps ON DELETE CASCADE, id text COLLATE "C" NOT NULL,
      name text NOT NULL, environment text NOT NULL, at timestamptz NOT NULL DEFAULT now(), ms int NOT NULL,
      status int, failure text, log text NOT NULL, PRIMARY KEY (app_id, id))`)
    .execute(db);
}
