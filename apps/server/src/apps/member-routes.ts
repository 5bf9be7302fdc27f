import { MESSAGES, may, memberCalls } from '@trellis/contract';
import { builderOf, type Route, route } from '../http/index.ts';
import { Refusal } from '../refusal.ts';
import {
  acceptInvitation,
  changeMember,
  inviteMember,
  listMembers,
  removeMember,
} from './members.ts';
import type { AppNeeds } from './needs.ts';

/** Collaborators on an app, and the invitations that they come by. */
export function memberRoutes(services: AppNeeds): Route[] {
  const { limits } = services;
  return [
    route(memberCalls.list, async (ask) => ({
      members: await listMembers(services, ask.params.appId, builderOf(ask).userId),
    })),
    route(memberCalls.invite, async (ask) => {
      const builder = builderOf(ask);
      await limits.take('invite-member', builder.userId, 60, 60 * 60, MESSAGES.rateLimit);
      return inviteMember(services, ask.params.appId, builder, ask.body);
    }),
    route(memberCalls.change, async (ask) =>
      changeMember(
        services,
        ask.params.appId,
        ask.params.memberId,
        ask.body.role,
        builderOf(ask).userId,
      ),
    ),
    route(memberCalls.remove, async (ask) => {
      const { appId, memberId } = ask.params;
      if (memberId !== builderOf(ask).userId && !may(ask.role, 'members.manage'))
        throw new Refusal('forbidden', 'This needs the role owner on the app');
      await removeMember(services, appId, memberId);
      return { success: true };
    }),
    route(memberCalls.accept, async (ask) =>
      acceptInvitation(services, builderOf(ask), ask.body.secret),
    ),
  ];
}
