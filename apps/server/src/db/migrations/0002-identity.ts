import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `ALTER TABLE sessions
    ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now(), ADD COLUMN address text NOT NULL DEFAULT '',
    ADD COLUMN acting_admin_id text`,
  'ALTER TABLE users ADD COLUMN last_seen_at timestamptz',
  `ALTER TABLE accounts
    ADD COLUMN subscription_id text, ADD COLUMN subscription_status text, ADD COLUMN subscription_cancelled_at timestamptz,
    ADD COLUMN subscription_payment_ids jsonb NOT NULL DEFAULT '[]'`,
  'ALTER TABLE secrets ADD COLUMN created_at timestamptz NOT NULL DEFAULT now()',
  'CREATE INDEX secrets_user ON secrets (tenant_id, user_id, purpose)',
  'CREATE INDEX secrets_end ON secrets (expires_at)',
  // One code at a time for each e-mail and purpose: a new one ends the one before.
  `CREATE TABLE codes (
    tenant_id text NOT NULL, purpose text NOT NULL, email text NOT NULL, hash text NOT NULL, link_hash text NOT NULL,
    user_id text, attempts int NOT NULL DEFAULT 0, expires_at timestamptz NOT NULL, PRIMARY KEY (tenant_id, purpose, email))`,
  'CREATE UNIQUE INDEX codes_link ON codes (tenant_id, link_hash)',
  'CREATE INDEX codes_end ON codes (expires_at)',
  `CREATE TABLE identities (
    tenant_id text NOT NULL, provider text NOT NULL, subject text NOT NULL, user_id text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (tenant_id, provider, subject),
    FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE)`,
  'CREATE INDEX identities_user ON identities (tenant_id, user_id)',
  `CREATE TABLE app_invitations (
    app_id text NOT NULL REFERENCES apps ON DELETE CASCADE, id text COLLATE "C" NOT NULL, email text NOT NULL, role text NOT NULL,
    invited_by text NOT NULL, secret_hash text NOT NULL UNIQUE, expires_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (app_id, id), UNIQUE (app_id, email))`,
  `ALTER TABLE outbox
    ADD COLUMN tenant_id text NOT NULL DEFAULT 'builder', ADD COLUMN sender text NOT NULL DEFAULT 'Trellis', ADD COLUMN reply_to text,
    ADD COLUMN state text NOT NULL DEFAULT 'kept', ADD COLUMN attempts int NOT NULL DEFAULT 0, ADD COLUMN last_error text,
    ADD COLUMN next_try_at timestamptz, ADD COLUMN sent_at timestamptz`,
  `CREATE INDEX outbox_waiting ON outbox (next_try_at) WHERE state = 'waiting'`,
  `CREATE TABLE audit_log (
    id text COLLATE "C" PRIMARY KEY, at timestamptz NOT NULL DEFAULT now(), admin_id text NOT NULL, admin_email text NOT NULL,
    act text NOT NULL, target_kind text NOT NULL, target_id text NOT NULL, detail jsonb NOT NULL DEFAULT '{}')`,
  `CREATE TABLE user_memories (
    app_id text NOT NULL REFERENCES apps ON DELETE CASCADE, user_id text NOT NULL, memories jsonb NOT NULL DEFAULT '{}',
    updated_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (app_id, user_id))`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
