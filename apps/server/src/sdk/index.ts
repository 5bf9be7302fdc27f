import type { Route } from '../http/index.ts';
import { sdkAppRoutes } from './app.ts';
import { sdkAuthRoutes } from './auth.ts';
import { sdkElsewhereRoutes } from './elsewhere.ts';
import { inItsWords } from './errors.ts';
import type { SdkNeeds } from './needs.ts';
import { sdkRowRoutes } from './rows.ts';

/** Every call of the public client, in its words. */
export const sdkRoutes = (services: SdkNeeds): Route[] =>
  [
    ...sdkRowRoutes(services),
    ...sdkAuthRoutes(services),
    ...sdkAppRoutes(services),
    ...sdkElsewhereRoutes(services),
  ].map(inItsWords);
