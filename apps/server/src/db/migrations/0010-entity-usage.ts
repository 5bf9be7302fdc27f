import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // How entities are asked: by the columns of the index that would serve (none: only that they are used).
  `CREATE TABLE entity_usage (
    app_id text COLLATE "C" NOT NULL, entity_id text COLLATE "C" NOT NULL, columns text COLLATE "C" NOT NULL,
    seen bigint NOT NULL DEFAULT 0, last_seen_at timestamptz NOT NULL DEFAULT now(), is_unfit boolean NOT NULL DEFAULT false,
    PRIMARY KEY (app_id, entity_id, columns),
    FOREIGN KEY (app_id, entity_id) REFERENCES entities (app_id, id) ON DELETE CASCADE)`,
  'CREATE INDEX entity_usage_last ON entity_usage (last_seen_at)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
