import type { MeaningState } from '@trellis/contract';
import type { Selectable } from 'kysely';
import { type ContextEmbeddingTable, type Db, sql } from '../../db/index.ts';
import type { KnowledgeNeeds } from '../needs.ts';

export type EmbeddingRow = Selectable<ContextEmbeddingTable>;

/** Which model embeds an app's passages, and whose work on it this is. */
export interface Of {
  appId: string;
  model: string;
}

/** How far an app is embedded by a model, from now on kept. */
export async function stateOf(db: Db, { appId, model }: Of): Promise<EmbeddingRow> {
  await db
    .insertInto('context_embeddings')
    .values({ app_id: appId, model })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return rowOf(db, { appId, model }).executeTakeFirstOrThrow();
}

const rowOf = (db: Db, { appId, model }: Of) =>
  db
    .selectFrom('context_embeddings')
    .selectAll()
    .where('app_id', '=', appId)
    .where('model', '=', model);

export const changeState = (db: Db, { appId, model }: Of) =>
  db.updateTable('context_embeddings').where('app_id', '=', appId).where('model', '=', model);

/** The number of an app's last passage, and how many there are. */
export async function indexSize(
  db: Db,
  appId: string,
): Promise<{ last: number; chunks: number } | null> {
  const index = await db
    .selectFrom('context_indexes')
    .select(['next_ordinal', 'chunks'])
    .where('app_id', '=', appId)
    .executeTakeFirst();
  return index ? { last: index.next_ordinal - 1, chunks: index.chunks } : null;
}

/** Apps with passages that this model has not embedded, or with so many that it is to be tried, where it can be. */
export async function appsBehind(
  db: Db,
  model: string,
  triedFrom: number | null,
): Promise<string[]> {
  const { rows } = await sql<{ app_id: string }>`SELECT x.app_id FROM context_indexes x
    JOIN apps a ON a.app_id = x.app_id AND a.deleted_at IS NULL
    LEFT JOIN context_embeddings e ON e.app_id = x.app_id AND e.model = ${model}
    WHERE x.chunks > 0 AND (e.embedded_to IS NULL OR e.embedded_to < x.next_ordinal - 1
      OR (e.tried_at IS NULL AND x.chunks >= ${triedFrom}::int))`.execute(db);
  return rows.map((row) => row.app_id);
}

/** Whether an app's data is found by meaning, in words for its panel; null where no model embeds. */
export async function meaningState(
  { db, models }: Pick<KnowledgeNeeds, 'db' | 'models'>,
  appId: string,
): Promise<MeaningState | null> {
  const model = await models.openEmbeddings();
  const index = model && (await indexSize(db, appId));
  if (!model || !index || index.chunks === 0) return null;
  const row = await rowOf(db, { appId, model: model.name }).executeTakeFirst();
  const shown = {
    model: model.name.slice(model.name.indexOf(':') + 1),
    trial: row?.trial ?? null,
    problem: row?.problem ?? null,
  };
  if (!row || row.embedded_to < index.last) return { ...shown, state: 'reading' };
  if (row.weight === null) return { ...shown, state: 'untried' };
  return { ...shown, state: row.weight > 0 ? 'used' : 'unused' };
}
