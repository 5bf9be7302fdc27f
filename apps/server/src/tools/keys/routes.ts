import { keyCalls } from '@trellis/contract';
import { builderOf, type Route, route } from '../../http/index.ts';
import type { ToolNeeds } from '../needs.ts';
import { keysOf, makeKey, revokeKey } from './keys.ts';

/** Keys by which programs elsewhere run an app's tools. */
export const keyRoutes = ({ db }: Pick<ToolNeeds, 'db'>): Route[] => [
  route(keyCalls.list, async ({ params }) => ({ keys: await keysOf(db, params.appId) })),
  route(keyCalls.make, async (ask) =>
    makeKey(db, ask.params.appId, { ...ask.body, by: builderOf(ask).email }),
  ),
  route(keyCalls.revoke, async ({ params }) => ({
    revoked: await revokeKey(db, params.appId, params.keyId),
  })),
];
