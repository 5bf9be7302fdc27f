import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `CREATE TABLE users (
    tenant_id text NOT NULL, id text COLLATE "C" NOT NULL, email text NOT NULL, name text NOT NULL DEFAULT '',
    password_hash text, role text NOT NULL DEFAULT 'user', status text NOT NULL DEFAULT 'active',
    email_verified_at timestamptz, profile jsonb NOT NULL DEFAULT '{}', builder_user_id text,
    created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (tenant_id, id))`,
  'CREATE UNIQUE INDEX users_email ON users (tenant_id, email)',
  'CREATE UNIQUE INDEX users_builder ON users (tenant_id, builder_user_id) WHERE builder_user_id IS NOT NULL',
  `CREATE TABLE sessions (
    tenant_id text NOT NULL, id text COLLATE "C" NOT NULL, user_id text NOT NULL, refresh_hash text NOT NULL,
    device text NOT NULL DEFAULT '', created_at timestamptz NOT NULL DEFAULT now(), expires_at timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE)`,
  'CREATE UNIQUE INDEX sessions_refresh ON sessions (tenant_id, refresh_hash)',
  'CREATE INDEX sessions_user ON sessions (tenant_id, user_id)',
  `CREATE TABLE accounts (
    user_id text PRIMARY KEY, plan text NOT NULL, is_admin boolean NOT NULL DEFAULT false,
    builder_messages int NOT NULL DEFAULT 0, daily_messages int NOT NULL DEFAULT 0,
    daily_on date NOT NULL DEFAULT current_date, created_at timestamptz NOT NULL DEFAULT now())`,
  `CREATE TABLE secrets (
    tenant_id text NOT NULL, hash text NOT NULL, purpose text NOT NULL, user_id text NOT NULL,
    data jsonb NOT NULL DEFAULT '{}', used_at timestamptz, expires_at timestamptz NOT NULL, PRIMARY KEY (tenant_id, hash))`,
  `CREATE TABLE signing_keys (
    id text PRIMARY KEY, sealed text NOT NULL, public_jwk jsonb NOT NULL, created_at timestamptz NOT NULL DEFAULT now())`,
  `CREATE TABLE outbox (
    id text COLLATE "C" PRIMARY KEY, recipient text NOT NULL, subject text NOT NULL, text text NOT NULL, html text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now())`,
  `CREATE TABLE apps (
    app_id text PRIMARY KEY, owner_id text NOT NULL, kind text NOT NULL, slug text NOT NULL UNIQUE, name text NOT NULL,
    description text NOT NULL DEFAULT '', settings jsonb NOT NULL DEFAULT '{}', draft_version_id text,
    published_version_id text, published_at timestamptz, published_build jsonb, picture_stamp text, request_key text,
    created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now())`,
  'CREATE UNIQUE INDEX apps_request ON apps (owner_id, request_key) WHERE request_key IS NOT NULL',
  `CREATE TABLE app_members (
    app_id text NOT NULL REFERENCES apps ON DELETE CASCADE, user_id text NOT NULL, role text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (app_id, user_id))`,
  'CREATE INDEX app_members_user ON app_members (user_id)',
  `CREATE TABLE blobs (
    app_id text NOT NULL REFERENCES apps ON DELETE CASCADE, hash text NOT NULL, content text NOT NULL, PRIMARY KEY (app_id, hash))`,
  `CREATE TABLE versions (
    app_id text NOT NULL REFERENCES apps ON DELETE CASCADE, id text COLLATE "C" NOT NULL, parent text, kind text NOT NULL,
    message_id text, manifest jsonb NOT NULL, entities jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (app_id, id))`,
  `CREATE TABLE messages (
    app_id text NOT NULL REFERENCES apps ON DELETE CASCADE, id text NOT NULL, seq bigint GENERATED ALWAYS AS IDENTITY,
    role text NOT NULL, body jsonb NOT NULL, version_id text, hidden_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (app_id, id))`,
  'CREATE INDEX messages_seq ON messages (app_id, seq)',
  `CREATE TABLE turns (
    app_id text NOT NULL REFERENCES apps ON DELETE CASCADE, id text COLLATE "C" NOT NULL, message_id text NOT NULL,
    user_id text NOT NULL, state text NOT NULL, owner text NOT NULL, stop_requested boolean NOT NULL DEFAULT false,
    heartbeat_at timestamptz NOT NULL DEFAULT now(), created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (app_id, id))`,
  `CREATE UNIQUE INDEX turns_active ON turns (app_id) WHERE state = 'active'`,
  `CREATE TABLE turn_chunks (
    app_id text NOT NULL, turn_id text NOT NULL, seq int NOT NULL, chunks text NOT NULL, PRIMARY KEY (app_id, turn_id, seq),
    FOREIGN KEY (app_id, turn_id) REFERENCES turns (app_id, id) ON DELETE CASCADE)`,
  `CREATE TABLE entities (
    app_id text NOT NULL REFERENCES apps ON DELETE CASCADE, id text COLLATE "C" NOT NULL, own_table text,
    keys jsonb NOT NULL DEFAULT '{}', created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (app_id, id))`,
  // No index beside the key: measured, every further one on this shared table slows all inserts (ruling 1).
  `CREATE TABLE rows (
    app_id text COLLATE "C" NOT NULL, entity_id text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, creator_id text,
    created_at timestamptz(3) NOT NULL DEFAULT now(), updated_at timestamptz(3) NOT NULL DEFAULT now(),
    rev int NOT NULL DEFAULT 1, data jsonb NOT NULL, PRIMARY KEY (app_id, entity_id, id))`,
  `CREATE TABLE row_history (
    app_id text COLLATE "C" NOT NULL, entity_id text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, rev int NOT NULL,
    op text NOT NULL, creator_id text, row_created_at timestamptz(3) NOT NULL, row_updated_at timestamptz(3) NOT NULL,
    data jsonb NOT NULL, by_user text, at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (app_id, entity_id, id, rev))`,
  `CREATE TABLE build_files (
    app_id text NOT NULL REFERENCES apps ON DELETE CASCADE, name text NOT NULL, content text NOT NULL, PRIMARY KEY (app_id, name))`,
  `CREATE TABLE pictures (app_id text PRIMARY KEY REFERENCES apps ON DELETE CASCADE, content bytea NOT NULL, type text NOT NULL)`,
  `CREATE TABLE uploads (
    app_id text NOT NULL REFERENCES apps ON DELETE CASCADE, id text NOT NULL, user_id text, type text NOT NULL, size int NOT NULL,
    name text NOT NULL, created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (app_id, id))`,
  `CREATE TABLE error_reports (
    app_id text NOT NULL REFERENCES apps ON DELETE CASCADE, id text COLLATE "C" NOT NULL, report jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (app_id, id))`,
  'CREATE TABLE rate_limits (key text PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
