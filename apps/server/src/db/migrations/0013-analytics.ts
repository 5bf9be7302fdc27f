import { type Kysely, sql } from 'kysely';

const onApp =
  'app_id text COLLATE "C" NOT NULL REFERENCES apps ON DELETE CASCADE, day text NOT NULL';

const STATEMENTS = [
  'CREATE TABLE visit_salts (day text PRIMARY KEY, salt text NOT NULL)',
  `CREATE TABLE visit_visitors (${onApp}, visitor text COLLATE "C" NOT NULL, PRIMARY KEY (app_id, day, visitor))`,
  `CREATE TABLE visit_days (${onApp}, visitors int NOT NULL DEFAULT 0, visits int NOT NULL DEFAULT 0,
    views int NOT NULL DEFAULT 0, PRIMARY KEY (app_id, day))`,
  `CREATE TABLE visit_pages (${onApp}, page text COLLATE "C" NOT NULL, views int NOT NULL DEFAULT 0,
    PRIMARY KEY (app_id, day, page))`,
  `CREATE TABLE visit_referrers (${onApp}, host text COLLATE "C" NOT NULL, visits int NOT NULL DEFAULT 0,
    PRIMARY KEY (app_id, day, host))`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
