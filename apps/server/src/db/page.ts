import { sql } from 'kysely';

/**
 * A place in a list that is sorted by a time, newest first: the time alone would skip rows of the same
 * moment, since answers carry milliseconds and the database microseconds. Written `time id`.
 */
interface Place {
  time: Date;
  id: string;
}

/** The place that a caller names, or null for the beginning. */
export function placeOf(before: string | undefined): Place | null {
  const [time = '', id = ''] = before?.split(' ') ?? [];
  return id && !Number.isNaN(Date.parse(time)) ? { time: new Date(time), id } : null;
}

/** Sorts by the time as answers carry it, then by id. */
export const byTime = (time: string, id: string) =>
  sql`date_trunc('milliseconds', ${sql.ref(time)}) DESC, ${sql.ref(id)} DESC`;

/** What comes after a place in that order. */
export const after = (place: Place, time: string, id: string) =>
  sql<boolean>`(date_trunc('milliseconds', ${sql.ref(time)}), ${sql.ref(id)}) < (${place.time}, ${place.id})`;
