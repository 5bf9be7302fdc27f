import type { EntitySchema, Row } from '@trellis/contract';
import { type Json, keyOf, type MatchRow, matches } from '@trellis/filter';
import { someOf } from './fields.ts';
import { hideParts } from './parts.ts';
import type { StoredRow } from './statements/index.ts';

/** A stored row in the product's own dialect: the schema's names, and only what it names. */
export function presentRow(row: StoredRow, schema: EntitySchema, only?: Set<string>): Row {
  const out: Row = {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    creatorId: row.creator_id,
  };
  for (const [name, field] of Object.entries(schema.properties)) {
    if (only && !only.has(name)) continue;
    const value = row.data[keyOf(name, field)];
    if (value !== undefined) out[name] = value;
  }
  for (const { name, field, read } of someOf(schema)) {
    const value = row.data[keyOf(name, field)];
    if (value === undefined || (only && !only.has(name))) continue;
    if (matches(read, matchRow(row))) out[name] = value;
  }
  hideParts(schema, out, () => matchRow(row));
  return out;
}

/** The row as the in-memory evaluator sees it. */
export function matchRow(
  row: Pick<StoredRow, 'id' | 'creator_id' | 'created_at' | 'updated_at' | 'data'>,
): MatchRow {
  return {
    id: row.id,
    creator_id: row.creator_id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    data: row.data as Record<string, Json>,
  };
}
