import type { FieldShapes, Filter } from '@trellis/filter';
import { Gather } from './gather.ts';
import * as sql from './statements/index.ts';

type Wording = Parameters<typeof sql.rowTexts>[2];

interface Get {
  n: string;
  id: string;
  rows: sql.RowTexts;
}
interface List {
  n: string;
  list: sql.RowTexts;
}

/**
 * Reads that share a question to PostgreSQL, which costs far more than a row found by its key: single rows of the
 * same entity and rule (a page that asks for fifty rows by their ids), and the same list asked for by many at once (all
 * who see a change and read anew). Nobody is told what was found before they asked.
 */
export class SharedReads {
  readonly #gets: Gather<Get, string | null>;
  readonly #lists: Gather<List, string>;
  #n = 0;

  constructor(run: sql.Runner) {
    const find = ({ rows }: Get, ids: string[]) => sql.selectRowTextsById(run, rows, ids);
    this.#gets = new Gather({
      // One is under way for a moment only, and the next has all that come meanwhile.
      atOnce: 1,
      idOf: ({ n }) => n,
      one: async (get) => (await find(get, [get.id])).get(get.id) ?? null,
      many: async (all) => {
        const found = await find(all[0], [...new Set(all.map(({ id }) => id))]);
        return all.map(({ id }) => found.get(id) ?? null);
      },
    });
    this.#lists = new Gather({
      // The next one has all that ask meanwhile, so that no more than this is ever under way for one list.
      atOnce: 1,
      idOf: ({ n }) => n,
      one: ({ list }) => sql.selectListText(run, list),
      many: async (all) => {
        const text = await sql.selectListText(run, all[0].list);
        return all.map(() => text);
      },
    });
  }

  /** The row's text; null where the filter lets none through. */
  row(place: sql.RowPlace, id: string, filter: Filter, wording: Wording): Promise<string | null> {
    const rows = sql.rowTexts(place, filter, wording);
    return this.#gets.add(kindOf(rows), { n: this.#next(), id, rows });
  }

  /** A JSON list of rows as one text. */
  list(
    place: sql.RowPlace,
    filter: Filter,
    fields: FieldShapes,
    page: sql.Page,
    wording: Wording,
  ): Promise<string> {
    const list = sql.listText(place, filter, fields, page, wording);
    return this.#lists.add(kindOf(list), { n: this.#next(), list });
  }

  #next(): string {
    this.#n = (this.#n + 1) % Number.MAX_SAFE_INTEGER;
    return String(this.#n);
  }
}

const kindOf = ({ text, values }: sql.RowTexts): string => `${text}\n${JSON.stringify(values)}`;
