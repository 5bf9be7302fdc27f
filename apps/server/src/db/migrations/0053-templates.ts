import { type Kysely, sql } from 'kysely';

/** Categories of templates, in the order in which admins made them; and which template an app was started from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE template_categories (
    name text PRIMARY KEY, key text NOT NULL UNIQUE, created_at timestamptz NOT NULL DEFAULT clock_timestamp())`.execute(
    db,
  );
  for (const name of CATEGORIES)
    await sql`INSERT INTO template_categories (name, key) VALUES (${name}, ${name.toLowerCase()})`.execute(
      db,
    );
  await sql`ALTER TABLE apps ADD COLUMN template_id text`.execute(db);
  await sql`CREATE INDEX apps_templates ON apps (updated_at)
    WHERE settings @> '{"isAppTemplate": true}' OR settings @> '{"isToolTemplate": true}'`.execute(
    db,
  );
}

/** Those of the templates that come with the product. */
const CATEGORIES = [
  'Work',
  'Home and family',
  'Health and sport',
  'Community',
  'Shop',
  'Money',
  'Marketing',
  'Writing',
  'Education',
  'Customer service',
];
