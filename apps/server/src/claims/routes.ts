import { CLAIM_TEXTS, claimCalls, MESSAGES } from '@trellis/contract';
import { appById } from '../apps/index.ts';
import { builderOf, type Route, route } from '../http/index.ts';
import { isAdmin } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import { claim, readClaim } from './claim.ts';
import { claimInvitation, revokeClaim } from './invitation.ts';
import type { ClaimNeeds } from './needs.ts';

/** Codes by which customers take apps over are guessed at no more often than passwords. */
const TRIES = 30;
const SECONDS = 15 * 60;

export function claimRoutes(needs: ClaimNeeds): Route[] {
  const { db, bus, limits } = needs;
  /** Handing apps over is for admins of the installation (spec 1, section 2). */
  const requireAdmin = async (userId: string) => {
    if (!(await isAdmin(db, userId))) throw new Refusal('forbidden', MESSAGES.adminsOnly);
  };
  return [
    route(claimCalls.invitation, async (ask) => {
      const { userId } = builderOf(ask);
      await requireAdmin(userId);
      return claimInvitation(needs, await appById(db, ask.params.appId), userId);
    }),
    route(claimCalls.revoke, async ({ params: { appId }, ...ask }) => {
      await requireAdmin(builderOf(ask).userId);
      const revoked = await revokeClaim(db, appId);
      bus.publish({ kind: 'app', appId });
      return { revoked };
    }),
    route(claimCalls.read, async ({ body, address }) => {
      await limits.take('claim', address, TRIES, SECONDS, CLAIM_TEXTS.tooOften);
      return readClaim(db, body.code);
    }),
    route(claimCalls.accept, async (ask) => {
      await limits.take('claim', ask.address, TRIES, SECONDS, CLAIM_TEXTS.tooOften);
      return claim(needs, builderOf(ask), ask.body);
    }),
  ];
}
