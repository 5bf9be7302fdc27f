import { type Kysely, sql } from 'kysely';

/**
 * Embeddings of passages, beside their words (rulings 56 and 68): none is mixed with another model's, and each goes with its
 * passage. How far an app's passages are embedded, and what a trial of that gave, stands with the app.
 */
const STATEMENTS = [
  `CREATE TABLE context_vectors (
    app_id text COLLATE "C" NOT NULL, ordinal int NOT NULL, model text COLLATE "C" NOT NULL, vector bytea NOT NULL,
    PRIMARY KEY (app_id, ordinal, model),
    FOREIGN KEY (app_id, ordinal) REFERENCES context_chunks (app_id, ordinal) ON DELETE CASCADE)`,
  `CREATE TABLE context_embeddings (
    app_id text COLLATE "C" NOT NULL REFERENCES apps ON DELETE CASCADE, model text COLLATE "C" NOT NULL,
    embedded_to int NOT NULL DEFAULT -1, left_out int NOT NULL DEFAULT 0, tokens bigint NOT NULL DEFAULT 0,
    weight real, trial jsonb, tried_at timestamptz, tried_chunks int NOT NULL DEFAULT 0, problem text,
    PRIMARY KEY (app_id, model))`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
