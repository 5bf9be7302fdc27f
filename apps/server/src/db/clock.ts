import { type RawBuilder, sql } from 'kysely';

/** Further ahead than this no statement that runs beside ours writes. */
const AHEAD = "interval '1 minute'";

/**
 * The database's clock: servers hold what they share against this one, since their own ones may differ. Columns that are
 * asked by `isLongAgo` are written by it.
 */
export const dbNow = (): RawBuilder<Date> => sql<Date>`now()`;

/**
 * Whether a time that was written by `dbNow` is `ms` milliseconds ago. One that is ahead was written before the clock
 * was set back, and nobody knows how long ago that is: it counts as long.
 */
export const isLongAgo = (column: string, ms: number): RawBuilder<boolean> => {
  const at = sql.ref(column);
  return sql<boolean>`(${at} <= now() - ${ms}::float8 * interval '1 millisecond' OR ${at} > now() + ${sql.raw(AHEAD)})`;
};
