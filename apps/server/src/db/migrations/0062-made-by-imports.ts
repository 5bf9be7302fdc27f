import { type Kysely, sql } from 'kysely';

/**
 * What imports made beside rows, so that it can be taken back with them; and what people did to many rows at once, which
 * the server takes back or does again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE data_imports ADD COLUMN makes_entity boolean NOT NULL DEFAULT false, ADD COLUMN made_version text`.execute(
    db,
  );
  await sql`CREATE TABLE row_steps (
    app_id text COLLATE "C" NOT NULL REFERENCES apps ON DELETE CASCADE, id text COLLATE "C" NOT NULL,
    entity_id text COLLATE "C" NOT NULL, kind text NOT NULL, state text NOT NULL, total int NOT NULL,
    done int NOT NULL DEFAULT 0, left_rows int NOT NULL DEFAULT 0, left_why text, error text,
    attempts int NOT NULL DEFAULT 0, is_cancelled boolean NOT NULL DEFAULT false,
    by_user text NOT NULL, created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (app_id, id))`.execute(
    db,
  );
  await sql`CREATE INDEX row_steps_open ON row_steps (state) WHERE state = 'running'`.execute(db);
  await sql`CREATE TABLE row_step_rows (
    app_id text COLLATE "C" NOT NULL, step_id text COLLATE "C" NOT NULL, at int NOT NULL, edit jsonb NOT NULL,
    PRIMARY KEY (app_id, step_id, at),
    FOREIGN KEY (app_id, step_id) REFERENCES row_steps ON DELETE CASCADE)`.execute(db);
}
