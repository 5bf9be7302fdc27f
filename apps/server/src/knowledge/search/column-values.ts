import { type Db, sql } from '../../db/index.ts';

/** Values that are offered at a time, unless more are asked for. */
const MOST = 30;

/** Different values of a list's column that hold a text, in their order; the first column, where none is named. */
export async function columnValues(
  db: Db,
  appId: string,
  itemId: string,
  { column, text, most = MOST }: { column?: string | null; text: string; most?: number },
): Promise<string[]> {
  const item = await db
    .selectFrom('context_items')
    .select(['id', 'generation', 'columns'])
    .where('app_id', '=', appId)
    // A list that took the place of another is found by its name, too.
    .where(({ eb, or }) => or([eb('id', '=', itemId), eb('original_context_item_id', '=', itemId)]))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!item?.columns) return [];
  const wanted = column?.trim().toLowerCase();
  const at = wanted ? item.columns.findIndex((name) => name.trim().toLowerCase() === wanted) : 0;
  if (at < 0) return [];
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const { rows } = await sql<{ value: string }>`SELECT DISTINCT cells->>${sql.lit(at)}::int AS value
    FROM context_chunks WHERE app_id = ${appId} AND item_id = ${item.id} AND generation = ${item.generation}
      AND cells->>${sql.lit(at)}::int ILIKE ${pattern} AND cells->>${sql.lit(at)}::int <> ''
    ORDER BY value LIMIT ${most}`.execute(db);
  return rows.map(({ value }) => value);
}
