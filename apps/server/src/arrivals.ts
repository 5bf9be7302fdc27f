import { appArrival, houseArrival } from '@trellis/contract';
import { installationOf } from './accounts/index.ts';
import { appById } from './apps/index.ts';
import type { Arrivals } from './http/index.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';
import { loginInfoOf } from './visitors/index.ts';

/** What the documents of the login pages bring along. */
export function arrivalsOf(
  services: Pick<Services, 'db' | 'config' | 'mail' | 'models'>,
): Arrivals {
  return {
    house: async () => houseArrival(await installationOf(services)),
    app: async (c, appId) => {
      if (!/^[0-9a-f]{24}$/.test(appId)) return null;
      try {
        const app = await appById(services.db, appId);
        return appArrival(appId, await loginInfoOf(services, app, c));
      } catch (error) {
        // The page itself says that there is no such app.
        if (error instanceof Refusal) return null;
        throw error;
      }
    },
  };
}
