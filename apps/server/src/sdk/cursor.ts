import type { SdkPageQuery } from '@trellis/contract';
import type { Standing } from '@trellis/filter';
import { Refusal } from '../refusal.ts';

/** Where a walk through pages stands, with what it walks through. */
export interface Walk {
  q?: string;
  sort?: string;
  fields?: string;
  distinct?: string;
  /** Where the page before ended; null at the beginning. */
  after: Standing | null;
}

/** The walk that a page call goes on with, or begins. A cursor carries all but the limit. */
export function walkOf({ cursor, q, sort, fields, distinct }: SdkPageQuery): Walk {
  if (!cursor) return { q, sort, fields, distinct, after: null };
  const walk = opened(cursor);
  const differs = [
    [q, walk.q],
    [sort, walk.sort],
    [fields, walk.fields],
    [distinct, walk.distinct],
  ].some(([asked, carried]) => asked !== undefined && asked !== carried);
  if (differs) throw invalid('The cursor belongs to another query');
  return walk;
}

/** The cursor of the page behind one. */
export const cursorOf = (walk: Walk): string =>
  Buffer.from(JSON.stringify(walk)).toString('base64url');

function opened(cursor: string): Walk {
  try {
    const walk = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Walk;
    const texts = [walk.q, walk.sort, walk.fields, walk.distinct];
    const { value, id } = walk.after ?? {};
    const isWalk =
      typeof id === 'string' &&
      (value === null || typeof value === 'string') &&
      !`${value}${id}`.includes('\u0000') &&
      texts.every((text) => text === undefined || typeof text === 'string');
    if (isWalk) return walk;
  } catch {
    // Refused below: whatever it is, it is none of ours.
  }
  throw invalid('This is no cursor');
}

const invalid = (message: string, cause?: unknown) =>
  new Refusal('bad_request', message, { code: 'invalid_cursor', cause });

/** Does a page's work; a value in a cursor that is none of its field's type was put there by somebody else. */
export async function standing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (typeof code === 'string' && /^22/.test(code)) throw invalid('This is no cursor', error);
    throw error;
  }
}
