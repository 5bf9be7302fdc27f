import { type Db, sql } from '../../db/index.ts';

/** What rows of a list must say in a column, or must not. */
export interface RowCondition {
  column: string;
  values: readonly string[];
  isExcluded: boolean;
}

/** Rows that are left of a list at most; a search among more would hold nobody back. */
const MOST_LEFT = 50_000;

/**
 * The numbers in the index of the rows of lists that conditions leave (ruling 57). Values are compared without their case,
 * and with each of several that a cell holds with commas between. A list without the column is not held back by it.
 */
export async function rowsLeft(
  db: Db,
  appId: string,
  itemIds: readonly string[],
  conditions: readonly RowCondition[],
): Promise<number[]> {
  const items = await db
    .selectFrom('context_items')
    .select(['id', 'generation', 'columns'])
    .where('app_id', '=', appId)
    .where('id', 'in', itemIds)
    .where('deleted_at', 'is', null)
    .execute();
  const left: number[] = [];
  for (const { id, generation, columns } of items) {
    const where = conditions.flatMap((condition) => {
      const at = placeIn(columns ?? [], condition.column);
      return at < 0 ? [] : [says(at, condition)];
    });
    const { rows } = await sql<{ ordinal: number }>`SELECT ordinal FROM context_chunks
      WHERE app_id = ${appId} AND item_id = ${id} AND generation = ${generation}
        AND ${sql.join([sql`true`, ...where], sql` AND `)}
      ORDER BY n LIMIT ${MOST_LEFT}`.execute(db);
    left.push(...rows.map(({ ordinal }) => ordinal));
  }
  return left;
}

/** A column by its name, whatever its case. */
const placeIn = (columns: readonly string[], name: string): number =>
  columns.findIndex((column) => column.trim().toLowerCase() === name.trim().toLowerCase());

function says(at: number, { values, isExcluded }: RowCondition) {
  const wanted = values.map((value) => value.trim().toLowerCase());
  const cell = sql`lower(coalesce(cells->>${sql.lit(at)}::int, ''))`;
  const held = sql`(${cell} = ANY(${wanted}::text[])
    OR string_to_array(regexp_replace(${cell}, '\\s*[,;|]\\s*', ',', 'g'), ',') && ${wanted}::text[])`;
  return isExcluded ? sql`NOT ${held}` : held;
}
