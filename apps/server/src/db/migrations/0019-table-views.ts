import { type Kysely, sql } from 'kysely';

/** Views of entities that an app's builders save and share. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(`CREATE TABLE table_views (
      app_id text COLLATE "C" NOT NULL REFERENCES apps ON DELETE CASCADE, id text COLLATE "C" NOT NULL,
      entity_id text COLLATE "C" NOT NULL, name text NOT NULL, place int NOT NULL, shape jsonb NOT NULL,
      names jsonb NOT NULL, rev int NOT NULL DEFAULT 1, changed_by text NOT NULL,
      changed_at timestamptz NOT NULL DEFAULT now(), created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (app_id, id))`)
    .execute(db);
  await sql
    .raw('CREATE INDEX table_views_of_entity ON table_views (app_id, entity_id, place)')
    .execute(db);
}
