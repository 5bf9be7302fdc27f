import type { Draft, RecordBatch } from '@trellis/assistant';
import { type EntitySchema, RowId, titleFieldOf } from '@trellis/contract';

/** Rows of the app by these names, each where it alone is called so; null where rows have no name. */
export type RowsCalled = (
  entity: string,
  names: readonly string[],
) => Promise<ReadonlyMap<string, string> | null>;

/** Names that are told, of those that point nowhere. */
const MOST_TOLD = 3;

/**
 * Points at the rows that a table calls by their names: at those that alone are called so, in the app or in what this
 * turn adds. Answers what is said of names that are none; they stay as they are written.
 */
export async function linkRows(
  draft: Draft,
  { entity, rows }: RecordBatch,
  called: RowsCalled,
): Promise<string> {
  const unknown: string[] = [];
  for (const [field, { 'x-relation': to }] of Object.entries(
    schemaOf(draft, entity)?.properties ?? {},
  )) {
    const names = [...new Set(rows.flatMap((row) => nameIn(row[field]) ?? []))];
    if (typeof to !== 'string' || names.length === 0) continue;
    const there = await called(to, names);
    const added = to === entity ? null : addedRows(draft, to);
    if (!there && !added) continue;
    for (const row of rows) {
      const name = nameIn(row[field]);
      if (name === null) continue;
      const found = [there?.get(name) ?? [], added?.get(name) ?? []].flat();
      if (found.length === 1) row[field] = found[0];
      else unknown.push(`“${name.slice(0, 100)}” is the name of no row of ${to}, or of several`);
    }
  }
  const told = [...new Set(unknown)].slice(0, MOST_TOLD);
  return told.length === 0 ? '' : ` ${told.join('; ')}.`;
}

/** References to the rows that this turn adds to an entity, by their names; null where they have none. */
function addedRows(draft: Draft, entity: string): Map<string, { $ref: string }[]> | null {
  const schema = schemaOf(draft, entity);
  const title = schema && titleFieldOf(schema);
  if (!title) return null;
  const found = new Map<string, { $ref: string }[]>();
  const rows = draft.records.flatMap((batch) => (batch.entity === entity ? batch.rows : []));
  for (const [nth, row] of rows.entries()) {
    const name = String(row[title] ?? '');
    found.set(name, [...(found.get(name) ?? []), { $ref: `${entity}#${nth}` }]);
  }
  return found;
}

/** What a cell that points at a row calls it by; null where that is no name. */
export const nameIn = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && !RowId.safeParse(value).success ? value : null;

const schemaOf = ({ files }: Draft, entity: string): EntitySchema | null =>
  files[`entities/${entity}.json`] === undefined
    ? null
    : (JSON.parse(files[`entities/${entity}.json`]!) as EntitySchema);
