import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Fails a statement whose entity is not what it was told; what decides it stands in the statement, where it is planned once.
  `CREATE FUNCTION entity_is_another(app text, entity text) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$ BEGIN
    RAISE EXCEPTION 'entity % of % is another now', entity, app USING ERRCODE = 'TR001'; END $$`,
  'DROP FUNCTION entity_stands(text, text, text, text, text)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
