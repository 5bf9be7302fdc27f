import type { Route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { sdkAppRoutes } from './app.ts';
import { sdkAuthRoutes } from './auth.ts';
import { sdkElsewhereRoutes } from './elsewhere.ts';
import { inItsWords } from './errors.ts';
import { sdkRowRoutes } from './rows.ts';

/** Every call of the public client, in its words. */
export const sdkRoutes = (services: Services): Route[] =>
  [
    ...sdkRowRoutes(services),
    ...sdkAuthRoutes(services),
    ...sdkAppRoutes(services),
    ...sdkElsewhereRoutes(services),
  ].map(inItsWords);
