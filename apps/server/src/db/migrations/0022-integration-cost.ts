import { type Kysely, sql } from 'kysely';

/** What calls of integrations cost, in dollars, by the prices of the model that answered them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw('ALTER TABLE integration_usage ADD COLUMN cost double precision NOT NULL DEFAULT 0')
    .execute(db);
}
