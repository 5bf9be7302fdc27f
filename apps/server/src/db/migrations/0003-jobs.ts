import { type Kysely, sql } from 'kysely';

/** The last run of each job that the installation does by itself. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `CREATE TABLE job_runs (
        name text PRIMARY KEY, server_id text NOT NULL, started_at timestamptz NOT NULL, ms int, error text)`,
    )
    .execute(db);
}
