import { type Kysely, sql } from 'kysely';

/** Whether what a statement was given of an entity still holds (entities/statements/place.ts). */
const HOLDS = `
  PERFORM 1 FROM apps a WHERE a.app_id = app AND a.deleted_at IS NULL
    AND CASE sees WHEN 'draft' THEN a.draft_version_id ELSE a.published_version_id END = version
    AND (sees <> 'open' OR coalesce(a.settings ->> 'visibility', '') NOT IN ('signin', 'invite'));
  IF NOT FOUND THEN RAISE EXCEPTION 'entity % of % is another now', entity, app USING ERRCODE = 'TR001'; END IF;
  RETURN true;`;

const STATEMENTS = [
  // Asked once in a statement's own snapshot.
  `CREATE FUNCTION entity_stands(app text, entity text, stamp text, version text, sees text) RETURNS boolean
   LANGUAGE plpgsql STABLE AS $$ BEGIN
    PERFORM 1 FROM entities e WHERE e.app_id = app AND e.id = entity AND e.xmin = stamp::xid;
    IF NOT FOUND THEN RAISE EXCEPTION 'entity % of % is another now', entity, app USING ERRCODE = 'TR001'; END IF;
    ${HOLDS} END $$`,
  // The same for writers to the shared table: the entity is not moved until they are done (ruling 1).
  `CREATE FUNCTION entity_held(app text, entity text, stamp text, version text, sees text) RETURNS boolean
   LANGUAGE plpgsql VOLATILE AS $$ BEGIN
    PERFORM 1 FROM entities e WHERE e.app_id = app AND e.id = entity AND e.xmin = stamp::xid FOR KEY SHARE;
    IF NOT FOUND THEN RAISE EXCEPTION 'entity % of % is another now', entity, app USING ERRCODE = 'TR001'; END IF;
    ${HOLDS} END $$`,
  // What a version made of values whose field got another type: entity, field, the key before and the one after.
  `ALTER TABLE versions ADD COLUMN conversions jsonb NOT NULL DEFAULT '[]'`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
