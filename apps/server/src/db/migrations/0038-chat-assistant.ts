import { type Kysely, sql } from 'kysely';

/** The chat assistant of an app, a record of its own (ruling 91). */
const STATEMENTS = [
  `CREATE TABLE chat_assistants (
    app_id text COLLATE "C" PRIMARY KEY REFERENCES apps ON DELETE CASCADE, id text COLLATE "C" NOT NULL UNIQUE,
    status text NOT NULL DEFAULT 'draft', welcome_message text NOT NULL DEFAULT '',
    instructions text NOT NULL DEFAULT '', examples jsonb NOT NULL DEFAULT '[]',
    created_at timestamptz NOT NULL DEFAULT now())`,
  // What strangers said is forgotten by its age.
  `CREATE INDEX agent_conversations_age ON agent_conversations (updated_at) WHERE user_id LIKE 'visitor:%'`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
