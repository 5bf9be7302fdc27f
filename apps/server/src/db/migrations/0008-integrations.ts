import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // What calls of integrations used, by day: the figures are the providers' own.
  `CREATE TABLE integration_usage (
    app_id text NOT NULL REFERENCES apps ON DELETE CASCADE, day date NOT NULL, endpoint text NOT NULL,
    user_id text NOT NULL, calls integer NOT NULL DEFAULT 0, failures integer NOT NULL DEFAULT 0,
    ms bigint NOT NULL DEFAULT 0, prompt_tokens bigint NOT NULL DEFAULT 0,
    completion_tokens bigint NOT NULL DEFAULT 0, bytes bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (app_id, day, endpoint, user_id))`,
  // Packages that an app's builder installed; what must stay secret is sealed.
  `CREATE TABLE app_integrations (
    app_id text NOT NULL REFERENCES apps ON DELETE CASCADE, id text NOT NULL, package text NOT NULL,
    slug text NOT NULL, config jsonb NOT NULL, sealed text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (app_id, id), UNIQUE (app_id, slug))`,
  // What an app's people say to its agents.
  `CREATE TABLE agent_conversations (
    app_id text NOT NULL REFERENCES apps ON DELETE CASCADE, id text NOT NULL, agent_name text NOT NULL,
    user_id text NOT NULL, metadata jsonb NOT NULL, created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (app_id, id))`,
  'CREATE INDEX agent_conversations_user ON agent_conversations (app_id, user_id, updated_at DESC)',
  `CREATE TABLE agent_messages (
    app_id text NOT NULL, conversation_id text NOT NULL, id text NOT NULL, body jsonb NOT NULL,
    PRIMARY KEY (app_id, conversation_id, id),
    FOREIGN KEY (app_id, conversation_id) REFERENCES agent_conversations ON DELETE CASCADE)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
