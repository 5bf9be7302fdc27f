import type { SdkPageQuery } from '@trellis/contract';
import { Refusal } from '../refusal.ts';

/** Where a walk through pages stands, with what it walks through. */
export interface Walk {
  q?: string;
  sort?: string;
  fields?: string;
  distinct?: string;
  skip: number;
}

/** The walk that a page call goes on with, or begins. A cursor carries all but the limit. */
export function walkOf({ cursor, q, sort, fields, distinct }: SdkPageQuery): Walk {
  if (!cursor) return { q, sort, fields, distinct, skip: 0 };
  const walk = opened(cursor);
  const differs = [
    [q, walk.q],
    [sort, walk.sort],
    [fields, walk.fields],
    [distinct, walk.distinct],
  ].some(([asked, carried]) => asked !== undefined && asked !== carried);
  if (differs)
    throw new Refusal('bad_request', 'The cursor belongs to another query', {
      code: 'invalid_cursor',
    });
  return walk;
}

/** The cursor of the page behind one. */
export const cursorOf = (walk: Walk): string =>
  Buffer.from(JSON.stringify(walk)).toString('base64url');

function opened(cursor: string): Walk {
  try {
    const walk = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Walk;
    const texts = [walk.q, walk.sort, walk.fields, walk.distinct];
    const isWalk =
      Number.isSafeInteger(walk.skip) &&
      walk.skip >= 0 &&
      texts.every((text) => text === undefined || typeof text === 'string');
    if (isWalk) return walk;
  } catch {
    // Refused below: whatever it is, it is none of ours.
  }
  throw new Refusal('bad_request', 'This is no cursor', { code: 'invalid_cursor' });
}
