import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // When what apps see of a person changed last; not when they were seen.
  'ALTER TABLE users ADD COLUMN updated_at timestamptz',
  'UPDATE users SET updated_at = created_at',
  'ALTER TABLE users ALTER COLUMN updated_at SET DEFAULT now(), ALTER COLUMN updated_at SET NOT NULL',
  // Of all the ways in which people are changed none is to forget it.
  `CREATE FUNCTION touch_user() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN NEW.updated_at = now(); RETURN NEW; END $$`,
  `CREATE TRIGGER users_touched BEFORE UPDATE ON users FOR EACH ROW
   WHEN ((OLD.profile, OLD.email, OLD.name, OLD.role, OLD.status)
     IS DISTINCT FROM (NEW.profile, NEW.email, NEW.name, NEW.role, NEW.status))
   EXECUTE FUNCTION touch_user()`,
  `CREATE OR REPLACE VIEW user_rows AS SELECT
    tenant_id AS app_id, 'User'::text AS entity_id, id, id AS creator_id, created_at::timestamptz(3) AS created_at,
    updated_at::timestamptz(3) AS updated_at, 1 AS rev,
    profile || jsonb_build_object('email', email, 'full_name', name, 'role', role, 'status', status) AS data
    FROM users`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
