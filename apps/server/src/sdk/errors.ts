import type { Route } from '../http/index.ts';
import { Refusal } from '../refusal.ts';

/** Refuses as the public client's home does: a row that may not be made is 403 for strangers too. */
export function inItsWords({ call, handle }: Route): Route {
  return {
    call,
    handle: async (ask) => {
      try {
        return await handle(ask);
      } catch (error) {
        if (error instanceof Refusal && error.code === 'no_permission')
          throw new Refusal('forbidden', error.message, { code: error.code });
        throw error;
      }
    },
  };
}
