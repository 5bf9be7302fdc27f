import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'ALTER TABLE apps ADD COLUMN custom_host jsonb',
  // Many may want a host; one has proven it.
  `CREATE UNIQUE INDEX apps_host ON apps ((custom_host->>'host')) WHERE custom_host->>'verifiedAt' IS NOT NULL`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
