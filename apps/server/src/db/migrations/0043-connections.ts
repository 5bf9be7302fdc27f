import { type Kysely, sql } from 'kysely';

/** Keys by which an app's data is read from services outside, sealed (ruling 59). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `CREATE TABLE context_connections (
        app_id text COLLATE "C" NOT NULL REFERENCES apps ON DELETE CASCADE, provider text NOT NULL,
        sealed text NOT NULL, account text NOT NULL, user_id text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (app_id, provider))`,
    )
    .execute(db);
}
