import { type Kysely, sql } from 'kysely';

/** Runs of AI tools, and how many there were of each in a day and a week. */
const STATEMENTS = [
  `CREATE TABLE tool_runs (
    app_id text COLLATE "C" NOT NULL REFERENCES apps ON DELETE CASCADE, id text COLLATE "C" NOT NULL,
    tool_id text COLLATE "C" NOT NULL, version_id text COLLATE "C" NOT NULL, environment text NOT NULL,
    user_id text COLLATE "C", visitor_hash text, request_key text, inputs jsonb NOT NULL,
    state text NOT NULL DEFAULT 'loading', parts jsonb NOT NULL DEFAULT '[]', checks jsonb NOT NULL DEFAULT '{}',
    failure jsonb, details text, counted jsonb NOT NULL DEFAULT '[]', credits int NOT NULL DEFAULT 0,
    prompt_tokens int NOT NULL DEFAULT 0, completion_tokens int NOT NULL DEFAULT 0,
    cost double precision NOT NULL DEFAULT 0, model text, deleted_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(), ended_at timestamptz, PRIMARY KEY (app_id, id))`,
  'CREATE INDEX tool_runs_of_tool ON tool_runs (app_id, tool_id, id)',
  'CREATE UNIQUE INDEX tool_runs_once ON tool_runs (app_id, request_key) WHERE request_key IS NOT NULL',
  `CREATE TABLE run_counts (
    scope text COLLATE "C" NOT NULL, key text COLLATE "C" NOT NULL, begins date NOT NULL, runs int NOT NULL,
    PRIMARY KEY (scope, key, begins))`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
