import type { Reading } from './type.ts';
import { wallOf } from './written-time.ts';

/** Where whoever wrote a text is, whether they write the day before the month, and in which language. */
type Calendar = Pick<Reading, 'timeZone' | 'isDayFirst' | 'locale'> &
  Partial<Pick<Reading, 'from'>>;

/** The moment that a text names, null where it names none. Without a zone it is meant where its writer is. */
export function momentOf(text: string, { timeZone, ...writer }: Calendar): Date | null {
  const wall = wallOf(text, writer);
  if (!wall) return null;
  if (wall.isExact || timeZone === undefined) return new Date(wall.time);
  return new Date(momentAt(wall.time, timeZone));
}

/**
 * The moment at which the clocks of a zone show a time: of an hour that comes twice the first, of one that is left
 * out as far behind it as it is in it (RFC 5545, 3.3.5; Temporal's `compatible`).
 */
function momentAt(wall: number, timeZone: string): number {
  const before = offsetAt(wall - DAY, timeZone);
  const after = offsetAt(wall + DAY, timeZone);
  const isRight = (offset: number) => offsetAt(wall - offset, timeZone) === offset;
  return wall - (!isRight(before) && isRight(after) ? after : before);
}

/** The day that a text names where its writer is, as it is stored; null where it names none. */
export function dayOf(text: string, { timeZone, ...writer }: Calendar): string | null {
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  const wall = wallOf(text, writer);
  if (!wall) return null;
  if (iso) return iso;
  const away = wall.isExact && timeZone !== undefined ? offsetAt(wall.time, timeZone) : 0;
  return new Date(wall.time + away).toISOString().slice(0, 10);
}

const HOUR = 3_600_000;
const QUARTER = HOUR / 4;
const DAY = 24 * HOUR;
const KNOWN = 50_000;
const clocks = new Map<string, { clock: Intl.DateTimeFormat; offsets: Map<number, number> }>();

/** How far the clocks of a zone are ahead of UTC, in milliseconds. They change at full quarters of an hour in UTC. */
function offsetAt(time: number, timeZone: string): number {
  let zone = clocks.get(timeZone);
  if (!zone) {
    const figure = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric' } as const;
    const clock = new Intl.DateTimeFormat('en', {
      ...figure,
      minute: 'numeric',
      hourCycle: 'h23',
      timeZone,
    });
    zone = { clock, offsets: new Map() };
    clocks.set(timeZone, zone);
  }
  const quarter = Math.floor(time / QUARTER) * QUARTER;
  let offset = zone.offsets.get(quarter);
  if (offset === undefined) {
    const parts = new Map(
      zone.clock.formatToParts(quarter).map(({ type, value }) => [type, value]),
    );
    const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
    const there = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
    offset = there - quarter;
    if (zone.offsets.size < KNOWN) zone.offsets.set(quarter, offset);
  }
  return offset;
}
