import { type Kysely, sql } from 'kysely';

/** Since when an app has more live tools than its owner's plan: who went to a smaller plan has a week to choose (ruling 92). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE plan_overs (
    app_id text COLLATE "C" PRIMARY KEY REFERENCES apps ON DELETE CASCADE,
    since timestamptz NOT NULL DEFAULT now())`.execute(db);
}
