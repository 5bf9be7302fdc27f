import { BODY } from '@trellis/contract';
import type { Context, Next } from 'hono';
import type { FairQueue } from '../parsing/index.ts';
import { addressOf } from './address.ts';

/** How many bodies above `BODY` there are at once, those of files left out, which wait on disk: each is in memory, as text and as values, until its call is done. */
export const LARGE_AT_ONCE = {
  atOnce: 2,
  perOwner: 1,
  waiting: 100,
  waitingPerOwner: 40,
  wait: 60_000,
} as const;

type Asked = Parameters<typeof addressOf>[1] & { largeBodies: FairQueue };

/** Lets a call with a large body, or one that does not tell its length, wait for its turn among its caller's others. */
export function largeBodyTurns(services: Asked) {
  return async (c: Context, next: Next): Promise<void> => {
    const declared = c.req.header('Content-Length');
    if (declared !== undefined && Number(declared) <= BODY) return next();
    const leave = await services.largeBodies.take(addressOf(c, services));
    try {
      await next();
    } finally {
      leave();
    }
  };
}
