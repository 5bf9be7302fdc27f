import { type Kysely, sql } from 'kysely';

/** What is done beside the calls, and when a mail is tried again, stands in the tables of `work/`. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('DROP TABLE job_runs').execute(db);
  await sql.raw('ALTER TABLE outbox DROP COLUMN next_try_at').execute(db);
}
