import { type Kysely, sql } from 'kysely';

/** How far people come with a tool, by the day: counts, and nothing of anybody. */
const STATEMENTS = [
  `CREATE TABLE tool_marks (
    app_id text COLLATE "C" NOT NULL REFERENCES apps ON DELETE CASCADE, tool_id text COLLATE "C" NOT NULL,
    day date NOT NULL, mark text COLLATE "C" NOT NULL, count int NOT NULL, PRIMARY KEY (app_id, tool_id, day, mark))`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
