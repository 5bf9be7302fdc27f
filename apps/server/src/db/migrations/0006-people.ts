import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // An app's end users as rows of its User entity (ruling 7): the same statements read them as any rows.
  `CREATE VIEW user_rows AS SELECT
    tenant_id AS app_id, 'User'::text AS entity_id, id, id AS creator_id, created_at::timestamptz(3) AS created_at,
    created_at::timestamptz(3) AS updated_at, 1 AS rev,
    profile || jsonb_build_object('email', email, 'full_name', name, 'role', role, 'status', status) AS data
    FROM users`,
  // A device that somebody signed in with before has codes and links of its own: who asks for others elsewhere ends none of them.
  `ALTER TABLE codes ADD COLUMN device text NOT NULL DEFAULT ''`,
  'ALTER TABLE codes DROP CONSTRAINT codes_pkey, ADD PRIMARY KEY (tenant_id, purpose, email, device)',
  // Bytes of business data that were processed in the month that begins on `data_month`.
  `ALTER TABLE accounts ADD COLUMN data_bytes bigint NOT NULL DEFAULT 0, ADD COLUMN data_month date NOT NULL DEFAULT '2000-01-01'`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
