import type { Filter } from '@trellis/filter';
import type pg from 'pg';
import { Gather } from './gather.ts';
import * as sql from './statements/index.ts';

interface Single<Target> {
  place: sql.RowPlace;
  target: Target;
  wording: sql.Wording;
  write: sql.Write;
}

type Patch = Single<{ id: string; filter: Filter }>;
type Insert = Single<sql.NewRow>;

/**
 * Single rows that are made or changed, answered as texts. A transaction costs far more than a row:
 * those that come while others are under way share one.
 */
export class Writes {
  readonly #inserts: Gather<Insert, sql.RowText>;
  readonly #patches: Gather<Patch, sql.RowText | null>;

  constructor(pool: pg.Pool) {
    this.#inserts = new Gather({
      idOf: ({ target }) => target.id,
      one: async ({ place, target, wording }) => {
        const [made] = await sql.insertRowTexts(pool, place, [target], wording);
        return made!;
      },
      many: (all) => sql.insertTogether(pool, all[0].place, writesOf(all)),
    });
    this.#patches = new Gather({
      idOf: ({ target }) => target.id,
      one: ({ place, target, wording, write }) =>
        sql.patchRow(pool, place, target, write.data, write.by, wording),
      many: (all) => sql.patchTogether(pool, all[0].place, writesOf(all)),
    });
  }

  insert(place: sql.RowPlace, row: sql.NewRow, wording: sql.Wording): Promise<sql.RowText> {
    const write = sql.writeOf(row, row.creatorId, wording);
    return this.#inserts.add(kindOf(place, write), { place, target: row, wording, write });
  }

  /** Sets fields of a row that the filter lets through; null where there is none. */
  patch(
    place: sql.RowPlace,
    target: { id: string; filter: Filter },
    data: Record<string, unknown>,
    by: string | null,
    wording: sql.Wording,
  ): Promise<sql.RowText | null> {
    const write = sql.writeOf({ ...target, creatorId: by, data }, by, wording);
    return this.#patches.add(kindOf(place, write), { place, target, wording, write });
  }
}

const writesOf = ([first, ...others]: readonly [Single<unknown>, ...Single<unknown>[]]) =>
  [first.write, ...others.map(({ write }) => write)] as const;

/** What can share a statement: the same rows by the same guard, asked for in the same words. */
function kindOf({ table, appId, entityId, guard }: sql.RowPlace, { shape }: sql.Write): string {
  const held = guard ? [guard.versionId, guard.sees, guard.stamp] : [];
  return [table, appId, entityId, ...held, shape].join('\n');
}
