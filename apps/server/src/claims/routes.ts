import { claimCalls } from '@trellis/contract';
import { appById } from '../apps/index.ts';
import { builderOf, type Route, route } from '../http/index.ts';
import { claim, readClaim } from './claim.ts';
import { claimInvitation, revokeClaim } from './invitation.ts';
import type { ClaimNeeds } from './needs.ts';

/** Codes by which customers take apps over are guessed at no more often than passwords. */
const TRIES = 30;
const SECONDS = 15 * 60;

export function claimRoutes(needs: ClaimNeeds): Route[] {
  const { db, bus, limits } = needs;
  return [
    route(claimCalls.invitation, async (ask) =>
      claimInvitation(needs, await appById(db, ask.params.appId), builderOf(ask).userId),
    ),
    route(claimCalls.revoke, async ({ params: { appId } }) => {
      const revoked = await revokeClaim(db, appId);
      bus.publish({ kind: 'app', appId });
      return { revoked };
    }),
    route(claimCalls.read, async ({ body, address }) => {
      await limits.take('claim', address, TRIES, SECONDS);
      return readClaim(db, body.code);
    }),
    route(claimCalls.accept, async (ask) => {
      await limits.take('claim', ask.address, TRIES, SECONDS);
      return claim(needs, builderOf(ask), ask.body);
    }),
  ];
}
