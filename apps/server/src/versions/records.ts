import type { RecordBatch } from '@trellis/assistant';
import type { Transaction } from 'kysely';
import type { BoundEntities, Tables } from '../db/index.ts';
import { checkData, faultWords, placeOfEntity, rowStatements } from '../entities/index.ts';
import { newId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { runnerOf } from './runner.ts';

/** Rows that did not fit their entity: how many, and what is wrong with the first of them. */
export interface SkippedRows {
  count: number;
  why: string;
}

/** Inserts the rows that a turn brought; `{"$ref": "Entity#n"}` becomes the id of that row. Answers what of them did not fit, by entity. */
export async function insertRecords(
  trx: Transaction<Tables>,
  appId: string,
  entities: BoundEntities,
  batches: readonly RecordBatch[],
  creatorId: string,
): Promise<ReadonlyMap<string, SkippedRows>> {
  const ids = new Map<string, string[]>();
  const planned = batches.map((batch) => {
    const list = ids.get(batch.entity) ?? [];
    ids.set(batch.entity, list);
    return batch.rows.map((row) => {
      const id = newId();
      list.push(id);
      return { id, row };
    });
  });
  const skipped = new Map<string, SkippedRows>();
  for (const [index, batch] of batches.entries()) {
    const entity = entities[batch.entity];
    if (!entity) continue;
    const place = await placeOfEntity(trx, appId, entity.id, { isHeld: true });
    const rows: rowStatements.NewRow[] = [];
    for (const { id, row } of planned[index]!) {
      const input = resolveRefs(row, ids);
      try {
        rows.push({ id, creatorId, data: checkData(entity.schema, input) });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const known = skipped.get(batch.entity);
        const why = known?.why ?? faultWords(entity.schema, input, error);
        skipped.set(batch.entity, { count: (known?.count ?? 0) + 1, why });
      }
    }
    for (let at = 0; at < rows.length; at += 500)
      await rowStatements.addRows(runnerOf(trx), place, rows.slice(at, at + 500));
  }
  return skipped;
}

function resolveRefs(
  row: Record<string, unknown>,
  ids: Map<string, string[]>,
): Record<string, unknown> {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    if ('$ref' in value && typeof value.$ref === 'string') {
      const [entity = '', index = ''] = value.$ref.split('#');
      return ids.get(entity)?.[Number(index)] ?? null;
    }
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, resolve(v)]));
  };
  return resolve(row) as Record<string, unknown>;
}
