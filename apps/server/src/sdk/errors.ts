import type { Route } from '../http/route.ts';
import { newId } from '../ids.ts';
import { Refusal } from '../refusal.ts';

/**
 * Answers a route's refusals as the public client's home does: a row that may not be made is 403 for
 * strangers too, and what does not fit the schema names its kind and the request.
 */
export function inItsWords({ call, handle }: Route): Route {
  return {
    call,
    handle: async (ask) => {
      try {
        return await handle(ask);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.code === 'no_permission')
          throw new Refusal('forbidden', error.message, { code: error.code });
        if (error.kind !== 'invalid') throw error;
        const about = { error_type: error.code, request_id: newId() };
        return ask.c.json({ ...about, ...error.body() }, 422);
      }
    },
  };
}
