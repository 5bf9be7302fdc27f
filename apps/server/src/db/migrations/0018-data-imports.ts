import { type Kysely, sql } from 'kysely';

/** Files whose rows are imported: how far each is, what failed, and what rows were before it changed them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(`CREATE TABLE data_imports (
      app_id text COLLATE "C" NOT NULL REFERENCES apps ON DELETE CASCADE, id text COLLATE "C" NOT NULL,
      entity_id text COLLATE "C" NOT NULL, entity_name text NOT NULL, file_name text NOT NULL, stored_name text,
      is_sheet boolean NOT NULL, layout jsonb NOT NULL, sheets jsonb NOT NULL, headers jsonb, plan jsonb, state text NOT NULL,
      by_dialog boolean NOT NULL DEFAULT false, is_again boolean NOT NULL DEFAULT false,
      total int NOT NULL DEFAULT 0, done int NOT NULL DEFAULT 0, created int NOT NULL DEFAULT 0,
      updated int NOT NULL DEFAULT 0, skipped int NOT NULL DEFAULT 0, failed int NOT NULL DEFAULT 0,
      error text, by_user text NOT NULL, created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (app_id, id))`)
    .execute(db);
  await sql
    .raw(
      `CREATE INDEX data_imports_open ON data_imports (state) WHERE state IN ('staged', 'running')`,
    )
    .execute(db);
  await sql
    .raw(`CREATE TABLE data_import_failures (
      app_id text COLLATE "C" NOT NULL, import_id text COLLATE "C" NOT NULL, at int NOT NULL, row int NOT NULL,
      reason text NOT NULL, cells jsonb NOT NULL, PRIMARY KEY (app_id, import_id, at),
      FOREIGN KEY (app_id, import_id) REFERENCES data_imports ON DELETE CASCADE)`)
    .execute(db);
  await sql
    .raw(`CREATE TABLE data_import_updates (
      app_id text COLLATE "C" NOT NULL, import_id text COLLATE "C" NOT NULL, row_id text COLLATE "C" NOT NULL,
      rev int NOT NULL, PRIMARY KEY (app_id, import_id, row_id),
      FOREIGN KEY (app_id, import_id) REFERENCES data_imports ON DELETE CASCADE)`)
    .execute(db);
}
