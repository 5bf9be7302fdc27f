import { type EntitySchema, type ImportPlan, RowId } from '@trellis/contract';
import type { RowAsk } from '../entities/index.ts';
import type { ImportNeeds } from './needs.ts';
import type { Reading } from './plan.ts';

/** Rows whose names are looked for by one question. */
const AT_ONCE = 500;

/** A field that points at rows, the column that goes to it, and whose rows they are. */
interface Link {
  name: string;
  csvHeader: string;
  entityName: string;
}

/**
 * Points at the rows that a file calls by their names, as a column does that is made one of relations: at those that alone
 * are called so. An id stays one, whether its row is there yet or not.
 */
export async function* linked<R extends Reading>(
  { entities }: Pick<ImportNeeds, 'entities'>,
  ask: RowAsk,
  plan: ImportPlan,
  schema: EntitySchema,
  rows: AsyncGenerator<R>,
): AsyncGenerator<R> {
  const links = linksOf(plan, schema);
  if (links.length === 0) return yield* rows;
  let batch: R[] = [];
  for await (const row of rows) {
    if (batch.push(row) < AT_ONCE) continue;
    yield* await pointed(batch);
    batch = [];
  }
  yield* await pointed(batch);

  async function pointed(rows: R[]): Promise<R[]> {
    for (const link of links) {
      const names = new Set(rows.flatMap(({ input }) => nameIn(input[link.name]) ?? []));
      if (names.size === 0) continue;
      const there = { ...ask, entityName: link.entityName };
      const found = await entities.rowsCalled(there, [...names]);
      if (found) for (const row of rows) point(row, link, found);
    }
    return rows;
  }
}

function linksOf(plan: ImportPlan, schema: EntitySchema): Link[] {
  return plan.columns.flatMap(({ csvHeader, newField, schemaField }) => {
    const name = newField?.name ?? schemaField ?? '';
    const field = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    const entityName = field?.['x-relation'];
    return typeof entityName === 'string' ? [{ name, csvHeader, entityName }] : [];
  });
}

const nameIn = (value: unknown): string | null =>
  typeof value === 'string' && !RowId.safeParse(value).success ? value : null;

function point(row: Reading, link: Link, found: ReadonlyMap<string, string>): void {
  const { name, csvHeader, entityName } = link;
  const value = nameIn(row.input[name]);
  if (value === null) return;
  const id = found.get(value);
  const shown = value.slice(0, 200);
  if (id !== undefined) {
    row.input[name] = id;
    row.changes.push({ csvHeader, value: shown, to: id });
    return;
  }
  const reason = `“${shown}” is the name of no row of ${entityName}, or of more than one`;
  row.problems.push({ csvHeader, value: shown, reason, isUnmatched: false });
}
