import type { FieldShapes, Filter } from '@trellis/filter';
import type pg from 'pg';
import { Batcher } from './batcher.ts';
import * as sql from './statements/index.ts';

interface Get {
  id: string;
  rows: sql.Statement;
}

interface Write {
  place: sql.RowPlace;
  entry: sql.Entry;
}

/**
 * What many ask for at once, in one statement for all: a question to PostgreSQL costs far more than a row found by
 * its key, and a transaction more than the row it changes. Single rows of the same entity and rule (a page that asks
 * for fifty rows by their ids), the same list (all who see a change and read anew), rows made or changed one by one.
 * Nobody is answered with what was found before they asked.
 */
export class Batched {
  readonly #gets: Batcher<Get, sql.Found | null>;
  readonly #lists: Batcher<sql.Statement, sql.Listed[]>;
  readonly #inserts: Batcher<Write, sql.Found>;
  readonly #changes: Batcher<Write, sql.Found | null>;

  constructor(pool: pg.Pool, reads: pg.Pool) {
    const find = ({ rows }: Get, ids: string[]) => sql.selectFound(reads, rows, ids);
    this.#gets = new Batcher({
      // One is under way for a moment only, and the next has all that come meanwhile.
      atOnce: 1,
      one: async (get) => (await find(get, [get.id])).get(get.id) ?? null,
      many: async (all) => {
        const found = await find(all[0], [...new Set(all.map(({ id }) => id))]);
        return all.map(({ id }) => found.get(id) ?? null);
      },
    });
    this.#lists = new Batcher({
      // The next one has all that ask meanwhile, so that no more than this is ever under way for one list.
      atOnce: 1,
      one: (list) => sql.selectList(reads, list),
      many: async (all) => {
        const rows = await sql.selectList(reads, all[0]);
        return all.map(() => rows);
      },
    });
    const idOf = ({ entry }: Write) => entry.id;
    this.#inserts = new Batcher({
      atOnce: 2,
      idOf,
      one: async ({ place, entry }) => (await sql.insertEntries(pool, place, [entry]))[0]!,
      many: (all) => sql.insertEntries(pool, all[0].place, entriesOf(all)),
    });
    this.#changes = new Batcher({
      atOnce: 2,
      idOf,
      one: async ({ place, entry }) => (await sql.setEntries(pool, place, [entry]))[0] ?? null,
      many: (all) => sql.setEntries(pool, all[0].place, entriesOf(all), { skipLocked: true }),
    });
  }

  /** A row; null where the filter lets none through. */
  row(
    place: sql.RowPlace,
    id: string,
    filter: Filter,
    projection: sql.Projection,
  ): Promise<sql.Found | null> {
    const rows = sql.idsStatement(place, filter, projection);
    return this.#gets.add(questionOf(rows), { id, rows });
  }

  list(
    place: sql.RowPlace,
    filter: Filter,
    fields: FieldShapes,
    page: sql.Page,
    projection: sql.Projection,
  ): Promise<sql.Listed[]> {
    const list = sql.listStatement(place, filter, fields, page, projection);
    return this.#lists.add(questionOf(list), list);
  }

  insert(place: sql.RowPlace, row: sql.NewRow, projection: sql.Projection): Promise<sql.Found> {
    const entry = sql.newEntry(row, projection);
    return this.#inserts.add(writeOf(place, entry), { place, entry });
  }

  /** Sets fields of a row that the filter lets through; null where there is none. */
  change(
    place: sql.RowPlace,
    write: sql.Write,
    projection: sql.Projection,
  ): Promise<sql.Found | null> {
    const entry = sql.entryOf(write, projection);
    return this.#changes.add(writeOf(place, entry), { place, entry });
  }
}

const entriesOf = ([first, ...others]: readonly [Write, ...Write[]]) =>
  [first.entry, ...others.map(({ entry }) => entry)] as const;

const questionOf = ({ text, values }: sql.Statement): string =>
  `${text}\n${JSON.stringify(values)}`;

/** What can share a statement: the same rows by the same guard, with the same conditions, answered alike. */
function writeOf({ table, appId, entityId, guard }: sql.RowPlace, entry: sql.Entry): string {
  const held = guard ? [guard.versionId, guard.sees, guard.stamp] : [];
  return [table, appId, entityId, ...held, sql.shapeOf(entry)].join('\n');
}
