import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Who changed which saved field the last time; and apps that were deleted, until their 30 days are over.
  `ALTER TABLE apps
    ADD COLUMN edits jsonb NOT NULL DEFAULT '{}', ADD COLUMN deleted_at timestamptz, ADD COLUMN deleted_by text`,
  'CREATE INDEX apps_deleted ON apps (deleted_at) WHERE deleted_at IS NOT NULL',
  // Former addresses, which lead to the app's present one and are given to nobody else.
  `CREATE TABLE app_slugs (
    app_id text NOT NULL REFERENCES apps ON DELETE CASCADE, slug text NOT NULL UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (app_id, slug))`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
